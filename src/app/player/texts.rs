//! What the player says.

use crate::i18n::texts;

texts! {
    /// Label of the player.
    player: "Player", "播放器";
    /// What shows the controls that a narrow player has no room for.
    more: "More controls", "更多控件";
    /// Button.
    play: "Play", "播放";
    /// Button.
    play_again: "Play again", "重新播放";
    /// Button.
    pause: "Pause", "暂停";
    /// Button.
    to_start: "Back to the start", "回到开头";
    /// Button.
    step_back: "Step back", "后退一步";
    /// Button.
    step_forward: "Step", "前进一步";
    /// Button.
    to_end: "To the furthest step seen", "到已看过的最远一步";
    /// Button.
    to_known_end: "To the end", "到结尾";
    /// Button.
    run_to_end: "Run to the end", "运行到结尾";
    /// Button.
    next_dead_end: "Next dead end", "下一个死路";
    /// Button.
    next_solution: "Next solution", "下一个解";
    /// Label of the slider.
    timeline: "Timeline", "时间轴";
    /// Label of the fine slider.
    timeline_fine: "Timeline, fine: steps {from} to {to}", "时间轴细调：第 {from} 步到第 {to} 步";
    /// Beside the fine slider.
    fine: "fine", "细调";
    /// What the slider says.
    timeline_value: "step {step} of {furthest} seen, the end not known", "第 {step} 步，已看到第 {furthest} 步，结尾未知";
    /// The same when the end is known.
    timeline_value_end: "step {step} of {furthest}", "第 {step} 步，共 {furthest} 步";
    /// Label of the number field.
    step: "step", "第";
    /// Behind the number field.
    step_after: "", "步";
    /// Label.
    grain: "by", "步长";
    /// Grain.
    grain_test: "test", "每次试探";
    /// Grain.
    grain_move: "move", "每次放置或撤销";
    /// Grain.
    grain_picture: "picture", "每幅图";
    /// Label.
    speed: "Speed", "速度";
    /// Steps a second.
    speed_value: "{speed} a second", "每秒 {speed} 步";
    /// The fastest.
    speed_max: "max", "最快";
    /// Speed to hand.
    speed_slow: "Slow", "慢";
    /// Speed to hand.
    speed_normal: "Normal", "中";
    /// Speed to hand.
    speed_fast: "Fast", "快";
    /// Said when playing begins.
    said_playing: "Playing. Steps a second: {speed}.", "正在播放。每秒步数：{speed}。";
    /// The same where it goes as fast as it can.
    said_playing_max: "Playing, as fast as possible.", "正在尽快播放。";
    /// Said when the speed is changed by a key.
    said_speed: "Steps a second: {speed}.", "每秒步数：{speed}。";
    /// The same where it is the fastest.
    said_speed_max: "As fast as possible.", "尽快。";
    /// While a seek is on its way.
    busy_seek: "On the way to step {target}: step {step}", "正在前往第 {target} 步：第 {step} 步";
    /// While a run is on its way.
    busy_run: ["Searching: step {step}, no tests", "Searching: step {step}, {n} test", "Searching: step {step}, {n} tests"], ["搜索中：第 {step} 步，已试探 {n} 次"];
    /// Key.
    key_play: "play or pause", "播放或暂停";
    /// Key.
    key_step: "step, step back", "前进，后退";
    /// Key.
    key_coarse: "by the next coarser grain", "按更大的步长";
    /// Key.
    key_dead_end: "run to the next dead end", "运行到下一个死路";
    /// Key.
    key_backtrack: "run to the next backtrack", "运行到下一次回溯";
    /// Key.
    key_solution: "run to the next solution", "运行到下一个解";
    /// Key.
    key_ends: "start, furthest step seen or end", "开头，已看过的最远一步或结尾";
    /// Key.
    key_speed: "faster, slower", "加快，减慢";
    /// Key.
    key_restart: "restart", "重新开始";
}

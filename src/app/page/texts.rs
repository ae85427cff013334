//! What the page as a whole says: header, notices, dialogs, keys.

use crate::i18n::texts;

texts! {
    /// Title of the page.
    title: "Queens Lab: backtracking, step by step", "皇后实验室：一步一步看回溯法";
    /// Name of the page.
    brand: "Queens Lab", "皇后实验室";
    /// Link past the header.
    skip: "Skip to the board", "跳到棋盘";
    /// Button.
    share: "Share", "分享";
    /// Button.
    projector: "Projector", "投影";
    /// Button.
    help: "Keys", "快捷键";
    /// Button.
    full_screen: "Full screen", "全屏";
    /// Label.
    theme: "Theme", "外观";
    /// Theme.
    theme_auto: "As the system", "跟随系统";
    /// Theme.
    theme_light: "Light", "浅色";
    /// Theme.
    theme_dark: "Dark", "深色";
    /// Theme.
    theme_projector: "Projector", "投影";
    /// The other language's name, in that language.
    other_language: "中文", "English";
    /// What shows search, examples and size on a projector.
    set_up: "Set up", "设置";
    /// Label of the menu on small screens.
    menu: "Menu", "菜单";
    /// Label.
    size: "Board", "棋盘";
    /// The size.
    size_value: "{n} × {n}", "{n} × {n}";
    /// Button.
    smaller: "Smaller board", "减少一行一列";
    /// Button.
    larger: "Larger board", "增加一行一列";
    /// Button.
    clear_start: "Without the start", "去掉初始局面";
    /// Label.
    notices: "Notices", "提示";
    /// Button.
    close: "Close", "关闭";
    /// Notice.
    notice_unusable: "The address says {key}={value}, which cannot be used; {key}={used} is used instead.", "地址中的 {key}={value} 无法使用，改用 {key}={used}。";
    /// Notice.
    notice_unusable_no_default: "The address says {key}={value}, which cannot be used; it is left out.", "地址中的 {key}={value} 无法使用，已忽略。";
    /// Notice.
    notice_dropped: "{key}: {member} cannot be used and is left out.", "{key}：{member} 无法使用，已忽略。";
    /// Notice.
    notice_repeated: "The address gives {key} more than once; {key}={value} is left out.", "地址中多次出现 {key}，已忽略 {key}={value}。";
    /// Notice.
    notice_attacked: "queens: {member} is attacked from {by} and is left out; a search keeps all of its queens.", "queens：{member} 受到 {by} 的攻击，已忽略；搜索会保留全部给定的皇后。";
    /// A search that keeps no start.
    notice_refused: "{search} starts on the empty board: {reason}", "{search}只能从空棋盘开始：{reason}";
    /// Notice.
    notice_no_number: "{typed} is no whole number; nothing has changed.", "“{typed}”不是整数，没有任何改变。";
    /// Said on coming to a mode.
    said_mode: "{mode}.", "{mode}。";
    /// Said when playing is stopped.
    said_paused: "Paused.", "已暂停。";
    /// Said when a piece of work is given up.
    said_stopped: "Stopped.", "已停止。";
    /// Button of the notice that offers a step back.
    bring_back: "Back to n = {n}, step {step}", "回到 n = {n}，第 {step} 步";
    /// Notice.
    thrown: "Step {step} of n = {n} was left.", "已离开 n = {n} 的第 {step} 步。";
    /// Heading.
    share_title: "Link to what is on the screen", "指向当前画面的链接";
    /// Label.
    share_link: "Link", "链接";
    /// Switch.
    share_personal: "With language, theme and speed", "包含语言、外观和速度";
    /// Button.
    share_copy: "Copy", "复制";
    /// Said.
    share_copied: "Copied.", "已复制。";
    /// Where nothing can be copied.
    share_by_hand: "Select the link and copy it.", "请选中链接后复制。";
    /// Heading.
    help_title: "Keys", "快捷键";
    /// Switch.
    help_letters: "Single letters and signs are keys", "启用单个字母和符号的快捷键";
    /// Switch.
    help_milestones: "Say milestones while playing (screen readers)", "播放时朗读进展（屏幕阅读器）";
    /// Note.
    help_remote: "A presenter's remote steps too: its page keys are the step keys.", "翻页笔也可以控制：翻页键就是前进和后退键。";
    /// Key.
    key_size: "larger, smaller board", "增加、减少行列";
    /// Key.
    key_full_screen: "full screen", "全屏";
    /// Key.
    key_projector: "projector theme", "投影外观";
    /// Key.
    key_help: "these keys", "显示快捷键";
    /// Key.
    key_board_move: "on the board: move over the squares", "在棋盘上：移动格子";
}

//! What each message does to the model.

use queens_solver::Board;

use super::address;
use super::adopt::{adopt, arrive, bring_back, enter, resize, restart};
use super::history::Here;
use super::look::Theme;
use super::model::{Dialog, Model};
use super::settings::Setting;
use super::texts::Texts;
use super::work::WAY;
use crate::app::mode::{self, Desk, Mode, Task, Wish, compare, place, watch};
use crate::app::player;
use crate::i18n::{Lang, fill, sentences};

/// A thing that a person, a script or the browser asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// In Watch.
    Watch(watch::Msg),
    /// In Place.
    Place(place::Msg),
    /// In Compare.
    Compare(compare::Msg),
    /// Of the player.
    Player(player::Msg),
    /// Another mode.
    Mode(Mode),
    /// Another size, from step 0; what fits of a position stays.
    Size(u8),
    /// A larger or smaller board by one.
    Resize(i8),
    /// Takes the start of the searches away.
    ClearStart,
    /// Gives up a piece of work.
    Stop(Task),
    /// Settings that belong together, from a script.
    Adopt(Vec<Setting>),
    /// The address as opened or edited: query string and hash.
    Address(String, String),
    /// The language of the page.
    Lang(Lang),
    /// The look.
    Theme(Theme),
    /// The projector's look, and back.
    Projector,
    /// Single letters are keys or not.
    Letters(bool),
    /// Milestones are said while playing or not.
    Milestones(bool),
    /// Opens a dialog or closes the open one.
    Dialog(Option<Dialog>),
    /// The legend was opened or closed.
    Legend(bool),
    /// A link was copied, or could not be.
    Copied(String, bool),
    /// The link to what is on the screen has language, theme and speed, or not.
    SharePersonal(bool),
    /// What is being typed into the field of the step; nothing once it has been taken.
    Typed(Option<String>),
    /// What was typed into a field for numbers and is none.
    Refused(String),
    /// Closes a notice.
    Dismiss(u32),
    /// Brings a thrown-away step back: the notice that offers it.
    BringBack(u32),
}

impl From<mode::Msg> for Msg {
    fn from(msg: mode::Msg) -> Self {
        match msg {
            mode::Msg::Watch(msg) => Self::Watch(msg),
            mode::Msg::Place(msg) => Self::Place(msg),
            mode::Msg::Compare(msg) => Self::Compare(msg),
        }
    }
}

/// Carries a message out; what has to be said to a person who listens.
pub fn update(model: &mut Model, msg: Msg) -> Option<String> {
    let lang = model.look.lang;
    let said = carry_out(model, msg);
    if said.is_some() {
        model.speech.answered();
    }
    // What was said last is in the other language: nothing takes its place.
    if model.look.lang == lang { said } else { Some(String::new()) }
}

fn carry_out(model: &mut Model, msg: Msg) -> Option<String> {
    match msg {
        Msg::Watch(msg) => return in_room(model, mode::Msg::Watch(msg)),
        Msg::Place(msg) => return in_room(model, mode::Msg::Place(msg)),
        Msg::Compare(msg) => return in_room(model, mode::Msg::Compare(msg)),
        Msg::Player(msg) => return play(model, msg),
        Msg::Mode(mode) if mode == model.mode => model.rest(),
        Msg::Mode(mode) => {
            from_here(model, |model| enter(model, mode));
            return Some(arrived(model));
        }
        Msg::Size(n) => resize(model, n), // the slider that sends it says its value
        Msg::Resize(by) => {
            resize(model, model.n().saturating_add_signed(by));
            return Some(model.told());
        }
        Msg::ClearStart => {
            adopt(model, vec![Setting::Queens(Vec::new()), Setting::Blocked(Vec::new())]);
            return Some(model.told());
        }
        Msg::Stop(task) => {
            model.stop(task);
            return Some(Texts::of(model.look.lang).said_stopped.to_owned());
        }
        Msg::Adopt(settings) => from_here(model, |model| adopt(model, settings)),
        Msg::Address(query, hash) => arrive(model, address::read(&query, &hash)),
        Msg::Lang(lang) => model.look.lang = lang,
        Msg::Theme(theme) => model.look.set_theme(theme),
        Msg::Projector => model.look.toggle_projector(),
        Msg::Letters(on) => model.look.letters = on,
        Msg::Milestones(on) => model.look.milestones = on,
        Msg::Dialog(dialog) => model.dialog = dialog,
        Msg::Legend(open) => model.legend = open,
        Msg::Copied(link, done) => model.copied = Some((link, done)),
        Msg::SharePersonal(on) => model.share_personal = on,
        Msg::Typed(text) => model.typed = text,
        Msg::Refused(typed) => model.notices.refuse(typed),
        Msg::Dismiss(number) => model.notices.close(number),
        Msg::BringBack(number) => from_here(model, |model| bring_back(model, number)),
    }
    None
}

/// Does what may lead elsewhere: the way back is kept.
fn from_here(model: &mut Model, act: impl FnOnce(&mut Model)) {
    let here = Here::of(model);
    act(model);
    here.leave_if_changed(model);
}

/// A message to a room; what comes of it.
fn in_room(model: &mut Model, msg: mode::Msg) -> Option<String> {
    let before = model.room().position().map(|(queens, _)| queens.clone());
    let desk = Desk { problem: &model.problem, lang: model.look.lang };
    let wishes = model.rooms.update(msg, desk);
    if before.as_ref() != model.room().position().map(|(queens, _)| queens) {
        model.notices.withdraw_offer();
    }
    wishes.into_iter().filter_map(|wish| grant(model, wish)).last()
}

/// What a room asks for is done; what has to be said.
fn grant(model: &mut Model, wish: Wish) -> Option<String> {
    match wish {
        Wish::Anew(thrown) => model.begin_anew(thrown.map(|thrown| (model.mode, thrown))),
        Wish::Open(searches, problem, step, grain) => {
            Here::of(model).leave(model);
            restart(model, &searches, problem);
            model.player.grain = grain;
            model.seek(step);
        }
        Wish::Go(step, thrown) => {
            model.seek(step);
            model.notices.offer(Some((model.mode, thrown)));
        }
        Wish::Size(n) => resize(model, n),
        Wish::Search(queens, blocked) => {
            let (queens, blocked) = (queens.queens().collect(), blocked.queens().collect());
            let start = vec![Setting::Mode(Mode::Watch), Setting::Queens(queens), Setting::Blocked(blocked)];
            from_here(model, |model| adopt(model, start));
            return Some(arrived(model));
        }
        Wish::PutUp => {
            let (queens, blocked) = model.reached()?;
            let squares = |board: &Board| board.queens().collect();
            model.rooms.of_mut(model.mode).put_up(Some(squares(&queens)), Some(squares(&blocked)));
            return Some(model.told());
        }
        Wish::Begin(task) => model.work.begin(task),
        Wish::Say(said) => return Some(said),
        Wish::Tell => return Some(model.told()),
    }
    None
}

/// A message to the player, where something is played.
fn play(model: &mut Model, msg: player::Msg) -> Option<String> {
    let played = model.rooms.of_mut(model.mode).played_mut()?;
    let was_playing = model.player.is_playing();
    if msg.moves() {
        model.notices.withdraw_offer();
    }
    model.player.update(msg, played);
    if msg.sets_out() {
        model.work.begin(WAY);
    } else if model.player.way().is_none() {
        model.work.end(WAY);
    }
    said_of_playing(model, &msg, was_playing)
}

/// What is said of a message to the player.
fn said_of_playing(model: &mut Model, msg: &player::Msg, was_playing: bool) -> Option<String> {
    let (lang, player) = (model.look.lang, &model.player);
    if player.way().is_some() {
        model.speech.answered(); // on a way, what is said is said on arrival
        return None;
    }
    if matches!(msg, player::Msg::Nudge(_)) {
        return Some(player::said_speed(player, lang));
    }
    match (player.is_playing(), msg.prefers()) {
        (true, false) if !was_playing => Some(player::said_playing(player, model.room().played(), lang)),
        (true, _) | (_, true) => None,
        (false, false) if was_playing => Some(sentences(&[Texts::of(lang).said_paused, &model.told()])),
        (false, false) => Some(model.told()),
    }
}

/// The mode that was come to, and where it stands.
fn arrived(model: &Model) -> String {
    let lang = model.look.lang;
    let mode = fill(Texts::of(lang).said_mode, &[("mode", &model.mode.title(lang))]);
    sentences(&[&mode, &model.told()])
}

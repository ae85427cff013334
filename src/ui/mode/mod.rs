//! The views of the rooms, under the names of the modes. This file is the list of them.

mod compare;
mod place;
mod watch;

use std::rc::Rc;

use yew::prelude::*;

use super::board::{Act, Signs};
use crate::app::mode::watch::Panels;
use crate::app::mode::{self, Mode, Task};
use crate::app::page::{Model, Msg};
use crate::i18n::Lang;
use watch::Lines;

/// Where the messages of each room go: made once, so that no drawing is needed for their sake.
#[derive(Clone, PartialEq)]
pub struct Sends {
    watch: Callback<mode::watch::Msg>,
    watch_board: Callback<Act>,
    place: Callback<mode::place::Msg>,
    place_board: Callback<Act>,
    compare: Callback<mode::compare::Msg>,
    stop: Callback<Task>,
    legend: Callback<bool>,
}

impl Sends {
    /// All of them go on to the page.
    pub fn to(page: &Callback<Msg>) -> Self {
        let (watch, place) = (page.reform(Msg::Watch), page.reform(Msg::Place));
        Self {
            watch_board: watch.reform(watch::sent),
            watch,
            place_board: place.reform(place::sent),
            place,
            compare: page.reform(Msg::Compare),
            stop: page.reform(Msg::Stop),
            legend: page.reform(Msg::Legend),
        }
    }
}

/// What views remember of a room, so that it is not made again for every drawing.
#[derive(Default)]
pub struct Kept {
    names: Rc<Vec<Vec<String>>>, // of the squares, frozen while playing
    lines: Lines,                // of the solutions
}

impl Kept {
    /// Takes over what has changed.
    pub fn follow(&mut self, model: &Model) {
        if !model.player.is_playing() {
            self.names = Rc::new(model.room().names(model.manner()));
        }
        self.lines.follow(&model.rooms.watch.seen(model.manner()));
    }
}

/// What a room has in the menu of the page.
#[derive(Clone, PartialEq)]
pub enum Menu {
    Watch(Panels),
    None,
}

impl Menu {
    /// That of the mode.
    pub fn of(model: &Model) -> Self {
        match model.mode {
            Mode::Watch => Self::Watch(model.rooms.watch.panels.clone()),
            Mode::Place | Mode::Compare => Self::None,
        }
    }
}

/// Draws it.
pub fn menu(menu: &Menu, sends: &Sends, lang: Lang) -> Html {
    match menu {
        Menu::Watch(panels) => watch::menu(panels, lang, &sends.watch),
        Menu::None => html! {},
    }
}

/// What the row of settings has for the mode.
pub fn setup(model: &Model, sends: &Sends) -> Html {
    let lang = model.look.lang;
    match model.mode {
        Mode::Watch => watch::setup(&model.rooms.watch, lang, &sends.watch),
        Mode::Place => html! {},
        Mode::Compare => compare::rules(&model.rooms.compare.race, lang, &sends.compare),
    }
}

/// What the page shows of the mode, between settings and player.
pub fn content(model: &Model, kept: &Kept, sends: &Sends) -> Html {
    let (manner, player) = (model.manner(), &model.player);
    let signs = Signs { open: model.legend, toggle: sends.legend.clone() };
    match model.mode {
        Mode::Watch => {
            let sends = (&sends.watch, &sends.watch_board);
            watch::content(&model.rooms.watch, manner, player, (&kept.names, &kept.lines), sends, &signs)
        }
        Mode::Place => place::content(&model.rooms.place, manner, &kept.names, &sends.place_board, &signs),
        Mode::Compare => compare::content(&model.rooms.compare, manner, &sends.compare, &sends.stop, &signs),
    }
}

/// The tools of a mode without a player.
pub fn tools(model: &Model, sends: &Sends) -> Html {
    match model.mode {
        Mode::Watch | Mode::Compare => html! {},
        Mode::Place => {
            let place = &model.rooms.place;
            let can_take_over = model.reached().is_some_and(|reached| place.is_new(&reached));
            place::tools(place, can_take_over, model.look.lang, &sends.place)
        }
    }
}

//! The one stateful component: model, frame loop, slices of work and listeners.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use super::happening::Happening;
use super::listeners::listen;
use super::replies::{Replies, state};
use super::turns::Turns;
use super::view::{self, Callbacks};
use crate::app::key::name_of;
use crate::app::page::texts::Texts;
use crate::app::page::{Model, Msg, Theme, WAY, address, frame as play_frame, script, slice, update};
use crate::app::player;
use crate::app::work::SLICE;
use crate::platform::address_bar::{self, Bar};
use crate::platform::scripting::{self, Reply, Scripting};
use crate::platform::{frame, keeper::Keeper, page};
use crate::ui::mode::Kept;

/// What the page and its listeners both hold.
type Shared<T> = Rc<RefCell<T>>;

/// The page.
pub struct Root {
    model: Shared<Model>, // shared with `state()`, which answers at once
    to: Callbacks,
    kept: Kept,
    said: (String, bool), // what the live region says, and which of its two parts
    address: Shared<Bar>,
    replies: Replies,
    turns: Turns,
    scripting: Option<Scripting>,
    focus: Keeper,
    _listeners: Vec<EventListener>,
}

impl Component for Root {
    type Message = Happening;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let mut model = Model::new(view::surroundings());
        let (query, hash) = address_bar::read();
        update(&mut model, Msg::Address(query, hash));
        model.rooms.take_time_by(frame::now);
        let (model, send) = (Rc::new(RefCell::new(model)), ctx.link().callback(Happening::App));
        let address = Shared::<Bar>::default();
        let (link, edits) = (ctx.link().clone(), ctx.link().clone());
        let edited = move || edits.send_message(Happening::Edited);
        let mut root = Self {
            _listeners: listen(&model, &address, &send, edited),
            model,
            to: Callbacks::to(&send),
            kept: Kept::default(),
            said: (String::new(), false),
            address,
            replies: Replies::default(),
            turns: Turns::new(move || link.send_message(Happening::Slice)),
            scripting: None,
            focus: Keeper::watch(),
        };
        root.work();
        root.settle();
        root.write_address(ctx, false);
        root.said = (String::new(), false); // opening is no step
        root
    }

    fn update(&mut self, ctx: &Context<Self>, happening: Happening) -> bool {
        let asked = matches!(happening, Happening::App(_) | Happening::Script(..)) && self.model.borrow().work.has(WAY);
        match happening {
            Happening::App(msg) => self.carry_out(msg),
            Happening::Frame(time) => self.play(time),
            Happening::Slice => {
                self.model.borrow_mut().speech.pass(self.turns.slice());
                if !self.work() && !self.turns.is_due() {
                    self.turns.ask_for_slice();
                    return false;
                }
            }
            Happening::Write => self.address.borrow_mut().write_now(address::write(&self.model.borrow())),
            Happening::Edited => {
                let edited = self.address.borrow_mut().edited();
                if let Some((query, hash)) = edited {
                    self.carry_out(Msg::Address(query, hash));
                }
            }
            Happening::Script(message, reply) => self.obey(&message, reply),
        }
        self.settle();
        self.write_address(ctx, asked);
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        view::page(&self.model.borrow(), &self.to, &self.kept, &self.said)
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            let (model, link) = (self.model.clone(), ctx.link().clone());
            let send = move |message, reply| link.send_message(Happening::Script(message, reply));
            self.scripting = scripting::install(move || state(&model.borrow()), send);
        }
        self.focus.keep(!self.model.borrow().player.is_playing());
        self.turns.drawn();
        self.replies.answer(&self.model.borrow());
        self.go_on(ctx);
    }
}

impl Root {
    fn carry_out(&mut self, msg: Msg) {
        view::remember(&msg);
        let said = update(&mut self.model.borrow_mut(), msg);
        self.address.borrow_mut().leave(self.model.borrow_mut().left.take());
        self.say(said);
        // The first slice at once: a short way shows no bar.
        if !self.turns.awaits_slice() {
            self.work();
        }
    }

    /// A script's message: carried out, and answered once it shows.
    fn obey(&mut self, message: &str, reply: Reply) {
        let read = script::read(message, &self.model.borrow());
        match read {
            Err(why) => reply.refuse(&why),
            Ok(msg) => {
                let before = self.model.borrow().work.given();
                self.carry_out(msg);
                let now = self.model.borrow().work.given();
                self.replies.push(reply, (now != before).then_some(now));
            }
        }
    }

    fn play(&mut self, time: f64) {
        let elapsed = self.turns.frame(time);
        let mut model = self.model.borrow_mut();
        let budget = player::budget(model.player.speed, self.turns.pace());
        let said = play_frame(&mut model, elapsed, &mut frame::budget(budget));
        drop(model);
        self.say(said);
    }

    /// A slice of the work whose turn it is; whether there is no more of it.
    fn work(&mut self) -> bool {
        let said = slice(&mut self.model.borrow_mut(), &mut frame::budget(SLICE));
        self.say(said);
        self.model.borrow().work.is_empty()
    }

    /// After every happening that shows: what lies outside the components.
    fn settle(&mut self) {
        let model = self.model.borrow();
        if !model.player.is_playing() {
            self.turns.rest();
        }
        self.kept.follow(&model);
        let look = &model.look;
        page::dress(Texts::of(look.lang).title, look.lang.tag(), name_of(&Theme::ALL, &look.theme), look.embed);
    }

    /// Not for the progress of a way: the address is that of where it set out, or of what was asked for on it.
    fn write_address(&self, ctx: &Context<Self>, is_asked: bool) {
        let (model, link) = (self.model.borrow(), ctx.link().clone());
        if is_asked || !model.work.has(WAY) {
            let later = move || link.send_message(Happening::Write);
            self.address.borrow_mut().offer(address::write(&model), model.player.is_playing(), later);
        }
    }

    /// Asks for the next slice or frame: only once the page is drawn, for Yew puts drawing off while messages come in.
    fn go_on(&mut self, ctx: &Context<Self>) {
        let works = !self.model.borrow().work.is_empty();
        let plays = self.model.borrow().player.is_playing();
        if works {
            self.turns.ask_for_slice();
        }
        if plays {
            let link = ctx.link().clone();
            self.turns.ask_for_frame(move |time| link.send_message(Happening::Frame(time)));
        }
    }

    /// The live region has two parts that take turns, so that the same sentence is said again.
    fn say(&mut self, said: Option<String>) {
        if let Some(said) = said {
            self.said = (said, !self.said.1);
        }
    }
}

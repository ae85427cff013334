//! The one stateful component: model, frame loop, timers and listeners.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use super::solutions::Lines;
use super::waiting::Waiting;
use super::{Send, keys, view};
use crate::app::{Model, Msg, address, playback, script, update};
use crate::platform::address_bar::{self, Bar};
use crate::platform::scripting::{self, Reply, Scripting};
use crate::platform::{focus, frame, page, storage};
use crate::value::Value;

/// What the page and its listeners both hold.
type Shared<T> = Rc<RefCell<T>>;

/// The page.
pub struct Root {
    model: Shared<Model>, // shared with `state()`, which answers at once
    send: Send,
    names: Rc<Vec<Vec<String>>>, // of the squares, frozen while playing
    lines: Lines,                // of the solutions
    said: (String, bool),        // what the live region says, and which of its two parts
    address: Shared<Bar>,
    waiting: Waiting,
    frame: Option<frame::Frame>,
    last_frame: Option<f64>, // ms
    work: Option<frame::Delay>,
    scripting: Option<Scripting>,
    _listeners: Vec<EventListener>,
}

/// What happens to the page.
pub enum Happening {
    /// A message to the model.
    App(Msg),
    /// A frame is to be drawn, at a time in ms.
    Frame(f64),
    /// The seek or run goes on.
    Work,
    /// The address bar is to be written.
    Write,
    /// The hash was edited.
    Edited,
    /// A script sent something.
    Script(Value, Reply),
}

impl Component for Root {
    type Message = Happening;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let mut model = Model::new(view::surroundings());
        let (query, hash) = address_bar::read();
        update(&mut model, Msg::Address(query, hash));
        model.race.stopwatch = Some(frame::now);
        let (model, send) = (Rc::new(RefCell::new(model)), ctx.link().callback(Happening::App));
        let address = Shared::<Bar>::default();
        let mut root = Self {
            _listeners: listeners(ctx, &model, &address, &send),
            model,
            send,
            names: Rc::default(),
            lines: Lines::default(),
            said: (String::new(), false),
            address,
            waiting: Waiting::default(),
            frame: None,
            last_frame: None,
            work: None,
            scripting: None,
        };
        root.settle(ctx);
        root.said = (String::new(), false); // opening is no step
        root
    }

    fn update(&mut self, ctx: &Context<Self>, happening: Happening) -> bool {
        match happening {
            Happening::App(msg) => self.carry_out(msg),
            Happening::Frame(time) => self.play(time),
            Happening::Work => self.work = None, // a slice is taken when everything settles
            Happening::Write => self.address.borrow_mut().write_now(address::write(&self.model.borrow())),
            Happening::Edited => {
                let edited = self.address.borrow_mut().edited();
                if let Some((query, hash)) = edited {
                    self.carry_out(Msg::Address(query, hash));
                }
            }
            Happening::Script(message, reply) => self.obey(&message, reply),
        }
        self.settle(ctx);
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        view::page(&self.model.borrow(), &self.send, &self.names, &self.lines, &self.said)
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            let (model, link) = (self.model.clone(), ctx.link().clone());
            let state = move || script::state(&model.borrow());
            self.scripting =
                scripting::install(state, move |message, reply| link.send_message(Happening::Script(message, reply)));
        }
        self.waiting.answer(&self.model.borrow());
        self.go_on(ctx);
    }
}

impl Root {
    fn carry_out(&mut self, msg: Msg) {
        match msg {
            Msg::Letters(on) => storage::write_switch("letters", on),
            Msg::Milestones(on) => storage::write_switch("milestones", on),
            _ => {}
        }
        let said = update(&mut self.model.borrow_mut(), msg);
        self.say(said);
    }

    /// A script's message: carried out, and answered once it shows.
    fn obey(&mut self, message: &Value, reply: Reply) {
        let read = script::read(message, &self.model.borrow());
        match read {
            Err(why) => reply.refuse(&why),
            Ok(msg) => {
                let begun = self.model.borrow().watch.begun;
                self.carry_out(msg);
                let now = self.model.borrow().watch.begun;
                self.waiting.push(reply, (now != begun).then_some(now));
            }
        }
    }

    fn play(&mut self, time: f64) {
        self.frame = None;
        let elapsed = self.last_frame.replace(time).map_or(0.0, |last| time - last);
        let mut model = self.model.borrow_mut();
        let budget = playback::budget(model.watch.speed, elapsed);
        let said = update::frame(&mut model, elapsed, &mut frame::budget(budget));
        drop(model);
        self.say(said);
    }

    /// After every happening: the first slice of a job at once, and what lies outside the components.
    fn settle(&mut self, ctx: &Context<Self>) {
        if self.work.is_none() {
            let said = update::work(&mut self.model.borrow_mut(), &mut frame::budget(playback::SLICE));
            self.model.borrow_mut().study.work(&mut frame::budget(playback::SLICE));
            self.say(said);
        }
        let model = self.model.borrow();
        if !model.watch.playing {
            (self.frame, self.last_frame) = (None, None);
            self.names = Rc::new(view::names(&model));
        }
        self.lines.follow(&model.watch);
        page::dress(model.texts().title, model.lang.tag(), view::theme(&model), model.embed);
        let link = ctx.link().clone();
        let mut bar = self.address.borrow_mut();
        bar.offer(address::write(&model), model.watch.playing, move || link.send_message(Happening::Write));
    }

    /// Asks for the next slice or frame: only once the page is drawn, for Yew puts drawing off while messages come in.
    fn go_on(&mut self, ctx: &Context<Self>) {
        let (model, link) = (self.model.borrow(), ctx.link().clone());
        if (model.watch.job.is_some() || model.study.is_busy()) && self.work.is_none() {
            let link = link.clone();
            self.work = Some(frame::after(0, move || link.send_message(Happening::Work)));
        }
        if model.watch.playing && self.frame.is_none() {
            self.frame = Some(frame::next_frame(move |time| link.send_message(Happening::Frame(time))));
        }
    }

    /// The live region has two parts that take turns, so that the same sentence is said again.
    fn say(&mut self, said: Option<String>) {
        if let Some(said) = said {
            self.said = (said, !self.said.1);
        }
    }
}

fn listeners(ctx: &Context<Root>, model: &Shared<Model>, bar: &Shared<Bar>, send: &Send) -> Vec<EventListener> {
    let mut listeners = focus::give_back_after_pointer();
    let link = ctx.link().clone();
    listeners.extend(address_bar::on_edit(move || link.send_message(Happening::Edited)));
    let (leaving, bar) = (model.clone(), bar.clone()); // at once: a message would come too late
    listeners.extend(address_bar::on_leave(move || bar.borrow_mut().write_now(address::write(&leaving.borrow()))));
    listeners.extend(keys::listen(model.clone(), send.clone()));
    listeners
}

//! The searches as options of a list.

use queens_solver::{Family, SearchId};
use yew::prelude::*;

use crate::app::show::searches::{FAMILIES, family, name};
use crate::i18n::Lang;

/// One search.
pub fn option(search: SearchId, current: SearchId, lang: Lang) -> Html {
    html! { <option key={search.name()} value={search.name()} selected={search == current}>{name(search, lang)}</option> }
}

/// All searches, in groups.
pub fn grouped(current: SearchId, lang: Lang) -> Html {
    let group = |of: Family| {
        let members = SearchId::ALL.iter().filter(|search| search.facts().family == of);
        html! {
            <optgroup key={of as u8} label={family(of, lang)}>
                {for members.map(|search| option(*search, current, lang))}
            </optgroup>
        }
    };
    html! { <>{for FAMILIES.map(group)}</> }
}

//! What is said of work on its way.

use crate::i18n::texts;

texts! {
    /// Button.
    stop: "Stop", "停止";
}

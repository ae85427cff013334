// Says in one sentence why the page cannot run, instead of leaving it blank. It must itself run in
// any browser, so it is written in the JavaScript of 2009; boot.js goes on from here.
(function () {
  "use strict";

  // What the page uses, with the year in which the last of the big browsers got it.
  var needed = [
    function () { return "noModule" in document.createElement("script"); }, // 2018
    function () { return typeof WebAssembly === "object"; }, // 2017
    function () { return typeof ResizeObserver === "function"; }, // 2020
    function () { return typeof HTMLDialogElement.prototype.showModal === "function"; }, // 2022
    function () { return typeof structuredClone === "function"; }, // 2022
    function () { return typeof Array.prototype.at === "function"; }, // 2022
    function () { return CSS.supports("height", "100dvh"); }, // 2022
    function () { return CSS.supports("container-type", "size"); }, // 2023
    function () { return CSS.supports("selector(:has(*))"); }, // 2023
    function () { return "popover" in HTMLElement.prototype; }, // 2024
    function () { return CSS.supports("color", "light-dark(red, red)"); } // 2024
  ];

  function works(test) {
    try {
      return test();
    } catch (missing) {
      return false;
    }
  }

  function problem() {
    for (var i = 0; i < needed.length; i++) {
      if (!works(needed[i])) return "too-old";
    }
    return location.protocol === "file:" ? "no-server" : null;
  }

  // The page itself shows nothing but a sentence for readers without JavaScript.
  var found = problem();
  if (found) document.documentElement.setAttribute("data-unusable", found);
  document.getElementById(found || "loading").hidden = false;
})();

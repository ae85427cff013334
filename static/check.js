// Says in one sentence why the page cannot run, instead of leaving it blank. It must itself run in
// any browser, so it is written in the JavaScript of 2009; boot.js goes on from here.
(function () {
  "use strict";

  // What the page uses, with the year in which the last of the big browsers got it.
  var needed = [
    function () { return "noModule" in document.createElement("script"); }, // 2018
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

  // Every browser that has the rest has WebAssembly, unless it was switched off. The smallest program tells.
  function compiles() {
    return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) instanceof WebAssembly.Module;
  }

  function problem() {
    for (var i = 0; i < needed.length; i++) {
      if (!works(needed[i])) return "too-old";
    }
    if (location.protocol === "file:") return "no-server";
    return works(compiles) ? null : "no-wasm";
  }

  // The page says by itself, without any script, that it has not loaded, but only after a while; this says it at once,
  // and which file it is.
  function missing(file) {
    var late = document.getElementById("late");
    if (!late) return; // the program is running
    document.documentElement.setAttribute("data-unusable", "not-loaded");
    document.getElementById("loading").hidden = true;
    document.getElementById("late-file").textContent = file.replace(/^.*\//, "");
    late.className = "before";
  }

  function isPart(element) {
    return element.tagName === "SCRIPT" || (element.tagName === "LINK" && element.rel === "stylesheet");
  }

  function addressOf(element) {
    return element.src || element.href;
  }

  // The page itself shows nothing but a sentence for readers without JavaScript.
  var found = problem();
  if (found) {
    document.documentElement.setAttribute("data-unusable", found);
    document.getElementById(found).hidden = false;
    document.getElementById("app").innerHTML = "";
    return;
  }
  document.getElementById("loading").hidden = false;
  addEventListener("error", function (event) {
    if (event.target !== window && isPart(event.target)) missing(addressOf(event.target));
  }, true);
  addEventListener("queens-lab-missing", function (event) { missing(event.detail); });
  // What was an error before this script could listen. Without its look the page is of no use either.
  var look = document.querySelector("link[rel=stylesheet]");
  if (look && !getComputedStyle(document.documentElement).getPropertyValue("--bg")) missing(addressOf(look));
})();

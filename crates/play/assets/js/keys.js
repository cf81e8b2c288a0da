
// ---- keys ------------------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  // A key that is held down is pressed once: it must not answer the questions after this one.
  if (!field() || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    choose(null);
    closePeek();
    for (const it of document.querySelectorAll(".board-ask details[open]")) it.open = false;
    if (event.target.matches("#log input")) event.target.blur();
    return;
  }
  if (event.target.closest("input:not([type=checkbox], [type=radio]), textarea, select")) return;
  const press = (element) => {
    if (!element) return;
    event.preventDefault();
    element.click();
    if (element.tagName === "SUMMARY") element.focus();
  };
  const search = () => {
    const log = document.querySelector("#log");
    const words = log?.querySelector("input[type=search]");
    if (!words) return;
    event.preventDefault();
    log.open = true;
    words.focus();
  };
  if (/^[1-9]$/.test(event.key)) {
    const open = document.querySelector(".board-ask details[open]");
    const list = open ? [...open.querySelectorAll("button")] : [...document.querySelectorAll(".board-ask form > button, .board-ask form > details > summary")];
    press(list[Number(event.key) - 1]);
  } else if (event.key === " " && !event.target.closest("button, summary, a, label, input")) {
    press(document.querySelector(".board-ask button[data-pass]"));
  } else if (event.key === "u" || event.key === "U") {
    press(document.querySelector("[data-key=u]"));
  } else if (event.key === "h" || event.key === "H") {
    press(document.querySelector("[data-key=h]"));
  } else if (event.key === "/") {
    search();
  } else if (event.key === "?") {
    event.preventDefault();
    document.querySelector("#board-keys")?.togglePopover();
  }
});

// ---- the log: lines with some words ----------------------------------------------------------------------------------

function sift() {
  const words = document.querySelector("#log input[type=search]")?.value.trim().toLowerCase() ?? "";
  for (const line of document.querySelectorAll("#log li")) line.hidden = !line.textContent.toLowerCase().includes(words);
}
document.addEventListener("input", (event) => {
  if (event.target.matches("#log input[type=search]")) sift();
});

// ---- a hint, without leaving the page --------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const link = event.target.closest("#board a[data-key=h]");
  if (!link) return;
  event.preventDefault();
  history.replaceState(null, "", link.href);
  // Also where a refused form had left the address of another.
  delete document.documentElement.dataset.page;
  document.dispatchEvent(new Event("mark"));
});

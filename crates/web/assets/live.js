// Keeps a page up to date without losing what somebody typed, chose or opened.
//
// The page names its event stream in <meta name="live">. When the stream says that there is a newer version, the page asks
// for itself at that version at least, gets its content, and takes over what changed, element by element. Fields that were
// touched keep what is in them, even when the page no longer has them; the focus stays where it is. Without this script every
// page works by reloading.

const source = document.querySelector('meta[name="live"]')?.content;
// A form that was refused comes back on its page, at the address it was sent to.
const address = () => document.documentElement.dataset.page ?? location.href;
let seen = document.documentElement.dataset.version ?? "";
let events = null;

function follow() {
  if (!source || events) return;
  events = new EventSource(source);
  events.addEventListener("version", (event) => {
    mark(true);
    if (event.data !== seen) refresh(event.data);
  });
  events.onerror = () => {
    mark(false);
    // A browser gives up when the answer was no event stream, as from a gateway whose server is away. We do not.
    if (events?.readyState === EventSource.CLOSED) {
      rest();
      // Not all phones of a hall at the same moment.
      setTimeout(follow, 2000 + Math.random() * 4000);
    }
  };
}

function rest() {
  events?.close();
  events = null;
}

function mark(connected) {
  document.documentElement.dataset.connected = connected ? "yes" : "no";
}

// Asks for the page at that version at least until it is shown; without a version, once more in any case. What is wanted while the page
// is on its way is another wish: it is asked for at once, and its tries are counted anew.
let running = false;
let wanted;
let anyway = false;
async function refresh(version) {
  if (version === null) anyway = true;
  else wanted = version;
  if (running) return;
  running = true;
  for (let tries = 0; anyway || (wanted !== undefined && wanted !== seen); tries += 1) {
    const target = wanted;
    anyway = false;
    try {
      const answer = await fetch(address(), { headers: { "x-live": target ?? seen }, cache: "no-store" });
      if (!answer.ok && answer.status < 500) break;
      if (!answer.ok) throw new Error(answer.statusText);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const from = page.querySelector("main");
      const into = document.querySelector("main");
      if (!from || !into) break;
      morph(into, from);
      const shown = from.dataset.version ?? page.documentElement.dataset.version ?? target ?? seen;
      announce(page);
      document.dispatchEvent(new Event("freshened"));
      if (anyway || wanted !== target) tries = -1;
      else if (target === undefined || !behind(shown, target) || tries >= 5) wanted = undefined;
      // A node that is still behind is given a moment.
      else if (seen === shown) await pause(tries);
      seen = shown;
    } catch {
      mark(false);
      if (tries >= 5) break;
      await pause(tries);
      anyway = true;
    }
  }
  running = false;
}

// Whether a version is older than another; a page of two streams has two numbers.
function behind(shown, target) {
  const [one, two] = [shown, target].map((version) => version.split(".").map(Number));
  return one.some((number, at) => number < (two[at] ?? 0));
}

// Longer each time, and not for all at the same moment.
function pause(tries) {
  return new Promise((resolve) => setTimeout(resolve, 2 ** Math.min(tries, 5) * (200 + Math.random() * 400)));
}

// The state of play, said aloud by screen readers when it changes.
function announce(page) {
  const news = page.querySelector("#news")?.textContent;
  const place = document.querySelector("#news");
  if (place && news !== undefined && place.textContent !== news) place.textContent = news;
}

function morph(into, from) {
  if (into.isEqualNode(from)) return;
  // The key of a form stays: sent twice, it must be the same act though the page went on in between.
  if (into.nodeName === "INPUT" && into.name === "once" && from.name === "once") return;
  if (into.nodeType !== from.nodeType || into.nodeName !== from.nodeName || key(into) !== key(from)) {
    into.before(document.importNode(from, true));
    discard(into);
    return;
  }
  if (into.nodeType === Node.TEXT_NODE) {
    if (into.data !== from.data) into.data = from.data;
    return;
  }
  if (into.nodeType !== Node.ELEMENT_NODE || typing(into)) return;
  attributes(into, from);
  children(into, from);
}

function attributes(into, from) {
  const keep = into.nodeName === "DETAILS" ? ["open"] : [];
  for (const { name } of [...into.attributes]) {
    if (!from.hasAttribute(name) && !keep.includes(name)) into.removeAttribute(name);
  }
  for (const { name, value } of [...from.attributes]) {
    if (into.getAttribute(name) !== value && !keep.includes(name)) into.setAttribute(name, value);
  }
}

// Somebody is typing here, or has chosen something that was not sent yet. What a form says without being seen stays with what
// was typed into it: a step that is taken back is the one that was shown.
function typing(element) {
  if (!element.matches("input, textarea, select")) return false;
  if (element.type === "hidden") return [...(element.form?.elements ?? [])].some((field) => field.dataset.touched === "yes");
  return element === document.activeElement || element.dataset.touched === "yes";
}

// What the page no longer has goes, unless somebody has filled something in there.
function discard(node) {
  const filled = node.nodeType === Node.ELEMENT_NODE && (typing(node) || [...node.querySelectorAll("input, textarea, select")].some(typing));
  if (!filled && !stays(node)) node.remove();
}

// What no later page has and nobody may miss: why something kept while there was no network was refused.
function stays(node) {
  return node?.nodeType === Node.ELEMENT_NODE && node.hasAttribute("data-stays");
}

function children(into, from) {
  const keyed = new Map();
  for (const child of into.children) keyed.set(key(child), [...(keyed.get(key(child)) ?? []), child]);
  let place = into.firstChild;
  for (const child of [...from.childNodes]) {
    while (stays(place)) place = place.nextSibling;
    const known = key(child) ? keyed.get(key(child))?.shift() : null;
    if (known) {
      if (known === place) place = place.nextSibling;
      else into.insertBefore(known, place);
      morph(known, child);
    } else if (place && !key(place) && !key(child) && place.nodeName === child.nodeName) {
      const next = place.nextSibling;
      morph(place, child);
      place = next;
    } else {
      into.insertBefore(document.importNode(child, true), place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    discard(place);
    place = next;
  }
}

// By what an element is known again: its id; a form by what it is about; a row or a card by the form in it.
function key(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  if (node.id) return node.id;
  if (node.nodeName === "FORM") return about(node);
  const form = ["LI", "TR", "ARTICLE"].includes(node.nodeName) ? node.querySelector("form") : null;
  return form ? `${node.nodeName} ${about(form)}` : "";
}

function about(form) {
  const hidden = [...form.querySelectorAll('input[type="hidden"]')].filter((field) => !["at_page", "once", "step", "version"].includes(field.name));
  return [form.getAttribute("action"), ...hidden.map((field) => `${field.name}=${field.getAttribute("value")}`)].join(" ");
}

document.addEventListener("input", (event) => {
  if (event.target instanceof HTMLElement) event.target.dataset.touched = "yes";
});
document.addEventListener("visibilitychange", () => (document.hidden ? rest() : follow()));
// The clock's script says when a mark of the round has passed, and whether the server can be reached.
document.addEventListener("mark", () => refresh(null));
document.addEventListener("unreached", () => mark(false));
document.addEventListener("reached", () => {
  rest();
  follow();
});
// What moves without a version of this page, as tables others play at, is looked at again every so many seconds, from the moment
// it stands on the page.
let rested = 0;
setInterval(() => {
  const every = Number(document.querySelector("main [data-every]")?.dataset.every ?? 0);
  rested = every > 0 ? rested + 1 : 0;
  if (every === 0 || rested < every || document.hidden) return;
  rested = 0;
  refresh(null);
}, 1000);
document.documentElement.dataset.script = "yes";
follow();

// Where one is stands in sight, though the navigation goes on beyond the edge of a phone.
for (const here of document.querySelectorAll(".bar nav [aria-current], .tabs [aria-current]")) {
  const row = here.parentElement;
  row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
}

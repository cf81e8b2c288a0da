// Keeps a page up to date without losing what somebody is typing.
//
// The page names its event stream in <meta name="live">. When the stream says that there is a newer version, the page
// fetches itself and takes over what changed, element by element. Inputs that were touched keep their content, the focus
// stays where it is. Without this script every page works by reloading.

const source = document.querySelector('meta[name="live"]')?.content;
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
      setTimeout(follow, 3000);
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

// Fetches the page until that version is shown; without a version, once more in any case.
let running = false;
let wanted;
async function refresh(version) {
  wanted = version;
  if (running) return;
  running = true;
  while (wanted !== undefined && wanted !== seen) {
    const target = wanted;
    wanted = undefined;
    try {
      const answer = await fetch(location.href, { headers: { "x-live": "1" } });
      if (!answer.ok) break;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const from = page.querySelector("main");
      const into = document.querySelector("main");
      if (from && into) morph(into, from);
      seen = page.documentElement.dataset.version ?? target ?? seen;
      announce(page);
      document.dispatchEvent(new Event("freshened"));
    } catch {
      mark(false);
      break;
    }
  }
  running = false;
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
    into.replaceWith(document.importNode(from, true));
    return;
  }
  if (into.nodeType === Node.TEXT_NODE) {
    if (into.data !== from.data) into.data = from.data;
    return;
  }
  if (into.nodeType !== Node.ELEMENT_NODE) return;
  attributes(into, from);
  if (typing(into)) return;
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

// Somebody is typing here, or has chosen something that was not sent yet.
function typing(element) {
  return element.matches("input, textarea, select") && (element === document.activeElement || element.dataset.touched === "yes");
}

function children(into, from) {
  const keyed = new Map([...into.children].filter((child) => key(child)).map((child) => [key(child), child]));
  let place = into.firstChild;
  for (const child of [...from.childNodes]) {
    const known = key(child) ? keyed.get(key(child)) : null;
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
    place.remove();
    place = next;
  }
}

function key(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.id : "";
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
document.documentElement.dataset.script = "yes";
follow();

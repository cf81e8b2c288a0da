// Keeps a copy of the page for moments without a network, says how old a copy is, and sends what could not be sent.

const page = document.documentElement;
const UNSENT = "unsent";
const MOST_PAGES = 30;

// Only where the browser allows a worker: over HTTPS, and on this machine.
const keeps = "serviceWorker" in navigator && "caches" in window;

async function keep() {
  // The answer to a form is told once, a PIN for one: it is no page to come back to.
  if (!keeps || page.dataset.keptAt || page.hasAttribute("data-answer") || !page.hasAttribute("data-now") || !/^\/($|t\/|table\/)/.test(location.pathname)) return;
  const pages = await caches.open("pages");
  const headers = { "content-type": "text/html; charset=utf-8", "x-kept-at": String(Date.now()) };
  await pages.delete(location.href);
  await pages.put(location.href, new Response(`<!DOCTYPE html>${copy()}`, { headers }));
  const all = (await pages.keys()).filter((request) => new URL(request.url).pathname !== "/offline");
  for (const old of all.slice(0, Math.max(0, all.length - MOST_PAGES))) await pages.delete(old);
}

/** The page as it came: without what belongs to this moment of this window. */
function copy() {
  const root = page.cloneNode(true);
  for (const name of ["data-connected", "data-script", "data-unsent"]) root.removeAttribute(name);
  return root.outerHTML;
}

/** How old a kept page is. */
function sayAge() {
  const at = Number(page.dataset.keptAt);
  const note = document.querySelector("[data-kept-note]");
  if (!at || !note) return;
  note.hidden = false;
  const sameDay = new Date(at).toDateString() === new Date().toDateString();
  const how = sameDay ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  note.querySelector("time").textContent = new Intl.DateTimeFormat(page.lang, how).format(at);
}

const waiting = () => JSON.parse(localStorage.getItem(UNSENT) ?? "[]");
function remember(list) {
  if (list.length) localStorage.setItem(UNSENT, JSON.stringify(list));
  else localStorage.removeItem(UNSENT);
  const note = document.querySelector("[data-unsent-note]");
  if (note) note.hidden = !list.length;
}

function add({ url, body: typed }) {
  const all = waiting();
  // Whoever decides is told that this comes late: what happened since may have made it another wish.
  const unsent = { url, body: /(^|&)kept=/.test(typed) ? typed : `${typed}&kept=yes` };
  if (!all.some(({ body }) => body === unsent.body)) all.push(unsent);
  remember(all);
}

// A page that knows it is cut off does not try: what was typed is kept right away.
document.addEventListener("submit", (event) => {
  const form = event.target;
  const cut = !navigator.onLine || page.dataset.connected === "no";
  // A button without an address of its own has the page's, so ask for what is written there.
  const address = event.submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  const { pathname, href } = new URL(address, location.href);
  if (!cut || form.getAttribute("method") !== "post" || !/^\/(t\/[^/]+\/(act|desk\/quick)|table\/[^/]+\/act)$/.test(pathname)) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter ?? undefined);
  add({ url: href, body: new URLSearchParams(fields).toString() });
  document.querySelector("[data-unsent-note]")?.scrollIntoView({ block: "center" });
});

let sending = false;
async function sendAll() {
  if (sending) return;
  sending = true;
  try {
    while (waiting().length) {
      const [{ url, body }, ...rest] = waiting();
      const answer = await fetch(url, { method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded" } });
      if (answer.status >= 500) break;
      remember(rest);
      if (answer.ok && rest.length === 0) location.assign(answer.url);
      else if (!answer.ok) show(await answer.text());
    }
  } catch {
    // Still nobody there; the next sign of life tries again.
  }
  sending = false;
}

/** A refusal stands on the page as if the form had just been sent; why stays when the page is freshened (live.js). */
function show(text) {
  const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
  if (!main) return;
  const why = main.querySelector('.note[role="alert"]');
  if (why) {
    why.dataset.stays = "";
    main.prepend(why);
  }
  document.querySelector("main")?.replaceWith(document.importNode(main, true));
}

if (page.dataset.unsent) {
  add(JSON.parse(page.dataset.unsent));
  page.removeAttribute("data-unsent");
}
remember(waiting());
sayAge();
addEventListener("online", sendAll);
// The page is told that there is a connection again (live.js); a kept page has none to be told by, so it asks.
new MutationObserver(() => page.dataset.connected === "yes" && sendAll()).observe(page, { attributes: true, attributeFilter: ["data-connected"] });
if (page.dataset.keptAt) {
  const again = setInterval(async () => {
    const there = await fetch("/health", { cache: "no-store" }).catch(() => null);
    if (!there?.ok) return;
    clearInterval(again);
    await sendAll();
    if (!waiting().length) location.reload();
  }, 3000);
} else if (waiting().length) sendAll();

if (keeps) {
  navigator.serviceWorker.register("/worker.js").catch(() => {});
  keep();
  document.addEventListener("freshened", keep);
}
// The page for an address of which there is no copy says of which there are.
const list = document.querySelector("[data-kept-pages]");
if (list && keeps) {
  const pages = await caches.open("pages");
  for (const request of await pages.keys()) {
    if (new URL(request.url).pathname === "/offline") continue;
    const copy = await (await pages.match(request))?.text();
    const [row, link] = [document.createElement("li"), document.createElement("a")];
    link.href = request.url;
    // As people know it, not as its address is written.
    link.textContent = new DOMParser().parseFromString(copy ?? "", "text/html").title || request.url;
    row.append(link);
    list.append(row);
  }
}

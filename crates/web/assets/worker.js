// Without a network a page shows what was last known of it, and what was typed is not lost.
//
// Pages keep copies of themselves (offline.js); this worker hands one out when the network gives no answer, with the moment it is
// from. A form that could not be sent comes back on its page, with what is to be sent: the page sends it when the network is
// back. Every form has a key of its own, so that what was sent twice is done once.

const PAGES = "pages";
const NOWHERE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((pages) => pages.add(NOWHERE)).catch(() => {}).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) return event.respondWith(asset(request));
  if (request.mode !== "navigate") return;
  if (request.method === "GET") event.respondWith(fetch(request).catch(() => kept(request.url)));
  // Whoever signs out leaves nothing behind on a phone that others use.
  else if (/\/sign-out(-everywhere)?$/.test(pathname)) event.respondWith(caches.delete(PAGES).then(() => fetch(request)));
  else if (canWait(pathname)) event.respondWith(send(request));
});

/** Files named by their content never change. */
async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open("assets")).put(request, answer.clone());
  return answer;
}

/** The newest copy of a page; without one, a page that says which there are. */
async function kept(url, unsent) {
  const pages = await caches.open(PAGES);
  const found = (await pages.match(url)) ?? (await pages.match(NOWHERE));
  if (!found) return Response.error();
  let text = await found.text();
  const at = found.headers.get("x-kept-at");
  if (at) text = text.replace("<html ", `<html data-kept-at="${at}" `);
  if (unsent) text = text.replace("<html ", `<html data-unsent="${escaped(JSON.stringify(unsent))}" `);
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
}

/** What is asked of a tournament or at a table can wait; a password cannot. */
function canWait(pathname) {
  return /^\/(t\/[^/]+\/(act|desk\/quick)|table\/[^/]+\/act)$/.test(pathname);
}

async function send(request) {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    const body = await copy.text();
    const page = new URLSearchParams(body).get("at_page") ?? "/";
    return kept(new URL(page, self.location.origin).href, { url: request.url, body });
  }
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

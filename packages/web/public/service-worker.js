/*
 * Keeps the page itself on the device, so that it opens without a network and says by itself that the server is away.
 * Nothing of a match is kept: /api and the socket always go to the server.
 */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self)

const KEPT = 'riposte-page'
const SHELL = '/'
const STANDING = ['/offline.html', '/offline.css', '/theme.js', '/icon.svg', '/manifest.webmanifest']

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(KEPT)
      await cache.addAll(STANDING)
      const shell = await fetch(SHELL)
      if (shell.ok) await keepPage(shell)
      await worker.skipWaiting()
    })(),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  // Reports of arenas are pages of their own; nothing of them is to be kept in the page's place.
  if (url.pathname.startsWith('/arena/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (STANDING.includes(url.pathname)) event.respondWith(standing(request))
})

/**
 * The page as the server has it now, and as it was kept when there is no server. Every address has the same page.
 * @param {FetchEvent} event
 */
async function page(event) {
  try {
    const fresh = await fetch(event.request)
    if (fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html')) {
      event.waitUntil(keepPage(fresh.clone()))
    }
    return fresh
  } catch {
    const cache = await caches.open(KEPT)
    return (await cache.match(SHELL)) ?? (await cache.match('/offline.html')) ?? Response.error()
  }
}

/**
 * Keeps a page with everything it can load, and forgets what only an older one did.
 * @param {Response} shell
 */
async function keepPage(shell) {
  const cache = await caches.open(KEPT)
  const html = await shell.clone().text()
  const before = await cache.match(SHELL)
  if (before !== undefined && (await before.text()) === html) return
  const wanted = new Set(assetsIn(html))
  // Pages that are loaded when they are visited, and the fonts for our own language, are named in the first files.
  for (const path of wanted) {
    if (!/\.(js|css)$/.test(path)) continue
    const response = await asset(new Request(path))
    for (const inner of assetsIn(await response.clone().text())) {
      if (!inner.endsWith('.woff2') || /-latin-(?!ext)/.test(inner)) wanted.add(inner)
    }
  }
  await Promise.allSettled([...wanted].map((path) => asset(new Request(path))))
  await cache.put(SHELL, shell)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await cache.delete(url)
  }
}

/**
 * The files of a build that a text names: by their address, or from one to the other.
 * @param {string} text
 */
function assetsIn(text) {
  const names = text.matchAll(/(?:assets\/|["'`(]\.\/)([\w.-]+\.(?:js|css|woff2|svg|png))/g)
  return [...names].map(([, name]) => `/assets/${name}`)
}

/**
 * Files of a build are named by what is in them: once kept they never change.
 * @param {Request} request
 */
async function asset(request) {
  const cache = await caches.open(KEPT)
  const kept = await cache.match(request)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

/** @param {Request} request */
async function standing(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

worker.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const { table = null } = event.data?.json() ?? {}
      // Whoever looks at the table needs no notification.
      const windows = await worker.clients.matchAll({ type: 'window' })
      if (windows.some(({ url, visibilityState }) => visibilityState === 'visible' && at(url, table))) return
      await worker.registration.showNotification('Riposte', {
        body: 'You are asked. The table waits for you.',
        // A newer one about the same table takes the place of the older.
        tag: table ?? 'riposte',
        icon: '/icon-192.png',
        data: { table },
      })
    })(),
  )
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const table = event.notification.data?.table ?? null
  event.waitUntil(
    (async () => {
      const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const there = windows.find(({ url }) => at(url, table))
      if (there !== undefined) await there.focus()
      else await worker.clients.openWindow(table === null ? '/' : `/table/${table}`)
    })(),
  )
})

/**
 * Whether a window stands at a table.
 * @param {string} url
 * @param {string | null} table
 */
function at(url, table) {
  return table !== null && new URL(url).pathname === `/table/${table}`
}

/** Makes the page installable and able to start without a network; only as it was built, or reloading would lie. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // A browser that refuses, in a private window for one, still has a page that works.
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  })
}

import type { PushSubscription as Subscribed } from '@riposte/protocol'
import { beSomebody, call } from '../api/http.ts'

/** Notifications that come while the page is closed: they need a service worker, and a server that sends them. */
async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager ?? null
}

/** Without either nothing is lost: the open page still notifies by itself. */
export async function subscribePush(): Promise<void> {
  const push = await manager()
  if (push === null) return
  try {
    const { key } = await call('pushKey')
    if (key === null) return
    await beSomebody()
    const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    // The server checks what the browser has made of it.
    await call('push', { subscription: subscription.toJSON() as Subscribed })
  } catch {
    // A browser without a push service, or a server that is away.
  }
}

export async function forgetPush(): Promise<void> {
  const subscription = await (await manager())?.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await call('forgetPush', { endpoint: subscription.endpoint }).catch(() => {})
}

import { createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { configFrom, type RunningServer } from '../src/index.ts'
import { type Delivery, delivery, isOutside, lookupOutside } from '../src/notify/delivery.ts'
import { cleanUp, EASY, Guest, open, Player, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'

/** Keys that follow from a name. */
function keysOf(name: string) {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(createHash('sha256').update(name).digest())
  return keys
}

const [publicKey, privateKey] = [
  keysOf('server').getPublicKey('base64url'),
  keysOf('server').getPrivateKey('base64url'),
]
const KEYS = { publicKey, privateKey, subject: 'mailto:owner@example.org' }

/** A browser that has subscribed: it alone can read what it is sent. */
class Browser {
  readonly #keys
  readonly #auth
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } }

  constructor(endpoint: string) {
    const { pathname } = new URL(endpoint)
    this.#keys = keysOf(pathname)
    this.#auth = createHash('sha256').update(`auth ${pathname}`).digest().subarray(0, 16)
    const p256dh = this.#keys.getPublicKey('base64url')
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } }
  }

  /** RFC 8291, from the receiver's side. */
  read(body: Buffer): unknown {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const secret = hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32)
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
    const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    opening.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]).toString()
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')))
  }
}

/** A push service on this machine. */
async function pushService() {
  const received: { readonly path: string; readonly headers: Record<string, unknown>; readonly body: Buffer }[] = []
  const gone = new Set<string>()
  let look = () => {}
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      response.writeHead(gone.has(request.url ?? '') ? 410 : 201).end()
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      look()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  return {
    url,
    received,
    gone,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (received.length >= count) resolve()
        }
        look()
      }),
    close: () => new Promise((resolve) => service.close(resolve)),
  }
}

type Service = Awaited<ReturnType<typeof pushService>>

/** To that service only, without TLS. */
const local = ({ url }: Service): Delivery => ({
  mayGo: (endpoint) => endpoint.startsWith(url),
  post: async (endpoint, headers, body, signal) =>
    (await fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(body), signal })).status,
})

const running: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close()
})
afterAll(cleanUp)

async function start(
  options: { readonly clock?: VirtualClock; readonly pace?: (typeof EASY)['pace'] } = {},
): Promise<{ service: Service; server: RunningServer }> {
  const { clock, pace = EASY.pace } = options
  const service = await pushService()
  const server = await open({
    config: { ...EASY, push: KEYS, pace },
    delivery: local(service),
    ...(clock === undefined ? {} : { clock }),
  })
  running.push(service, server)
  return { service, server }
}

/** A match against a bot, in which something will be asked of this guest while they are away. */
async function playBot(guest: Guest): Promise<string> {
  const wish = { game: 'imposter-kings', seats: 2, name: 'Ada', bots: ['random'] }
  const { table } = (await guest.post('/api/tables', wish)) as unknown as { table: { id: string } }
  await guest.post(`/api/tables/${table.id}/start`)
  return table.id
}

const subscribe = (guest: Guest, { subscription }: Browser) => guest.ask('POST', '/api/push', { subscription })

describe('a notification', () => {
  test('reaches every browser of somebody who is away when something is asked, once, and names the table and the game only', async () => {
    const clock = new VirtualClock()
    const { service, server } = await start({ clock, pace: { ...EASY.pace, lookout: 3_600_000 } })
    expect(await (await fetch(`${server.url}/api/push`)).json()).toEqual({ key: publicKey })
    const me = await Guest.at(server.url)
    const browsers = ['/phone', '/desk'].map((path) => new Browser(service.url + path))
    for (const browser of browsers) expect((await subscribe(me, browser)).body).toEqual({ ok: true })
    const table = await playBot(me)
    const time = () => clock.advance(60_000, () => server.settled())
    await time()
    await service.until(2)
    // Answers until it is the bot's turn, and goes.
    const recorder = new Recorder(server.url)
    await recorder.hello(table, me.token)
    for (let move = 0; ; move++) {
      const sight = recorder.sight()
      const decision = sight?.seen.decisions.find(({ id }) => id !== undefined)?.id
      if (decision === undefined) break
      const action = sight?.legal?.[0]
      await recorder.ask({ type: 'act', id: `move-${move}`, decision, action } as never)
      await recorder.flush()
    }
    recorder.socket.terminate()
    const isThere = async () =>
      JSON.stringify((await me.ask('GET', `/api/tables/${table}`)).body).includes('"online":true')
    while (await isThere());
    await time()
    await service.until(4)
    // However long it takes, nobody is told twice.
    await time()
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/desk', '/desk', '/phone', '/phone'])
    for (const { path, headers, body } of service.received) {
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table })
      expect(headers.authorization).toMatch(/^vapid t=/)
      expect(browsers[path === '/phone' ? 0 : 1].read(body)).toEqual({ table, game: 'imposter-kings' })
    }
  })

  test('is not sent to somebody who is there', async () => {
    const { service, server } = await start()
    const { table, guests } = await seatParty(server.url, 1, { bots: ['random'] })
    const welcomed = new Promise<Player>((resolve) => {
      const player = new Player(guests[0], table, 'there', { most: 5, onWelcome: () => resolve(player) })
    })
    const player = await welcomed
    await subscribe(guests[0], new Browser(`${service.url}/phone`))
    await player.over
    await server.close()
    player.connection.close()
    expect(service.received).toHaveLength(0)
  })

  test('is not tried again where nobody is any more, or where its owner has forbidden it', async () => {
    const { service, server } = await start()
    const { guests } = await seatParty(server.url, 2)
    const [me, other] = guests
    const [dead, unwanted, alive] = ['/dead', '/unwanted', '/alive'].map((path) => new Browser(service.url + path))
    service.gone.add('/dead')
    const paths = () => service.received.map(({ path }) => path)
    await subscribe(me, dead)
    await subscribe(me, unwanted)
    const { endpoint } = unwanted.subscription
    // Not theirs to forbid.
    expect((await other.ask('POST', '/api/push/forget', { endpoint })).body).toEqual({ ok: true })
    await playBot(me)
    await service.until(2)
    expect(paths()).toEqual(['/dead', '/unwanted'])
    expect((await me.ask('POST', '/api/push/forget', { endpoint })).body).toEqual({ ok: true })
    await subscribe(me, alive)
    await playBot(me)
    await service.until(3)
    expect(paths()).toEqual(['/dead', '/unwanted', '/alive'])
  })

  test('goes nowhere the server would not send, and nowhere at all without keys', async () => {
    const { server } = await start()
    const { guests } = await seatParty(server.url, 2)
    expect((await subscribe(guests[0], new Browser('http://169.254.169.254/latest'))).body.code).toBe('badPush')
    const bare = await open()
    running.push(bare)
    const { guests: others } = await seatParty(bare.url, 2)
    expect(await (await fetch(`${bare.url}/api/push`)).json()).toEqual({ key: null })
    expect((await subscribe(others[0], new Browser('https://push.example.org/x'))).body.code).toBe('noPush')
    expect(() => configFrom({ VAPID_PUBLIC_KEY: publicKey })).toThrow('go together')
    const wrong = { ...KEYS, privateKey: 'abc' }
    await expect(open({ config: { ...EASY, push: wrong } })).rejects.toThrow('the VAPID keys are of no use')
    expect(
      configFrom({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: KEYS.subject }).push,
    ).toEqual(KEYS)
  })
})

describe('where notifications may go', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://127.0.0.1/x', false],
    ['https://[::1]/x', false],
    ['https://2130706433/x', false],
    ['https://0x7f.1/x', false],
    ['https://localhost/x', false],
    ['https://printer.local/x', false],
    ['https://metadata.google.internal/x', false],
    ['https://push.example.org:8443/x', false],
    ['https://user:word@push.example.org/x', false],
    ['file:///etc/passwd', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, may) => {
    expect(delivery.mayGo(endpoint)).toBe(may)
  })

  test.each([
    ['8.8.8.8', true],
    ['2606:4700:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['name', false],
  ])('%s is out there: %s', (address, outside) => {
    expect(isOutside(address)).toBe(outside)
  })

  test('a name that leads inside is found out when it is looked up', async () => {
    const error = await new Promise((resolve) => lookupOutside('localhost', {}, (problem) => resolve(problem)))
    expect(error).toMatchObject({ message: 'that name leads inside' })
    const signal = AbortSignal.timeout(1000)
    await expect(delivery.post('http://127.0.0.1/', {}, Buffer.of(), signal)).rejects.toThrow('may not go there')
  })
})

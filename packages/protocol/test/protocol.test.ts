import { describe, expect, test } from 'vitest'
import {
  CLIENT_MESSAGES,
  clientMessage,
  connect,
  createRequest,
  messageSchema,
  openapi,
  PROTOCOL,
  REFUSALS,
  ROUTES,
  refusal,
  type Socket,
  settings,
  settingsChange,
} from '../src/index.ts'

/** A socket with somebody at the other end who does what the test says. */
class Line implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  onerror: Socket['onerror'] = null
  readonly sent: Record<string, unknown>[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.onclose?.(undefined as never)
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never)
  }
}

const table = { id: 't', seats: [] }
const seen = (id: number) => ({ observer: 0, decisions: [{ seat: 0, id }], outcome: null })
const welcome = (match: object | null) => ({
  type: 'welcome',
  v: 1,
  table,
  seat: 0,
  host: true,
  orders: [],
  chat: [],
  match,
})

async function lines(count: number, run: (next: () => Promise<Line>) => Promise<void>) {
  const made: Line[] = []
  const waiting: ((line: Line) => void)[] = []
  const open = () => {
    const line = new Line()
    made.push(line)
    waiting.shift()?.(line)
    return line
  }
  let taken = 0
  const connection = connect('ws://x', { table: 't', token: 'k', open, patience: () => 0 })
  await run(() => {
    const line = made[taken++]
    return line === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(line)
  })
  connection.close()
  expect(made).toHaveLength(count)
  return connection
}

describe('a client', () => {
  test('says hello, answers what is asked, and knows what it was told', async () => {
    const connection = await lines(1, async (next) => {
      const line = await next()
      line.onopen?.(undefined as never)
      expect(line.sent).toEqual([{ type: 'hello', v: PROTOCOL, table: 't', token: 'k' }])
      line.say(welcome({ n: 1, from: 0, events: [{ type: 'a' }], seen: seen(4), legal: [{ type: 'pass' }] }))
      line.say({ type: 'update', n: 2, events: [{ type: 'b' }], seen: seen(5) })
    })
    expect(connection.events).toEqual([{ type: 'a' }, { type: 'b' }])
    expect(connection.asked?.id).toBe(5)
    expect(connection.legal).toEqual([])
    expect(connection.state).toBe('closed')
  })

  test('comes back, goes on from the last event and repeats what was not answered, with the same id', async () => {
    const made: Line[] = []
    const opened: (() => void)[] = []
    const connection = connect('ws://x', {
      table: 't',
      open: () => {
        const line = new Line()
        made.push(line)
        opened.shift()?.()
        return line
      },
      patience: () => 0,
    })
    made[0].onopen?.(undefined as never)
    made[0].say(welcome({ n: 2, from: 0, events: [{ type: 'a' }, { type: 'b' }], seen: seen(1) }))
    const answered = connection.act({ type: 'pass' })
    const again = new Promise<void>((resolve) => opened.push(resolve))
    made[0].onclose?.(undefined as never)
    expect(connection.state).toBe('lost')
    await again
    made[1].onopen?.(undefined as never)
    expect(made[1].sent[0]).toMatchObject({ type: 'hello', lastEvent: 2 })
    made[1].say(welcome({ n: 3, from: 2, events: [{ type: 'c' }], seen: seen(1) }))
    expect(made[1].sent[1]).toEqual(made[0].sent[1])
    expect(connection.events.map(({ type }) => type)).toEqual(['a', 'b', 'c'])
    made[1].say({ type: 'answer', id: made[1].sent[1].id, ok: true })
    expect(await answered).toMatchObject({ ok: true })
    connection.close()
  })

  test('stays away when the server has said why it will never be let in', async () => {
    const made: Line[] = []
    const connection = connect('ws://x', {
      table: 't',
      open: () => {
        made.push(new Line())
        return made[made.length - 1]
      },
    })
    made[0].say({ type: 'closed', ...refusal('noTable') })
    made[0].onclose?.(undefined as never)
    expect(connection.state).toBe('closed')
    expect(connection.reason?.code).toBe('noTable')
    expect(await connection.act({ type: 'pass' })).toMatchObject({ ok: false, code: 'late' })
  })
})

describe('the schemas', () => {
  test('take every message that is listed and no field that is not', () => {
    expect(clientMessage.safeParse({ type: 'takeBack', id: 'x' }).success).toBe(true)
    expect(clientMessage.safeParse({ type: 'takeBack', id: 'x', seat: 1 }).success).toBe(false)
    expect(clientMessage.safeParse({ type: 'chat', id: 'x', text: 'x'.repeat(501) }).success).toBe(false)
    expect(clientMessage.safeParse({ type: 'act', id: 'x', decision: 1.5, action: { type: 'a' } }).success).toBe(false)
    expect(Object.keys(CLIENT_MESSAGES)).toContain('hello')
  })

  test('fill in defaults for a new table, and none for a change', () => {
    const wish = createRequest.parse({ game: 'g', seats: 2, name: ' Ada ' })
    expect(wish).toMatchObject({ name: 'Ada', bots: [], settings: { spectators: true, clock: { kind: 'none' } } })
    expect(settingsChange.parse({})).toEqual({})
    expect(settings.safeParse({ webhook: 'file:///etc/hosts' }).success).toBe(false)
    expect(createRequest.safeParse({ game: 'g', seats: 2, name: 'a\u202eb' }).success).toBe(false)
  })

  test('become JSON Schema and OpenAPI, with every message and every address', () => {
    const { $defs } = messageSchema() as unknown as { $defs: { clientMessages: object } }
    expect(Object.keys($defs.clientMessages)).toEqual(Object.keys(CLIENT_MESSAGES))
    const { paths } = openapi() as unknown as { paths: Record<string, Record<string, { operationId: string }>> }
    const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect(operations.sort()).toEqual(Object.keys(ROUTES).sort())
  })

  test('every refusal has a sentence', () => {
    for (const sentence of Object.values(REFUSALS)) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})

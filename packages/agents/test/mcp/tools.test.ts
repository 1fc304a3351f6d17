import { games, type RunningServer } from '@riposte/server'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ferry } from './ferry.ts'
import { cleanUp, open, overHttp, type Player, tokenAt } from './hosted.ts'

let server: RunningServer
beforeEach(async () => {
  server = await open({ games: [...games, ferry] })
})
afterEach(() => server.close())
afterAll(cleanUp)

const KINGS = { game: 'imposter-kings', name: 'Ada', bots: ['rule'] }

async function newPlayer(): Promise<Player> {
  return overHttp(server.url, { token: await tokenAt(server.url) })
}

/** A player of The Imposter Kings of whom something is asked. */
async function asked() {
  const player = await newPlayer()
  await player.call('create_table', KINGS)
  const now = await player.call('wait_for_decision', {})
  expect(now.data.isMine).toBe(true)
  return { player, now }
}

/** Two agents at a ferry: one loads, the other takes prices. */
async function atFerry() {
  const [loader, taker] = [await newPlayer(), await newPlayer()]
  const made = await loader.call('create_table', { game: 'ferry', name: 'Ada', bots: [] })
  await taker.call('join_table', { invitation: made.data.invitation?.code, name: 'Ben' })
  await loader.call('wait_for_decision', {})
  return { loader, taker }
}

describe('the list of tools', () => {
  test('is short, and every tool has a description, a schema and an example that fits it', async () => {
    const player = await newPlayer()
    const { tools } = await player.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'list_games',
      'create_table',
      'join_table',
      'wait_for_decision',
      'act',
      'look',
      'list_actions',
      'why_not',
      'read_rule',
      'read_log',
      'say',
      'leave',
    ])
    for (const { name, description = '', inputSchema } of tools) {
      expect(inputSchema.type).toBe('object')
      const [example] = inputSchema.examples as Record<string, unknown>[]
      expect(description).toContain(`Example: ${JSON.stringify(example)}`)
      for (const field of Object.keys(example))
        expect(Object.keys(inputSchema.properties ?? {}), `${name}`).toContain(field)
      for (const field of inputSchema.required ?? []) expect(Object.keys(example), `${name}`).toContain(field)
      for (const schema of Object.values(inputSchema.properties ?? {})) expect(schema).not.toEqual({})
    }
  })

  test('has the game’s own tools while a decision is open that they answer, and says when that changes', async () => {
    const { loader, taker } = await atFerry()
    let changes = 0
    taker.client.setNotificationHandler('notifications/tools/list_changed', () => {
      changes++
    })
    const named = async (player: Player) => (await player.client.listTools()).tools.slice(12).map(({ name }) => name)
    expect(await named(taker)).toEqual([])
    expect(await taker.call('respond_to_offer', { accept: false })).toMatchObject({
      isError: true,
      data: { code: 'notAsked' },
    })
    await loader.call('act', { type: 'load', fields: { wheat: 3, salt: 2 } })
    const now = await taker.call('wait_for_decision', {})
    expect(now.text).toContain('respond_to_offer')
    expect(await named(taker)).toEqual(['respond_to_offer'])
    expect(await named(loader)).toEqual([])
    const { tools } = await taker.client.listTools()
    expect(tools[12]).toMatchObject({
      inputSchema: { properties: { accept: { type: 'boolean' } }, required: ['accept'] },
    })
    expect(await taker.call('respond_to_offer', { accept: true })).toMatchObject({
      isError: true,
      data: { code: 'noPrice', rule: 'F-2', message: 'Whoever accepts names a price.' },
    })
    expect(await taker.call('respond_to_offer', { accept: true, price: 4 })).toMatchObject({ data: { done: true } })
    expect(await named(taker)).toEqual([])
    const log = await loader.call('read_log', { since: '0.0' })
    expect(log.data.events).toMatchObject([{ event: { type: 'loaded' } }, { event: { type: 'responded', price: 4 } }])
    // It came and it went.
    await expect.poll(() => changes).toBe(2)
  })
})

describe('the ids of legal actions', () => {
  test('stay the same while a question is open, and each names the rule', async () => {
    const { player, now } = await asked()
    const first = await player.call('list_actions')
    await player.call('look')
    await player.call('why_not', { type: 'pass' })
    const again = await player.call('list_actions')
    expect(again).toEqual(first)
    expect(first.data.actions).toEqual(now.data.actions)
    expect(first.data.actions?.length).toBeGreaterThan(1)
    for (const { id, rule, text } of first.data.actions ?? []) {
      expect(id).toMatch(/^\d+\.\d+$/)
      expect(rule).toMatch(/^IK-/)
      expect(first.text).toContain(`${id}  ${text} (${rule})`)
    }
  })

  test('are refused politely once the question is answered, and nothing is done', async () => {
    const { player, now } = await asked()
    const [{ id }] = now.data.actions ?? []
    expect((await player.call('act', { id })).isError).toBe(false)
    await player.call('wait_for_decision', {})
    const log = await player.call('read_log', { since: '0.0' })
    const stale = await player.call('act', { id })
    expect(stale).toMatchObject({ isError: true, data: { code: 'staleId', rule: 'tools' } })
    expect(stale.text).toContain('list_actions')
    expect(await player.call('read_log', { since: '0.0' })).toEqual(log)
    for (const made of ['1.2.3', 'x', '99999999999.1', `${now.data.asked?.decision}.`]) {
      expect((await player.call('act', { id: made })).data.code).toBe('noSuchId')
    }
  })

  test('also name what nobody asks for', async () => {
    const { loader, taker } = await atFerry()
    const listed = await taker.call('list_actions')
    expect(listed.data).toMatchObject({ asked: null, actions: [], standing: [{ id: 's1', rule: 'F-3' }, {}, {}] })
    expect(await taker.call('act', { id: 's2' })).toMatchObject({ data: { done: true } })
    expect(await taker.call('act', { type: 'whistle', fields: { times: 1 } })).toMatchObject({ data: { done: true } })
    expect(await taker.call('act', { id: 's4' })).toMatchObject({ isError: true, data: { code: 'noSuchId' } })
    expect((await loader.call('look', { data: true })).data.seen).toMatchObject({ view: { whistles: 2 } })
    // Whoever is asked may whistle, too, and the question stays.
    expect(await loader.call('act', { type: 'whistle', fields: { times: 3 } })).toMatchObject({
      data: { done: true, asked: { question: 'loading' } },
    })
    expect(await loader.call('why_not', { type: 'whistle', fields: { times: 3 } })).toMatchObject({
      data: { allowed: true },
    })
  })
})

describe('an answer with many fields', () => {
  test('is filled in field by field; what can only be one thing fills itself in', async () => {
    const { loader } = await atFerry()
    const start = await loader.call('list_actions')
    expect(start.data.more).toBe(true)
    const now = await loader.call('wait_for_decision', {})
    expect(now.data.actions).toHaveLength(3)
    expect(now.data.kinds).toMatchObject([{ type: 'load', fields: ['wheat', 'salt'] }])
    expect(now.text).toContain('load (wheat, salt): at least 500')
    const first = await loader.call('act', { type: 'load' })
    expect(first.data).toMatchObject({ done: false, field: 'wheat', fields: {} })
    expect(first.data.values).toEqual(Array.from({ length: 41 }, (_, number) => number))
    const second = await loader.call('act', { type: 'load', fields: { wheat: 7 } })
    expect(second.data).toMatchObject({ done: false, field: 'salt', fields: { wheat: 7 } })
    expect(second.text).toContain('Nothing is done yet. So far: Load 7 of wheat and')
    expect(second.text).toContain('Next: salt')
    expect((await loader.call('read_log', { since: '0.0' })).data.events).toEqual([])
    expect(await loader.call('act', { type: 'load', fields: { wheat: 41 } })).toMatchObject({
      isError: true,
      data: { code: 'notLegal', rule: 'F-1' },
    })
    // All of the wheat leaves room for one crate of salt.
    expect(await loader.call('act', { type: 'load', fields: { wheat: 40 } })).toMatchObject({ data: { done: true } })
    const log = await loader.call('read_log', { since: '0.0' })
    expect(log.data.events).toMatchObject([{ text: '41 crates are loaded.', event: { type: 'loaded', crates: 41 } }])
  })
})

describe('asking', () => {
  test('why not: the reason, the rule and its wording; nothing is done', async () => {
    const { loader, taker } = await atFerry()
    const log = await taker.call('read_log', { since: '0.0' })
    await loader.call('act', { type: 'load', fields: { wheat: 1, salt: 1 } })
    await taker.call('wait_for_decision', {})
    expect((await taker.call('why_not', { type: 'respond', fields: { accept: true } })).data).toEqual({
      allowed: false,
      code: 'noPrice',
      rule: 'F-2',
      message: 'Whoever accepts names a price.',
      wording: 'Whoever accepts the load names a price.',
    })
    const allowed = await taker.call('why_not', { type: 'respond', fields: { accept: false } })
    expect(allowed).toMatchObject({ isError: false, data: { allowed: true } })
    expect((await taker.call('read_log', { since: '0.0' })).data.events).toHaveLength(1)
    expect(log.data.events).toEqual([])
  })

  test('for a rule: by its id, by its section, by words', async () => {
    const player = await newPlayer()
    const byId = await player.call('read_rule', { rule: 'f-2' })
    expect(byId.text).toBe('F-2 (The offer)\nWhoever accepts the load names a price.')
    expect((await player.call('read_rule', { search: 'wheat crates', game: 'ferry' })).data.rules).toMatchObject([
      { id: 'F-1' },
    ])
    expect((await player.call('read_rule', { rule: 'F-9', game: 'ferry' })).data.code).toBe('noRule')
    expect((await player.call('read_rule', { search: 'zeppelin', game: 'ferry' })).data.code).toBe('noRule')
    expect((await player.call('read_rule', { search: 'king', game: 'imposter-kings' })).data.code).toBe('noRulebook')
    expect((await player.call('read_rule', { rule: 'X-1', game: 'chess' })).data.code).toBe('noGame')
  })
})

describe('what is wrong', () => {
  test('is told as a result, with a code, a rule and a sentence', async () => {
    const { player } = await asked()
    const loner = await newPlayer()
    const wrong: [player: Player, tool: string, input: Record<string, unknown>, code: string][] = [
      [player, 'act', {}, 'nothingNamed'],
      [player, 'act', { id: 7 }, 'badInput'],
      [player, 'act', { id: '1.1', more: true }, 'badInput'],
      [player, 'act', { type: 'fly' }, 'unknownAction'],
      [player, 'act', { type: 'play', fields: { card: 'Joker' } }, 'malformed'],
      [player, 'act', { type: 'play', fields: { kard: 'Fool' } }, 'unknownField'],
      [player, 'why_not', { type: 'play', fields: { kard: 'Fool' } }, 'unknownField'],
      [player, 'look', { data: 'yes' }, 'badInput'],
      [player, 'look', { table: 'no-such-table-1' }, 'noTable'],
      [player, 'wait_for_decision', { seconds: 3600 }, 'badInput'],
      [player, 'read_log', { since: 'yesterday' }, 'badInput'],
      [player, 'say', { text: '' }, 'badInput'],
      [player, 'say', { text: 'x'.repeat(501) }, 'badInput'],
      [player, 'respond_to_offer', { accept: true }, 'noSuchTool'],
      [player, 'fly', {}, 'noSuchTool'],
      [player, 'join_table', { invitation: 'please' }, 'noInvitation'],
      [player, 'join_table', { invitation: 'AAAAAAAAAAAAAAAA' }, 'noTable'],
      [player, 'create_table', { game: 'chess' }, 'noGame'],
      [player, 'create_table', { game: 'imposter-kings', bots: ['genius'] }, 'noBot'],
      [player, 'create_table', { game: 'imposter-kings', name: 'a\nb' }, 'badInput'],
      [player, 'create_table', { game: 'imposter-kings', player: 'somebody' }, 'badInput'],
      [loner, 'look', {}, 'notSeated'],
      [loner, 'act', { id: '1.1' }, 'notSeated'],
      [loner, 'respond_to_offer', {}, 'notSeated'],
    ]
    for (const [who, tool, input, code] of wrong) {
      const result = await who.call(tool, input)
      expect(result.isError, `${tool} ${JSON.stringify(input)}: ${result.text}`).toBe(true)
      expect(result.data.code, `${tool} ${JSON.stringify(input)}`).toBe(code)
      expect(Object.keys(result.data).sort()).toEqual(['code', 'message', 'rule'])
      expect(result.text).toContain(result.data.message as string)
    }
  })

  test('lists what there is instead', async () => {
    const { player } = await asked()
    const misspelt = await player.call('act', { type: 'play', fields: { kard: 'Fool' } })
    expect(misspelt.text).toContain('Unknown: kard. play has: card')
    const bot = await player.call('create_table', { game: 'imposter-kings', bots: ['genius'] })
    expect(bot.text).toMatch(/"genius" is not one of: .*\brule\b/)
    const unheardOf = await player.call('act', { type: 'fly' })
    const kinds = (await player.call('wait_for_decision', {})).data.kinds as { type: string }[]
    expect(kinds.length).toBeGreaterThan(0)
    for (const { type } of kinds) expect(unheardOf.text).toContain(type)
  })

  test('takes nothing away: afterwards the same question is open', async () => {
    const { player } = await asked()
    const before = await player.call('list_actions')
    await player.call('act', { type: 'fly' })
    await player.call('act', { id: '0.0' })
    expect(await player.call('list_actions')).toEqual(before)
  })
})

describe('waiting', () => {
  test('ends when its time is up, and says how it goes meanwhile', async () => {
    const { taker } = await atFerry()
    const heard: unknown[] = []
    const waited = await taker.call(
      'wait_for_decision',
      { seconds: 1 },
      { onprogress: (progress) => heard.push(progress) },
    )
    expect(waited.data).toMatchObject({ isMine: false, isOver: false, asked: null, waitingFor: [0] })
    expect(waited.text).toContain('Waiting for Ada.')
    expect(heard).toMatchObject([{ total: 1 }])
    expect((await taker.call('wait_for_decision', { seconds: 0 })).data.isMine).toBe(false)
  })

  test('ends when something is asked', async () => {
    const { loader, taker } = await atFerry()
    const waiting = taker.call('wait_for_decision', { seconds: 50 })
    await loader.call('act', { type: 'load', fields: { wheat: 1, salt: 1 } })
    expect((await waiting).data).toMatchObject({ isMine: true, asked: { question: 'offer', rule: 'F-2' } })
  })

  test('can be given up', async () => {
    const { taker } = await atFerry()
    const giveUp = new AbortController()
    const waiting = taker.call(
      'wait_for_decision',
      { seconds: 50 },
      { signal: giveUp.signal, onprogress: () => giveUp.abort() },
    )
    await expect(waiting).rejects.toThrow('abort')
    expect((await taker.call('look')).isError).toBe(false)
  })
})

describe('the table', () => {
  test('says on arrival where one sits, counted from 1, and what the game is about', async () => {
    const host = await newPlayer()
    const made = await host.call('create_table', { ...KINGS, bots: [] })
    expect(made.text).toContain('seat 1 of 2. The game is The Imposter Kings. Play a card at least as high')
    const guest = await newPlayer()
    const joined = await guest.call('join_table', { invitation: made.data.invitation?.code, seat: 2 })
    expect(joined.text).toContain('seat 2 of 2. The game is The Imposter Kings.')
    expect(joined.data.seat).toBe(1)
  })

  test('is shown in the game’s words and as data, and tells what one may know', async () => {
    const { player } = await asked()
    const words = await player.call('look')
    expect(words.text).toContain('Ada (you)')
    expect(words.text).toContain('Your hand')
    expect(words.data.seen).toBeUndefined()
    const { seen } = (await player.call('look', { data: true })).data as {
      seen?: { view: { players: { hand: number }[] } }
    }
    expect(seen?.view.players).toHaveLength(2)
    // A game without words of its own is shown all the same.
    const { loader } = await atFerry()
    expect((await loader.call('look')).text).toContain('mine: {"wheat":40,"salt":30}')
  })

  test('can be left: before the start the seat is free again, later it waits', async () => {
    const [host, guest] = [await newPlayer(), await newPlayer()]
    const made = await host.call('create_table', { game: 'imposter-kings', seats: 3, bots: [] })
    const code = made.data.invitation?.code
    await guest.call('join_table', { invitation: code })
    const free = async () => (await host.call('look')).data.free
    await expect.poll(free).toBe(1)
    expect(await guest.call('leave')).toMatchObject({ isError: false, data: { status: 'lobby' } })
    await expect.poll(free).toBe(2)
    expect((await guest.call('look')).data.code).toBe('notSeated')
    expect((await host.call('leave')).data.code).toBe('hostStays')
    const { player, now } = await asked()
    const { table } = now.data
    expect((await player.call('leave')).text).toContain('your seat waits')
    const back = await player.call('join_table', { invitation: table })
    expect(back.data.asked).toMatchObject({ decision: now.data.asked?.decision })
  })

  test('tells games with their options, open tables and one’s own', async () => {
    const player = await newPlayer()
    const made = await player.call('create_table', { game: 'imposter-kings', seats: 2, bots: [], open: true })
    const listed = await player.call('list_games')
    expect(listed.text).toContain('imposter-kings: The Imposter Kings, 2 to 4 players')
    expect(listed.data.mine).toMatchObject([{ id: made.data.table, seat: 0, status: 'lobby' }])
    expect((listed.data.open as { id: string }[]).map(({ id }) => id)).toContain(made.data.table)
    expect((await player.call('list_games', { game: 'imposter-kings' })).text).toMatch(/targetScore \(usually 7\)/)
    const other = await newPlayer()
    expect((await other.call('join_table', { invitation: made.data.table })).data.seat).toBe(1)
  })
})

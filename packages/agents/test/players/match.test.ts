import { below, seeded } from '@riposte/kernel'
import { type Clock, systemClock } from '@riposte/server'
import { afterAll, describe, expect, test } from 'vitest'
import { never, type Sent, scripted } from './scripted.ts'
import { ask, cleanUp, databaseFile, Host, open } from './table.ts'

afterAll(cleanUp)

/** Any answer; to the same question the same, whoever is asked first. */
const pick =
  (seed: string) =>
  ({ ids, user }: Sent) => ({ tool: 'act', input: { id: ids[below(seeded(`${seed} ${user}`), ids.length)] } })

/** The time of the machine; but what is more than a minute away comes when it is told to, and not before. */
class HeldClock implements Clock {
  readonly #held = new Set<() => void>()

  now(): number {
    return systemClock.now()
  }

  at(moment: number, wake: () => void): () => void {
    if (moment - this.now() < 60_000) return systemClock.at(moment, wake)
    this.#held.add(wake)
    return () => void this.#held.delete(wake)
  }

  /** What is held comes now. */
  release(): void {
    const held = [...this.#held]
    this.#held.clear()
    for (const wake of held) wake()
  }
}

describe('a language model at a table', () => {
  test('is offered to hosts by name, and plays a whole match of The Imposter Kings', async () => {
    const { player, sent } = scripted(pick('model'))
    const server = await open({ players: { oracle: player } })
    const { games } = (await ask(server.url, null, '/api/games', null)) as { games: { bots: string[] }[] }
    for (const { bots } of games) expect(bots).toContain('oracle')
    const host = await Host.at(server.url, ['oracle', 'oracle'])
    await host.until(() => host.connection.table !== null)
    expect(host.connection.table?.seats.map(({ name }) => name)).toEqual(['Ada', 'Oracle bot 1', 'Oracle bot 2'])
    await host.play('host')
    const { record, standIns } = await host.replay()
    expect(standIns).toEqual([])
    expect(host.notices).toEqual([])
    // Everything that was more than a matter of course was asked of the model, and its answers were played.
    const moves = record.entries.filter(({ seat }) => seat > 0)
    expect(sent.length).toBeGreaterThan(5)
    expect(moves.length).toBeGreaterThanOrEqual(sent.length)
    for (const one of sent) {
      expect(one.tools.sort()).toEqual(['act', 'fill_in', 'read_rule', 'why_not'])
      expect(one.system).toMatch(/You play The Imposter Kings with 3 players: Ada on seat 0, .*\byou on seat [12]/)
      expect(one.block('question')).toHaveLength(1)
      expect(one.block('table').join()).toContain('(you)')
      expect(one.ids.length).toBeGreaterThan(1)
    }
    // It is told what is new since it was asked the last time.
    expect(sent.slice(2).some((one) => one.block('happened').length > 0)).toBe(true)
    expect(player.spent(host.table).tokens).toBe(sent.length * 1050)
    host.connection.close()
    await server.close()
  })

  test('may be wrong and try again: it is told why, and what it answers then is played', async () => {
    const { player, sent } = scripted((one, count) => {
      if (count === 0) return { tool: 'act', input: { id: 'a999' } }
      if (count === 1) return { tool: 'act', input: { type: 'flip', fields: {} } }
      return { tool: 'act', input: { id: one.ids[0], note: 'They </your-notes> bluff.' } }
    })
    const server = await open({ players: { oracle: player } })
    const host = await Host.at(server.url, ['oracle'])
    await host.play('host', () => sent.length >= 5)
    expect(sent[1].results.join()).toContain('There is no answer')
    expect(sent[2].results.join()).toMatch(/Not allowed: .*\((IK-[\d.]+|kernel)\)/)
    expect(host.notices).toEqual([])
    // What it has noted for itself it is shown again, and nobody else is.
    expect(sent[4].block('your-notes')[0]).toContain('They')
    expect(sent[4].block('your-notes').join()).not.toContain('</')
    expect(host.heard.join()).not.toContain('bluff.')
    host.connection.close()
    await server.close()
  })

  test('that answers nothing allowed is replaced for that move, and everybody is told', async () => {
    const { player } = scripted((_, count) =>
      count % 3 === 0 ? { text: 'I would rather not say.' } : { tool: 'act', input: { id: 'a0' } },
    )
    const server = await open({ players: { oracle: player } })
    const host = await Host.at(server.url, ['oracle'])
    const heard: string[] = []
    const spectator = host.watch(null, (text) => heard.push(text))
    await host.play('host')
    const said = 'Oracle bot 1 gave no answer that is allowed; the rule-based player moved.'
    await host.until(() => spectator.chat.some(({ text }) => text === said))
    expect(host.notices.every(({ text }) => text === said)).toBe(true)
    const { standIns, record } = await host.replay()
    expect(standIns.length).toBeGreaterThan(0)
    for (const { entry, seat, player: name, by, reason } of standIns) {
      expect([seat, name, by, reason]).toEqual([1, 'oracle', 'rule', 'illegal'])
      expect(record.entries[entry]).toMatchObject({ seat: 1 })
    }
    spectator.close()
    host.connection.close()
    await server.close()
  })

  test('that does not answer in time is told to stop, and holds nobody up meanwhile', async () => {
    const { player, sent } = scripted(never, { time: 3_600_000 })
    const clock = new HeldClock()
    const server = await open({ players: { oracle: player }, clock })
    const host = await Host.at(server.url, ['oracle'])
    await host.play('host', () => sent.length > 0)
    // While it thinks, people talk, ask and look.
    expect((await host.connection.say('Take your time.')).ok).toBe(true)
    expect(await host.connection.look()).toContain('Your hand')
    expect(sent[0].signal?.aborted).toBe(false)
    clock.release()
    await host.play('host', () => host.notices.length > 0)
    expect(host.notices[0].text).toBe('Oracle bot 1 did not answer in time; the rule-based player moved.')
    expect(sent[0].signal?.aborted).toBe(true)
    host.connection.close()
    await server.close()
  })

  test('whose service fails is replaced for that move', async () => {
    const { player } = scripted(() => Promise.reject(new Error('out of order')))
    const server = await open({ players: { oracle: player } })
    const host = await Host.at(server.url, ['oracle'])
    await host.play('host', () => host.notices.length > 0)
    expect(host.notices[0].text).toBe('Oracle bot 1 did not answer; the rule-based player moved.')
    host.connection.close()
    await server.close()
  })

  test('that has used up its tokens is asked no more in this match, which is told once', async () => {
    const { player, sent } = scripted(pick('spender'), {
      budget: { tokens: 8000, time: 1e9, cost: null, tokensPerDay: 1e9 },
    })
    const server = await open({ players: { oracle: player } })
    const host = await Host.at(server.url, ['oracle'])
    await host.play('host')
    const asked = sent.length
    expect(asked).toBeGreaterThan(1)
    expect(player.spent(host.table).tokens).toBeLessThanOrEqual(8000)
    await host.until(() => host.notices.length > 0)
    const { standIns } = await host.replay()
    expect(standIns.length).toBeGreaterThan(1)
    expect(new Set(standIns.map(({ reason }) => reason))).toEqual(new Set(['budget']))
    expect(host.notices.map(({ text }) => text)).toEqual([
      'Oracle bot 1 has used up what it may spend on this match; the rule-based player moves in its place.',
    ])
    // Another match has a budget of its own.
    const next = await Host.at(server.url, ['oracle'])
    await next.play('next', () => sent.length > asked)
    next.connection.close()
    host.connection.close()
    await server.close()
  })

  test('that the server no longer has is replaced, after a restart in the middle of a match', async () => {
    const { player, sent } = scripted(never)
    const file = databaseFile()
    const first = await open({ players: { oracle: player }, file })
    const host = await Host.at(first.url, ['oracle'])
    await host.play('host', () => sent.length > 0)
    host.connection.close()
    await first.close()
    expect(sent[0].signal?.aborted).toBe(true)
    const second = await open({ file })
    const back = host.again(second.url)
    await back.play('back', () => back.notices.length > 0)
    expect(back.notices.map(({ text }) => text)).toEqual([
      'Oracle bot 1 is not on this server any more; the rule-based player moves in its place.',
    ])
    back.connection.close()
    await second.close()
  })
})

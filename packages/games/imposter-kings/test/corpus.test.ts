import { isBlocked, replay, SPECTATOR } from '@riposte/kernel'
import { recordsIn, verifyCorpus } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { isLike, planned } from '../corpus/make.ts'
import { imposterKings } from '../src/index.ts'

const records = recordsIn(new URL('../corpus/', import.meta.url))

describe('the recorded matches', () => {
  test('IK-19.6: all of them lead to their recorded ends', () => {
    expect(verifyCorpus(imposterKings, records)).toEqual([])
  })

  test('there is a match for everything that is planned, and no other', () => {
    expect(records.map(({ name }) => name)).toEqual(planned.map(({ name }) => name).sort())
  })

  test.each(planned.map((plan) => [plan.name, plan] as const))('%s shows what it is there for', (name, plan) => {
    const log = records.find((recorded) => recorded.name === name)?.record
    if (log === undefined) throw new Error(`${name} was not recorded`)
    expect({ seats: log.seats, options: log.options }).toEqual({ seats: plan.seats, options: plan.options })
    const missing = new Set(plan.shows)
    const match = replay(imposterKings, { ...log, entries: [] })
    if (isBlocked(match)) throw new Error(match.message)
    for (const entry of log.entries) {
      const applied = match.redo(entry)
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
      for (const event of match.tell(applied.events, SPECTATOR)) {
        for (const wanted of missing) if (isLike(event, wanted)) missing.delete(wanted)
      }
    }
    expect([...missing]).toEqual([])
    expect(match.over).toBe(true)
  })
})

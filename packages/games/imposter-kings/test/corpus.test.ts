import { readdirSync, readFileSync } from 'node:fs'
import { isBlocked, type MatchRecord, replay, SPECTATOR } from '@riposte/kernel'
import { readRecord, verifyCorpus } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { isLike, planned } from '../corpus/make.ts'
import { imposterKings } from '../src/index.ts'

const folder = new URL('../corpus/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

function recordIn(file: string): MatchRecord {
  const read = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  if (typeof read === 'string') throw new Error(`${file}: ${read}`)
  return read
}

describe('the recorded matches', () => {
  test('IK-19.6: all of them lead to their recorded ends', () => {
    expect(
      verifyCorpus(
        imposterKings,
        files.map((name) => ({ name, record: recordIn(name) })),
      ),
    ).toEqual([])
  })

  test('there is a match for everything that is planned, and no other', () => {
    expect(files.sort()).toEqual(planned.map(({ name }) => `${name}.json`).sort())
  })

  test.each(planned.map((plan) => [plan.name, plan] as const))('%s shows what it is there for', (name, plan) => {
    const log = recordIn(`${name}.json`)
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

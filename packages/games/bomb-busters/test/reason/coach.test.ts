import { isBlocked, type Json, project, projectDomain } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import { describe, expect, it } from 'vitest'
import { type Coaching, coach } from '../../src/reason/coach.ts'
import { REASON_FIELDS, type Reason } from '../../src/reason/explain.ts'
import { openCuts } from '../../src/reason/open-cuts.ts'
import { EQUAL_TOKEN, PARITY_TOKEN, VALUE_TOKEN } from '../../src/state.ts'
import { Staged } from '../equipment/staged.ts'
import { speakerFor } from '../words/saying.ts'

/** Seat 0 looks at two teammates. All four of 1 and of 3 are in the game, two of 2. */
function staged(): Staged {
  return new Staged({ hands: ['1 3 3', '1- 2 3', '1 1- 2 3'] })
}

/** What the coach tells the seat whose turn it is. */
function coached(table: Staged, seat = 0): Coaching {
  const next = (filled: readonly Json[]) => {
    const domain = projectDomain(table.match.play, seat, 'dualCut', filled)
    return isBlocked(domain) ? [] : domain
  }
  return coach(project(table.match.play, seat), openCuts(next))
}

const wireOf = (table: Staged, seat: number, place: number) => {
  const wire = coached(table).wires.find((found) => found.seat === seat && found.place === place)
  if (wire === undefined) throw new Error('no such wire')
  return wire
}

const said = ({ message, about }: Reason) => textOf(speakerFor(0).part(message, REASON_FIELDS, about))

describe('the coach', () => {
  it('BB-15.1: speaks of every uncut wire that the player does not see, and of no other', () => {
    const { wires, exact } = coach(project(staged().match.play, 0))
    expect(exact).toBe(true)
    expect(wires.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 2],
      [2, 3],
    ])
  })

  it('BB-3.6, BB-1.1: says what is certain and by which neighbour', () => {
    const first = wireOf(staged(), 2, 0)
    expect(first.isCertain).toBe(true)
    expect(first.likely).toEqual([{ value: 1, chance: 1 }])
    expect(first.best).toEqual({ value: 1, chance: 1 })
    const right = first.reasons.find(({ kind }) => kind === 'right')
    expect(right).toMatchObject({ rule: 'BB-3.6', by: 1, excludes: [2, 3] })
    expect(first.reasons.map(said)).toContain('Wire 2 to its right is 1, so it is not higher.')
  })

  it('BB-10.1, BB-10.3, BB-E12: names tokens, and what each of them rules out', () => {
    const told = staged().token(1, { kind: VALUE_TOKEN, value: 2, place: 1 })
    expect(wireOf(told, 1, 1).reasons[0]).toMatchObject({ kind: 'token', rule: 'BB-10.1', excludes: [1, 3] })
    const odd = staged().token(1, { kind: PARITY_TOKEN, value: 1, place: 2 })
    expect(wireOf(odd, 1, 2).reasons[0]).toMatchObject({ rule: 'BB-10.3', excludes: [2] })
    const same = staged().token(2, { kind: EQUAL_TOKEN, place: 2, placeB: 3 })
    expect(wireOf(same, 2, 2).reasons[0]).toMatchObject({ rule: 'BB-E12', by: 3 })
  })

  it('BB-9.1: names the best guess among the values in hand, and keeps what was learned from failed cuts', () => {
    const table = staged()
    table.pub.players[1].not[2] |= 1 << 3
    const wire = wireOf(table, 1, 2)
    expect(wire.reasons.some(({ kind, excludes }) => kind === 'learned' && excludes.includes(3))).toBe(true)
    expect(wire.likely.map(({ value }) => value)).not.toContain(3)
    const { best } = coached(table)
    expect(best).toMatchObject({ seat: 2, place: 0, value: 1, chance: 1, red: 0 })
  })

  it('BB-9.1: recommends nothing to somebody whom the rules let cut nothing now', () => {
    const { best, wires } = coached(staged(), 1)
    expect(best).toBeNull()
    expect(wires.map((wire) => wire.best)).toEqual(wires.map(() => null))
  })

  it('BB-M11.3: never recommends the number that counts as red', () => {
    const table = staged()
    table.pub.redLike = 1
    expect(wireOf(table, 2, 0)).toMatchObject({ isCertain: true, best: null, red: 1 })
  })

  it('BB-15.5: tells a spectator nothing that a spectator could not count', () => {
    const { wires, best } = coach(project(staged().match.play, -1))
    expect(best).toBeNull()
    expect(wires.filter(({ seat }) => seat === 0)).toHaveLength(3)
  })
})

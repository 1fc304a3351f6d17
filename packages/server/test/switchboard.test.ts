import { describe, expect, test } from 'vitest'
import { hallOf, type Word } from '../src/halls/hall.ts'
import { type Call, Switchboard } from '../src/halls/switchboard.ts'

const HALLS = 3

/** A table that this hall keeps. */
function tableOf(hall: number): string {
  for (let number = 0; ; number++) if (hallOf(`table ${number}`, HALLS) === hall) return `table ${number}`
}

const FIRST = tableOf(0)
const SECOND = tableOf(1)

const moved = (table: string): Word => ({ is: 'moved', table, seq: 7, own: true })
const present = (table: string, hall: number): Word => ({ is: 'present', table, hall, online: [0], watching: 0 })

function board() {
  let calls: [number, Call][] = []
  const switchboard = new Switchboard(HALLS, (hall, call) => calls.push([hall, call]))
  /** What was said since the last time. */
  const said = () => {
    const before = calls
    calls = []
    return before
  }
  /** Who was told a word since the last time. */
  const told = () =>
    said()
      .map(([hall]) => hall)
      .sort((a, b) => a - b)
  return { switchboard, said, told }
}

describe('the switchboard between halls', () => {
  test('tells nobody of what a hall does at its own table', () => {
    const { switchboard, said } = board()
    for (const [table, hall] of [
      [FIRST, 0],
      [SECOND, 1],
    ] as const) {
      switchboard.pass(moved(table), hall)
    }
    expect(said()).toEqual([])
  })

  test('tells the keeper of what another hall does at its table, and nobody else', () => {
    const { switchboard, said } = board()
    switchboard.pass(moved(SECOND), 2)
    expect(said()).toEqual([[1, { is: 'word', word: moved(SECOND) }]])
    switchboard.pass(moved(FIRST), 2)
    expect(said()).toEqual([[0, { is: 'word', word: moved(FIRST) }]])
  })

  test('tells all who hold a table, but not the one who speaks', () => {
    const { switchboard, told } = board()
    switchboard.watch(SECOND, 0)
    switchboard.watch(SECOND, 2)
    told()
    switchboard.pass(moved(SECOND), 1)
    expect(told()).toEqual([0, 2])
    switchboard.pass(moved(SECOND), 2)
    expect(told()).toEqual([0, 1])
    switchboard.unwatch(SECOND, 0)
    switchboard.pass(moved(SECOND), 1)
    expect(told()).toEqual([2])
  })

  test('lets everybody who holds a table know that another hall does now, and its keeper when none does any more', () => {
    const { switchboard, said } = board()
    const watched: Call = { is: 'watched', table: SECOND }
    switchboard.watch(SECOND, 2)
    expect(said()).toEqual([
      [1, watched],
      [2, watched],
    ])
    switchboard.watch(SECOND, 0)
    expect(said()).toEqual([
      [1, watched],
      [2, watched],
      [0, watched],
    ])
    switchboard.unwatch(SECOND, 2)
    switchboard.unwatch(SECOND, 2)
    expect(said()).toEqual([])
    switchboard.unwatch(SECOND, 0)
    expect(said()).toEqual([[1, { is: 'unwatched', table: SECOND }]])
  })

  test('tells the first hall who is where: it answers for all tables', () => {
    const { switchboard, told } = board()
    switchboard.pass(present(SECOND, 1), 1)
    expect(told()).toEqual([0])
    switchboard.pass(present(SECOND, 2), 2)
    expect(told()).toEqual([0, 1])
    switchboard.pass(present(FIRST, 0), 0)
    expect(told()).toEqual([])
  })

  test('brings a hall that begins anew to know who holds its tables, and forgets one that has ended', () => {
    const { switchboard, said, told } = board()
    switchboard.watch(SECOND, 0)
    switchboard.watch(FIRST, 1)
    said()
    switchboard.lost(1)
    expect(said()).toEqual([[0, { is: 'unwatched', table: FIRST }]])
    switchboard.pass(moved(FIRST), 0)
    expect(told()).toEqual([])
    switchboard.met(1)
    expect(said()).toEqual([
      [1, { is: 'watched', table: SECOND }],
      [0, { is: 'watched', table: SECOND }],
    ])
  })
})

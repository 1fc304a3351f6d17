import { describe, expect, test } from 'vitest'
import { type TableNews, workerOf } from '../src/cluster/member.ts'
import { type Call, MessageRouter } from '../src/cluster/message-router.ts'

const WORKERS = 3

/** A table that this process owns. */
function tableOf(worker: number): string {
  for (let number = 0; ; number++) if (workerOf(`table ${number}`, WORKERS) === worker) return `table ${number}`
}

const FIRST = tableOf(0)
const SECOND = tableOf(1)

const moved = (table: string): TableNews => ({ is: 'moved', table, seq: 7, own: true })
const present = (table: string, worker: number): TableNews => ({
  is: 'present',
  table,
  worker,
  online: [0],
  watching: 0,
})

function board() {
  let calls: [number, Call][] = []
  const router = new MessageRouter(WORKERS, (worker, call) => calls.push([worker, call]))
  /** What was said since the last time. */
  const said = () => {
    const before = calls
    calls = []
    return before
  }
  /** Who was told a news since the last time. */
  const told = () =>
    said()
      .map(([worker]) => worker)
      .sort((a, b) => a - b)
  return { router, said, told }
}

describe('the router between processes', () => {
  test('tells nobody of what a process does at its own table', () => {
    const { router, said } = board()
    for (const [table, worker] of [
      [FIRST, 0],
      [SECOND, 1],
    ] as const) {
      router.pass(moved(table), worker)
    }
    expect(said()).toEqual([])
  })

  test('tells the owner of what another process does at its table, and nobody else', () => {
    const { router, said } = board()
    router.pass(moved(SECOND), 2)
    expect(said()).toEqual([[1, { is: 'news', news: moved(SECOND) }]])
    router.pass(moved(FIRST), 2)
    expect(said()).toEqual([[0, { is: 'news', news: moved(FIRST) }]])
  })

  test('tells all who hold a table, but not the one who speaks', () => {
    const { router, told } = board()
    router.watch(SECOND, 0)
    router.watch(SECOND, 2)
    told()
    router.pass(moved(SECOND), 1)
    expect(told()).toEqual([0, 2])
    router.pass(moved(SECOND), 2)
    expect(told()).toEqual([0, 1])
    router.unwatch(SECOND, 0)
    router.pass(moved(SECOND), 1)
    expect(told()).toEqual([2])
  })

  test('lets everybody who holds a table know that another process does now, and its owner when none does any more', () => {
    const { router, said } = board()
    const watched: Call = { is: 'watched', table: SECOND }
    router.watch(SECOND, 2)
    expect(said()).toEqual([
      [1, watched],
      [2, watched],
    ])
    router.watch(SECOND, 0)
    expect(said()).toEqual([
      [1, watched],
      [2, watched],
      [0, watched],
    ])
    router.unwatch(SECOND, 2)
    router.unwatch(SECOND, 2)
    expect(said()).toEqual([])
    router.unwatch(SECOND, 0)
    expect(said()).toEqual([[1, { is: 'unwatched', table: SECOND }]])
  })

  test('tells the first process who is where: it answers for all tables', () => {
    const { router, told } = board()
    router.pass(present(SECOND, 1), 1)
    expect(told()).toEqual([0])
    router.pass(present(SECOND, 2), 2)
    expect(told()).toEqual([0, 1])
    router.pass(present(FIRST, 0), 0)
    expect(told()).toEqual([])
  })

  test('brings a process that begins anew to know who holds its tables, and forgets one that has ended', () => {
    const { router, said, told } = board()
    router.watch(SECOND, 0)
    router.watch(FIRST, 1)
    said()
    router.lost(1)
    expect(said()).toEqual([[0, { is: 'unwatched', table: FIRST }]])
    router.pass(moved(FIRST), 0)
    expect(told()).toEqual([])
    router.met(1)
    expect(said()).toEqual([
      [1, { is: 'watched', table: SECOND }],
      [0, { is: 'watched', table: SECOND }],
    ])
  })
})

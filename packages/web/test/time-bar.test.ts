import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TableContext, type TableThings } from '../src/table/table-context.ts'
import { TimeBar, useRunningTime } from '../src/table/time-bar.tsx'

/** What is known of the time of seat 0, at a table where it is waited for, or where there is no table. */
function timeAt(things: { clock: unknown; asked: number } | null): unknown {
  let found: unknown
  const Probe = () => {
    found = useRunningTime(0)
    return null
  }
  const table =
    things === null
      ? null
      : ({
          table: { settings: { clock: things.clock } },
          // Told later than now: nothing of it has run down.
          match: { clock: { waiting: [{ seat: 0, left: 5000 }] }, clockAt: Number.MAX_VALUE },
          sight: { seen: { decisions: Array(things.asked).fill({ seat: 0 }) } },
        } as Partial<Record<keyof TableThings, unknown>> as TableThings)
  renderToStaticMarkup(createElement(TableContext, { value: table }, createElement(Probe)))
  return found
}

describe('the time that runs', () => {
  test('is a part of the time for one decision', () => {
    expect(timeAt({ clock: { kind: 'decision', each: 20_000 }, asked: 1 })).toEqual({ left: 5000, part: 0.25 })
  })

  test("is a part of a player's own time, or of the time that all share who are asked together", () => {
    const clock = { kind: 'bank', bank: 50_000, together: 10_000 }
    expect(timeAt({ clock, asked: 1 })).toEqual({ left: 5000, part: 0.1 })
    expect(timeAt({ clock, asked: 2 })).toEqual({ left: 5000, part: 0.5 })
  })

  test('is never more than the whole', () => {
    expect(timeAt({ clock: { kind: 'decision', each: 1000 }, asked: 1 })).toEqual({ left: 5000, part: 1 })
  })

  test('is nothing without a clock, and in a replay, which has no table', () => {
    expect(timeAt({ clock: { kind: 'none' }, asked: 1 })).toBeNull()
    expect(timeAt(null)).toBeNull()
  })
})

test('a time bar is as long as what is left, and empty where nothing runs', () => {
  const bar = (part: number | null) =>
    renderToStaticMarkup(
      createElement(TimeBar, { time: part === null ? null : { left: 1, part }, mine: true, className: 'here' }),
    )
  expect(bar(0.25)).toContain('--left:0.25')
  expect(bar(0.25)).toContain('data-runs="true"')
  expect(bar(null)).toContain('--left:0')
  expect(bar(null)).toContain('data-runs="false"')
})

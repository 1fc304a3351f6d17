import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readChart } from '../src/rules/flow-chart.ts'

const BOOK = join(import.meta.dirname, '../../../docs/rules/dune')
const charts = ['rules', 'interrupts'].flatMap((name) =>
  [...readFileSync(join(BOOK, `${name}.md`), 'utf8').matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, text]) => text),
)

describe('charts of a rulebook', () => {
  test('the charts of Dune are read whole: every way leads to a step with words', () => {
    expect(charts).toHaveLength(2)
    for (const chart of charts) {
      const steps = readChart(chart)!
      const ids = steps.map(({ id }) => id)
      const ways = steps.flatMap(({ exits }) => exits)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ways.filter(({ to }) => !ids.includes(to))).toEqual([])
      expect(steps.filter(({ text }) => /[<[\]{}"]|-->/.test(text) || text === '')).toEqual([])
      const arrows = chart.match(/-->/g)!.length - (chart.match(/\[\*\]/g)?.length ?? 0)
      expect(ways).toHaveLength(arrows)
    }
  })

  test('a battle has its steps in the order of DU-11.5, and its questions are questions', () => {
    const steps = readChart(charts[0])!
    const numbered = steps.flatMap(({ id }) => (/^B\d+$/.test(id) ? [Number(id.slice(1))] : []))
    expect(numbered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(steps.filter(({ look }) => look === 'question').map(({ id }) => id)).toEqual(['B9', 'B10'])
    expect(steps.find(({ id }) => id === 'B9')?.exits.map(({ when }) => when)).toEqual([
      'one call',
      'two calls',
      'no call',
    ])
  })

  test('a way back does not change the order in which the rest is told', () => {
    const chart = `stateDiagram-v2
      state "Open" as A
      [*] --> A: begun
      A --> B
      B --> A: again
      B --> C: enough
      C --> [*]`
    expect(readChart(chart)).toEqual([
      { id: 'A', text: 'Open', look: 'step', exits: [{ to: 'B', when: null }] },
      {
        id: 'B',
        text: 'B',
        look: 'step',
        exits: [
          { to: 'A', when: 'again' },
          { to: 'C', when: 'enough' },
        ],
      },
      { id: 'C', text: 'C', look: 'step', exits: [] },
    ])
  })

  test('what it does not know is not drawn half', () => {
    expect(readChart('sequenceDiagram\n  A->>B: hello')).toBeNull()
    expect(readChart('flowchart TD\n  A --> B\n  subgraph one')).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { scenarioTables, withTables } from '../src/index.ts'
import { highCard } from './scenario-high-card.ts'

const tables = scenarioTables(highCard())

test('the tables of a game name its options, questions, actions, events and the values of its fields', () => {
  const lines = tables.split('\n')
  expect(lines[0]).toBe('### High Card')
  expect(lines).toContain('| `boasting` | the winner may boast | `true` |')
  expect(lines).toContain('| `snatchOrNot` | `letIt`, `snatch` | `winner` (seat) | HC-4.1 |')
  expect(lines).toContain('| `snatch` | `from` (seat), `style` |')
  expect(lines).toContain('| `dealt` | `seat`, `card?` | HC-1.1 |')
  expect(lines).toContain('| style | `boldly`, `slyly` |')
})

test('tables are written into their place in a page and nowhere else', () => {
  const page = (inside: string) =>
    `before\n<!-- The tables are made by \`riposte scenario --tables docs/scenarios.md\`. -->${inside}<!-- The tables end here. -->\nafter\n`
  const written = withTables(page('\nold\n'), tables)
  expect(written).toBe(page(`\n\n${tables}\n\n`))
  expect(withTables('a page without a place', tables)).toBeNull()
})

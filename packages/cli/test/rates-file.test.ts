import { describe, expect, it } from 'vitest'
import { readRates, tableOf } from '../src/rates-file.ts'
import { ratesPlot } from '../src/rates-plot.ts'

const RATES = [
  { mission: 1, seats: 2, games: 200, wins: 199 },
  { mission: 1, seats: 5, games: 200, wins: 200 },
  { mission: 34, seats: 3, games: 50, wins: 20 },
]

describe('the figures of teams of bots', () => {
  it('are read back from the document as they were written', () => {
    const table = tableOf(RATES, 'bomb-busters')
    expect(table).toContain('| 1 | 99.5 % (199/200) |  |  | 100.0 % (200/200) |')
    expect(readRates(table)).toEqual(RATES)
  })

  it('are drawn once each, with a mark of their own for each number of players', () => {
    const plot = ratesPlot(RATES)
    // One in the key for each number of players, one for each figure.
    expect(plot.match(/<circle/g)).toHaveLength(2)
    expect(plot.match(/<polygon/g)).toHaveLength(3 + 2)
    expect(plot).toContain('<title>')
  })
})

import { dune } from '@riposte/dune'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { biddingPhase } from '../../games/dune/src/phases/bidding/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../../games/dune/test/table.ts'
import { duneFace } from '../src/games/dune/face.tsx'
import { seatSummary } from '../src/games/dune/seat/seat-summary.tsx'
import { SeatList } from '../src/table/rail.tsx'
import { TableContext, type TableThings } from '../src/table/table-context.ts'
import { sightOf } from './dune.ts'
import { tableOf } from './gallery/show-table.tsx'

const THREE: FactionId[] = ['emperor', 'atreides', 'fremen']

const STORM: FactionId[] = ['fremen', 'emperor', 'atreides']

/** Everybody has ten spice, the Emperor is allied with the Fremen, and a card is auctioned. */
function bidding(prepare: (t: TestTable) => void = () => {}): TestTable {
  const t = table(THREE, { mode: 'advanced' })
  t.pub.turn = 2
  t.pub.order = STORM.map(factionNumber)
  for (const id of THREE) t.own(id).spice = 10
  t.ally('emperor', 'fremen')
  prepare(t)
  return t.begin(biddingPhase).playUntil(() => t.question === 'bidding')
}

const factsOf = (t: TestTable, of: FactionId, by: FactionId = 'atreides') =>
  seatSummary(sightOf(t, by), t.seat(of)).facts

/** The rows of the rail as they are read out, from the top. */
function rows(t: TestTable, by: FactionId): readonly string[] {
  const sight = sightOf(t, by)
  const things: TableThings = {
    // The rail does nothing.
    handle: null as never,
    face: duneFace,
    sight,
    table: tableOf(dune, sight.names),
    match: { ...sight, clockAt: 0, canTakeBack: false },
    lines: [],
    news: [],
    hint: { state: 'never', toggle() {} },
    showPlayer: () => {},
  }
  const markup = renderToStaticMarkup(createElement(TableContext, { value: things }, createElement(SeatList)))
  return markup
    .split('<li')
    .slice(1)
    .map((row) =>
      row
        .slice(row.indexOf('>') + 1)
        // Signs repeat for the eye what the words say.
        .replaceAll(/<span aria-hidden="true".*?<\/span><\/span><\/span>/gs, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
}

test('the rail has the seats in storm order, with who plays which faction and who is asked', () => {
  const t = bidding()
  expect(t.asked).toHaveLength(1)
  const [asked] = t.asked
  const told = rows(t, 'atreides')
  expect(told.map((row) => /^Player \d (\w+)/.exec(row)?.[1])).toEqual(['Fremen', 'Emperor', 'Atreides'])
  expect(STORM.filter((_, at) => /deciding|your move/.test(told[at]))).toEqual([asked])
  expect(rows(t, asked).filter((row) => row.includes('your move'))).toHaveLength(1)
})

test('VI-2.2, VI-2.4, VI-2.6, VI-2.23: a seat tells cards, reserves, tanks, leaders, strongholds, bribes and its ally, to everybody alike', () => {
  const t = bidding((t) => {
    t.give('emperor', 'lasgun_1').give('emperor', 'shield_1').place('emperor', 'arrakeen/10', 3)
    t.pub.bribe[factionNumber('emperor')] = 4
  })
  const told = [
    '2 of 4 cards',
    '17 in reserve',
    '0 in the tanks',
    '5 leaders',
    '1 stronghold',
    '4 spice in front',
    'allied with Fremen',
  ]
  for (const by of THREE) expect(factsOf(t, 'emperor', by)).toEqual(told)
  expect(factsOf(t, 'atreides')).not.toContainEqual(expect.stringContaining('allied'))
})

test('a stronghold that two factions are in is held by neither', () => {
  const t = bidding((t) => t.place('emperor', 'arrakeen/10', 3).place('fremen', 'arrakeen/10', 1))
  expect(factsOf(t, 'emperor')).toContain('0 strongholds')
  expect(factsOf(t, 'fremen')).toContain('0 strongholds')
})

test('VI-2.3: nobody’s spice behind the shield is told in the rail, not even one’s own', () => {
  const t = bidding((t) => {
    t.own('emperor').spice = 37
  })
  for (const by of THREE) expect(rows(t, by).join(' ')).not.toMatch(/\b37\b/)
})

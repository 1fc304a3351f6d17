import type { EventJson } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { battlePhase } from '../../games/dune/src/phases/battle/phase.ts'
import { type FactionId, factionNumber, table } from '../../games/dune/test/table.ts'
import { territoryOf } from '../src/games/dune/names.ts'
import { pile } from '../src/games/dune/pile.tsx'
import { record } from '../src/games/dune/record/record.tsx'
import { placeOf, thingOf } from '../src/games/dune/record/things.ts'
import { sightOf } from './dune.ts'

const TWO: FactionId[] = ['fremen', 'emperor']
const t = table(TWO)

/** The lines of the record that a faction reads of these events. */
const lines = (faction: FactionId, events: readonly EventJson[]) => record({ ...sightOf(t, faction), events })

test('everybody reads about themselves, and the same event is said again to another reader', () => {
  const paid = { type: 'paid', faction: 'fremen', spice: 4, purpose: 'card', fromAlly: 0, receiver: 'emperor' }
  expect(lines('fremen', [paid]).map(({ text }) => text)).toEqual(['You pay the Emperor 4 spice for a card.'])
  expect(lines('emperor', [paid]).map(({ text }) => text)).toEqual(['Fremen pay you 4 spice for a card.'])
  expect(lines('fremen', [paid]).map(({ text }) => text)).toEqual(['You pay the Emperor 4 spice for a card.'])
})

test('a phase is a heading, and what shows elsewhere is left out', () => {
  const events = [
    { type: 'turnBegan', turn: 2 },
    { type: 'phaseBegan', turn: 2, phase: 'STORM' },
    { type: 'phaseBegan', turn: 2, phase: 'BIDDING' },
  ]
  expect(lines('fremen', events).map(({ text, heading }) => [text, heading])).toEqual([
    ['Turn 2: Storm', true],
    ['Bidding', true],
  ])
})

test('places, cards and leaders in a sentence are known by what they are, not by their names', () => {
  const { speaker } = sightOf(t, 'fremen')
  const found = (event: EventJson) =>
    speaker.event(event).flatMap((part) => {
      const place = placeOf(part)
      const name = thingOf(part)
      return place === null && name === null ? [] : [[part.text, place ?? name]]
    })
  expect(found({ type: 'harvesterPlayed', faction: 'emperor', location: 'the-minor-erg/8', spice: 8 })).toEqual([
    ['Harvester', 'Harvester'],
    ['the Minor Erg (sector 8)', territoryOf('the-minor-erg')],
  ])
  expect(found({ type: 'spiceCardTurned', card: 'spice-red-chasm', pile: 'A' })).toEqual([
    ['the spice blow in Red Chasm', territoryOf('red-chasm')],
  ])
  expect(found({ type: 'spiceCardTurned', card: 'shai-hulud_2', pile: 'A' })).toEqual([])
  expect(found({ type: 'traitorCalled', faction: 'emperor', leader: 'guild-rep' })).toEqual([
    ['Guild Rep', 'Guild Rep.'],
  ])
})

test('IN-2.5: the pile says whose abilities wait and what Karama would do to them', () => {
  const three: FactionId[] = ['fremen', 'emperor', 'harkonnen']
  const battle = table(three, { mode: 'advanced' })
  battle.pub.turn = 2
  battle.pub.order = three.map(factionNumber)
  battle.give('harkonnen', 'karama_1')
  battle.place('fremen', 'hagga-basin/12', 4, 2).place('emperor', 'hagga-basin/12', 4, 2)
  battle.begin(battlePhase).playUntil(() => battle.question === 'karamaOpportunity')
  const said = (faction: FactionId) => pile(sightOf(battle, faction)).map(({ title, effect }) => [title, effect])
  expect(said('fremen')).toContainEqual([
    'Your Fedaykin',
    'If cancelled: they count as ordinary forces in this battle.',
  ])
  expect(said('emperor')).toContainEqual([
    "Fremen's fighting without spice",
    'If cancelled: Fremen need spice like everybody else.',
  ])
})

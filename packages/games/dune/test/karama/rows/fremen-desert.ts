import { expect } from 'vitest'
import { nodeNumber } from '../../../src/data/nodes.ts'
import { STORM } from '../../../src/names.ts'
import { stormPhase } from '../../../src/phases/storm/phase.ts'
import { beforeShipment, begin, PASS, tokens } from '../../shipment-movement/position.ts'
import { blow } from '../../spice-blow/spice.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../../table.ts'
import type { Deal, Row } from '../row.ts'

const FACTIONS: readonly FactionId[] = ['fremen', 'emperor', 'atreides', 'bene-gesserit']
const until = (t: TestTable, question: string): TestTable => t.playUntil(() => t.question === question)

/** The storm of the second turn goes this far. */
function storm(deal: Deal, from: number, distance: number, prepare: (t: TestTable) => void = () => {}): TestTable {
  const t = table(FACTIONS)
  t.pub.turn = 2
  t.pub.phase = STORM
  t.pub.storm = from
  t.pub.order = FACTIONS.map(factionNumber)
  t.pub.dialers = [...t.pub.order].slice(0, 2)
  t.pub.stormCard = true
  t.hidden.stormCard = distance
  prepare(t)
  return deal(t).begin(stormPhase)
}

/** Old Gap is where the first worm of the blow appears. */
function worms(deal: Deal, cards: readonly string[], prepare: (t: TestTable) => void): TestTable {
  return blow(FACTIONS, {
    deck: [...cards, 'spice-red-chasm', 'spice-broken-land'],
    pileA: ['spice-old-gap'],
    prepare(t) {
      prepare(t)
      deal(t)
    },
  })
}

function sending(deal: Deal): TestTable {
  const t = beforeShipment(FACTIONS)
  t.pub.storm = 14
  return begin(deal(t))
}

const send = (location: string, ordinary: number) => ({ type: 'send', location, ordinary, special: 0 })

/** Fremen, their worms and their storms. */
export const fremenDesertRows: readonly Row[] = [
  {
    key: 'SHAI_HULUD',
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) =>
      worms(deal, ['shai-hulud_1'], (t) => {
        t.place('fremen', 'old-gap/9', 3).place('fremen', 'carthag/11', 1).place('emperor', 'old-gap/10', 2)
        t.pub.spice[nodeNumber('old-gap/10')] = 6
      }),
    declare: (t) => t.skip('karamaWorm'),
    isForced: 'the worm is the trigger (FR-7)',
    territory: 'old-gap',
    stands: [
      'emperor in old-gap/10: 2 → 0',
      'emperor tanks: 0 → 2',
      'spice deck: 20 → 18',
      'spice in old-gap/10: 6 → 0',
      'spice in red-chasm/7: 0 → 8',
    ],
    undone: [
      'emperor in old-gap/10: 2 → 0',
      'emperor tanks: 0 → 2',
      'fremen in old-gap/9: 3 → 0',
      'fremen tanks: 0 → 3',
      'spice deck: 20 → 18',
      'spice in old-gap/10: 6 → 0',
      'spice in red-chasm/7: 0 → 8',
    ],
    granted: (t) => expect(until(t, 'ride').asked).toEqual(['fremen']),
    instead(t) {
      while (!t.over) {
        expect(t.question).not.toBe('ride')
        t.timeout(t.asked[0])
      }
    },
  },
  {
    key: 'ALLIANCE_PROTECT_FROM_WORMS',
    user: 'fremen',
    // IN-1.6: the ally may answer.
    others: ['emperor', 'atreides'],
    stage: (deal) =>
      until(
        worms(deal, ['shai-hulud_1'], (t) => t.ally('fremen', 'emperor').place('emperor', 'old-gap/9', 2)),
        'protectAlly',
      ),
    declare: (t) => t.does('fremen', { type: 'protectAlly' }),
    decline: (t) => t.does('fremen', PASS),
    territory: 'old-gap',
    stands: ['spice deck: 19 → 18', 'spice in red-chasm/7: 0 → 8'],
    undone: [
      'emperor in old-gap/9: 2 → 0',
      'emperor tanks: 0 → 2',
      'spice deck: 19 → 18',
      'spice in red-chasm/7: 0 → 8',
    ],
    granted: (t) => expect(t.seen('allyProtected')).toHaveLength(1),
    instead: (t) => expect(t.seen('allyProtected')).toEqual([]),
  },
  {
    key: 'STORM_COMING',
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) => until(storm(deal, 3, 1), 'lookAtStormCard'),
    declare: (t) => t.does('fremen', { type: 'look' }),
    decline: (t) => t.does('fremen', PASS),
    stands: ['fremen storm card: - → known'],
    undone: [],
    granted: (t) => expect(t.seen('stormCardSeen', 'fremen')).toMatchObject([{ number: t.hidden.stormCard }]),
    instead: (t) => expect([t.over, t.seen('stormCardSeen')]).toEqual([true, []]),
  },
  {
    key: 'SANDWORMS',
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) =>
      until(
        worms(deal, ['shai-hulud_1', 'shai-hulud_2'], (t) => {
          t.place('emperor', 'the-minor-erg/5', 4)
        }),
        'placeWorm',
      ),
    declare: (t) => t.does('fremen', { type: 'placeWorm', territory: 'the-minor-erg' }),
    decline: (t) => t.does('fremen', PASS),
    territory: 'the-minor-erg',
    stands: [
      'emperor in the-minor-erg/5: 4 → 0',
      'emperor tanks: 0 → 4',
      'spice deck: 18 → 17',
      'spice in red-chasm/7: 0 → 8',
    ],
    undone: ['spice deck: 18 → 17', 'spice in red-chasm/7: 0 → 8'],
    instead: (t) => expect(t.seen('wormAppeared').map(({ territory }) => territory)).toEqual(['old-gap', 'old-gap']),
  },
  {
    key: 'STORM_LOSSES',
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) =>
      storm(deal, 3, 3, (t) => t.place('fremen', 'cielago-east/4', 3).place('fremen', 'south-mesa/5', 2)),
    declare: (t) => t.skip('stormCards'),
    isForced: 'the storm is the trigger (FR-16)',
    stands: ['fremen in cielago-east/4: 3 → 1', 'fremen in south-mesa/5: 2 → 1', 'fremen tanks: 0 → 3', 'storm: 3 → 6'],
    undone: ['fremen in cielago-east/4: 3 → 0', 'fremen in south-mesa/5: 2 → 0', 'fremen tanks: 0 → 5', 'storm: 3 → 6'],
    instead: (t) => expect(t.question).toBe('lookAtStormCard'),
  },
  {
    key: 'STORM_MIGRATION',
    context: { ordinary: 4, special: 0, to: 'wind-pass/14' },
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: sending,
    declare: (t) => t.does('fremen', send('wind-pass/14', 4)),
    decline: (t) => t.does('fremen', send('wind-pass/15', 4)),
    territory: 'wind-pass',
    stands: ['fremen in wind-pass/14: 0 → 2', 'fremen reserves: 17+3 → 13+3', 'fremen tanks: 0 → 2'],
    undone: [],
    instead(t) {
      expect([t.question, t.refusal('fremen', send('wind-pass/14', 1))?.code]).toEqual(['shipment', 'inStorm'])
      expect(t.refusal('fremen', PASS)).toBeNull()
      t.does('fremen', send('wind-pass/15', 4))
      expect(tokens(t, 'fremen', 'wind-pass/15')).toEqual([4, 0])
    },
  },
]

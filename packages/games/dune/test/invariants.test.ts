import type { Play } from '@riposte/kernel'
import { type Finding, holdsAlways, tellFinding } from '@riposte/testkit'
import { describe, expect, test, vi } from 'vitest'
import { STRONGHOLDS, TERRITORIES } from '../src/data/territories.ts'
import { advisorsIn, occupants } from '../src/forces.ts'
import { dune } from '../src/index.ts'
import type { Dune } from '../src/state.ts'
import {
  type Always,
  everyCardOnce,
  everySpiceCardOnce,
  knowledgeIsTrue,
  leadersInOnePlace,
  noDebts,
  noFullStronghold,
  nothingLeftOver,
  oneKindOfTokens,
  onlyTheirEyes,
  pledgesMirrored,
  twentyTokens,
  windowsRecorded,
} from './invariants/always.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const ALWAYS: readonly (readonly [title: string, always: Always])[] = [
  ['DU-1.5: every faction has its twenty tokens, and no pile of them is negative', twentyTokens],
  ['DU-1.10: nobody owes spice, and no heap on the board is negative', noDebts],
  [
    'DU-2.2, DU-8.1, VI-2.4: every treachery card is in one place, and hands have the size everybody sees',
    everyCardOnce,
  ],
  ['DU-2.2, DU-5.3: every spice card is in one place', everySpiceCardOnce],
  [
    'DU-1.13, DU-2.6, VI-2.31: leaders and traitor cards are in one place, and those who know of them agree',
    leadersInOnePlace,
  ],
  ['DU-1.7: no three factions have forces in one stronghold', noFullStronghold],
  ['IN-2.1: there is a record of each open Karama window and of no other', windowsRecorded],
  [
    'BG-10, BG-19: Bene Gesserit have one kind of tokens in a territory, and advisors in the advanced game alone',
    oneKindOfTokens,
  ],
  ['VI-4.1, VI-4.2, VI-4.8, VI-4.9: whatever anybody knows about hidden cards is true', knowledgeIsTrue],
  [
    'AT-5, AT-7, FR-14: nobody but Atreides has looked at the decks, nobody but Fremen at the storm card',
    onlyTheirEyes,
  ],
  ['DU-6.3, DU-6.11: alliances are mutual, and both allies know of the same pledges', pledgesMirrored],
  ['DU-8.3, DU-11.5: auctions, plans and what was shown of them end with their phase', nothingLeftOver],
]

/** Every option that changes a rule, against its default. */
const OTHERWISE = {
  extraCards: true,
  killRevivable: true,
  twoPlayerThreshold: 3,
  twoPlayerAlliances: true,
  karamaShipmentRate: 'half-normal',
  bgWorthlessBasic: true,
  truthtranceFreeQuestions: true,
} as const

const optionSets = [
  { maxTurns: 4 },
  { maxTurns: 4, mode: 'basic' },
  { maxTurns: 8, ...OTHERWISE },
  { maxTurns: 4, mode: 'basic', ...OTHERWISE },
]

/** What has to come up in games that show anything by never breaking this. */
const COMES_UP: Readonly<Record<string, (play: Play<Dune>) => boolean>> = {
  advisors: ({ pub }) => TERRITORIES.some((_, territory) => advisorsIn(pub, territory) > 0),
  'two factions in a stronghold': ({ pub }) =>
    STRONGHOLDS.some((territory) => {
      const there = occupants(pub, territory)
      return (there & (there - 1)) !== 0
    }),
  'a leader who is missing in secret': ({ own }) => own.some(({ captured, killed }) => (captured | killed) !== 0),
  'an open window': ({ pub }) => pub.karamaState !== null,
  'a window within a window': ({ pub }) => (pub.karamaState?.parent ?? null) !== null,
  'a card that all know of': ({ pub }) => pub.shown.some((holder) => holder >= 0),
  'a card that one knows of': ({ own }) => own.some(({ known }) => known.some((holder) => holder >= 0)),
  'a card that one of two holds': ({ own }) => own.some(({ known }) => known.some((holder) => holder >= 8)),
  'a card seen at auction': ({ own }) => own.some(({ cardUp }) => cardUp >= 0),
  'a card known on the deck': ({ own }) => own.some(({ deckTop }) => deckTop >= 0),
  'a spice card known': ({ own }) => own.some(({ spiceTop }) => spiceTop >= 0),
  'a storm card known': ({ own }) => own.some(({ stormCard }) => stormCard > 0),
  'a bid covered by Karama': ({ own }) => own.some(({ bidCard }) => bidCard >= 0),
  'something that a hand lacks': ({ pub }) => pub.lacks.length > 0,
  'a pledge': ({ own }) => own.some(({ pledgedBid, pledgedShipment }) => pledgedBid + pledgedShipment > 0),
  'a called traitor': ({ pub }) => pub.called.some((leaders) => leaders !== 0),
}

const seen = new Set<string>()
const looks: Always = (play) => {
  for (const [name, isUp] of Object.entries(COMES_UP)) if (!seen.has(name) && isUp(play)) seen.add(name)
  return true
}

let found: readonly Finding[] | null = null

/** All at once: to play costs more than to look. */
function broken(): readonly Finding[] {
  found ??= holdsAlways(dune, { ...Object.fromEntries(ALWAYS), looks }, { optionSets, matches: 2 })
  return found
}

describe('at every state of games that two to six play at random', () => {
  test.each(ALWAYS)('%s', (title) => {
    expect(
      broken()
        .filter(({ check }) => check === title)
        .map(tellFinding),
    ).toEqual([])
  })

  test('these games come to all that could break it', () => {
    broken()
    expect(Object.keys(COMES_UP).filter((name) => !seen.has(name))).toEqual([])
  })
})

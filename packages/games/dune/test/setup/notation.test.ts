import { playOut } from '@riposte/bots'
import { isBlocked, Match, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { dune } from '../../src/index.ts'
import { PHASES } from '../../src/names.ts'
import {
  everyCardOnce,
  everySpiceCardOnce,
  knowledgeIsTrue,
  leadersInOnePlace,
  noDebts,
  twentyTokens,
} from '../invariants/always.ts'

const SEATED = {
  factionAssignment: 'host',
  seatAssignment: 'host',
  faction0: 'harkonnen',
  faction1: 'fremen',
  faction2: 'bene-gesserit',
  faction3: 'atreides',
}

function laidOut(from: string, options: Readonly<Record<string, unknown>> = {}) {
  const match = Match.start(dune, { seats: 4, options: { ...SEATED, ...options }, seed: 'notation', from })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

const FULL =
  'turn: 3 | phase: BATTLE | storm: 4 | storm card: 5 | wall: gone | spice: the-minor-erg/8 6, red-chasm/7 8 ' +
  '| deck: lasgun_1, hajr_1 | discard: karama_2, kulon_1 | aside: family-atomics_1 ' +
  '| pile a: spice-the-minor-erg | pile b: shai-hulud_1, spice-red-chasm | battle losses: 7 ' +
  '| harkonnen: spice 12; hand shield_1, karama_1; at carthag/11 10; tanks 3; captives stilgar; traitors jamis, chani ' +
  '| fremen: at carthag/11 4+2, sietch-tabr/14 1; tanks 2+1; ally atreides; dead otheym, chani face down ' +
  '| bene-gesserit: at arrakeen/10 0+3; predicts fremen in 5; traitors umman-kudu | atreides: at arrakeen/10 4'

test('a position: table, tokens, cards, leaders and secrets are as they are written', () => {
  const match = laidOut(FULL)
  const { view } = match.view(0)
  expect(view).toMatchObject({ turn: 3, phase: 'BATTLE', storm: 4, shieldWall: false, stormCard: true })
  expect(view.spice).toEqual({ 'the-minor-erg/8': 6, 'red-chasm/7': 8 })
  expect(view.forces).toEqual({
    'carthag/11': { harkonnen: [10, 0], fremen: [4, 2] },
    'sietch-tabr/14': { fremen: [1, 0] },
    'arrakeen/10': { 'bene-gesserit': [0, 3], atreides: [4, 0] },
  })
  expect(view.treachery).toMatchObject({ discard: ['kulon_1'], discarded: 2, aside: ['family-atomics_1'] })
  expect(view.spiceDeck).toMatchObject({ pileA: ['spice-the-minor-erg'], pileB: ['shai-hulud_1', 'spice-red-chasm'] })
  expect(view.kwisatzHaderach?.awake).toBe(true)
  expect(view.mine).toMatchObject({ spice: 12, hand: ['shield_1', 'karama_1'], captured: ['stilgar'] })
  expect(view.mine?.traitors).toEqual(expect.arrayContaining(['jamis', 'chani']))
  expect(view.factions.map(({ faction, ally }) => [faction, ally])).toEqual([
    ['harkonnen', null],
    ['fremen', 'atreides'],
    ['bene-gesserit', null],
    ['atreides', 'fremen'],
  ])
  expect(view.factions[1]).toMatchObject({ reserves: 10, reservesElite: 0, tanks: 2, tanksElite: 1 })
  const place = (leader: string) => view.leaders.find(({ definitionId }) => definitionId === leader)?.location
  expect([place('otheym'), place('chani'), place('jamis')]).toEqual(['TANKS_FACE_UP', 'TANKS_FACE_DOWN', 'LEADER_POOL'])
  expect(match.view(2).view.mine).toMatchObject({
    prediction: { faction: 'fremen', turn: 5 },
    traitors: ['umman-kudu'],
  })
  // The next card is the last one.
  expect(match.play.hidden.deck.slice(-2).map((card) => CARD_ID[card])).toEqual(['hajr_1', 'lasgun_1'])
  expect(match.play.hidden.stormCard).toBe(5)
})

const PHASE_NAMES = PHASES.slice(1).flatMap((phase) => [1, 3].map((turn) => [phase, turn] as const))

test.each(PHASE_NAMES)(
  '%s of turn %i: what is not written is drawn, nothing is lost, and it is played to its end',
  (phase, turn) => {
    for (const mode of ['basic', 'advanced']) {
      const { play } = laidOut(`turn: ${turn} | phase: ${phase} | harkonnen: at carthag/11 5`, { mode, maxTurns: 4 })
      for (const holds of [
        twentyTokens,
        noDebts,
        everyCardOnce,
        everySpiceCardOnce,
        leadersInOnePlace,
        knowledgeIsTrue,
      ]) {
        expect(holds(play)).toBe(true)
      }
      playOut(play, seeded(`${mode} ${phase} ${turn}`))
      expect(play.over).toBe(true)
    }
  },
)

test.each([
  ['turn: 2', 'it needs a turn and a phase'],
  ['turn: 2 | phase: BATTLES', 'there is no BATTLES'],
  ['turn: 2 | phase: BATTLE | emperor: spice 3', 'emperor do not play'],
  ['turn: 2 | phase: BATTLE | weather: fine', 'there is no section weather'],
  ['turn: 2 | phase: BATTLE | fremen: hand karama_1 | harkonnen: hand karama_1', 'somewhere already'],
  ['turn: 2 | phase: BATTLE | fremen: at sietch-tabr/14 18', 'no such tokens left'],
  ['turn: 2 | phase: BATTLE | fremen: at sietch-tabr/15 1', 'there is no location sietch-tabr/15'],
  ['turn: 2 | phase: BATTLE | fremen: captives caid', 'only Harkonnen have captives'],
  ['turn: 2 | phase: BATTLE | fremen: traitors caid, jamis', 'keep 1'],
  ['turn: 2 | phase: BATTLE | fremen: gold 3', 'nothing is called gold'],
])('%s is refused: %s', (from, why) => {
  expect(() => laidOut(from)).toThrow(why)
})

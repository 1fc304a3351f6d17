import { LEADER_ID, leadersOf } from '../../src/data/leaders.ts'
import { BATTLE, TANKS_FACE_UP } from '../../src/names.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

type Json = Readonly<Record<string, unknown>>

/** A table of the second turn before its battles; storm order is the order of the factions named. */
export function field(factions: readonly FactionId[], options: Json = {}): TestTable {
  const t = table(factions, options)
  t.pub.turn = 2
  t.pub.phase = BATTLE
  t.pub.order = factions.map(factionNumber)
  return t
}

/** Ten against ten in Arrakeen: the first of the factions is the aggressor. */
export function duel(factions: readonly FactionId[], options: Json = {}): TestTable {
  const [aggressor, defender] = factions
  return field(factions, options).place(aggressor, 'arrakeen/10', 10).place(defender, 'arrakeen/10', 10)
}

/** Begins the phase, and lets the time of everybody run out until this is asked. */
export function fightUntil(t: TestTable, question: string): TestTable {
  if (t.play.stack.length === 0) t.begin(battlePhase)
  return t.playUntil(() => t.question === question)
}

/** Leaves a faction only these leaders; the others are in the tanks. */
export function leaveOnly(t: TestTable, id: FactionId, ...leaders: readonly string[]): TestTable {
  for (const leader of leadersOf(factionNumber(id))) {
    if (!leaders.includes(LEADER_ID[leader])) t.pub.leaders[leader] = TANKS_FACE_UP
  }
  return t
}

/** The plan of a faction as it is sent; everything that is not named is nothing. */
export const plan = (fields: Json): Json => ({
  type: 'plan',
  leader: null,
  kwisatzHaderach: false,
  weapon: null,
  defense: null,
  ordinarySupported: 0,
  ordinary: 0,
  specialSupported: 0,
  special: 0,
  ...fields,
})

export const NO_KARAMA: Json = { type: 'respond_to_karama_opportunity', useKarama: false }

export const karama = (karamaCardId: string, abilityName: string | null = null): Json => ({
  type: 'respond_to_karama_opportunity',
  useKarama: true,
  karamaCardId,
  abilityName,
})

import type { Json, Table } from '@riposte/kernel'
import { missionOf } from '../../missions/index.ts'
import { challengeCards } from '../../modules/challenge-cards.ts'
import { hiddenWeakestLink } from '../../modules/hidden-weakest-link.ts'
import type { MissionModule } from '../../modules/module.ts'
import { radarAndDesignate } from '../../modules/radar-and-designate.ts'
import { randomSetupTokens } from '../../modules/random-setup-tokens.ts'
import { sirDesignates } from '../../modules/sir-designates.ts'
import { speedScript } from '../../modules/speed-script.ts'
import { volunteers } from '../../modules/volunteers.ts'
import { NO_CHARACTER, PLAYING } from '../../names.ts'
import { noteOnlyRed } from '../../reds.ts'
import { shelf } from '../../slots.ts'
import { type BombBusters, type Hidden, type Position, wireAt } from '../../state.ts'
import { gameValue } from '../../wires.ts'
import { isTrue } from './checks.ts'
import {
  fillCharacters,
  hidesCharacters,
  layCharacters,
  layConstraints,
  layOwnConstraints,
} from './constraint-cards.ts'
import type { Fact } from './hands.ts'
import { followNanoLine, layChallenges, layOxygen, MISSION_SECTIONS } from './mission-things.ts'
import { followNumberCards, layNumberCards, layNumberHands } from './number-cards.ts'
import type { GoesOn } from './table.ts'

/** What waits until the mission has laid out its own things. */
export interface Waiting {
  readonly goesOn: GoesOn | null
  /** Sections in words, and those in which a module is named and its public things stand as JSON. */
  readonly sections: Readonly<Record<string, string>>
  readonly modules: Readonly<Record<string, Json>>
  readonly facts: readonly (readonly Fact[])[]
}

const waiting = shelf<never, never, Waiting>('notation')

export function putOff(hidden: Hidden, what: Waiting): void {
  waiting.hide(hidden, what)
}

/** Whether the table was laid out by notation, so that nothing is dealt. */
export function isLaidOut({ hidden }: Pick<Position, 'hidden'>): boolean {
  return Object.hasOwn(hidden.rules, 'notation')
}

/** Sections in words that a mission reads after its set-up; each at most once. */
export const LATER: readonly string[] = [
  'number cards',
  'constraints',
  'oxygen',
  'challenges',
  'weakest link',
  ...Object.keys(MISSION_SECTIONS),
]

/** A table at which nobody is told anything: what the set-up would announce is not what lies there. */
function quiet(x: Table<BombBusters>): Table<BombBusters> {
  const { pub, own, hidden, options, seats, random } = x
  return { pub, own, hidden, options, seats, random, tell() {}, whisper() {} }
}

/** Set-up that the notation has taken the place of. */
function isReplaced({ type }: MissionModule, x: Table<BombBusters>, { sections }: Waiting): boolean {
  if (type === challengeCards) return Object.hasOwn(sections, 'challenges')
  if (type !== randomSetupTokens) return false
  return x.pub.phase === PLAYING || x.pub.players.some(({ tokens }) => tokens.length > 0)
}

/** The mission sets up what is its own, as far as the notation does not say it. Where play goes on is the answer. */
export function setUpLaidOut(x: Table<BombBusters>): GoesOn | null {
  const laid = waiting.hidden(x.hidden)
  delete x.hidden.rules.notation
  const { pub, hidden } = x
  const row = pub.row.map((card) => ({ ...card }))
  const [reserve, faceDown, dial, order] = [hidden.reserve.slice(), hidden.faceDown.slice(), pub.dial, pub.order.length]
  const isAnyCharacter = pub.players.every(({ character }) => character === NO_CHARACTER)
  const mission = missionOf(pub.mission)
  if (hiddenWeakestLink.isIn(mission)) fillCharacters(x)
  const characters = pub.players.map(({ character }) => character)
  const isSaid = Object.keys(laid.sections).length + Object.keys(laid.modules).length + laid.facts.flat().length > 0
  const table = isSaid ? quiet(x) : x
  for (const module of mission.modules) if (!isReplaced(module, x, laid)) module.hooks.setup?.(table)
  pub.row = row
  pub.reserve = reserve.length
  pub.dial = dial
  hidden.reserve = reserve
  hidden.faceDown = faceDown
  // What the mission would let everybody conclude from a deal is known only where it is so.
  pub.order = pub.order.filter((fact, at) => at < order || isTrue(x, fact))
  pub.players.forEach((player, seat) => {
    player.not = player.not.map((bits, place) => bits & ~(1 << gameValue(wireAt(x, seat, place))))
  })
  layMission(x, laid)
  if (hidesCharacters(x)) {
    const isOver = laid.sections['weakest link'] === 'over'
    if (isOver || !isAnyCharacter) layCharacters(x, characters, isOver)
  }
  noteOnlyRed(x)
  return momentOf(x, laid)
}

/** Each of these keeps in mind what it has done before the turn. */
const BEFORE_TURNS: readonly unknown[] = [radarAndDesignate, volunteers, sirDesignates, speedScript]

/** What such a mission does before a turn it does now, unless the notation says what came of it. */
function momentOf(x: Table<BombBusters>, { goesOn, modules: said }: Waiting): GoesOn | null {
  const module = missionOf(x.pub.mission).modules.find(
    ({ id, type }) => BEFORE_TURNS.includes(type) && !Object.hasOwn(said, id),
  )
  if (module === undefined || goesOn === null) return goesOn
  if (goesOn === 'in turn') return 'to act'
  // BB-M30: its script is always somewhere.
  if (goesOn === 'just played' && module.type === speedScript) module.hooks.begin?.(x)
  return goesOn
}

function layMission(x: Table<BombBusters>, laid: Waiting): void {
  const { sections, modules, facts } = laid
  layNumberHands(x, sections['number cards'], facts)
  if (Object.hasOwn(sections, 'number cards')) {
    layNumberCards(x, sections['number cards'])
    followNanoLine(x)
  }
  if (Object.hasOwn(sections, 'constraints')) layConstraints(x, sections.constraints)
  layOwnConstraints(x, facts)
  layOxygen(x, sections.oxygen, facts)
  if (Object.hasOwn(sections, 'challenges')) layChallenges(x, sections.challenges)
  for (const [name, lay] of Object.entries(MISSION_SECTIONS)) {
    if (Object.hasOwn(sections, name)) lay(x, sections[name])
  }
  for (const [name, value] of Object.entries(modules)) {
    const before = x.pub.rules[name]
    x.pub.rules[name] = isRecord(before) && isRecord(value) ? { ...before, ...value } : value
  }
  if (Object.hasOwn(modules, 'number-cards')) followNumberCards(x)
}

function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

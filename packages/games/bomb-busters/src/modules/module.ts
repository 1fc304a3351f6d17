import type {
  Action,
  AnyActionType,
  AnyFlow,
  Blocked,
  Choices,
  FlowRef,
  Observer,
  Question,
  Random,
  Seat,
  Table,
  Timer,
} from '@riposte/kernel'
import type { Mission } from '../missions/mission.ts'
import type { Equipment } from '../names.ts'
import type { Draft } from '../setup/draft.ts'
import type { BombBusters, Hidden, Own, Position, Pub, Token } from '../state.ts'
import type { Value, Wire } from '../wires.ts'

/** How wires are cut. The plain actions, then what cards and personal equipment make of them. */
export type Means =
  | 'dualCut'
  | 'soloCut'
  | 'doubleDetector'
  | 'tripleDetector'
  | 'superDetector'
  | 'ray'
  | 'fastPass'
  | 'disintegrator'

/** BB-7.5: a cut that is being carried out. */
export interface Cut {
  readonly means: Means
  readonly actor: Seat
  /** What was announced, or what is solo cut. */
  readonly value: Value
  /** BB-E10: the other value that a ray announced; 0 for none. */
  readonly other: Value
  /** The wire pointed at; the actor and -1 for a Solo Cut. */
  readonly target: Seat
  readonly place: number
  /** How many wires go when it succeeds, the first one included. */
  readonly wires: number
  readonly success: boolean
  /** The action itself, for what a mission adds to it; -1 where a card cuts. */
  readonly action: Action | -1
}

/** BB-H: something done in a turn, with its number where one was cut and 0 otherwise. */
export interface TurnEvent {
  readonly kind: Means | 'revealReds' | 'challengeRedCut' | 'failed'
  readonly value: Value
}

/** What a forced action's flow looks like from outside. */
export interface ForcedOutline {
  args: unknown
  local: object
  steps: object
  result: void
}

/** BB-13.1: a forced action, as the flow that asks for it. */
export interface Forced {
  readonly flow: FlowRef<ForcedOutline>
  readonly args: unknown
}

/** A turn action that only some missions have. */
export interface TurnAction {
  readonly type: AnyActionType
  /** Why not, in the order of the rulebook. */
  refused(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null
  /** Packed values for the next field, given those before it; only such as can be completed. */
  domain(pub: Pub, mine: Own, seat: Seat, filled: readonly number[], out: number[]): void
  /** Carries it out. The turn is over afterwards, unless `pub.turnDone` is left false and `keepsTurn` says so. */
  carryOut(x: Table<BombBusters>, seat: Seat, action: Action): Forced | null
  readonly keepsTurn?: boolean
}

/** Something that anybody may do while others are asked, in some missions. */
export interface AnytimeAction {
  readonly type: AnyActionType
  legal(pub: Pub, mine: Own, seat: Seat, out: Choices): void
  refused(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null
  carryOut(x: Table<BombBusters>, seat: Seat, action: Action): void
}

/** Fields that a mission adds to a cut: values for one of them, given the cut so far. */
export type ExtraField =
  | 'oxygenRecipientPlayerId'
  | 'mission43NanoStandIndex'
  | 'mission59RotateNano'
  | 'numberCardA'
  | 'numberCardB'

/**
 * What a mission's module does at the moments of BB-7.4, in the order in which the mission lists its
 * modules. What asks (`value`, `target`) sees the public state and the asking seat's own part; what does sees the table.
 */
export interface Hooks {
  /** Puts wires on stands, or takes them out, before and after the rest is dealt. */
  beforeDeal?(x: Table<BombBusters>, draft: Draft): void
  /** Takes wires out of the full bag before it is dealt out. */
  fromBag?(x: Table<BombBusters>, draft: Draft): void
  afterDeal?(x: Table<BombBusters>, draft: Draft): void
  /** After the deal. */
  setup?(x: Table<BombBusters>): void
  /** BB-2.9: what is chosen before the info tokens. */
  prepare?(x: Table<BombBusters>): Forced | null
  /** BB-M35.3: why nobody may cut this wire now, as a target or as an own one. Base validation, before the rest. */
  locked?(pub: Pub, seat: Seat, place: number): Blocked | null
  /** Validate: why this value may not be announced or solo cut by this seat now. */
  value?(pub: Pub, mine: Own, seat: Seat, value: Value, means: Means): Blocked | null
  /** Validate: why this seat may not point at that wire now. */
  target?(pub: Pub, mine: Own, seat: Seat, target: Seat, place: number, means: Means): Blocked | null
  /** Validate: why this seat may not reveal its reds now. */
  reveal?(pub: Pub, mine: Own, seat: Seat): Blocked | null
  /** BB-8.5: nobody has to reveal reds now. */
  revealOff?(pub: Pub): boolean
  /** BB-E00.5, gates 3 to 9: why this seat may not use that card now. */
  equipment?(pub: Pub, mine: Own, seat: Seat, card: Equipment): Blocked | null
  /** BB-E00.5, gate 12: what the mission has against that card before the card's own checks (BB-E04: constraint H). */
  card?(pub: Pub, mine: Own, seat: Seat, card: Equipment): Blocked | null
  /** BB-9.2, BB-C.4: why this seat may not use its personal equipment now (constraint G; missions 30, 34, 46). */
  personal?(pub: Pub, mine: Own, seat: Seat): Blocked | null
  /** BB-E02: a token that does not go along when its wire is swapped (BB-M24.3). */
  swapDiscards?(token: Token): boolean
  /** Packed values for a field that this mission adds to a cut of that value; empty is 0. */
  extra?(
    pub: Pub,
    mine: Own,
    seat: Seat,
    field: ExtraField,
    value: Value,
    before: readonly number[],
    out: number[],
  ): void
  /** Validate: what is wrong with the fields that this mission adds to a cut. */
  extraRefused?(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null
  readonly turnActions?: readonly TurnAction[]
  readonly anytime?: readonly AnytimeAction[]
  /** After the first wire of a cut, or after a failure; may end the mission. */
  resolve?(x: Table<BombBusters>, cut: Cut): void
  /** After all wires of a successful cut are cut. */
  cutDone?(x: Table<BombBusters>, cut: Cut): void
  /** BB-9.1, success 11: a cut, a failure or Reveal Reds is done, and the mission goes on. */
  turnEvent?(x: Table<BombBusters>, event: TurnEvent): void
  /** BB-11.1, BB-S9: the last wire of a number is cut. */
  validated?(x: Table<BombBusters>, value: Value): void
  /** BB-9.1, failure 6: what a failed cut moves in place of the dial. */
  inPlaceOfDial?(x: Table<BombBusters>): void
  /** BB-M53.4: a red wire that is hit does not explode. */
  readonly redsAreHarmless?: boolean
  /** BB-9.1, failure 3, BB-9.3 (d): whatever this actor fails at, the bomb explodes. */
  failureExplodes?(pub: Pub, actor: Seat): boolean
  /** BB-9.3: a Double Detector found nothing; no other module is asked then (BB-R7). */
  detectorMissed?(x: Table<BombBusters>, actor: Seat, action: Action | -1): void
  /** BB-10.5: a failed cut of this actor at this target leaves no token. */
  noFailureToken?(pub: Pub, actor: Seat, target: Seat): boolean
  /** BB-11.3: cuts of its value that unlock a card now; 0 for never. */
  unlockAt?(pub: Pub): number
  /** When play begins, before the first turn. */
  begin?(x: Table<BombBusters>): Forced | null
  /** BB-13.1: what this player has to do in place of a turn. */
  inPlaceOfTurn?(x: Table<BombBusters>, seat: Seat): Forced | null
  /** BB-7.9: what is still to be done before the turn passes on. Asked again until there is nothing. */
  turnEnds?(x: Table<BombBusters>): Forced | null
  /** After the turn has passed on; may name another current player. */
  endTurn?(x: Table<BombBusters>, previous: Seat): Forced | null
  /** Wires off the stands that nobody sees, the list itself. */
  pile?(hidden: Hidden): Wire[]
  /** BB-M50.5: which numbers are done is not shown on the board. */
  readonly hidesTrack?: boolean
  /** Deals what the module hides again, as far as this observer cannot know it. */
  resample?(x: Position, observer: Observer, random: Random): void
  /** BB-22.1: the mission's own clock. */
  timer?(pub: Pub): Timer | null
  /** BB-12.4: that clock has run out. What is open stays open, unless the mission ends. */
  runOut?(x: Table<BombBusters>, id: string): void
  /** A card or a character has done what it does; wires may have changed hands. */
  used?(x: Table<BombBusters>): void
  /** BB-M30.2: nobody takes a turn now; the clock goes on. */
  waits?(pub: Pub): boolean
  /** BB-S7: why this player may not talk now. */
  silence?(pub: Pub, seat: Seat): Blocked | null
  /** BB-M25.1: the part of what this player says that is fined. */
  fined?(pub: Pub, seat: Seat, text: string): string | null
  /** BB-M25.1: what the fine is. May end the mission. */
  fine?(x: Table<BombBusters>, seat: Seat): void
  /** BB-12.2: all hands are empty, but that is not enough. */
  holdsWin?(pub: Pub): boolean
  /** BB-S1: there is something else this player could do. */
  able?(pub: Pub, mine: Own, seat: Seat): boolean
  /** BB-M38.3: this player is skipped, though a cut could be announced. */
  mustSkip?(pub: Pub, mine: Own, seat: Seat): boolean
  /** BB-S2: what happens besides the price when this player is skipped. */
  skipped?(x: Table<BombBusters>, seat: Seat): Forced | null
  /** BB-S2: all players were skipped in a row. Without it the mission is lost. */
  stall?(x: Table<BombBusters>): void
  /** BB-S2: a player who cannot play is skipped; the dial's price. Without it, BB-6.6. */
  readonly skipDial?: number
}

/** A rule module as a mission lists it, made by the module's own function. */
export interface MissionModule<Parameters = unknown> {
  /** The rulebook's name for it; scenarios and the page's words use it. */
  readonly id: string
  /** The function that made it. */
  readonly type: unknown
  readonly parameters: Parameters
  readonly hooks: Hooks
  /** Forced actions that the module brings. */
  readonly flows: readonly AnyFlow[]
  readonly questions: readonly Question<BombBusters>[]
}

/** A rule module: called with its parameters by the missions that use it. */
export interface ModuleType<Parameters> {
  (parameters: Parameters): MissionModule<Parameters>
  isIn(mission: Mission): boolean
  /** With which parameters the mission uses it; undefined where it does not. */
  parametersIn(mission: Mission): Parameters | undefined
}

interface ModuleRules<Parameters> {
  make(parameters: Parameters): Hooks
  readonly flows?: readonly AnyFlow[]
  readonly questions?: readonly Question<BombBusters>[]
}

export function defineModule<Parameters = void>(
  id: string,
  { make, flows = [], questions = [] }: ModuleRules<Parameters>,
): ModuleType<Parameters> {
  const type = (parameters: Parameters): MissionModule<Parameters> => ({
    id,
    type,
    parameters,
    hooks: make(parameters),
    flows,
    questions,
  })
  const usedIn = ({ modules }: Mission) =>
    modules.find((module): module is MissionModule<Parameters> => module.type === type)
  return Object.assign(type, {
    isIn: (mission: Mission) => usedIn(mission) !== undefined,
    parametersIn: (mission: Mission) => usedIn(mission)?.parameters,
  })
}

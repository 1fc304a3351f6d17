import { type Blocked, between, blocked, type OptionTable, oneOf, yesNo } from '@riposte/kernel'
import { FACTION_IDS } from './data/factions.ts'

/** DU-2.10: what is fixed for the whole game. Time limits are settings of the table (decision-kinds.ts). */
export interface Options {
  readonly mode: 'basic' | 'advanced'
  readonly maxTurns: number
  /** DU-2.3: the circles, from seat 0 on, where the host sets them. */
  readonly seatAssignment: 'random' | 'host'
  readonly factionAssignment: 'random' | 'host'
  /** DU-2.4: the factions of seats 0 to 5, where the host sets them. */
  readonly faction0: string
  readonly faction1: string
  readonly faction2: string
  readonly faction3: string
  readonly faction4: string
  readonly faction5: string
  readonly extraCards: boolean
  readonly killRevivable: boolean
  readonly twoPlayerThreshold: number
  readonly twoPlayerAlliances: boolean
  readonly karamaShipmentRate: 'flat' | 'half-normal'
  readonly bgWorthlessBasic: boolean
  readonly truthtranceFreeQuestions: boolean
}

const factionOf = (seat: number) =>
  oneOf<string>('DU-2.4', `The faction of seat ${seat}, where the host sets them.`, FACTION_IDS, FACTION_IDS[seat])

export const optionTable: OptionTable<Options> = {
  mode: oneOf('DU-2.10', 'The basic or the advanced game.', ['basic', 'advanced'], 'advanced'),
  maxTurns: between('DU-2.10', 'After how many turns the game ends.', 1, 15, 10),
  seatAssignment: oneOf('DU-2.3', 'Circles at random, or in the order of the seats.', ['random', 'host'], 'random'),
  factionAssignment: oneOf('DU-2.4', 'Factions at random, or as the host sets them.', ['random', 'host'], 'random'),
  faction0: factionOf(0),
  faction1: factionOf(1),
  faction2: factionOf(2),
  faction3: factionOf(3),
  faction4: factionOf(4),
  faction5: factionOf(5),
  extraCards: yesNo('DU-15.20', 'Thumper, Harvester and Amal are in the deck.', false),
  killRevivable: yesNo('R-6', 'A leader killed by Harkonnen may be revived at its first death.', false),
  twoPlayerThreshold: between('R-13', 'Strongholds that win a game of two.', 3, 5, 4),
  twoPlayerAlliances: yesNo('R-13', 'Two players may ally.', false),
  karamaShipmentRate: oneOf('R-16', 'What a shipment with Karama costs.', ['flat', 'half-normal'], 'flat'),
  bgWorthlessBasic: yesNo('R-21', 'Bene Gesserit use worthless cards as Karama in the basic game too.', false),
  truthtranceFreeQuestions: yesNo('R-43', 'Truthtrance may ask what the game cannot check.', false),
}

const TWICE: Blocked = blocked('factionTwice', 'DU-2.4', 'Two seats have the same faction. Give each seat its own.')

/** The factions that the host has set, by seat. */
export function chosenFactions(options: Options, seats: number): number[] {
  const { faction0, faction1, faction2, faction3, faction4, faction5 } = options
  const ids: readonly string[] = [faction0, faction1, faction2, faction3, faction4, faction5]
  return ids.slice(0, seats).map((id) => (FACTION_IDS as readonly string[]).indexOf(id))
}

export function refuse(options: Options, seats: number): Blocked | null {
  if (options.factionAssignment === 'random') return null
  return new Set(chosenFactions(options, seats)).size < seats ? TWICE : null
}

import {
  ASSASSIN,
  baseValue,
  CONSPIRACIST,
  EXILE,
  IMMORTAL,
  KINGS_HAND,
  NAKTURN,
  NAMES,
  type Name,
  PRINCESS,
  QUEEN,
  WARLORD,
  ZEALOT,
} from '../names.ts'
import type { Counting, Throne } from './counting.ts'

/** What it is worth to keep a card in the hand, all else being equal. Found by play against itself and against chance. */
const WORTH: Readonly<Record<string, number>> = {
  Fool: 0.9,
  Assassin: 3.6,
  Elder: 1.6,
  Zealot: 0.8,
  Inquisitor: 0.7,
  Executioner: 0.8,
  Bard: 0.9,
  Soldier: 0.9,
  Judge: 0.9,
  Arbiter: 1.2,
  Oathbound: 1.6,
  Immortal: 1.8,
  Herald: 2,
  Warlord: 2.8,
  Mystic: 2.4,
  Warden: 2.4,
  Sentry: 3.1,
  "King's Hand": 3.3,
  Spy: 2.9,
  Princess: 3.8,
  Queen: 3.8,
  Flagbearer: 0.8,
  Stranger: 1.3,
  Aegis: 2.4,
  Ancestor: 1.7,
  Informant: 1.1,
  Nakturn: 0.9,
  Lockshift: 1.4,
  Conspiracist: 1.8,
  Exile: 2.8,
  Impersonator: 1,
  Oracle: 1.4,
  Elocutionist: 1.4,
}

const worth: readonly number[] = NAMES.map((name) => WORTH[name] ?? 1)

/** What a card is worth to this player as things stand. */
export function worthOf(name: Name, count: Counting): number {
  if (count.worth[name] < 0) count.worth[name] = worthNow(name, count)
  return count.worth[name]
}

function worthNow(name: Name, count: Counting): number {
  const { players } = count.view
  switch (name) {
    case ASSASSIN:
      // Without a King to wait for it is a plain 2.
      return count.opponents().some((seat) => !players[seat].flipped) ? worth[name] : 0.4
    case KINGS_HAND:
      return players[count.me].flipped || count.anyHolds(ASSASSIN) === 0 ? worth[name] : worth[name] + 0.6
    case ZEALOT:
      return players[count.me].flipped ? worth[name] + 0.6 : worth[name]
    default:
      return worth[name]
  }
}

/** The Throne after this player has put down a card of that name, before its ability. */
export function throneAfter(name: Name, count: Counting): Throne {
  const { view, me } = count
  const bonus = view.players[me].conspiracies
  const immortal = count.immortal || name === IMMORTAL
  const royal = name === PRINCESS || name === QUEEN || (immortal && (name === WARLORD || name === IMMORTAL))
  if (view.mystic.includes(baseValue(name)) && bonus === 0) return { value: 3, royal, up: true }
  let value = baseValue(name)
  if (name === WARLORD && count.royalty) value += 2
  else if (name === IMMORTAL) value = 5
  else if (name === NAKTURN) value = 2
  else if (name === CONSPIRACIST) value = 5
  else if (name === EXILE) value -= 1 + view.court.filter((entry) => !entry.disgraced && highCard(entry.card)).length
  else if (count.immortal && (name === PRINCESS || name === QUEEN)) value--
  return { value: Math.max(1, value + bonus), royal, up: true }
}

function highCard(text: string): boolean {
  return baseValue(NAMES.indexOf(text.replace(/ of seat [0-3]$/, ''))) >= 7
}

export const DISGRACED: Throne = { value: 1, royal: false, up: false }

/** What a card is usually worth. */
export function usualWorth(name: Name): number {
  return worth[name]
}

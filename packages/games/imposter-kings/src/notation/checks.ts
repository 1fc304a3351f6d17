import type { Seat } from '@riposte/kernel'
import { BASE_ARMY, type Card, cardText, NAMES, NO_CARD, nameOf, ownerOf } from '../names.ts'
import {
  DUNGEON,
  HAND,
  type Known,
  type Own,
  type Place,
  type Position,
  SQUIRE,
  SUCCESSOR,
  THIS_CARD,
} from '../state.ts'
import type { Told } from './completing.ts'
import { PLACES, placesOf } from './places.ts'
import { fail } from './terms.ts'

/** IK-19.1: no card is in two places. */
export function count({ position, seats }: Told): void {
  const { pub } = position
  const found = new Map<Card, number>()
  for (const [section, of] of placesOf(position, 'all')) {
    const times = (found.get(of) ?? 0) + 1
    found.set(of, times)
    const owner = ownerOf(of)
    const name = nameOf(of)
    if (owner >= seats) fail(`${section}: ${cardText(of)}: there is no such seat`)
    const there =
      owner < 0 ? pub.copies[name] : BASE_ARMY.includes(name) || pub.players[owner].signatures.includes(name) ? 1 : 0
    if (there === 0) {
      fail(
        owner < 0
          ? `${section}: there is no ${NAMES[name]} in this deck`
          : `${section}: the Army of seat ${owner} has no ${NAMES[name]}`,
      )
    }
    if (times > there) {
      fail(`${section}: ${cardText(of)} is named ${times} times, but there ${there === 1 ? 'is' : 'are'} ${there}`)
    }
  }
}

function lyingAt({ hand, successor, dungeon, squire }: Own, place: Place): readonly Card[] {
  if (place === HAND) return hand
  if (place === SUCCESSOR) return [successor]
  if (place === DUNGEON) return [dungeon]
  return place === SQUIRE ? [squire] : [...hand, successor]
}

/** What is known of hidden places has to be so. */
export function refuseUntruth({ pub, own }: Position): void {
  const check = (section: string, { seat, place, kind, what }: Known) => {
    const cards = lyingAt(own[seat], place).filter((of) => of !== NO_CARD)
    if (cards.some((of) => (kind === THIS_CARD ? of : nameOf(of)) === what)) return
    const where = PLACES.find(([, known]) => known === place)?.[0] ?? ''
    fail(`${section}: ${kind === THIS_CARD ? cardText(what) : NAMES[what]} is not at ${seat} ${where}`)
  }
  for (const known of pub.known) check('known', known)
  own.forEach((mine, seat: Seat) => {
    for (const known of mine.known) check(`seat ${seat}`, known)
    const lacked = pub.players[seat].lacks.find((name) => mine.hand.some((of) => nameOf(of) === name))
    if (lacked !== undefined) fail(`seat ${seat}: it holds ${NAMES[lacked]}, which it lacks`)
  })
}

import type { ActionJson, Seat } from '@riposte/kernel'
import { allowsNumber } from '../constraints/card.ts'
import type { ConstraintId } from '../names.ts'
import type { Forms } from './forms.ts'
import { stepPrice } from './risk.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** What the table has noticed while the cards lie hidden. */
interface Noticed {
  readonly hidden: boolean
  /** By seat: the numbers it has named, one bit each. */
  readonly named: readonly number[]
  readonly isNot: readonly boolean[]
  readonly wrong: readonly { readonly target: Seat; readonly constraint: string }[]
}

/** Who might be the weakest link, with which card, and how likely. */
interface Suspect {
  readonly seat: Seat
  readonly card: ConstraintId
  readonly chance: number
}

const CARDS: readonly ConstraintId[] = ['A', 'B', 'C', 'D', 'E']
const NUMBERS = 12

/** How often a weakest link that nobody finds is stuck before the end. */
const STUCK = 0.6
/** Less sure than this it is better to see another turn. */
const SURE = 0.6

/** A guess at the weakest link. */
const GUESS = 'mission34GuessWeakestLink'

/**
 * BB-M34.4: whoever has named a number against a card does not obey that card; whoever has named many and none against it,
 * probably does, because others name what they like.
 */
export function suspects(sight: Sight): Suspect[] {
  const noticed = sight.rules<Noticed>('hidden-weakest-link')
  if (noticed === undefined || !noticed.hidden) return []
  const own = sight.ownRules<{ constraint: string | null }>('hidden-weakest-link')?.constraint
  const found: { seat: Seat; card: ConstraintId; weight: number }[] = []
  for (const seat of sight.mates) {
    if (noticed.isNot[seat]) continue
    for (const card of CARDS) {
      if (card === own || noticed.wrong.some((guess) => guess.target === seat && guess.constraint === card)) continue
      const weight = likelihood(card, noticed.named[seat])
      if (weight > 0) found.push({ seat, card, weight })
    }
  }
  const sum = found.reduce((all, { weight }) => all + weight, 0)
  return found
    .map(({ seat, card, weight }) => ({ seat, card, chance: weight / sum }))
    .sort((a, b) => b.chance - a.chance)
}

/** How much likelier these numbers are when they are chosen among those the card allows than among all. */
function likelihood(card: ConstraintId, named: number): number {
  let allowed = 0
  let count = 0
  for (let number = 1; number <= NUMBERS; number++) {
    const fits = allowsNumber(card, number)
    if (fits) allowed++
    if ((named & (1 << number)) === 0) continue
    if (!fits) return 0
    count++
  }
  // Each number is counted once: the one that is named next is one of those that were not named yet.
  let weight = 1
  for (let at = 0; at < count; at++) weight *= (NUMBERS - at) / (allowed - at)
  return weight
}

/** BB-M34.6, BB-M34.7: a guess, where it saves more than it risks. */
export function guessLink(sight: Sight, forms: Forms): ActionJson | null {
  const [likeliest] = suspects(sight)
  if (likeliest === undefined || forms.next(GUESS, []).length === 0) return null
  const { seat, card, chance } = likeliest
  const left = sight.dialLeft
  const stuck = left <= 2 ? 1 : stepPrice(left) + stepPrice(left - 1)
  // All get their characters back, and their Double Detectors with them.
  const saved = STUCK * stuck + WEIGHTS.keep.double * sight.view.players.length
  const isWorth = chance * saved > (1 - chance) * stepPrice(left)
  return chance >= SURE && isWorth ? forms.complete(GUESS, [seat, card]) : null
}

/** BB-M34.7: a number that shows the others that one does not obey some card. */
export function clearsOneself(sight: Sight, value: number): number {
  const noticed = sight.rules<Noticed>('hidden-weakest-link')
  if (noticed === undefined || !noticed.hidden || noticed.isNot[sight.me] || value > NUMBERS) return 0
  const named = noticed.named[sight.me]
  return CARDS.filter((card) => !allowsNumber(card, value) && likelihood(card, named) > 0).length
}

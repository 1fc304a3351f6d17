import type { ActionJson } from '@riposte/kernel'
import { cardsFirst, cuttingCards } from './cards.ts'
import { Cuts, type Option } from './cuts.ts'
import type { Forms } from './forms.ts'
import { afterwards, extrasFor, missionWorth } from './mission-worth.ts'
import type { Sight } from './sight.ts'
import { specials } from './specials.ts'
import { guessLink } from './weakest-link.ts'
import { WEIGHTS } from './weights.ts'

/** BB-6.2: what to do in one's turn. */
export function chooseTurn(sight: Sight, forms: Forms, legal: readonly ActionJson[]): ActionJson | null {
  const reveal = legal.find(({ type }) => type === 'revealReds')
  if (reveal !== undefined) return reveal
  const guess = guessLink(sight, forms)
  if (guess !== null) return guess
  const cuts = new Cuts(sight, forms, extrasFor(sight))
  const options = [...cuts.solos(), ...cuts.duals(), ...cuts.doubles()]
  options.push(...specials(sight, forms, legal, cuts))
  const plain = best(options, sight)
  const card = cardsFirst(sight, forms, plain)
  if (card !== null) return card
  options.push(...cuttingCards(sight, forms, cuts))
  if (options.length === 0) return null
  for (const option of telling(options, cuts, sight)) {
    const action = option.action()
    if (action !== null) return action
  }
  return null
}

function price(option: Option, sight: Sight): number {
  const known = PRICES.get(option)
  if (known !== undefined) return known
  const found = priceOf(option, sight)
  PRICES.set(option, found)
  return found
}

/** Asked for again and again while options are compared. */
const PRICES = new WeakMap<Option, number>()

function priceOf(option: Option, sight: Sight): number {
  const isFree = option.kind === 'double' && sight.mission.characters.mode === 'unlimited'
  // Towards the end there is less and less to keep anything for.
  const keep = isFree ? 0 : WEIGHTS.keep[option.kind] * Math.min(1, sight.uncut / WEIGHTS.fewWires)
  return option.cost + keep + afterwards(sight, option) - worth(option, sight)
}

/** Small things that decide between equals: cards that a cut would unlock, and what others learn by it. */
function worth(option: Option, sight: Sight): number {
  const { value, success } = option
  let bonus = 0
  for (const { unlock, unlocked, faceDown } of sight.view.equipment) {
    if (!unlocked && !faceDown && unlock === value) bonus += WEIGHTS.unlock
  }
  return bonus * success + missionWorth(sight, option) * (0.3 + 0.7 * success)
}

/** Of those that are about as good, the one that tells the others most. */
function telling(options: readonly Option[], cuts: Cuts, sight: Sight): Option[] {
  const sorted = ranked(options, sight)
  const limit = price(sorted[0], sight) + WEIGHTS.near
  const near = sorted.filter((option) => price(option, sight) <= limit)
  const bits = new Map<number, number>()
  const marks = new Map<Option, number>()
  for (const option of near) {
    const { value, kind, success } = option
    let told = bits.get(value) ?? -1
    if (told < 0) {
      told = cuts.revealing(value).bits
      bits.set(value, told)
    }
    const shared = told * success * (kind === 'solo' ? WEIGHTS.soloBits : 1)
    marks.set(option, price(option, sight) - WEIGHTS.bit * shared - (isPublic(option, sight) ? 0 : WEIGHTS.leaveNamed))
  }
  const score = (option: Option) => marks.get(option) ?? 0
  return [...near.toSorted((a, b) => score(a) - score(b)), ...sorted.slice(near.length)]
}

/** Whether everybody can name the wire that is pointed at. */
function isPublic({ kind, target, places }: Option, sight: Sight): boolean {
  if (kind !== 'dual') return false
  const { tokens } = sight.view.players[target]
  return tokens.some((token) => token.place === places[0] && token.kind === 'value' && token.says === 'is')
}

function ranked(options: readonly Option[], sight: Sight): Option[] {
  return options.toSorted((a, b) => price(a, sight) - price(b, sight))
}

function best(options: readonly Option[], sight: Sight): Option | null {
  let found: Option | null = null
  for (const option of options) if (found === null || price(option, sight) < price(found, sight)) found = option
  return found
}

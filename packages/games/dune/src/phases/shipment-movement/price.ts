import { named } from '@riposte/kernel'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import { isStronghold, type Node } from '../../data/territories.ts'
import type { Options } from '../../options.ts'

/** What tokens are brought somewhere for. */
export type Rate = number
/** DU-10.3 */
export const FULL_PRICE: Rate = 0
/** GU-6, GU-9 */
export const HALF_PRICE: Rate = 1
/** IN-5.2 */
export const GUILD_RATE: Rate = 2
/** GU-7 */
export const TO_RESERVES_RATE: Rate = 3
/** Moves and rides. */
export const FREE: Rate = 4

export const rateField = named('rate', ['full', 'half', 'guild', 'to-reserves', 'free'])

/** DU-1.11 */
const half = (amount: number): number => (amount + 1) >> 1

/** DU-10.3: a stronghold costs half as much as the rest of the planet. */
const fullPrice = (to: Node, tokens: number): number => (isStronghold(NODE_TERRITORY[to]) ? tokens : 2 * tokens)

export function priceOf(options: Options, rate: Rate, to: Node, tokens: number): number {
  if (rate === FREE) return 0
  if (rate === TO_RESERVES_RATE) return half(tokens)
  if (rate === FULL_PRICE) return fullPrice(to, tokens)
  if (rate === HALF_PRICE) return half(fullPrice(to, tokens))
  //
  return half(options.karamaShipmentRate === 'flat' ? tokens : fullPrice(to, tokens))
}

/** How many of so many tokens the funds bring there. */
export function mostTokens(options: Options, rate: Rate, to: Node, funds: number, available: number): number {
  let most = 0
  while (most < available && priceOf(options, rate, to, most + 1) <= funds) most++
  return most
}

import type { ActionJson } from '@riposte/kernel'
import { fourOfNumber } from '../modules/four-of-number.ts'
import { sequenceGate } from '../modules/sequence-gate.ts'
import { openNumbers } from './mission-worth.ts'
import { only, type Told } from './open-hand.ts'
import { COPIES, readValue, type Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** BB-5, BB-E04: the token that helps the others most. */
export function bestToken(sight: Sight, legal: readonly ActionJson[], at = 'tileIndex'): ActionJson {
  const hand = sight.open
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    const place = Number(action[at])
    const value = readValue(action.value)
    const worth = hand.gain(toldBy(sight, place, value)) + nameWorth(sight, place, value)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}

function isFalse({ mission, me, view }: Sight): boolean {
  const { variant } = mission.infoTokens
  return variant === 'false' || (mission.setupTokens.captainFalse === true && me === view.captain)
}

/** BB-10.3: what the token comes to in this mission. */
export function toldBy(sight: Sight, place: number, value: number): Told {
  if (place < 0) return { lacks: 1 << value }
  const not = (bits: number) => ({ not: new Map([[place, bits]]) })
  if (isFalse(sight)) return not(1 << value)
  switch (sight.mission.infoTokens.variant) {
    case 'evenOdd': {
      let same = 0
      for (let number = 1; number <= 12; number++) if (number % 2 === value % 2) same |= 1 << number
      return not(only(same))
    }
    case 'count': {
      const { wires } = sight.view.players[sight.me]
      const number = wires.filter((wire) => wire.value === value && wire.stand === wires[place].stand).length
      return { count: { place, number } }
    }
    default:
      return not(only(1 << value))
  }
}

/** Missions in which the first open Number card holds everything up. */
const WAITS = [sequenceGate, fourOfNumber]

/** Others can use it if they have the number: the more of it are not in the own hand, the likelier. */
function nameWorth(sight: Sight, place: number, value: number): number {
  if (place < 0 || isFalse(sight)) return 0
  const { variant } = sight.mission.infoTokens
  if (variant === 'evenOdd' || variant === 'count' || value > 12) return 0
  if (value === sight.view.redLike) return 0
  // BB-M09, BB-M23: what the mission waits for is worth more.
  const wanted = openNumbers(sight)[0] === value && WAITS.some((module) => module.isIn(sight.mission))
  const elsewhere = COPIES - sight.cut(value) - sight.own(value)
  return elsewhere <= 0 ? -1 : (WEIGHTS.named * elsewhere) / 3 + (wanted ? 1.5 : 0) + onNanosWay(sight, value)
}

/** BB-M53.2: the first numbers that Nano comes to take it back, if somebody can cut them. */
function onNanosWay(sight: Sight, value: number): number {
  if (sight.rules('nano-replaces-dial') === undefined) return 0
  const isNamed = sight.view.players.some(({ tokens }) => tokens.some((token) => token.value === value))
  return isNamed ? 0 : Math.max(0, 4 - value / 2)
}

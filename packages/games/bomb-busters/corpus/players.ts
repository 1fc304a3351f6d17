import { type Action, below, type Play, type Random, type Seat } from '@riposte/kernel'
import { actions } from '../src/actions.ts'
import type { Result } from '../src/names.ts'
import type { BombBusters } from '../src/state.ts'
import { type Prospect, prospects } from './foresight.ts'
import { peril, worth } from './worth.ts'

/** More than a pair of wires: what a team has is used as soon as it does no harm, so that records show it. */
const ZEST = 25
/** Less than a step of the dial: somebody who loses on purpose uses things, too. */
const ILL_ZEST = 0.5
/** Whoever has shown it does not do it again for its own sake. */
const TIRED = -5

/** What is shown by using it: a card, or somebody's personal equipment. Null for anything else. */
export function showpiece(seat: Seat, action: Action): string | null {
  if (actions.useEquipment.is(action)) return `card ${actions.useEquipment.equipmentId(action)}`
  const isPersonal = actions.useCharacterAbility.is(action) || actions.dualCutDoubleDetector.is(action)
  return isPersonal ? `seat ${seat}` : null
}

function best(list: readonly Prospect[], value: (prospect: Prospect) => number, random: Random): Prospect {
  let most = Number.NEGATIVE_INFINITY
  let found: Prospect[] = []
  for (const prospect of list) {
    const worthOf = value(prospect)
    if (worthOf < most) continue
    if (worthOf > most) found = []
    most = worthOf
    found.push(prospect)
  }
  return found[below(random, found.length)]
}

/** What it is worth to show this: once something, then less than nothing. */
function zest({ seat, action }: Prospect, shown: ReadonlySet<string>, once: number, again: number): number {
  const piece = showpiece(seat, action)
  if (piece === null) return 0
  return shown.has(piece) ? again : once
}

/** What a team does that sees all wires and wants to win. */
export function wellPlayed(play: Play<BombBusters>, shown: ReadonlySet<string>, random: Random): Prospect {
  const value = (prospect: Prospect) => worth(prospect.after) + zest(prospect, shown, ZEST, TIRED)
  return best(prospects(play, random), value, random)
}

/** What a team does that sees all wires and wants the mission to be lost in one way and no other. */
export function illPlayed(
  play: Play<BombBusters>,
  wanted: Result,
  shown: ReadonlySet<string>,
  random: Random,
): Prospect {
  const value = (prospect: Prospect) => peril(prospect.after, wanted) + zest(prospect, shown, ILL_ZEST, -ILL_ZEST)
  return best(prospects(play, random), value, random)
}

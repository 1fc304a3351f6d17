import { type Action, Choices, chance, type Play, type Random, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { holds } from '../moves.ts'
import { KINGS_HAND, type Name } from '../names.ts'
import type { Options } from '../options.ts'
import type { ImposterKings } from '../state.ts'

/** IK-15.2, IK-15.5: how often a bot claims a card that it does not hold. */
export function bluffing(name: Name, { bluffing: allowed, botBluff }: Options): number {
  if (!allowed) return 0
  return name === KINGS_HAND ? botBluff.kingsHand : botBluff.other
}

const offered = new Choices()

/**
 * IK-15.2: what a bot that chooses for itself may answer to a reaction prompt. For each card on offer there is one roll,
 * held or not. Cards that are held may be claimed. The first card that is not held and whose roll says so is claimed
 * instead of "no"; where nothing before it could be claimed truly, there is nothing to choose.
 */
export function permittedReactions(play: Play<ImposterKings>, seat: Seat, random: Random): readonly Action[] {
  play.legal(seat, offered)
  const { options } = play.pub
  const permitted: Action[] = []
  let bluff: Action | null = null
  let no = actions.closeWindow.of() // IK-9.27: where "no" is not on the list
  for (let i = 0; i < offered.count; i++) {
    const action = offered.list[i]
    if (!actions.claim.is(action)) {
      no = action
      continue
    }
    const name = actions.claim.card(action)
    const rolled = chance(random, bluffing(name, options))
    if (bluff !== null) continue
    if (holds(play.own[seat].hand, name)) permitted.push(action)
    else if (rolled) bluff = action
  }
  return [...permitted, bluff ?? no]
}

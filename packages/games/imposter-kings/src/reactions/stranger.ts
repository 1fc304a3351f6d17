import { ARBITER, ASSASSIN, IMPERSONATOR, KINGS_HAND, type Name } from '../names.ts'
import type { Pub } from '../state.ts'
import { mutedInCourt, swayOf } from '../values.ts'
import { FITTING, type Trigger } from './reaction-cards.ts'

/** IK-9.50: a face-up, unmuted card of that name lies where a Stranger in a hand may copy it. */
function modelInCourt(pub: Pub, is: (name: Name) => boolean): boolean {
  const { court } = pub
  // IK-9.53
  const end = pub.options.strangerSource === 'anyCourt' ? court.length : court.length - 1
  let sway = null
  for (let at = 0; at < end; at++) {
    if (!court[at].up || !is(court[at].as)) continue // IK-7.32f: the name it goes by counts
    sway ??= swayOf(pub)
    if (!mutedInCourt(pub, court[at], sway)) return true
  }
  return false
}

/** The Stranger has something to copy that answers this trigger. */
export function strangerFits(pub: Pub, trigger: Trigger): boolean {
  return modelInCourt(pub, (name) => name === FITTING[trigger])
}

/** IK-9.51, IK-9.52: whether the Stranger is asked about at all. */
export function strangerOffered(pub: Pub, trigger: Trigger): boolean {
  if (pub.options.strangerPrompt === 'matching') return strangerFits(pub, trigger)
  return modelInCourt(
    pub,
    (name) => name === KINGS_HAND || name === ASSASSIN || name === ARBITER || name === IMPERSONATOR,
  )
}

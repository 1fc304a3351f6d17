import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { disgrace, placeInCourt } from '../moves.ts'
import { MYSTIC } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import { sayNumber, useAbility } from './questions.ts'

interface Mystic {
  args: Played
  local: { readonly played: Played; number: number }
  steps: { offer: void; askUse: void; answered: Action; say: void; said: Action; mute: void }
  result: void
}

/** IK-7.17c: a base value of 9 can never be named. */
const HIGHEST = 8

/** IK-7.17: disgrace the Mystic, and all cards of one base value are blank in the Court for the rest of the round. */
export const mystic = flow<Mystic>('Mystic', {
  rule: 'IK-7.17',
  shown: {},
  start: 'offer',
  local: (played) => ({ played, number: -1 }),
  steps: {
    offer(x) {
      const own = placeInCourt(x.pub.court, x.local.played.card, x.local.played.seat)
      const condition = x.pub.court.some((entry, at) => !entry.up && at !== own) // IK-7.17a
      return condition ? x.goto('askUse') : x.done() // IK-5.8
    },
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: MYSTIC }, 'answered'),
    answered(x, action) {
      const { card, seat } = x.local.played
      if (!actions.use.is(action)) {
        x.tell(events.abilityDeclined, { seat, card: MYSTIC })
        return x.done()
      }
      disgrace(x, placeInCourt(x.pub.court, card, seat)) // IK-5.13: paid before the number is said
      return x.goto('say')
    },
    say: (x) => x.ask(sayNumber, x.local.played.seat, { source: MYSTIC, least: 1, most: HIGHEST }, 'said'),
    said(x, action) {
      const { played } = x.local
      x.local.number = actions.sayNumber.number(action)
      x.tell(events.numberSaid, { seat: played.seat, source: MYSTIC, number: x.local.number })
      return x.call(challenge, { played, declared: { number: x.local.number } }, 'mute') // IK-7.17d
    },
    mute(x) {
      x.pub.mystic |= 1 << x.local.number // IK-7.17c: several add up
      x.tell(events.muted, { seat: x.local.played.seat, number: x.local.number })
      return x.done()
    },
  },
})

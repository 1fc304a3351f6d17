import { type Action, type Answers, listed, type Seats } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { noteLack } from '../knowledge.ts'
import { handToAntechamber, holds } from '../moves.ts'
import { INQUISITOR, type Name } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import { others } from '../table.ts'
import { fromHand, pickOpenly, sayName, useAbility } from './questions.ts'

interface Inquisitor {
  args: Played
  local: { readonly played: Played; name: Name; holders: Seats }
  steps: { askUse: void; answered: Action; say: void; said: Action; search: void; choose: void; move: Answers }
  result: void
}

/** IK-7.5: say a name; every other player who holds it lays one copy into the Antechamber. */
export const inquisitor = flow<Inquisitor>('Inquisitor', {
  rule: 'IK-7.5',
  shown: {},
  start: 'askUse',
  local: (played) => ({ played, name: -1, holders: 0 }),
  steps: {
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: INQUISITOR }, 'answered'),
    answered(x, action) {
      if (actions.use.is(action)) return x.goto('say')
      x.tell(events.abilityDeclined, { seat: x.local.played.seat, card: INQUISITOR })
      return x.done()
    },
    say: (x) => x.ask(sayName, x.local.played.seat, { source: INQUISITOR }, 'said'),
    said(x, action) {
      const { played } = x.local
      x.local.name = actions.nameCard.card(action)
      x.tell(events.nameSaid, { seat: played.seat, source: INQUISITOR, card: x.local.name })
      return x.call(challenge, { played, declared: { name: x.local.name } }, 'search')
    },
    search(x) {
      const { played, name } = x.local
      // IK-7.5b: an ally is searched like everybody else. A miss is announced as well as a hit.
      for (const seat of listed(others(x.pub, played.seat))) {
        const found = holds(x.own[seat].hand, name)
        x.tell(events.holderFound, { seat, card: name, holds: found ? 1 : 0 })
        if (found) x.local.holders |= 1 << seat
        else noteLack(x, seat, name)
      }
      x.pub.givers = x.local.holders
      x.pub.givenName = name
      x.pub.givenBase = -1
      return x.goto('choose')
    },
    // IK-18.29: asked even with a single copy (IK-18.1)
    choose(x) {
      const { holders, name } = x.local
      return x.askAll(pickOpenly, holders, fromHand(INQUISITOR, { name }), 'move')
    },
    move(x, answers) {
      x.pub.givers = 0
      // IK-7.5a, IK-16.19: one copy each, all at the same time (IK-0.11)
      for (const seat of listed(x.local.holders)) handToAntechamber(x, seat, actions.pick.card(answers[seat]))
      return x.done()
    },
  },
})

import { type Action, blocked, listed } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow, question } from '../kit.ts'
import { nameInHand, noteLack } from '../knowledge.ts'
import { disgrace, holds, placeInCourt } from '../moves.ts'
import { type Name, SOLDIER } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import type { Pub } from '../state.ts'
import { opponents } from '../table.ts'
import { type Source, sayName } from './questions.ts'

interface Soldier {
  args: Played
  local: { readonly played: Played; name: Name }
  steps: { say: void; said: Action; answer: void; choose: void; disgraceThem: Action }
  result: void
}

/** The places of the face-up cards above this one, or all of them. */
function faceUp(pub: Pub, above: number, out: number[]): void {
  for (let at = above + 1; at < pub.court.length; at++) if (pub.court[at].up) out.push(at + 1)
}

/** IK-18.22: 0 to 3 face-up cards, named in the order they lie. */
export const disgraceSet = question<Source>('disgraceSet', {
  rule: 'IK-7.8a',
  takes: [actions.disgrace],
  forms: [
    {
      action: actions.disgrace,
      domain(pub, _mine, _seat, _arg, filled, out) {
        out.push(0)
        if (filled.length === 0) faceUp(pub, -1, out)
        else if (filled[filled.length - 1] > 0) faceUp(pub, filled[filled.length - 1] - 1, out)
      },
    },
  ],
  why: () =>
    blocked(
      'notAllowed',
      'IK-7.8a',
      'Choose up to three face-up cards of the Court, each once, in the order they lie.',
    ),
})

/** IK-7.8: say a name; if an opponent holds it the Soldier is stronger and up to three cards are disgraced. */
export const soldier = flow<Soldier>('Soldier', {
  rule: 'IK-7.8',
  shown: {},
  start: 'say',
  local: (played) => ({ played, name: -1 }),
  steps: {
    say: (x) => x.ask(sayName, x.local.played.seat, { source: SOLDIER }, 'said'),
    said(x, action) {
      const { played } = x.local
      x.local.name = actions.nameCard.card(action)
      x.tell(events.nameSaid, { seat: played.seat, source: SOLDIER, card: x.local.name })
      // IK-16.20: always, before the answer is known
      return x.call(challenge, { played, declared: { name: x.local.name } }, 'answer')
    },
    answer(x) {
      const { played, name } = x.local
      const asked = listed(opponents(x.pub, played.seat))
      const right = asked.some((seat) => holds(x.own[seat].hand, name))
      x.tell(events.guessed, { seat: played.seat, card: name, right: right ? 1 : 0 }) // IK-7.8c: yes or no, not who
      if (!right) {
        for (const seat of asked) noteLack(x, seat, name)
        return x.done()
      }
      if (asked.length === 1) nameInHand(x, asked[0], name)
      x.pub.court[placeInCourt(x.pub.court, played.card, played.seat)].proven = true // IK-7.8b
      return x.goto('choose')
    },
    choose: (x) => x.ask(disgraceSet, x.local.played.seat, { source: SOLDIER }, 'disgraceThem'),
    disgraceThem(x, action) {
      for (const chosen of [
        actions.disgrace.first(action),
        actions.disgrace.second(action),
        actions.disgrace.third(action),
      ]) {
        if (chosen > 0) disgrace(x, chosen - 1)
      }
      return x.done()
    },
  },
})

import { type Action, blocked, listed, only, type Seat, type Seats, whole } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow, question } from '../kit.ts'
import { shownInDungeon } from '../knowledge.ts'
import { takeDungeonOpenly } from '../moves.ts'
import { type Card, cardName, INFORMANT, type Name, nameOf } from '../names.ts'
import { rallyOne } from '../phases/armies.ts'
import type { Played } from '../phases/played.ts'
import type { Pub } from '../state.ts'
import { opponents } from '../table.ts'
import { choosePlayer, type Source, sayName } from './questions.ts'

const TAKE = 0
const RALLY = 1
const NOTHING = 2

/** IK-18.32 */
export const informantReward = question<Source & { readonly mayRally: 0 | 1 }>('informantReward', {
  rule: 'IK-7.35a',
  takes: [actions.chooseReward],
  about: { source: cardName, mayRally: whole('number', 0, 1) },
  legal(_pub, _mine, _seat, { mayRally }, out) {
    out.add(actions.chooseReward.of(TAKE))
    if (mayRally) out.add(actions.chooseReward.of(RALLY))
    out.add(actions.chooseReward.of(NOTHING))
  },
  why: () => blocked('emptyArmy', 'IK-13.40', 'No card is available in your Army.'),
})

interface Informant {
  args: Played
  local: { readonly played: Played; target: Seat }
  steps: {
    lands: void
    choose: void
    chosen: Action
    say: void
    said: Action
    askReward: void
    rewarded: Action
    rallied: Card
  }
  result: void
}

function withDungeon(pub: Pub, seat: Seat): Seats {
  let seats: Seats = 0
  for (const other of listed(opponents(pub, seat))) if (pub.players[other].dungeon > 0) seats |= only(other)
  return seats
}

/** IK-7.35: guess what lies in an opponent's Dungeon. Immune, so no window. */
export const informant = flow<Informant>('Informant', {
  rule: 'IK-7.35',
  shown: {},
  start: 'lands',
  local: (played) => ({ played, target: -1 }),
  steps: {
    lands: (x) => (withDungeon(x.pub, x.local.played.seat) === 0 ? x.done() : x.goto('choose')), // IK-7.35a
    choose(x) {
      const { seat } = x.local.played
      return x.ask(choosePlayer, seat, { source: INFORMANT, among: withDungeon(x.pub, seat), orNobody: 0 }, 'chosen')
    },
    chosen(x, action) {
      x.local.target = actions.choosePlayer.seat(action)
      x.tell(events.playerChosen, { seat: x.local.played.seat, source: INFORMANT, player: x.local.target })
      return x.goto('say')
    },
    say: (x) => x.ask(sayName, x.local.played.seat, { source: INFORMANT }, 'said'),
    said(x, action) {
      const { seat } = x.local.played
      const { target } = x.local
      const name: Name = actions.nameCard.card(action)
      const card = x.own[target].dungeon
      const right = nameOf(card) === name
      x.tell(events.nameSaid, { seat, source: INFORMANT, card: name })
      x.tell(events.guessed, { seat, card: name, right: right ? 1 : 0 })
      if (!right) return x.done() // IK-7.35a: nothing is revealed
      shownInDungeon(x, target, card)
      x.tell(events.dungeonShown, { seat: target, card })
      return x.goto('askReward')
    },
    askReward(x) {
      const { seat } = x.local.played
      const mayRally = x.pub.players[seat].army > 0 ? 1 : 0
      return x.ask(informantReward, seat, { source: INFORMANT, mayRally }, 'rewarded')
    },
    rewarded(x, action) {
      const { seat } = x.local.played
      const reward = actions.chooseReward.reward(action)
      x.tell(events.rewardChosen, { seat, reward })
      if (reward === TAKE) takeDungeonOpenly(x, seat, x.local.target) // IK-9.15
      return reward === RALLY ? x.call(rallyOne, { seat, openly: 0 }, 'rallied') : x.done() // IK-16.13
    },
    rallied: (x) => x.done(),
  },
})

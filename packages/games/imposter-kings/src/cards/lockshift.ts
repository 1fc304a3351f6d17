import { type Action, listed } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { takeDungeonOpenly, takeDungeonUnseen } from '../moves.ts'
import { LOCKSHIFT } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import type { Pub } from '../state.ts'
import { others, remaining } from '../table.ts'
import { useAbility } from './questions.ts'

interface Lockshift {
  args: Played
  local: { readonly played: Played }
  steps: { offer: void; askUse: void; answered: Action; open: void }
  result: void
}

function anyDungeon(pub: Pub): boolean {
  return listed(remaining(pub)).some((seat) => pub.players[seat].dungeon > 0)
}

/** IK-7.37: all Dungeon cards return to the hands. */
export const lockshift = flow<Lockshift>('Lockshift', {
  rule: 'IK-7.37',
  shown: {},
  start: 'offer',
  local: (played) => ({ played }),
  steps: {
    offer: (x) => (anyDungeon(x.pub) ? x.goto('askUse') : x.done()), // IK-5.8
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: LOCKSHIFT }, 'answered'),
    answered(x, action) {
      const { played } = x.local
      if (actions.decline.is(action)) {
        x.tell(events.abilityDeclined, { seat: played.seat, card: LOCKSHIFT })
        return x.done()
      }
      x.tell(events.abilityDeclared, { seat: played.seat, card: LOCKSHIFT })
      return x.call(challenge, { played, declared: {} }, 'open')
    },
    open(x) {
      // IK-7.37a: first everybody else shows, then all take.
      const { seat } = x.local.played
      const shown = listed(others(x.pub, seat)).filter((other) => x.pub.players[other].dungeon > 0)
      for (const other of shown) x.tell(events.dungeonShown, { seat: other, card: x.own[other].dungeon })
      for (const other of shown) takeDungeonOpenly(x, other, other)
      if (x.pub.players[seat].dungeon > 0) takeDungeonUnseen(x, seat)
      return x.done()
    },
  },
})

import type { Table } from '@riposte/kernel'
import { events } from '../../events.ts'
import { fulfilledPrediction } from '../../factions/bene-gesserit/foreseen.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import type { Dune } from '../../state.ts'
import { ownOf } from '../../treasury.ts'
import type { PhaseOutline } from '../phase.ts'
import { lastTurnVictory } from './last-turn.ts'
import { strongholdVictory } from './strongholds.ts'

/** DU-13.1 */
function collectBribes(x: Table<Dune>): void {
  const { pub } = x
  for (const faction of pub.order) {
    const spice = pub.bribe[faction]
    if (spice === 0) continue
    pub.bribe[faction] = 0
    ownOf(x, faction).spice += spice
    x.tell(events.bribesCollected, { faction, spice })
  }
}

/** DU-13.7: what counts for one turn only. */
function forgetTurn(x: Table<Dune>): void {
  const { pub } = x
  pub.charity = 0
  pub.eliteRevived = 0
  pub.khUsedIn = -1
}

interface Phase extends PhaseOutline {
  steps: { bribes: void; victory: void; over: void }
}

/** DU-13.8: nobody decides anything here. */
export const mentatPausePhase = flow<Phase>('mentatPause', {
  rule: 'DU-13.8',
  shown: {},
  start: 'bribes',
  local: () => ({}),
  steps: {
    bribes(x) {
      collectBribes(x)
      return x.goto('victory')
    },
    victory(x) {
      const { pub } = x
      const isLast = pub.turn >= pub.options.maxTurns
      const held = strongholdVictory(pub)
      if (held !== null) pub.result = fulfilledPrediction(x, held) ?? held
      else if (isLast) pub.result = lastTurnVictory(pub)
      if (pub.result !== null) return x.goto('over')
      forgetTurn(x)
      return x.done()
    },
    over(x) {
      const winners = x.pub.result?.winners ?? []
      if (winners.length === 0) x.tell(events.nobodyWon)
      for (const faction of winners) x.tell(events.won, { faction })
      return x.done()
    },
  },
})

export const mentatPausePart: Part = { flows: [mentatPausePhase] }

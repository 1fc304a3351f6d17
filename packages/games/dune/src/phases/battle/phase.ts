import type { Action, Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { anytimeFlow } from '../../anytime/border.ts'
import { events } from '../../events.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { NO_FACTION } from '../../names.ts'
import type { Dune } from '../../state.ts'
import type { PhaseOutline } from '../phase.ts'
import { nextBattles, type Pairing } from './battles.ts'
import { whichBattle } from './choose-battle.ts'
import { commitmentFlow, fightFlow } from './fight.ts'
import { whereFrom } from './fight-from.ts'
import { makePlan } from './make-plan.ts'
import { plansFlow } from './plans.ts'
import { endOfBattles } from './resolution/ref.ts'

const { chooseBattle } = actions

interface Phase extends PhaseOutline {
  steps: { next: void; choose: void; chosen: Action; fight: void; fought: void; end: void }
}

/** B1: everybody sees where and between whom. */
function begin(x: Table<Dune>, { territory, zone, aggressor, defender }: Pairing): void {
  x.pub.battle = {
    territory,
    zone,
    aggressor,
    defender,
    step: 2,
    prevented: [],
    voice: null,
    element: -1,
    elementOf: NO_FACTION,
    opened: NO_FACTION,
    plans: null,
    winner: NO_FACTION,
    explosion: false,
  }
  x.tell(events.battleChosen, { aggressor, defender, territory })
}

/** DU-11.2 to DU-11.4: battle after battle, as the aggressor chooses, until no two hostile factions share a zone. */
export const battlePhase = flow<Phase>('battle', {
  rule: 'DU-11.4',
  shown: {},
  start: 'next',
  local: () => ({}),
  steps: {
    next(x) {
      // In a position that was laid out it may be chosen already.
      if (x.pub.battle !== null) return x.goto('fight')
      const list = nextBattles(x.pub)
      if (list.length === 0) return x.call(endOfBattles, null, 'end')
      if (list.length > 1) return x.goto('choose')
      begin(x, list[0])
      return x.goto('fight')
    },
    choose(x) {
      const [{ aggressor }] = nextBattles(x.pub)
      return x.ask(whichBattle, x.pub.seatOf[aggressor], {}, 'chosen')
    },
    chosen(x, action) {
      const isChosen = ({ territory, zone, defender }: Pairing) =>
        territory === chooseBattle.territory(action) &&
        zone[0] === chooseBattle.location(action) &&
        defender === chooseBattle.opponent(action)
      const battle = nextBattles(x.pub).find(isChosen)
      if (battle === undefined) throw new Error('there is no such battle')
      begin(x, battle)
      return x.goto('fight')
    },
    fight: (x) => x.call(fightFlow, null, 'fought'),
    /** DU-3.6, DU-11.34: the battle is settled and forgotten; anytime cards may be played before the next one. */
    fought: (x) => x.call(anytimeFlow, null, 'next'),
    end: (x) => x.done(),
  },
})

export const battlePart: Part = {
  flows: [battlePhase, fightFlow, commitmentFlow, plansFlow],
  questions: [whichBattle, makePlan, whereFrom],
}

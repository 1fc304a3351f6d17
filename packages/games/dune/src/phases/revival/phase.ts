import { type Action, type Answers, NOBODY, only, type Seats, type Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { EMPEROR, FACTIONS, type Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import type { Dune } from '../../state.ts'
import { FOR_REVIVAL, pay } from '../../treasury.ts'
import type { PhaseOutline } from '../phase.ts'
import { announcementsFlow, announcementsPart } from './announcements.ts'
import { hasInTanks, leaderPrice, revivalPrice } from './eligible.ts'
import { reviveLeader, reviveTokens } from './return.ts'
import { reviveQuestion } from './revive-question.ts'

interface Phase extends PhaseOutline {
  steps: { begin: void; decide: void; end: void }
}

/** What takes spice or tokens away from those who may have decided already. */
const SPENDING = ['acceptDeal', 'gift', 'pledging', 'tleilaxuGhola']
/** DU-9.9 (2): free, and for one's own forces alone, so it waits only for one's own choice. */
const FREE = ['karamaRevival']

const NO_FACTS = Object.freeze({})
const { revive } = actions

/** DU-9.9: announcements for allies, then all decide at once, then payments and returns. */
export const revivalPhase = flow<Phase>('revival', {
  rule: 'DU-9.9',
  shown: {},
  start: 'begin',
  local: () => ({}),
  steps: {
    begin(x) {
      x.pub.raisedRevival = 0
      x.pub.extraRevival.fill(0)
      return x.call(announcementsFlow, null, 'decide')
    },
    decide: (x) => x.call(decisionsFlow, null, 'end'),
    end(x) {
      x.pub.raisedRevival = 0
      x.pub.extraRevival.fill(0)
      return x.done()
    },
  },
})

interface Decisions extends PhaseOutline {
  /** DU-9.9 (3): who decides. The Emperor still does when its power has emptied its tanks. */
  local: { asked: Seats }
  steps: { begin: void; ask: void; settle: Answers }
}

/** DU-9.9 (3), (4): what was decided under seal stays payable. */
const decisionsFlow = flow<Decisions>('revivals', {
  rule: 'DU-9.9',
  start: 'begin',
  blocks: { standing: SPENDING, onceSealed: FREE, why: WINDOW_OPEN },
  local: () => ({ asked: NOBODY }),
  steps: {
    begin(x) {
      const { pub, local } = x
      for (let faction = 0; faction < FACTIONS; faction++) {
        if (pub.seatOf[faction] >= 0 && hasInTanks(pub, faction)) local.asked |= only(pub.seatOf[faction])
      }
      return x.goto('ask')
    },
    ask: (x) => x.askAll(reviveQuestion, x.local.asked, NO_FACTS, 'settle'),
    settle(x, answers) {
      const { pub } = x
      for (const faction of pub.order) {
        const answer = answers[pub.seatOf[faction]]
        if (answer >= 0) settle(x, faction, answer)
      }
      return x.done()
    },
  },
})

/** DU-9.9 (4) */
function settle(x: Table<Dune>, faction: Faction, answer: Action): void {
  const { pub } = x
  const own = revive.ordinary(answer) + revive.special(answer)
  const extra = revive.extraOrdinary(answer) + revive.extraSpecial(answer)
  const leader = revive.leader(answer) - 1
  const price = revivalPrice(pub, faction, own)
  const ordinary = revive.ordinary(answer) + revive.extraOrdinary(answer)
  const special = revive.special(answer) + revive.extraSpecial(answer)
  reviveTokens(pub, faction, ordinary, special)
  // Also when it is nothing: what was decided under seal is opened for everybody alike.
  x.tell(events.revived, {
    faction,
    ordinary,
    special,
    spice: price + 2 * extra,
    fromEmperor: 2 * extra,
    leader: leader + 1,
  })
  pay(x, faction, price, FOR_REVIVAL)
  // DU-9.10: the Emperor pays for what is taken, and for nothing else.
  if (extra > 0) pay(x, EMPEROR, 2 * extra, FOR_REVIVAL)
  if (leader < 0) return
  pay(x, faction, leaderPrice(leader), FOR_REVIVAL)
  reviveLeader(x, leader)
  x.tell(events.leaderRevived, { faction, leader: leader + 1, spice: leaderPrice(leader) })
}

export const revivalPart: Part = {
  flows: [revivalPhase, ...(announcementsPart.flows ?? []), decisionsFlow],
  questions: [...(announcementsPart.questions ?? []), reviveQuestion],
}

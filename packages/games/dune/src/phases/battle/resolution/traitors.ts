import { type Answers, type Blocked, blocked, type Seat, type Seats, type Table } from '@riposte/kernel'
import { actions } from '../../../actions.ts'
import type { Faction } from '../../../data/factions.ts'
import type { Leader } from '../../../data/leaders.ts'
import { events } from '../../../events.ts'
import { callsFor } from '../../../factions/harkonnen/ally-traitor.ts'
import { faction, leader } from '../../../fields.ts'
import { question } from '../../../kit.ts'
import { seatsOf } from '../../../seats.ts'
import type { Battle, Dune, Plan, Pub } from '../../../state.ts'
import { AGGRESSOR, type Both, DEFENDER, isLeader, other, type Side } from './outcome.ts'

const { callTraitor, pass } = actions
const PASS = pass.of()
const CALL = callTraitor.of()

const NO_TRAITOR_CARD: Blocked = blocked(
  'noTraitorCard',
  'DU-11.17',
  'A traitor is called by whoever has kept the card of that leader.',
)

/** DU-11.17: by the revealed plans alone. AT-12: nobody calls a leader whom the Kwisatz Haderach accompanies. */
const canBeCalled = (plan: Plan): boolean => isLeader(plan.leader) && !plan.kwisatzHaderach

interface Suspect {
  readonly leader: Leader
  readonly of: Faction
  readonly [fact: string]: number
}

/** DU-19.34 */
export const traitorQuestion = question<Suspect>('traitor', {
  rule: 'DU-11.17',
  takes: [callTraitor, pass],
  about: { leader, of: faction },
  secret: true,
  legal(_pub, mine, _seat, suspect, out) {
    out.add(PASS)
    // HK-6: any card that was kept. DU-17.9, DU-17.14, HK-14: whose leader it once was does not matter.
    if ((mine.traitors & (1 << suspect.leader)) !== 0) out.add(CALL)
  },
  why: () => NO_TRAITOR_CARD,
  timeout: () => PASS,
})

const combatant = ({ aggressor, defender }: Battle, side: Side): Faction => (side === AGGRESSOR ? aggressor : defender)

/** Who may call for a side: the combatant, and Harkonnen for an ally (HK-9). */
const callers = (pub: Pub, battle: Battle, side: Side): readonly Faction[] => {
  const faction = combatant(battle, side)
  const also = callsFor(pub, faction)
  return also < 0 ? [faction] : [faction, also]
}

/** DU-11.17, VI-5.3: who is asked. That follows from what lies on the table, so it tells nobody anything. */
export function askedForTraitors(pub: Pub, battle: Battle, plans: Both<Plan>): Seats {
  let seats = 0
  for (const side of [AGGRESSOR, DEFENDER]) {
    if (canBeCalled(plans[other(side)])) seats |= seatsOf(pub, ...callers(pub, battle, side))
  }
  return seats
}

/** Whom a seat is asked about. */
export function suspectOf(pub: Pub, battle: Battle, plans: Both<Plan>, seat: Seat): Suspect {
  const side = callers(pub, battle, AGGRESSOR).includes(pub.factionOf[seat]) ? AGGRESSOR : DEFENDER
  return { leader: plans[other(side)].leader, of: combatant(battle, other(side)) }
}

/** VI-3.22: calls become public with their cards. The result: which sides have called. */
export function calls(x: Table<Dune>, battle: Battle, plans: Both<Plan>, answers: Answers): Both<boolean> {
  const { pub } = x
  const calling = (side: Side): readonly Faction[] =>
    callers(pub, battle, side).filter((faction) => answers[pub.seatOf[faction]] === CALL)
  const both = [calling(AGGRESSOR), calling(DEFENDER)] as const
  // All concerned have answered: that is told in any case, and by the same event.
  if (answers.some((answer) => answer >= 0))
    x.tell(events.traitorsAnswered, { byAggressor: both[0].length, byDefender: both[1].length })
  for (const side of [AGGRESSOR, DEFENDER]) {
    const traitor = plans[other(side)].leader
    for (const faction of both[side]) {
      pub.called[faction] |= 1 << traitor
      x.tell(events.traitorCalled, { faction, leader: traitor })
    }
  }
  return [both[AGGRESSOR].length > 0, both[DEFENDER].length > 0]
}

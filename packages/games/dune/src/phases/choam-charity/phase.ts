import { type Answers, NO_FACTS, type Seats, type Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { events } from '../../events.ts'
import { flow } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import type { Dune, Pub } from '../../state.ts'
import { FROM_CHARITY, gain, ownOf } from '../../treasury.ts'
import type { PhaseOutline } from '../phase.ts'
import { CHARITY_LEVEL, charityClaim } from './claim.ts'

interface Phase extends PhaseOutline {
  steps: { begin: void; ask: void; claimed: Answers }
}

/** DU-7.2, DU-7.4: everybody who has had no charity this turn. */
function unclaimed({ factionOf, charity }: Pub): Seats {
  let seats = 0
  for (let seat = 0; seat < factionOf.length; seat++) if ((charity & (1 << factionOf[seat])) === 0) seats |= 1 << seat
  return seats
}

/** DU-7.1, DU-7.4: all claims are published together. */
function pay(x: Table<Dune>, answers: Answers): void {
  const { pub } = x
  const claims = pub.seatOf.map((seat) => seat >= 0 && actions.claimCharity.is(answers[seat]))
  const amounts = claims.map((claims, faction) => (claims ? CHARITY_LEVEL - ownOf(x, faction).spice : 0))
  const [atreides, beneGesserit, emperor, fremen, harkonnen, guild] = amounts
  x.tell(events.charityClaimed, {
    atreides,
    'bene-gesserit': beneGesserit,
    emperor,
    fremen,
    harkonnen,
    'spacing-guild': guild,
  })
  for (const faction of pub.order) {
    if (!claims[faction]) continue
    pub.charity |= 1 << faction
    gain(x, faction, amounts[faction], FROM_CHARITY)
  }
}

export const choamCharityPhase = flow<Phase>('choamCharity', {
  rule: 'DU-7.1',
  shown: {},
  start: 'begin',
  local: () => ({}),
  // IN-8.1: who has said in secret that it claims has to be as poor when the claims are published.
  blocks: { standing: 'all', why: WINDOW_OPEN },
  steps: {
    begin(x) {
      x.pub.charity = 0
      return x.call(momentFlow, { moment: 'charityBegins', about: NO_FACTS }, 'ask')
    },
    ask: (x) => x.askAll(charityClaim, unclaimed(x.pub), NO_FACTS, 'claimed'),
    claimed(x, answers) {
      pay(x, answers)
      return x.done()
    },
  },
})

export const choamCharityPart: Part = { flows: [choamCharityPhase], questions: [charityClaim] }

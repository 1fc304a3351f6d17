import { type Action, only } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { ATREIDES } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { count } from '../../fields.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { ownOf } from '../../treasury.ts'

const { look, pass } = actions
const BIDDING = ability('BIDDING')

/** DU-19.13 */
const lookAtCard = question<{ readonly card: number }>('lookAtCard', {
  rule: 'AT-5',
  takes: [look, pass],
  about: { card: count },
  legal(_pub, _mine, _seat, _about, out) {
    out.add(look.of())
    out.add(pass.of())
  },
  timeout: () => pass.of(),
})

interface Look extends MomentOutline {
  local: { readonly card: number }
  steps: { ask: void; answered: Action; see: KaramaHits }
}

/** AT-5: Atreides may look at the card that is up, before anybody bids. The next card is another use. */
const lookFlow = flow<Look>('lookAtCard', {
  rule: 'AT-5',
  start: 'ask',
  local: ({ card }) => ({ card }),
  steps: {
    ask: (x) => x.ask(lookAtCard, x.pub.seatOf[ATREIDES], { card: x.local.card + 1 }, 'answered'),
    answered(x, action) {
      // IN-4.1
      if (pass.is(action)) return x.done()
      x.tell(events.abilityUsed, { faction: ATREIDES, abilityName: BIDDING })
      return x.call(karama, { uses: [{ ability: BIDDING, user: ATREIDES }] }, 'see')
    },
    /** IN-3.7, VI-5.8: only now is the card shown. */
    see(x, hits) {
      if (hits.length > 0) return x.done()
      const { pub, hidden } = x
      const mine = ownOf(x, ATREIDES)
      const card = hidden.row[hidden.row.length - 1]
      mine.cardUp = card
      mine.lookedOn = mine.lookedOn.with(card, pub.turn)
      x.whisper(only(pub.seatOf[ATREIDES]), events.cardSeen, { faction: ATREIDES, card })
      return x.done()
    },
  },
})

export const biddingPart: Part = {
  hooks: [{ moment: 'cardUp', faction: ATREIDES, when: () => true, flow: lookFlow }],
  flows: [lookFlow],
  questions: [lookAtCard],
}

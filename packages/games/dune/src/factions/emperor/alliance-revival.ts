import type { Action } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_ENOUGH_SPICE } from '../../blocked.ts'
import { EMPEROR } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'

const ALLIANCE_REVIVAL = ability('ALLIANCE_REVIVAL')
const { pass, offerRevival } = actions
const AT_MOST = 3

/** DU-19.17: how many extra tokens of the ally the Emperor would pay for. */
const offerQuestion = question<Record<string, never>>('offerRevival', {
  rule: 'EM-7',
  takes: [pass, offerRevival],
  legal(_pub, mine, _seat, _arg, out) {
    out.add(pass.of())
    for (let tokens = 1; tokens <= AT_MOST && 2 * tokens <= mine.spice; tokens++) out.add(offerRevival.of(tokens))
  },
  why: () => NOT_ENOUGH_SPICE,
  timeout: () => pass.of(),
})

interface Offering extends MomentOutline {
  local: { tokens: number }
  steps: { ask: void; answered: Action; closed: KaramaHits }
}

/** EM-7: announced, then it can be prevented; the spice is reserved from here on (DU-9.10). */
const offerFlow = flow<Offering>('offerRevival', {
  rule: 'EM-7',
  start: 'ask',
  local: () => ({ tokens: 0 }),
  steps: {
    ask: (x) => x.ask(offerQuestion, x.pub.seatOf[EMPEROR], {}, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done()
      x.local.tokens = offerRevival.tokens(action)
      x.tell(events.revivalOffered, EMPEROR, x.pub.ally[EMPEROR], x.local.tokens)
      return x.call(karama, { uses: [{ ability: ALLIANCE_REVIVAL, user: EMPEROR }] }, 'closed')
    },
    closed(x, hits) {
      if (hits.length === 0) x.pub.extraRevival[x.pub.ally[EMPEROR]] = x.local.tokens
      return x.done()
    },
  },
})

export const allianceRevivalPart: Part = {
  flows: [offerFlow],
  questions: [offerQuestion],
  hooks: [
    {
      moment: 'revivalBegins',
      faction: EMPEROR,
      // DU-6.9: as long as the alliance lasts.
      when: (pub) => pub.ally[EMPEROR] >= 0,
      flow: offerFlow,
    },
  ],
}

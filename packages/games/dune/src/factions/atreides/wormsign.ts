import { type Action, only } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { ATREIDES } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { ownOf } from '../../treasury.ts'

const { look, pass } = actions
const WORMSIGN = ability('WORMSIGN')

/** DU-19.19 */
const lookAtSpiceDeck = question('lookAtSpiceDeck', {
  rule: 'AT-7',
  takes: [look, pass],
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(look.of())
    out.add(pass.of())
  },
  timeout: () => pass.of(),
})

interface Wormsign extends MomentOutline {
  steps: { ask: void; answered: Action; see: KaramaHits }
}

/** AT-7: before the first shipment Atreides may look at the uppermost spice card. */
const wormsign = flow<Wormsign>('wormsign', {
  rule: 'AT-7',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(lookAtSpiceDeck, x.pub.seatOf[ATREIDES], {}, 'answered'),
    answered(x, action) {
      // IN-4.1
      if (pass.is(action)) return x.done()
      x.tell(events.abilityUsed, { faction: ATREIDES, abilityName: WORMSIGN })
      return x.call(karama, { uses: [{ ability: WORMSIGN, user: ATREIDES }] }, 'see')
    },
    /** IN-3.7, VI-5.8: only now is the card shown. */
    see(x, hits) {
      if (hits.length > 0) return x.done()
      const { spiceDeck } = x.hidden
      const card = spiceDeck[spiceDeck.length - 1]
      ownOf(x, ATREIDES).spiceTop = card
      x.whisper(only(x.pub.seatOf[ATREIDES]), events.spiceDeckSeen, { faction: ATREIDES, card })
      return x.done()
    },
  },
})

export const wormsignPart: Part = {
  hooks: [
    {
      moment: 'shipmentBegins',
      faction: ATREIDES,
      // DU-10.1: before Wartime.
      place: 0,
      when: (pub) => pub.spiceDeck > 0,
      flow: wormsign,
    },
  ],
  flows: [wormsign],
  questions: [lookAtSpiceDeck],
}

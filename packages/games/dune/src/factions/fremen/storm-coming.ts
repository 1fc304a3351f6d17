import { type Action, below, NO_FACTS, only } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { FREMEN } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { ownOf } from '../../treasury.ts'

const STORM_COMING = ability('STORM_COMING')
const { look, pass } = actions
const LOOK = look.of()
const PASS = pass.of()

/** FR-13: one card of each value from 1 on. */
const STORM_CARDS = 6

/** DU-19.7 */
const lookAtStormCard = question('lookAtStormCard', {
  rule: 'FR-14',
  takes: [look, pass],
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(LOOK)
    out.add(PASS)
  },
  timeout: () => PASS,
})

interface StormComing extends MomentOutline {
  steps: { draw: void; ask: void; answered: Action; closed: KaramaHits }
}

/** DU-4.1 (e), FR-14: the card of the next storm is drawn, and Fremen may look at it. */
const stormComing = flow<StormComing>('stormComing', {
  rule: 'FR-14',
  start: 'draw',
  local: () => ({}),
  steps: {
    draw(x) {
      x.hidden.stormCard = 1 + below(x.random, STORM_CARDS)
      x.pub.stormCard = true
      return x.goto('ask')
    },
    ask: (x) => x.ask(lookAtStormCard, x.pub.seatOf[FREMEN], NO_FACTS, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done()
      x.tell(events.abilityUsed, { faction: FREMEN, abilityName: STORM_COMING })
      return x.call(karama, { uses: [{ ability: STORM_COMING, user: FREMEN }] }, 'closed')
    },
    closed(x, hits) {
      if (hits.length > 0) return x.done()
      const mine = ownOf(x, FREMEN)
      mine.stormCard = x.hidden.stormCard
      x.whisper(only(x.pub.seatOf[FREMEN]), events.stormCardSeen, { faction: FREMEN, number: mine.stormCard })
      return x.done()
    },
  },
})

export const stormComingPart: Part = {
  hooks: [{ moment: 'stormRests', faction: FREMEN, when: (pub) => pub.advanced, flow: stormComing }],
  flows: [stormComing],
  questions: [lookAtStormCard],
}

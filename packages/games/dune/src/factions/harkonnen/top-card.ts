import { only } from '@riposte/kernel'
import { HARKONNEN } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { addCard, draw, isFull } from '../../hand.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'

const TOP_CARD = ability('TOP_CARD')

interface TopCard extends MomentOutline {
  steps: { announce: void; drawn: KaramaHits }
}

/** HK-8: a bought card brings another one from the deck, which lies apart from the row. */
const topCard = flow<TopCard>('topCard', {
  rule: 'HK-8',
  start: 'announce',
  local: () => ({}),
  steps: {
    announce(x) {
      x.tell(events.abilityUsed, { faction: HARKONNEN, abilityName: TOP_CARD })
      return x.call(karama, { uses: [{ ability: TOP_CARD, user: HARKONNEN }] }, 'drawn')
    },
    /** IN-3.7: drawn only after the window. */
    drawn(x, hits) {
      const card = hits.length > 0 ? -1 : draw(x)
      if (card >= 0) {
        addCard(x, HARKONNEN, card)
        x.whisper(only(x.pub.seatOf[HARKONNEN]), events.topCardDrawn, { faction: HARKONNEN, card })
      }
      return x.done()
    },
  },
})

export const topCardPart: Part = {
  hooks: [
    {
      moment: 'cardBought',
      faction: HARKONNEN,
      // Unless it was the eighth, or there is nothing to draw.
      when: (pub, { buyer }) => buyer === HARKONNEN && !isFull(pub, HARKONNEN) && pub.deck + pub.discard.length > 0,
      flow: topCard,
    },
  ],
  flows: [topCard],
}

import { BENE_GESSERIT } from '../../data/factions.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { FROM_CHARITY, gain } from '../../treasury.ts'

const CHARITY = ability('CHARITY')
const SPECIAL_PAYMENT = 2

interface Charity extends MomentOutline {
  steps: { due: void; answered: KaramaHits }
}

/** BG-9, DU-7.3: charity whatever Bene Gesserit own, before anybody claims. Prevented, they may claim as others do (DU-7.4). */
const charity = flow<Charity>('beneGesseritCharity', {
  rule: 'BG-9',
  start: 'due',
  local: () => ({}),
  steps: {
    due: (x) => x.call(karama, { uses: [{ ability: CHARITY, user: BENE_GESSERIT }] }, 'answered'),
    answered(x, hits) {
      if (hits.length === 0) {
        x.pub.charity |= 1 << BENE_GESSERIT
        gain(x, BENE_GESSERIT, SPECIAL_PAYMENT, FROM_CHARITY)
      }
      return x.done()
    },
  },
})

export const charityPart: Part = {
  // in the advanced game only.
  hooks: [{ moment: 'charityBegins', faction: BENE_GESSERIT, when: (pub) => pub.advanced, flow: charity }],
  flows: [charity],
}

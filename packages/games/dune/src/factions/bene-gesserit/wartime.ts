import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { STRONGHOLD_FULL, WINDOW_OPEN } from '../../blocked.ts'
import { BENE_GESSERIT } from '../../data/factions.ts'
import { TERRITORIES, type Territory } from '../../data/territories.ts'
import { advisorsIn, isClosed } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { flip, mayTakeArms } from './flip.ts'
import { stewards } from './stewards.ts'

const { wartime, pass } = actions
const WARTIME = ability('WARTIME')

const NO_ADVISORS: Blocked = blocked('noAdvisors', 'BG-17', 'You have no advisors there.')
const STAYS_PEACEFUL: Blocked = blocked(
  'peacetime',
  'BG-18',
  'Where your ally has forces, or a storm lies on them, advisors stay advisors.',
)

function armsBlocked(pub: Pub, territory: Territory): Blocked | null {
  if (advisorsIn(pub, territory) === 0) return NO_ADVISORS
  if (!mayTakeArms(pub, territory)) return STAYS_PEACEFUL
  return isClosed(pub, BENE_GESSERIT, territory) ? STRONGHOLD_FULL : null
}

function couldBegin(pub: Pub): boolean {
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if (armsBlocked(pub, territory) === null) return true
  }
  return false
}

/** DU-19.20: one territory after another; whoever names no further one has made the announcement. */
const wartimeQuestion = question('wartime', {
  rule: 'BG-17',
  takes: [wartime, pass],
  legal(pub, _mine, _seat, _facts, out) {
    out.add(pass.of())
    for (let territory = 0; territory < TERRITORIES.length; territory++) {
      if (armsBlocked(pub, territory) === null) out.add(wartime.of(territory))
    }
  },
  why: (pub, _mine, _seat, _facts, action) => armsBlocked(pub, wartime.territory(action)),
  timeout: () => pass.of(),
})

interface Wartime extends MomentOutline {
  local: { chosen: readonly Territory[] }
  steps: { next: void; ask: void; answered: Action; announced: void; closed: KaramaHits }
}

/** BG-17: before the first shipment advisors become fighters. The whole announcement is one use. */
const announcement = flow<Wartime>('wartime', {
  rule: 'BG-17',
  start: 'next',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: () => ({ chosen: [] }),
  steps: {
    next: (x) => (couldBegin(x.pub) ? x.goto('ask') : x.goto('announced')),
    ask: (x) => x.ask(wartimeQuestion, x.pub.seatOf[BENE_GESSERIT], {}, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.goto('announced')
      const territory = wartime.territory(action)
      flip(x, territory, false, WARTIME)
      x.local.chosen = [...x.local.chosen, territory]
      return x.goto('next')
    },
    announced(x) {
      // IN-4.1
      if (x.local.chosen.length === 0) return x.done()
      return x.call(karama, { uses: [{ ability: WARTIME, user: BENE_GESSERIT }] }, 'closed')
    },
    closed(x, hits) {
      if (hits.length > 0) for (const territory of x.local.chosen) flip(x, territory, true, WARTIME)
      stewards(x)
      return x.done()
    },
  },
})

export const wartimePart: Part = {
  hooks: [
    {
      moment: 'shipmentBegins',
      faction: BENE_GESSERIT,
      place: 1,
      when: (pub) => pub.advanced && couldBegin(pub),
      flow: announcement,
    },
  ],
  flows: [announcement],
  questions: [wartimeQuestion],
}

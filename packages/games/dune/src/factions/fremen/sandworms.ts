import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { FREMEN } from '../../data/factions.ts'
import { isSand, TERRITORIES, type Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { anyTerritory } from '../../fields.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'

const SANDWORMS = ability('SANDWORMS')
const { placeWorm, pass } = actions
const PASS = pass.of()

/** DU-5.7: the Imperial Basin is among them. */
export const SAND: readonly Territory[] = TERRITORIES.map((_, territory) => territory).filter(isSand)
const PLACES: readonly Action[] = SAND.map((territory) => placeWorm.of(territory))

export const NO_SAND: Blocked = blocked('noSand', 'FR-15', 'A worm is placed in sand.')

/** DU-19.9 */
const placeWormQuestion = question<{ readonly target: number }>('placeWorm', {
  rule: 'FR-15',
  takes: [placeWorm, pass],
  about: { target: anyTerritory },
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(PASS)
    for (const place of PLACES) out.add(place)
  },
  why: () => NO_SAND,
  timeout: () => PASS,
})

/** FR-15: whether worms after the first one of a blow are theirs to place. */
export const placesWorms = (pub: Pub): boolean => pub.advanced && pub.seatOf[FREMEN] >= 0

interface Sandworms {
  args: { readonly target: Territory }
  local: { readonly target: Territory; chosen: Territory }
  steps: { ask: void; answered: Action; closed: KaramaHits }
  /** Where the worm goes. */
  result: Territory
}

/** FR-15: Fremen put a worm where they like, or leave it to its usual target. */
export const sandworms = flow<Sandworms>('sandworms', {
  rule: 'FR-15',
  start: 'ask',
  local: ({ target }) => ({ target, chosen: -1 }),
  steps: {
    ask: (x) => x.ask(placeWormQuestion, x.pub.seatOf[FREMEN], { target: x.local.target + 1 }, 'answered'),
    answered(x, action) {
      const { local } = x
      if (pass.is(action)) return x.done(local.target)
      local.chosen = placeWorm.territory(action)
      x.tell(events.wormPlaced, { faction: FREMEN, territory: local.chosen })
      return x.call(karama, { uses: [{ ability: SANDWORMS, user: FREMEN }], territory: local.chosen }, 'closed')
    },
    closed: (x, hits) => x.done(hits.length > 0 ? x.local.target : x.local.chosen),
  },
})

export const sandwormsPart: Part = { flows: [sandworms], questions: [placeWormQuestion] }

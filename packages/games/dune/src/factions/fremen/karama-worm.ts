import { type Action, type Blocked, blocked, type Choices, NO_FACTS } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_IN_HAND } from '../../blocked.ts'
import { FREMEN } from '../../data/factions.ts'
import type { Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { couldHoldKarama, isKaramaFor } from '../../karama/could-hold.ts'
import { FACTION_POWER, proactiveKarama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { devourFlow } from '../../phases/spice-blow/devour.ts'
import type { Own, Pub } from '../../state.ts'
import { NO_SAND, SAND } from './sandworms.ts'

const { use_karama_faction_power: usePower, pass } = actions
const PASS = pass.of()

const NOT_KARAMA: Blocked = blocked('notKarama', 'IN-1.1', 'That card is no Karama for you.')
const ONLY_A_TERRITORY: Blocked = blocked('onlyATerritory', 'IN-6.3', 'This power takes a card and a territory.')

const worm = (card: number, territory: Territory): Action => usePower.of(card, 0, territory + 1, 0, 0, 0)

/** DU-19.43; IN-6.7: asked whether or not they hold a card. */
const karamaWormQuestion = question('karamaWorm', {
  rule: 'IN-6.3',
  takes: [usePower, pass],
  // VI-3.38
  seen: 'nothing',
  legal(pub: Pub, mine: Own, _seat, _facts, out: Choices) {
    out.add(PASS)
    for (const card of mine.hand) {
      if (!isKaramaFor(pub, FREMEN, card)) continue
      for (const territory of SAND) out.add(worm(card, territory))
    }
  },
  why(pub, mine, _seat, _facts, action) {
    const card = usePower.karamaCardId(action)
    if (!mine.hand.includes(card)) return NOT_IN_HAND
    if (!isKaramaFor(pub, FREMEN, card)) return NOT_KARAMA
    return SAND.includes(usePower.territory(action) - 1) ? ONLY_A_TERRITORY : NO_SAND
  },
  timeout: () => PASS,
})

/** IN-6.3, IN-6.7 */
function isOffered(pub: Pub): boolean {
  if (!pub.advanced || pub.turn === 1 || pub.seatOf[FREMEN] < 0) return false
  return (pub.powerUsed & (1 << FREMEN)) === 0 && couldHoldKarama(pub, FREMEN)
}

interface KaramaWorm {
  args: null
  local: { territory: Territory }
  steps: { begin: void; ask: void; answered: Action; shown: boolean; devoured: Territory }
  /** The worm, by where it may be ridden from (devour); an empty list when none was placed. */
  result: readonly Territory[]
}

/** FR-K: once per game a worm in any sand territory, which brings a Nexus like the others. */
export const karamaWorm = flow<KaramaWorm>('karamaWorm', {
  rule: 'IN-6.3',
  start: 'begin',
  local: () => ({ territory: -1 }),
  steps: {
    begin: (x) => (isOffered(x.pub) ? x.goto('ask') : x.done(NO_WORM)),
    ask: (x) => x.ask(karamaWormQuestion, x.pub.seatOf[FREMEN], NO_FACTS, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done(NO_WORM)
      x.local.territory = usePower.territory(action) - 1
      const card = usePower.karamaCardId(action)
      return x.call(proactiveKarama, { faction: FREMEN, card, use: FACTION_POWER }, 'shown')
    },
    shown(x, works) {
      if (!works) return x.done(NO_WORM)
      x.pub.powerUsed |= 1 << FREMEN
      x.tell(events.wormPlaced, { faction: FREMEN, territory: x.local.territory })
      return x.call(devourFlow, { territory: x.local.territory }, 'devoured')
    },
    devoured: (x, territory) => x.done([territory]),
  },
})

const NO_WORM: readonly Territory[] = []

export const karamaWormPart: Part = { flows: [karamaWorm], questions: [karamaWormQuestion] }

import type { Action } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { type Faction, FREMEN } from '../../data/factions.ts'
import type { Node } from '../../data/territories.ts'
import { at, BY_STORM, lose, tokensAt } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { nodesHit, type Way, wasHitBefore, wayOf } from '../../phases/storm/way.ts'
import type { Pub } from '../../state.ts'
import { half, isForced, type Losses, lossesQuestion, ordinaryFirst } from './losses-question.ts'

const STORM_LOSSES = ability('STORM_LOSSES')
const { chooseLosses } = actions

/** FR-16: those who do not lose everything in a storm. */
export const losesHalfInStorm = (pub: Pub, faction: Faction): boolean => faction === FREMEN && pub.advanced

/** DU-1.14, DU-4.12: the stacks on the way of the storm, without those that a storm has hit there before. */
function stacksHit(pub: Pub, way: Way): readonly Node[] {
  return nodesHit(pub, way).filter((node) => tokensAt(pub, node, FREMEN) > 0 && !wasHitBefore(pub, way, node))
}

/** What a storm does to the tokens at a location. */
function lossesAt(pub: Pub, node: Node): Losses {
  const stack = { location: node, ordinary: pub.forces[at(node, FREMEN)], special: pub.special[at(node, FREMEN)] }
  return { ...stack, losses: half(stack) }
}

interface StormLosses extends MomentOutline {
  args: Way
  local: { readonly way: Way; stacks: readonly Node[]; next: number }
  steps: { open: void; closed: KaramaHits; next: void; ask: void; answered: Action }
}

/** FR-16: half of every stack on the way dies, and Fremen say which tokens. */
const stormLosses = flow<StormLosses>('stormLosses', {
  rule: 'FR-16',
  start: 'open',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: (way) => ({ way, stacks: [], next: 0 }),
  steps: {
    open(x) {
      x.local.stacks = stacksHit(x.pub, x.local.way)
      return x.call(karama, { uses: [{ ability: STORM_LOSSES, user: FREMEN }] }, 'closed')
    },
    closed(x, hits) {
      const { pub, local } = x
      if (hits.length === 0) return x.goto('next')
      for (const node of local.stacks) {
        lose(x, FREMEN, node, pub.forces[at(node, FREMEN)], pub.special[at(node, FREMEN)], BY_STORM)
      }
      return x.done()
    },
    next(x) {
      const { local, pub } = x
      while (local.next < local.stacks.length) {
        const node = local.stacks[local.next]
        const losses = lossesAt(pub, node)
        if (!isForced(losses)) return x.goto('ask')
        lose(x, FREMEN, node, ...ordinaryFirst(losses), BY_STORM)
        local.next++
      }
      return x.done()
    },
    ask(x) {
      const node = x.local.stacks[x.local.next]
      return x.ask(lossesQuestion, x.pub.seatOf[FREMEN], lossesAt(x.pub, node), 'answered')
    },
    answered(x, action) {
      const { local } = x
      const node = local.stacks[local.next++]
      lose(x, FREMEN, node, chooseLosses.ordinary(action), chooseLosses.special(action), BY_STORM)
      return x.goto('next')
    },
  },
})

export const stormLossesPart: Part = {
  hooks: [
    {
      moment: 'stormMoves',
      faction: FREMEN,
      when: (pub, about) => losesHalfInStorm(pub, FREMEN) && stacksHit(pub, wayOf(about)).length > 0,
      flow: stormLosses,
    },
  ],
  flows: [stormLosses],
  questions: [lossesQuestion],
}

import { NO_FACTS, type Table } from '@riposte/kernel'
import { isInStorm } from '../../board/in-storm.ts'
import { harvester } from '../../cards/harvester.ts'
import { thumper } from '../../cards/thumper.ts'
import type { Faction } from '../../data/factions.ts'
import { BLOW_AMOUNT, BLOW_NODE, isWorm, type SpiceCard } from '../../data/spice.ts'
import type { Node, Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { karamaWorm } from '../../factions/fremen/karama-worm.ts'
import { placesWorms, sandworms } from '../../factions/fremen/sandworms.ts'
import { flow } from '../../kit.ts'
import { momentFlow } from '../../moments.ts'
import type { Dune } from '../../state.ts'
import { devourFlow } from './devour.ts'
import { nexusFlow } from './nexus/nexus.ts'
import { NO_TERRITORY, PILE_A, type Pile, putOnPile, targetOf, turnOver } from './spice-deck.ts'

function blowSpice(x: Table<Dune>, node: Node, amount: number): void {
  x.pub.spice[node] += amount
  x.tell(events.spiceBlew, { location: node, spice: amount })
}

interface BlowOutline {
  args: { readonly pile: Pile }
  local: {
    readonly pile: Pile
    /** DU-5.10: fixed when the blow begins. */
    target: Territory
    /** How many worms of the deck have appeared, a Thumper among them: the first one has its fixed target. */
    appeared: number
    /** Every worm of this blow in order of appearance, by where it may be ridden from. */
    worms: readonly Territory[]
    ridden: number
    card: SpiceCard
    /** DU-5.3: worms of the first turn. */
    aside: readonly SpiceCard[]
    isClosing: boolean
  }
  steps: {
    begin: void
    opened: readonly Territory[]
    thumped: Faction
    turn: void
    appear: void
    placed: Territory
    devoured: Territory
    blow: void
    harvested: Faction
    settled: readonly Territory[]
    ride: void
    closed: readonly Territory[]
  }
  /** Worms to be shuffled back. */
  result: readonly SpiceCard[]
}

/** DU-5.2: one blow with its worms, its Nexus and its rides. */
export const blowFlow = flow<BlowOutline>('blow', {
  rule: 'DU-5.2',
  start: 'begin',
  local: ({ pile }) => ({
    pile,
    target: NO_TERRITORY,
    appeared: 0,
    worms: [],
    ridden: 0,
    card: -1,
    aside: [],
    isClosing: false,
  }),
  steps: {
    begin(x) {
      x.local.target = targetOf(x.pub, x.local.pile)
      return x.call(karamaWorm, null, 'opened')
    },
    opened(x, worms) {
      const { local, pub } = x
      local.worms = worms
      // IN-9.6
      if (local.pile !== PILE_A || pub.turn === 1 || !pub.options.extraCards) return x.goto('turn')
      return x.call(thumper.flow, NO_FACTS, 'thumped')
    },
    thumped(x, faction) {
      if (faction < 0) return x.goto('turn')
      x.tell(events.thumperPlayed, { faction })
      return x.goto('appear')
    },
    turn(x) {
      const { local, pub } = x
      const card = turnOver(x, local.pile)
      if (pub.turn === 1 && isWorm(card)) {
        local.aside = [...local.aside, card]
        return x.goto('turn')
      }
      putOnPile(pub, local.pile, card)
      local.card = card
      return isWorm(card) ? x.goto('appear') : x.goto('blow')
    },
    /** DU-5.7 */
    appear(x) {
      const { local, pub } = x
      const isFirst = local.appeared++ === 0
      if (isFirst || !placesWorms(pub)) return x.goto('placed', local.target)
      return x.call(sandworms, { target: local.target }, 'placed')
    },
    placed: (x, territory) => x.call(devourFlow, { territory }, 'devoured'),
    devoured(x, territory) {
      x.local.worms = [...x.local.worms, territory]
      return x.goto('turn')
    },
    /** DU-5.4 */
    blow(x) {
      const { local, pub } = x
      const node = BLOW_NODE[local.card]
      if (isInStorm(node, pub.storm)) return x.call(karamaWorm, null, 'settled')
      blowSpice(x, node, BLOW_AMOUNT[local.card])
      if (!pub.options.extraCards) return x.call(karamaWorm, null, 'settled')
      return x.call(harvester.flow, { location: node }, 'harvested')
    },
    harvested(x, faction) {
      const { local } = x
      const node = BLOW_NODE[local.card]
      if (faction >= 0) {
        x.tell(events.harvesterPlayed, { faction, location: node, spice: BLOW_AMOUNT[local.card] })
        blowSpice(x, node, BLOW_AMOUNT[local.card])
      }
      return x.call(karamaWorm, null, 'settled')
    },
    settled(x, worms) {
      const { local } = x
      local.worms = [...local.worms, ...worms]
      return local.worms.length > 0 ? x.call(nexusFlow, null, 'ride') : x.goto('ride')
    },
    /** DU-5.8, DU-5.11 */
    ride(x) {
      const { local } = x
      while (local.ridden < local.worms.length) {
        const territory = local.worms[local.ridden++]
        if (territory >= 0) return x.call(momentFlow, { moment: 'wormLeaves', about: { territory } }, 'ride')
      }
      return local.isClosing ? x.done(local.aside) : x.call(karamaWorm, null, 'closed')
    },
    closed(x, worms) {
      const { local } = x
      if (worms.length === 0) return x.done(local.aside)
      local.isClosing = true
      local.worms = [...local.worms, ...worms]
      return x.call(nexusFlow, null, 'ride')
    },
  },
})

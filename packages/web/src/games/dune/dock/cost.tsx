import { valueIn } from '@riposte/choice'
import { FACTION_FACTS, TERRITORIES } from '@riposte/dune'
import type { Choice } from '../choice/choice.tsx'
import { factionNumber, leaderStrength, playerOf, territoryOf, written } from '../names.ts'
import styles from './place-line.module.css'
import { dockTexts as words } from './texts.ts'

/** DU-1.11: halves are rounded up. */
const half = (amount: number): number => Math.ceil(amount / 2)

/** What the answer costs and who pays and gets it, as it is filled in now. */
export function Cost({ choice }: { readonly choice: Choice }) {
  const { walked, sight } = choice
  const { mine, factions } = sight.seen.view
  if (walked === null || mine === null || walked.ready === null) return null
  const price = priceOf(choice, sight.seen.view.options.karamaShipmentRate === 'half-normal')
  if (price === null) return null
  const ally = factions[sight.me ?? 0].ally
  const fromAlly = Number(valueIn(walked, 'fromPledge') ?? 0)
  const own = price - fromAlly
  const guild =
    walked.verb.type !== 'revive' &&
    mine.faction !== 'spacing-guild' &&
    factions.some(({ faction }) => faction === 'spacing-guild')
  if (price === 0) return <p className={styles.about}>{words.free}</p>
  const parts = [
    words.costs(price),
    ...(fromAlly > 0 && ally !== null ? [words.pays(own, fromAlly, playerOf(sight, ally))] : []),
    guild ? words.toWhom(playerOf(sight, 'spacing-guild')) : words.bank,
    words.leaves(mine.spice - own),
  ]
  return <p className={styles.about}>{parts.join(', ')}</p>
}

/** DU-10.3, GU-6, IN-5.2, DU-9.2, DU-9.4: in spice; null where nothing is paid for. */
function priceOf({ walked, sight }: Choice, karamaHalves: boolean): number | null {
  const tokens = Number(valueIn(walked, 'ordinary') ?? 0) + Number(valueIn(walked, 'special') ?? 0)
  const to = written(valueIn(walked, 'location') ?? valueIn(walked, 'to') ?? '')
  const stronghold = TERRITORIES[territoryOf(to.split('/')[0])]?.kind === 'stronghold'
  const full = stronghold ? tokens : 2 * tokens
  switch (walked?.verb.type) {
    case 'send':
      return 0
    case 'shipToReserves':
      return half(tokens)
    case 'ship':
    case 'crossShip': {
      const { mine, factions } = sight.seen.view
      const marked = factions.find(({ faction }) => faction === mine?.faction)?.karamaGuildShipmentActive === true
      if (valueIn(walked, 'halfPrice') === true) return half(full)
      const karama = walked.verb.type === 'ship' && (marked || (valueIn(walked, 'karamaCardId') ?? null) !== null)
      return karama ? half(karamaHalves ? full : tokens) : full
    }
    case 'revive': {
      const leader = valueIn(walked, 'leader')
      return 2 * Math.max(0, tokens - freeRevivals(sight)) + leaderPrice(leader === undefined ? null : leader)
    }
    default:
      return null
  }
}

function leaderPrice(leader: unknown): number {
  if (typeof leader !== 'string') return 0
  return leader === 'kwisatz-haderach' ? 2 : leaderStrength(leader)
}

/** DU-9.2, FR-11: those that cost nothing this turn. */
function freeRevivals({ seen, events }: Choice['sight']): number {
  const { mine, turn } = seen.view
  const granted = events.some(
    (event) => event.type === 'freeRevivalGranted' && event.turn === turn && event.to === mine?.faction,
  )
  return granted ? 3 : FACTION_FACTS[factionNumber(mine?.faction)].freeRevival
}

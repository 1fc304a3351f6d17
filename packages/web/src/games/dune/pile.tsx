import type { View } from '@riposte/dune'
import { type Speaker, textOf } from '@riposte/words'
import type { PileLayer } from '../face.ts'
import { Emblem } from './art/emblem.tsx'
import { Card } from './cards/card.tsx'
import { askedOf, factionNumber, placeName } from './names.ts'
import styles from './pile.module.css'
import type { DuneSight } from './sight.ts'
import { texts } from './texts.ts'

const words = texts.pile
type Window = NonNullable<View['karamaState']>

/** What waits while a window is open: what is suspended, the ability at stake, and an answer that is itself questioned. */
export function pile(sight: DuneSight): readonly PileLayer[] {
  const { view } = sight.seen
  if (view.karamaState === null) return []
  const layers = [...suspended(view), ...windows(view.karamaState, sight.speaker)]
  if (askedOf(sight)?.question === 'karamaOpportunity') {
    layers.push({
      key: 'mine',
      title: words.yours,
      effect: '',
      stopped: null,
      open: true,
      picture: <span className={styles.open} />,
    })
  }
  return layers
}

/** What the window has stopped for a moment. */
function suspended({ battle, auction, phase }: View): PileLayer[] {
  const below = (title: string, faction: string | null): PileLayer[] => [
    { key: 'below', title, effect: '', stopped: null, open: false, picture: <Leaf faction={faction} /> },
  ]
  if (phase === 'BATTLE' && battle !== null) return below(words.battle(placeName(battle.territory)), battle.aggressor)
  if (phase === 'BIDDING' && auction !== null) return below(words.auction(auction.number + 1), auction.bidder)
  return []
}

/** From the outermost window to the innermost. */
function windows(state: Window, speaker: Speaker): PileLayer[] {
  const inside = state.parent === null ? [] : windows(state.parent, speaker)
  const uses = state.joint.length > 0 ? state.joint : [state]
  return [
    ...inside,
    ...uses.map(({ targetFaction, abilityName, interruptor }) => {
      const things = {
        ability: { kind: 'ability', value: abilityName },
        user: { kind: 'faction', value: targetFaction },
      }
      return {
        key: `${inside.length} ${abilityName}`,
        title: textOf(speaker.phrase(words.title, things)),
        effect: textOf(speaker.phrase(words.ifHit, things)),
        stopped: interruptor === null ? null : words.hit,
        open: false,
        picture: <Leaf faction={targetFaction} />,
      }
    }),
  ]
}

function Leaf({ faction }: { readonly faction: string | null }) {
  return (
    <span className={styles.leaf}>
      {faction === null ? <Card card="karama" width={44} /> : <Emblem faction={factionNumber(faction)} size={38} />}
    </span>
  )
}

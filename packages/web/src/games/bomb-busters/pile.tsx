import type { PileLayer } from '../face.ts'
import { Tool } from './art/tools.tsx'
import { and, askedOf, aValue, letterOf, ownedBy, personOf } from './names.ts'
import { isForced, pendingDetector, pendingSwap } from './pending.ts'
import styles from './pile.module.css'
import type { BombSight } from './sight.ts'

const DETECTORS: Readonly<Record<string, string>> = {
  double_detector: 'Double Detector',
  triple_detector: 'Triple Detector',
  super_detector: 'Super Detector',
}

/** What waits for an answer: what was done, and on it the answer that is still open. */
export function pile(sight: BombSight): readonly PileLayer[] {
  const layers = below(sight)
  const asked = askedOf(sight)
  if (layers.length === 0 || !isForced(asked?.question)) return layers
  const { dial, mine } = sight.seen.view
  const missed = mine?.matches?.length === 0
  return [
    ...layers,
    {
      key: 'mine',
      title: 'You answer',
      effect: missed ? `Then the dial goes from ${dial} to ${dial + 1}.` : '',
      stopped: null,
      open: true,
      picture: <Card tool={null} />,
    },
  ]
}

function below(sight: BombSight): readonly PileLayer[] {
  const detector = pendingDetector(sight)
  if (detector !== null) {
    const { actor, target, spots, value, tool } = detector
    const letters = spots.map(({ place }) => letterOf(place))
    const what = letters.length > 4 ? 'wires' : and(letters)
    return [
      {
        key: 'detector',
        title: `${personOf(sight, actor)}: ${DETECTORS[tool]}`,
        effect: `${ownedBy(sight, target)} ${what}: “${aValue(value)}”`,
        stopped: null,
        open: false,
        picture: <Card tool={tool} />,
      },
    ]
  }
  const swap = pendingSwap(sight)
  if (swap === null) return []
  return [
    {
      key: 'swap',
      title: `${personOf(sight, swap.actor)}: Walkie-Talkies`,
      effect: `${ownedBy(sight, swap.actor)} ${letterOf(swap.place)} for one of ${ownedBy(sight, swap.teammate)}`,
      stopped: null,
      open: false,
      picture: <Card tool="talkies_walkies" />,
    },
  ]
}

function Card({ tool }: { readonly tool: string | null }) {
  return (
    <span className={tool === null ? styles.open : styles.card}>
      <Tool tool={tool} state="paper" width={44} />
    </span>
  )
}

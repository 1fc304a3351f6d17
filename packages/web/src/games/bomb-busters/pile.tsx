import type { FieldInfo, Json } from '@riposte/kernel'
import { asSentences, textOf } from '@riposte/words'
import type { PileLayer } from '../face.ts'
import { Tool } from './art/tools.tsx'
import { askedOf } from './names.ts'
import { isForced, pendingDetector, pendingSwap } from './pending.ts'
import styles from './pile.module.css'
import type { BombSight } from './sight.ts'

const DETECTORS: Readonly<Record<string, string>> = {
  double_detector: 'Double Detector',
  triple_detector: 'Triple Detector',
  super_detector: 'Super Detector',
}

const FIELDS: readonly FieldInfo[] = [
  { name: 'seat', kind: 'seat' },
  { name: 'target', kind: 'seat' },
  { name: 'place', kind: 'place in a hand' },
  { name: 'places', kind: 'place in a hand' },
  { name: 'value', kind: 'value' },
  { name: 'tool', kind: 'text' },
]

/** More wires than these are not listed. */
const LISTED_AT_MOST = 4

function said({ speaker }: BombSight, id: string, about: Readonly<Record<string, Json>>): string {
  return textOf(asSentences(speaker.part(id, FIELDS, about)))
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
    const places = spots.length > LISTED_AT_MOST ? [] : spots.map(({ place }) => place)
    return [
      {
        key: 'detector',
        title: said(sight, 'pile.title', { seat: actor, tool: DETECTORS[tool] }),
        effect: said(sight, 'pile.pointedAt', { target, places, value }),
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
      title: said(sight, 'pile.title', { seat: swap.actor, tool: 'Walkie-Talkies' }),
      effect: said(sight, 'pile.swap', { seat: swap.actor, place: swap.place, target: swap.teammate }),
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

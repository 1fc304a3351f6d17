import { FACTION_FACTS, LEADER_ID, LEADER_NAME } from '@riposte/dune'
import type { ReactNode } from 'react'
import { Emblem } from '../art/emblem.tsx'
import { Crystal } from '../art/spice.tsx'
import { Stronghold } from '../art/stronghold.tsx'
import { Worm } from '../art/worm.tsx'
import { Card } from '../cards/card.tsx'
import { CARD_FACES } from '../cards/faces.ts'
import { Medallion } from '../leaders/medallion.tsx'

interface LessonPictureProps {
  /** A card, a leader or a faction by its name, or one of the signs below. */
  readonly name: string
  readonly width: number
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  Sietch: <Stronghold kind="sietch" size={90} />,
  City: <Stronghold kind="city" size={90} />,
  Spice: <Crystal />,
  Worm: <Worm size={98} />,
}

/** What stands for a lesson. */
export function LessonPicture({ name, width }: LessonPictureProps) {
  return (
    <span data-world="dune" aria-hidden="true">
      <Thing name={name} width={width} />
    </span>
  )
}

function Thing({ name, width }: LessonPictureProps) {
  const card = CARD_FACES.find((one) => one.name === name)
  if (card !== undefined) return <Card card={card.id} width={width * 0.72} />
  const leader = LEADER_ID[LEADER_NAME.indexOf(name)]
  if (leader !== undefined) return <Medallion leader={leader} size={width} />
  const faction = FACTION_FACTS.findIndex((facts) => facts.name === name)
  if (faction >= 0) return <Emblem faction={faction} size={width} />
  return (
    <svg width={width} height={width} viewBox="-100 -100 200 200" aria-hidden="true">
      {SIGNS[name]}
    </svg>
  )
}

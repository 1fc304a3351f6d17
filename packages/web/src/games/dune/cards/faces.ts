import { TYPE_ID, TYPE_KIND, TYPE_NAME, TYPE_SUBTYPE } from '@riposte/dune'
import { ARMS } from './arms.ts'
import type { Mark } from './mark.ts'
import { POWERS } from './powers.ts'
import { CARD_TEXTS } from './texts.ts'
import { WORTHLESS } from './worthless.ts'

const EMBLEMS: Readonly<Record<string, readonly Mark[]>> = { ...ARMS, ...POWERS, ...WORTHLESS }

interface CardInks {
  readonly ink: string
  readonly accent: string
  /** On the head of the card. */
  readonly sign: string
}

const INKS: Readonly<Record<string, CardInks>> = {
  weapon: { ink: '#8e2a1e', accent: '#d98a1e', sign: '#e8b24a' },
  defense: { ink: '#27496b', accent: '#3f7fb8', sign: '#7fb0d9' },
  leader: { ink: '#3d4a2a', accent: '#8a9a3e', sign: '#c8d284' },
  special: { ink: '#2a2118', accent: '#d98a1e', sign: '#d9a441' },
  worthless: { ink: '#6e624f', accent: '#b98a3e', sign: '#d8ccb0' },
}

export interface CardFace {
  readonly id: string
  readonly name: string
  /** What stands in its head. */
  readonly head: string
  readonly kind: string
  readonly text: string
  readonly emblem: readonly Mark[]
  readonly inks: CardInks
}

/** By the number of the type. */
export const CARD_FACES: readonly CardFace[] = TYPE_ID.map((id, type) => {
  const kind = TYPE_KIND[type]
  const { head, text } = CARD_TEXTS[id] ?? { head: TYPE_SUBTYPE[type], text: '' }
  return { id, name: TYPE_NAME[type], head, kind, text, emblem: EMBLEMS[id] ?? [], inks: INKS[kind] }
})

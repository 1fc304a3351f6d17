import { CARD_TEXTS, type View } from '@riposte/imposter-kings'
import type { Seat, SeenDecision } from '@riposte/kernel'
import type { Sight } from '../face.ts'

export type KingsSight = Sight<View>
export type PlayerView = View['players'][number]
export type CourtCardView = View['court'][number]

/** Every card there is, in the order the rules number them. */
export const CARD_NAMES: readonly string[] = [...CARD_TEXTS.keys()]

/** The nine cards that an Army's signatures are chosen from (IK-1.5), in their printed order. */
export const SIGNATURES: readonly string[] = CARD_NAMES.slice(
  CARD_NAMES.indexOf('Flagbearer'),
  CARD_NAMES.indexOf('Exile') + 1,
)

/** The name alone: `Elder of seat 0` is an Elder. */
export function nameOf(card: string): string {
  return card.replace(/ of seat [0-3]$/, '')
}

/** Whose Army it belongs to; null for a card of the deck. */
export function ownerOf(card: string): Seat | null {
  const owner = card.match(/ of seat ([0-3])$/)
  return owner === null ? null : Number(owner[1])
}

export function printedValue(card: string): number {
  return CARD_TEXTS.get(nameOf(card))?.value ?? 0
}

/** IK-12.20: who plays with whom; null where everybody plays alone. */
export function partnerOf(view: View, seat: Seat): Seat | null {
  return view.players.length === 4 ? (seat + 2) % 4 : null
}

/** The question that the reader has to answer now. */
export function askedOf({ seen, me }: Pick<KingsSight, 'seen' | 'me'>): SeenDecision | null {
  if (me === null) return null
  return seen.decisions.find(({ seat, id }) => seat === me && id !== undefined) ?? null
}

/** The seats in the order they sit, the reader last: the table as the reader looks at it. */
export function aroundTable({ me, seen }: Pick<KingsSight, 'me' | 'seen'>): readonly Seat[] {
  const count = seen.view.players.length
  const last = me ?? count - 1
  return Array.from({ length: count }, (_, i) => (last + 1 + i) % count)
}

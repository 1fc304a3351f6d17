import type { FieldInfo, Json } from '@riposte/kernel'
import type { Part } from '@riposte/words'
import type { Spot } from './names.ts'
import type { BombSight } from './sight.ts'

const FIELDS: readonly FieldInfo[] = [
  { name: 'seat', kind: 'seat' },
  { name: 'place', kind: 'place in a hand' },
  { name: 'value', kind: 'value' },
]

/** "Ilse's wire e", "your wire e". */
export function wireParts({ speaker }: Pick<BombSight, 'speaker'>, { seat, place }: Spot): Part[] {
  return speaker.part('wire.name', FIELDS, { seat, place })
}

/** "Ilse's wire e is 5". */
export function wireIsParts({ speaker }: Pick<BombSight, 'speaker'>, { seat, place }: Spot, value: Json): Part[] {
  return speaker.part('wire.is', FIELDS, { seat, place, value })
}

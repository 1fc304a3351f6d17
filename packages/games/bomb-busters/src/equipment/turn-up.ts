import type { Table } from '@riposte/kernel'
import { events } from '../events.ts'
import type { BombBusters } from '../state.ts'

/** BB-15.3: the first card of the row that lies face down; -1 when there is none. */
export function firstFaceDown({ pub }: Pick<Table<BombBusters>, 'pub'>): number {
  return pub.row.findIndex(({ faceDown }) => faceDown)
}

/** A card that lay face down is shown, and can be used at once. */
export function turnUp(x: Table<BombBusters>, place: number): void {
  const { pub, hidden } = x
  const card = hidden.faceDown[place]
  hidden.faceDown[place] = -1
  pub.row[place] = { ...pub.row[place], card, faceDown: false, unlocked: true }
  x.tell(events.equipmentDealt, { equipmentId: card })
  x.tell(events.equipmentUnlocked, { equipmentId: card })
}

import { cutPrice, type Toll } from '@riposte/bomb-busters'
import type { ActionJson, FieldInfo } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import type { Choice } from '../choice/choice.tsx'
import type { BombSight } from '../sight.ts'

/** What an answer can cost, in a few words. */
export interface PriceLine {
  readonly text: string
  readonly isDeadly: boolean
}

const DEAD = 'the bomb goes off'
const FIELDS: readonly FieldInfo[] = [{ name: 'value', kind: 'value' }]
/** Kinds of answers that point at several wires at once. */
const SEARCHES = new Set(['triple_detector', 'super_detector', 'character_e3'])

/** What comes of a cut that goes wrong, and of a right one that costs something; empty where nothing can happen. */
export function priceWords(sight: BombSight, action: ActionJson): readonly PriceLine[] {
  const { seen } = sight
  const price = cutPrice(seen, action)
  if (price === null) return []
  const { right, wrong, red } = price
  const lines: PriceLine[] = []
  const add = (text: string, { kind }: Toll) => lines.push({ text, isDeadly: kind === 'end' })
  if (right.kind === 'end' || right.kind === 'dial') add(`right: ${tollWords(right, seen.view.dial)}`, right)
  if (wrong !== null) add(`wrong: ${tollWords(wrong, seen.view.dial)}`, wrong)
  // Where anything wrong is the end nothing has to be said of reds.
  if (red?.kind === 'end' && wrong?.kind !== 'end') {
    const { redLike, total } = seen.view
    if (total[RED] > 0) add(isSearch(sight, action) ? 'all red: the end' : 'red: the end', red)
    if (redLike !== null) {
      const id = isSearch(sight, action) ? 'price.allLike' : 'price.like'
      add(textOf(sight.speaker.part(id, FIELDS, { value: redLike })), red)
    }
  }
  return lines
}

const RED = 14

function isSearch({ seen, me }: BombSight, { type, equipmentId }: ActionJson): boolean {
  const character = me === null ? null : seen.view.players[me].character
  const by = type === 'useEquipment' ? equipmentId : type === 'useCharacterAbility' ? character : null
  return type === 'dualCutDoubleDetector' || (typeof by === 'string' && SEARCHES.has(by))
}

function tollWords(toll: Toll, dial: number): string {
  switch (toll.kind) {
    case 'end':
      return DEAD
    case 'dial':
      return toll.to < dial ? `dial back to ${toll.to}` : `dial to ${toll.to}`
    case 'nano':
      return `Nano to ${toll.to}`
    case 'none':
      return 'the Stabilizer holds'
  }
}

/** Where the needle will be once this is answered, where that is certain. */
export function ghostOf({ seen, me }: BombSight, { ready }: Choice): number | null {
  const { view } = seen
  if (ready?.type === 'passTurn') return view.dial + 1
  const held = view.stabilizer !== null && view.stabilizer !== me
  const missed = view.mine?.matches?.length === 0
  return missed && !held ? view.dial + 1 : null
}

import type { ActionJson } from '@riposte/kernel'
import type { Choice } from '../choice/choice.tsx'
import { deviceOf } from '../equipment.ts'
import { text } from '../names.ts'
import type { BombSight } from '../sight.ts'

/** Cards that cut, and can be wrong. */
const CUTTING = new Set(['triple_detector', 'super_detector', 'x_or_y_ray'])

/** What a wrong answer costs, in a few words; empty where nothing can go wrong. */
export function priceWords({ seen, me }: BombSight, { type, equipmentId }: ActionJson): readonly string[] {
  const { view } = seen
  const character = me === null ? null : view.players[me].character
  const card = type === 'useCharacterAbility' ? deviceOf(character)?.tool : equipmentId
  if (type !== 'dualCut' && type !== 'dualCutDoubleDetector' && !CUTTING.has(text(card))) return []
  if (view.stabilizer !== null && view.stabilizer === me) return ['wrong: the Stabilizer holds']
  // BB-M14.3: a failure of the captain is the end.
  const deadly = view.mission === 14 && view.captain === me
  const dial = view.dial + 1
  const wrong = deadly || dial >= view.dialMax ? 'wrong: the bomb goes off' : `wrong: dial to ${dial}`
  const hasRed = view.markers.some(({ color, state }) => color === 'red' && state !== 'confirmed')
  return hasRed ? [wrong, 'red: the end'] : [wrong]
}

/** Where the needle will be once this is answered, where that is certain. */
export function ghostOf({ seen, me }: BombSight, { ready }: Choice): number | null {
  const { view } = seen
  if (ready?.type === 'passTurn') return view.dial + 1
  const held = view.stabilizer !== null && view.stabilizer !== me
  const missed = view.mine?.matches?.length === 0
  return missed && !held ? view.dial + 1 : null
}

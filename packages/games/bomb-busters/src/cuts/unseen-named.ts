import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'

/** BB-S11.5: the own upside-down wires that are taken for some of that value. */
export function unseenNamed(action: Action): number[] {
  const { upsideDownIndex, upsideDownIndex2 } = actions.soloCut
  return [upsideDownIndex(action), upsideDownIndex2(action)].filter((place) => place !== 0).map((place) => place - 2)
}

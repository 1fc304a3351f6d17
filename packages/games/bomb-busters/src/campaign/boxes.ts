/** BB-17.1: missions that are opened together. */
export interface Box {
  readonly name: string
  readonly first: number
  readonly last: number
}

/** BB-17.1: the training and the five boxes of the campaign. Success in the last mission of one opens the next. */
const BOXES: readonly Box[] = [
  { name: 'Training', first: 1, last: 8 },
  { name: 'Box 1', first: 9, last: 19 },
  { name: 'Box 2', first: 20, last: 30 },
  { name: 'Box 3', first: 31, last: 42 },
  { name: 'Box 4', first: 43, last: 54 },
  { name: 'Box 5', first: 55, last: 66 },
]

export function boxOf(mission: number): Box {
  const box = BOXES.find(({ last }) => mission <= last)
  if (box === undefined) throw new RangeError(`there is no mission ${mission}`)
  return box
}

/** BB-17.1: the mission that opens this one's box; null for the training, which is open from the beginning. */
export function openerOf(mission: number): number | null {
  const { first } = boxOf(mission)
  return first === 1 ? null : first - 1
}

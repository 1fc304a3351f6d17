/** BB-17.1: the boxes of the campaign. The last mission of each opens the next. */
export interface Chapter {
  readonly first: number
  readonly last: number
  readonly name: string
}

export const CHAPTERS: readonly Chapter[] = [
  { first: 1, last: 8, name: 'Training' },
  { first: 9, last: 19, name: 'First calls' },
  { first: 20, last: 30, name: 'The wolf’s trail' },
  { first: 31, last: 42, name: 'Tied hands' },
  { first: 43, last: 54, name: 'Machines and deep water' },
  { first: 55, last: 66, name: 'The last shift' },
]

export const LAST_MISSION = 66

/** 1 to 66. */
export const NUMBERS: readonly number[] = Array.from({ length: LAST_MISSION }, (_, at) => at + 1)

export function chapterOf(mission: number): Chapter {
  const chapter = CHAPTERS.find(({ last }) => mission <= last)
  if (chapter === undefined) throw new Error(`there is no mission ${mission}`)
  return chapter
}

/** The exam that opens a mission; null for the first box, which is always open. */
export function examBefore(mission: number): number | null {
  const { first } = chapterOf(mission)
  return first === 1 ? null : first - 1
}

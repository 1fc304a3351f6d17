/** A line of a soundtrack's script, shown from this moment on until the next one. */
interface Caption {
  /** Seconds from the beginning. */
  readonly at: number
  readonly text: string
}

/** BB-17.5, BB-S8: a soundtrack as we show it: a script with times, and no sound. */
export interface Soundtrack {
  readonly seconds: number
  readonly captions: readonly Caption[]
}

/** The line that is shown so many milliseconds after the beginning; null before the first. */
export function captionAt({ captions }: Soundtrack, milliseconds: number): Caption | null {
  return captions.findLast(({ at }) => at * 1000 <= milliseconds) ?? null
}

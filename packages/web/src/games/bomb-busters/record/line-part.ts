import type { Part } from '@riposte/words'

/** A piece of a line: as it is said, and whether it is a mishap. */
export interface LinePart extends Part {
  readonly bad?: true
}

import type { Said } from '@riposte/protocol'
import { nameFor } from '@riposte/words'

/**
 * What others wrote, as data: each line is a string of JSON, so it can contain no line of its own, and the characters
 * that marks are made of are written as escapes, so it cannot look like the end of the block it stands in.
 */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029`]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Talk at the table, a line for each thing said. Lines of the table itself are its own, and leave names out. */
export function quotedTalk(said: readonly Said[]): string[] {
  return said.flatMap(({ seat, name, text }) =>
    seat === null ? [] : [`${nameFor(seat)}, who is called ${quoted(name)}, said: ${quoted(text)}`],
  )
}

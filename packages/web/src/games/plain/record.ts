import type { EventJson } from '@riposte/kernel'
import type { RecordLine } from '../face.ts'

/** What a face knows of an event besides its sentence. */
type Known = Partial<Pick<RecordLine, 'rule' | 'depth' | 'mine' | 'heading' | 'turn'>>

/**
 * A record that says each event in words. Without knowing the game, an event that counts rounds is a heading and one that
 * counts turns begins a turn; a face that knows more says so. An event without a sentence is left out.
 */
export function recordOf(
  events: readonly EventJson[],
  sentence: (event: EventJson) => string | null,
  known: (event: EventJson, at: number) => Known = () => ({}),
): readonly RecordLine[] {
  const lines: RecordLine[] = []
  let turn: number | null = null
  events.forEach((event, at) => {
    if (typeof event.round === 'number') turn = null
    // Turn 0 is what happens before the first.
    if (typeof event.turn === 'number') turn = event.turn > 0 ? event.turn : null
    const text = sentence(event)
    if (text === null) return
    const heading = typeof event.round === 'number'
    const line = { key: String(at), turn, heading, text, rule: null, depth: 0, mine: false }
    lines.push({ ...line, ...known(event, at) })
  })
  return lines
}

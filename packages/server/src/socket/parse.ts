import type { Blocked } from '@riposte/kernel'
import { CLIENT_MESSAGES, type ClientMessage, MESSAGE_BYTES, PROTOCOL, refusal } from '@riposte/protocol'

/** A refused message, with the id of its command if that could be read. */
export interface Unreadable {
  readonly id: string | null
  readonly refused: Blocked
}

/** Reads a message. Each kind of mistake in it has a refusal code of its own. */
export function parse(data: Buffer, isBinary: boolean): ClientMessage | Unreadable {
  if (isBinary) return { id: null, refused: refusal('binary') }
  if (data.length > MESSAGE_BYTES) return { id: null, refused: refusal('oversized') }
  let json: unknown
  try {
    json = JSON.parse(data.toString('utf8'))
  } catch {
    return { id: null, refused: refusal('malformedJson') }
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { id: null, refused: refusal('malformedMessage') }
  }
  const { type, id, v } = json as { type?: unknown; id?: unknown; v?: unknown }
  const known = typeof id === 'string' && id.length <= 64 ? id : null
  if (typeof type !== 'string' || !Object.hasOwn(CLIENT_MESSAGES, type)) {
    return { id: known, refused: refusal('unknownMessage') }
  }
  // Checked first: another version of the protocol may have another hello.
  if (type === 'hello' && v !== PROTOCOL) return { id: known, refused: refusal('wrongVersion') }
  const read = CLIENT_MESSAGES[type as keyof typeof CLIENT_MESSAGES].safeParse(json)
  return read.success ? read.data : { id: known, refused: refusal('malformedMessage') }
}

/** A whole text in one frame, from a server: not masked. */
const TEXT = 0x81
const SHORT = 125
const MEDIUM = 0xffff

/** Frames are cut from pieces of this size: a piece of memory for every message would cost more than writing it. */
const PIECE = 256 * 1024

let piece = Buffer.allocUnsafeSlow(PIECE)
let used = 0

/** These texts as WebSocket frames, one behind the other, so that one write sends them all. */
export function writeFrames(texts: readonly string[]): Buffer {
  // A character takes three bytes at most, the head of a frame ten.
  let room = 0
  for (const text of texts) room += text.length * 3 + 10
  if (room > PIECE) return fill(Buffer.allocUnsafeSlow(room), 0, texts)
  if (used + room > PIECE) {
    // Whoever still has to send something from the old piece keeps it.
    piece = Buffer.allocUnsafeSlow(PIECE)
    used = 0
  }
  const frames = fill(piece, used, texts)
  used += frames.length
  return frames
}

function fill(into: Buffer, from: number, texts: readonly string[]): Buffer {
  let at = from
  for (const text of texts) {
    // Most texts have as many bytes as characters; the others are moved to where they belong.
    const guess = headOf(text.length)
    const length = into.write(text, at + guess)
    const head = headOf(length)
    if (head !== guess) into.copyWithin(at + head, at + guess, at + guess + length)
    into[at] = TEXT
    if (head === 2) into[at + 1] = length
    else if (head === 4) {
      into[at + 1] = SHORT + 1
      into.writeUInt16BE(length, at + 2)
    } else {
      into[at + 1] = SHORT + 2
      into.writeUInt32BE(0, at + 2)
      into.writeUInt32BE(length, at + 6)
    }
    at += head + length
  }
  return into.subarray(from, at)
}

/** How many bytes come before so many bytes of text. */
function headOf(length: number): number {
  if (length <= SHORT) return 2
  return length <= MEDIUM ? 4 : 10
}

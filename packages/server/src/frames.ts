/** A whole text in one frame, from a server: not masked. */
const TEXT = 0x81
const SHORT = 125
const MEDIUM = 0xffff

/** Frames are written to pieces of this size: a piece of memory for every message would cost more than writing it. */
const PIECE = 256 * 1024
const NOWHERE = Buffer.alloc(0)

/** So much is left free behind what is written: an answer follows its update, and others write in between. */
const BEHIND = 256

/** Where everybody writes, one behind the other. */
let piece = NOWHERE
let used = PIECE

/** Texts as WebSocket frames, one behind the other, so that one write sends them all. */
export class Frames {
  #in = NOWHERE
  #from = 0
  #to = 0
  /** Up to here nobody else writes. */
  #end = 0

  get length(): number {
    return this.#to - this.#from
  }

  add(text: string): void {
    // A character takes three bytes at most, the head of a frame ten.
    const room = text.length * 3 + 10
    if (this.#to + room > this.#end) this.#move(this.length + room)
    this.#to = write(text, this.#in, this.#to)
    if (this.#in !== piece || this.#end !== used) return
    this.#end = Math.min(this.#end, this.#to + BEHIND)
    used = this.#end
  }

  /** To where there is room for so many bytes. */
  #move(room: number): void {
    if (room <= PIECE && used + room > PIECE) {
      // Whoever still has to send something from the old piece keeps it.
      piece = Buffer.allocUnsafeSlow(PIECE)
      used = 0
    }
    const into = room > PIECE ? Buffer.allocUnsafeSlow(room) : piece
    const from = room > PIECE ? 0 : used
    if (this.length > 0) this.#in.copy(into, from, this.#from, this.#to)
    this.#to = from + this.length
    this.#from = from
    this.#end = from + room
    this.#in = into
    if (into === piece) used = this.#end
  }

  /** All of them. Then there are none, and no memory is kept for them. */
  take(): Buffer {
    const frames = this.#in.subarray(this.#from, this.#to)
    this.#in = NOWHERE
    this.#from = 0
    this.#to = 0
    this.#end = 0
    return frames
  }
}

/** Returns where it ends. */
function write(text: string, into: Buffer, at: number): number {
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
  return at + head + length
}

/** How many bytes come before so many bytes of text. */
function headOf(length: number): number {
  if (length <= SHORT) return 2
  return length <= MEDIUM ? 4 : 10
}

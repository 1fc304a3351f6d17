import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** What a WebSocket connection begins with in both directions, up to the empty line. */
const HEAD_END = '\r\n\r\n'

const TEXT = 0x81
const CLOSE = 0x88

/** The read buffer of all connections: what has arrived is processed before another one reads. */
const ARRIVED = Buffer.alloc(256 * 1024)

/** Messages are written into blocks of this size. A block is never reused while something in it is under way. */
const PIECE = 64 * 1024

let piece = Buffer.alloc(PIECE)
let used = 0

/**
 * A minimal WebSocket client: it sends texts and receives the bytes of texts. A load run must not spend the machine's time
 * on its clients.
 */
export class Wire {
  readonly #socket: Socket
  readonly #hear: (message: Buffer) => void
  #open = false
  #rest: Buffer | null = null

  private constructor(socket: Socket, hear: (message: Buffer) => void) {
    this.#socket = socket
    this.#hear = hear
  }

  /** Opens a connection; what arrives is handed over frame by frame, and has to be read at once. */
  static open(url: URL, hear: (message: Buffer) => void): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const callback = (length: number) => {
        wire.#take(ARRIVED.subarray(0, length), () => resolve(wire))
        return true
      }
      const onread = { buffer: ARRIVED, callback }
      const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true, onread })
      const wire = new Wire(socket, hear)
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the connection was closed')))
      const key = randomBytes(16).toString('base64')
      socket.write(
        `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}${HEAD_END}`,
      )
    })
  }

  send(text: string): void {
    // Clients mask what they send. A mask of zeros changes nothing.
    const length = Buffer.byteLength(text)
    const head = length < 126 ? 6 : 8
    if (used + head + length > piece.length) {
      piece = Buffer.alloc(Math.max(PIECE, head + length))
      used = 0
    }
    const frame = piece.subarray(used, used + head + length)
    used += head + length
    frame[0] = TEXT
    if (length < 126) {
      frame[1] = 0x80 | length
    } else {
      frame[1] = 0x80 | 126
      frame.writeUInt16BE(length, 2)
    }
    frame.write(text, head)
    this.#socket.write(frame)
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(bytes: Buffer, opened: () => void): void {
    let buffer = this.#rest === null ? bytes : Buffer.concat([this.#rest, bytes])
    this.#rest = null
    if (!this.#open) {
      const end = buffer.indexOf(HEAD_END)
      if (end < 0) {
        this.#rest = Buffer.from(buffer)
        return
      }
      if (!buffer.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
        this.#socket.destroy(new Error(buffer.toString('latin1', 0, end)))
        return
      }
      this.#open = true
      buffer = buffer.subarray(end + HEAD_END.length)
      opened()
    }
    this.#frames(buffer)
  }

  /** Servers send whole texts, unmasked. */
  #frames(buffer: Buffer): void {
    let at = 0
    while (buffer.length - at >= 2) {
      let from = at + 2
      let length = buffer[at + 1]
      if (length === 126) {
        if (buffer.length - at < 4) break
        length = buffer.readUInt16BE(from)
        from += 2
      } else if (length === 127) {
        if (buffer.length - at < 10) break
        length = buffer.readUInt32BE(from + 4)
        from += 8
      }
      if (buffer.length - from < length) break
      if (buffer[at] === TEXT) this.#hear(buffer.subarray(from, from + length))
      else if (buffer[at] === CLOSE) this.#socket.end()
      at = from + length
    }
    if (at < buffer.length) this.#rest = Buffer.from(buffer.subarray(at))
  }
}

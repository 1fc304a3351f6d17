import { Duplex } from 'node:stream'

/**
 * One end of a line inside this process. What is written here can be read at the other end at once; nobody waits for it to
 * be read, for a writer that waits and a reader that waits for more can wait for each other.
 */
class End extends Duplex {
  other: End | null = null

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.other?.push(chunk)
    done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.other?.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const { other } = this
    this.other = null
    done(error)
    other?.destroy()
  }
}

/** Both ends of a line. */
export function line(): [Duplex, Duplex] {
  const ends = [new End(), new End()] as const
  ends[0].other = ends[1]
  ends[1].other = ends[0]
  return [...ends]
}

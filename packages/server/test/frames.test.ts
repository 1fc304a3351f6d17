import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { Frames } from '../src/frames.ts'

const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false })
let client: WebSocket
let line: Socket

beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const [, request] = await once(server, 'connection')
  line = request.socket
})

afterAll(() => {
  client.terminate()
  http.close()
})

/** The texts as the client of another library reads them. */
function received(frames: Buffer, count: number): Promise<string[]> {
  return new Promise((resolve) => {
    const texts: string[] = []
    const hear = (data: Buffer, isBinary: boolean) => {
      texts.push(isBinary ? 'binary' : data.toString())
      if (texts.length < count) return
      client.off('message', hear)
      resolve(texts)
    }
    client.on('message', hear)
    line.write(frames)
  })
}

test('texts of every length and script arrive as they were, in order', async () => {
  const lengths = fc.constantFrom(0, 1, 41, 42, 125, 126, 127, 21_845, 65_535, 65_536, 300_000)
  const text = fc.tuple(fc.constantFrom('a', 'é', '€', '😀'), lengths).map(([letter, length]) => letter.repeat(length))
  const texts = fc.array(fc.oneof(text, fc.string({ unit: 'grapheme' })), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(texts, async (sent) => {
      const frames = new Frames()
      for (const text of sent) frames.add(text)
      expect(await received(frames.take(), sent.length)).toEqual(sent)
      expect(frames.length).toBe(0)
    }),
    { seed: 1, numRuns: 50 },
  )
})

test('what was written before stays as it is while more is written', async () => {
  const texts = Array.from({ length: 2000 }, (_, at) => `${at} `.repeat(100))
  const frames = new Frames()
  const taken = texts.map((text) => {
    frames.add(text)
    return frames.take()
  })
  expect(await received(Buffer.concat(taken), texts.length)).toEqual(texts)
})

test('what several write in turn stays apart, in the order of each', async () => {
  const texts = Array.from({ length: 60 }, (_, at) => `${at} `.repeat(at * 100))
  const writers = [new Frames(), new Frames(), new Frames()]
  for (const [at, text] of texts.entries()) {
    writers[at % 3].add(text)
    // Two in a row as well.
    if (at % 7 === 0) writers[at % 3].add(`${at} again`)
  }
  for (const [at, writer] of writers.entries()) {
    const own = texts.flatMap((text, number) => {
      if (number % 3 !== at) return []
      return number % 7 === 0 ? [text, `${number} again`] : [text]
    })
    expect(await received(writer.take(), own.length)).toEqual(own)
  }
})

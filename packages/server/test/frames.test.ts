import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { writeFrames } from '../src/frames.ts'

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
      expect(await received(writeFrames(sent), sent.length)).toEqual(sent)
    }),
    { numRuns: 50 },
  )
})

test('what was written before stays as it is while more is written', async () => {
  const texts = Array.from({ length: 2000 }, (_, at) => `${at} `.repeat(100))
  const frames = texts.map((text) => writeFrames([text]))
  expect(await received(Buffer.concat(frames), texts.length)).toEqual(texts)
})

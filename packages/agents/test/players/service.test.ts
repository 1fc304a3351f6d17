import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { modelPlayers } from '../../src/players/index.ts'
import { ask, cleanUp, Host, open } from './table.ts'

afterAll(cleanUp)

const KEY = 'sk-secret-0123456789abcdef'

/** A service of one's own that speaks the interface most of them speak. */
async function service(answer: (body: { messages: { role: string; content: string }[] }) => object, status = 200) {
  const seen: { authorization: string; body: string }[] = []
  const server: Server = createServer((request, response) => {
    void read(request).then((body) => {
      const authorization = request.headers.authorization ?? ''
      seen.push({ authorization, body })
      response.writeHead(status, { 'content-type': 'application/json' })
      // As some do, it repeats what it was sent when it complains.
      const complaint = {
        error: { message: `Incorrect key ${authorization} in ${body}`, type: 'invalid_request_error' },
      }
      response.end(JSON.stringify(status === 200 ? answer(JSON.parse(body) as never) : complaint))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, seen, close: () => server.close() }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function logs() {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  return { lines, log }
}

describe('a service with the interface that many have', () => {
  test('is named by the environment and asked at its address; its answers are played', async () => {
    const { url, seen, close } = await service(({ messages }) => {
      const ids = [
        ...messages
          .map(({ content }) => content)
          .join('\n')
          .matchAll(/^(a\d+): /gm),
      ].map(([, id]) => id)
      const call = { name: 'act', arguments: JSON.stringify({ id: ids[ids.length - 1] }) }
      return {
        id: 'one',
        object: 'chat.completion',
        created: 1,
        model: 'small',
        choices: [
          {
            index: 0,
            finish_reason: 'tool_calls',
            message: { role: 'assistant', content: null, tool_calls: [{ id: 'c', type: 'function', function: call }] },
          },
        ],
        usage: { prompt_tokens: 700, completion_tokens: 20, total_tokens: 720 },
      }
    })
    const players = modelPlayers({
      RIPOSTE_MODELS: `llama=compatible/some/small@${url}`,
      COMPATIBLE_API_KEY: KEY,
      RIPOSTE_MODEL_PRICES: 'llama=1/10',
      RIPOSTE_MODEL_COST: '5',
    })
    const { lines, log } = logs()
    const server = await open({ players, log })
    const host = await Host.at(server.url, ['llama'])
    await host.play('host')
    const { standIns } = await host.replay()
    expect(standIns).toEqual([])
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.every(({ authorization }) => authorization === `Bearer ${KEY}`)).toBe(true)
    expect(JSON.parse(seen[0].body)).toMatchObject({ model: 'some/small' })
    const { tokens, cost } = players.llama.spent(host.table)
    expect(tokens).toBe(720 * seen.length)
    expect(cost).toBeCloseTo((seen.length * (700 * 1 + 20 * 10)) / 1e6, 9)
    // The key is in the header of these requests and nowhere else.
    const games = JSON.stringify(await ask(server.url, null, '/api/games', null))
    for (const text of [...lines, ...host.heard, ...seen.map(({ body }) => body), games])
      expect(text).not.toContain(KEY)
    host.connection.close()
    await server.close()
    close()
  })

  test('that refuses and quotes the key: neither logs nor the table repeat it', async () => {
    const { url, seen, close } = await service(() => ({}), 401)
    const players = modelPlayers({ RIPOSTE_MODELS: `llama=compatible/small@${url}`, COMPATIBLE_API_KEY: KEY })
    const { lines, log } = logs()
    const server = await open({ players, log })
    const host = await Host.at(server.url, ['llama'])
    await host.play('host', () => host.notices.length > 1)
    expect(host.notices[0].text).toBe('Llama bot 1 did not answer; the rule-based player moved.')
    expect(seen.length).toBeGreaterThan(1)
    // Whoever runs the server is told what kind of failure it was.
    expect(lines.join()).toContain('AI_APICallError 401')
    for (const text of [...lines, ...host.heard]) expect(text).not.toContain(KEY)
    host.connection.close()
    await server.close()
    close()
  })
})

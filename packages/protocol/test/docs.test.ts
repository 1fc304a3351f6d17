import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { CLIENT_MESSAGES, clientMessage, PROTOCOL, REFUSALS, SERVER_MESSAGES, serverMessage } from '../src/index.ts'

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url))
const TYPES = new Set([...Object.keys(CLIENT_MESSAGES), ...Object.keys(SERVER_MESSAGES)])
const SENTENCES: Readonly<Record<string, string>> = REFUSALS

interface Shown {
  readonly page: string
  readonly message: { readonly type: string; readonly [field: string]: unknown }
}

/** The JSON that pages show: whole blocks or their lines, and what stands in a sentence. */
function jsonIn(text: string): string[] {
  const blocks = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, block]) => block)
  const inSentences = [...text.matchAll(/`(\{[^`\n]*\})`/g)].map(([, json]) => json)
  return [...blocks, ...blocks.flatMap((block) => block.split('\n')), ...inSentences]
}

/** A message is what bears the type of one; actions and events of games bear their own. */
function asMessage(json: string): Shown['message'] | null {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null || !('type' in value)) return null
    const { type } = value
    return typeof type === 'string' && TYPES.has(type) ? { ...value, type } : null
  } catch {
    return null
  }
}

const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
const shown: readonly Shown[] = pages.flatMap((page) =>
  jsonIn(readFileSync(`${DOCS}/${page}`, 'utf8')).flatMap((json) => {
    const message = asMessage(json)
    return message === null ? [] : [{ page, message }]
  }),
)

/** What is wrong with a message, if anything is. */
function wrongWith({ message }: Shown): string[] {
  const read = [clientMessage, serverMessage].map((schema) => schema.safeParse(message).data)
  const { v = PROTOCOL, rule, code, message: sentence } = message
  return [
    // Nothing of it is unknown to the schemas, and nothing that they fill in is left out.
    ...(read.some((known) => isDeepStrictEqual(known, message)) ? [] : ['the schemas do not know it like that']),
    ...(v === PROTOCOL ? [] : [`the version is ${PROTOCOL}`]),
    ...(rule !== 'protocol' || sentence === SENTENCES[String(code)] ? [] : ['that code has another sentence']),
  ]
}

test('every message that the documents show is one of this version of the protocol', () => {
  expect(shown.map(({ message }) => message.type)).toEqual(expect.arrayContaining(['hello', 'act', 'answer', 'chat']))
  const wrong = shown.map((one) => ({ ...one, wrong: wrongWith(one) })).filter((one) => one.wrong.length > 0)
  expect(wrong).toEqual([])
})

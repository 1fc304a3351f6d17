import { act } from '@riposte/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from '../src/socket/parse.ts'

/** What the schema alone makes of it. */
function bySchema(json: unknown) {
  const read = act.safeParse(json)
  return read.success ? read.data : 'refused'
}

function byParse(text: string) {
  const message = parse(Buffer.from(text), false)
  return 'refused' in message ? 'refused' : message
}

const id = fc.oneof(
  fc.stringMatching(/^[!-~]{1,64}$/),
  fc.constantFrom('', 'a b', 'é', 'x'.repeat(64), 'x'.repeat(65), 'x\n', 7, null),
)
const decision = fc.oneof(fc.nat(), fc.constantFrom(-1, -0, 1.5, 2 ** 53 - 1, 2 ** 53, 1e300, '3', null, true, []))
const action = fc.oneof(
  fc.record({ type: fc.string({ maxLength: 70 }), card: fc.jsonValue() }, { requiredKeys: [] }),
  fc.jsonValue(),
  fc.constantFrom({ type: 'x'.repeat(64) }, { type: 'x'.repeat(65) }, [{ type: 'pass' }], { type: ['pass'] }),
)
const message = fc.record(
  { type: fc.constant('act'), id, decision, action, more: fc.jsonValue() },
  { requiredKeys: ['type'] },
)
const plain = fc.record({ type: fc.constant('act'), id, decision, action })

test('an answer is read in the short way exactly as the schema reads it, or refused by both', () => {
  fc.assert(
    fc.property(fc.oneof(plain, message), (json) => {
      const text = JSON.stringify(json)
      expect(byParse(text)).toEqual(bySchema(JSON.parse(text)))
    }),
    { seed: 1, numRuns: 3000 },
  )
})

test('fields that every object has, and the same field twice, are no way around the schema', () => {
  const texts = [
    '{"type":"act","id":"a","decision":1,"action":{"type":"pass","__proto__":{"x":1}}}',
    '{"type":"act","id":"a","decision":1,"action":{"type":"pass"},"__proto__":{"x":1}}',
    '{"type":"act","id":"a","decision":1,"__proto__":{"action":{"type":"pass"}}}',
    '{"type":"act","id":"a","decision":1,"decision":"no","action":{"type":"pass"}}',
    '{"type":"act","id":"a","decision":1,"action":{"type":"pass","constructor":1}}',
    '{"type":"act","id":"a","decision":1e2,"action":{"type":"pass"}}',
  ]
  expect(texts.map(byParse)).toEqual(texts.map((text) => bySchema(JSON.parse(text))))
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Metrics } from '../src/metrics/metrics.ts'

test('docs/operating.md lists every metric that the server has, and no other', async () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/operating.md', import.meta.url)), 'utf8')
  const listed = [...page.matchAll(/^\| `(riposte_\w+)/gm)].map(([, name]) => name)
  const { body } = await new Metrics().text()
  const known = [...body.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(known.sort())
})

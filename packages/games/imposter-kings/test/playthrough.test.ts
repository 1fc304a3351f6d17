import { playthrough, recordsIn } from '@riposte/testkit'
import { expect, test } from 'vitest'
import { imposterKings } from '../src/index.ts'

// `vitest -u` writes it anew after a change of what people see or are asked.
test('a short match shows every seat and a spectator what it always did', async () => {
  const [log] = recordsIn(new URL('../corpus/', import.meta.url)).filter(
    ({ name }) => name === 'assassination-three-players',
  )
  await expect(playthrough(imposterKings, log.record)).toMatchFileSnapshot('playthrough.txt')
})

import { playthrough, recordsIn } from '@riposte/testkit'
import { expect, test } from 'vitest'
import { bombBusters } from '../src/index.ts'

// `vitest -u` writes it anew after a change of what people see or are asked.
test('a short match shows every seat and a spectator what it always did', async () => {
  const [log] = recordsIn(new URL('../corpus/', import.meta.url)).filter(({ name }) => name === 'mission-02-lost-2')
  await expect(playthrough(bombBusters, log.record)).toMatchFileSnapshot('playthrough.txt')
})

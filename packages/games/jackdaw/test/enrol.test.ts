import { enrol } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { jackdaw } from '../src/index.ts'
import { wholeDeck } from '../src/setup.ts'

enrol({ describe, test, expect }, jackdaw, {
  leaks: { pairs: 300 },
  invariants: {
    'JD-1.1: no card is ever lost or made'({ pub, own, hidden }) {
      const all = [...pub.gone, ...own.flatMap(({ hand }) => hand), ...hidden.rest].sort((a, b) => a - b)
      return all.join() === wholeDeck().join() || `there are ${all.join()}`
    },
  },
  source: { module: new URL('../src/index.ts', import.meta.url), name: 'jackdaw' },
})

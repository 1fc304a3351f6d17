import { type Domain, domainOf } from '@riposte/choice'
import { useMemo } from 'react'
import type { Hands } from '../../face.ts'
import type { DuneSight } from '../sight.ts'
import { fieldsOf } from './fields.ts'

/** What may stand in the fields: from the answers that were listed, or from the server where there are too many. */
export function useDomain({ seen, legal, more }: DuneSight, hands: Hands | null): Domain | null {
  const ask = hands?.domain
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told before something changed is forgotten
  return useMemo(() => {
    if (ask === undefined) return null
    if (!more) {
      return (type, filled) =>
        domainOf(
          legal.filter((action) => action.type === type),
          fieldsOf(type),
          filled,
        )
    }
    const told = new Map<string, ReturnType<Domain>>()
    return (type, filled) => {
      const key = JSON.stringify([type, filled])
      const answer = told.get(key) ?? ask(type, filled)
      told.set(key, answer)
      return answer
    }
  }, [ask, seen, legal, more])
}

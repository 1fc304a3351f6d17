import { domainOf } from '@riposte/choice'
import { isBlocked, type Json, type SeenDecision } from '@riposte/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Hands } from '../../face.ts'
import type { DuneSight } from '../sight.ts'
import { fieldsOf, typesOf } from './fields.ts'
import { type Domain, type Walked, type Wishes, walk } from './walk.ts'

/** By type: what the first field of an answer may be. */
export type Firsts = ReadonlyMap<string, readonly Json[]>

/** What may stand in the fields: from the answers that were listed, or from the server where there are too many. */
export function useDomain({ seen, legal, more }: DuneSight, hands: Hands | null): Domain | null {
  const ask = hands?.domain
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told before something changed is forgotten
  return useMemo(() => {
    if (ask === undefined) return null
    if (!more) {
      return (type, filled) =>
        Promise.resolve(
          domainOf(
            legal.filter((action) => action.type === type),
            fieldsOf(type),
            filled,
          ),
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

/** The open answers that have fields. */
export function useFirsts(domain: Domain | null, asked: SeenDecision | null): Firsts {
  const question = asked?.question ?? null
  const [told, setTold] = useState<{ readonly for: Domain | null; readonly firsts: Firsts }>({
    for: null,
    firsts: new Map(),
  })
  useEffect(() => {
    if (domain === null || question === null) return
    let gone = false
    const wide = typesOf(question).filter((type) => fieldsOf(type).length > 0)
    void Promise.all(wide.map(async (type) => [type, await domain(type, [])] as const)).then((answers) => {
      if (gone) return
      const open = answers.flatMap(([type, values]) =>
        isBlocked(values) || values.length === 0 ? [] : [[type, values] as const],
      )
      setTold({ for: domain, firsts: new Map(open) })
    })
    return () => {
      gone = true
    }
  }, [domain, question])
  return told.for === domain ? told.firsts : NONE
}

const NONE: Firsts = new Map()

/** How far the wishes fill the answer in. While that is asked for anew, what was known before still stands. */
export function useWalk(domain: Domain | null, type: string | null, wishes: Wishes): Walked | null {
  const [told, setTold] = useState<{ readonly for: Domain; readonly walked: Walked } | null>(null)
  useEffect(() => {
    if (domain === null || type === null) return
    let gone = false
    void walk(type, wishes, domain).then((walked) => {
      if (!gone) setTold({ for: domain, walked })
    })
    return () => {
      gone = true
    }
  }, [domain, type, wishes])
  return told !== null && told.for === domain && told.walked.type === type ? told.walked : null
}

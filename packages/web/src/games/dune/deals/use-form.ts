import { isBlocked } from '@riposte/kernel'
import { useEffect, useState } from 'react'
import type { Hands } from '../../face.ts'
import { type Walked, type Wishes, walk } from '../choice/walk.ts'
import type { DuneSight } from '../sight.ts'

/** Whether such an answer could be begun now, although nobody asks for it. */
export function isOpen({ standing }: DuneSight, type: string): boolean {
  return standing.some(
    ({ blocked, actions, forms = [] }) =>
      blocked === null && (forms.includes(type) || actions.some((action) => action.type === type)),
  )
}

/** A form that nobody asks for, filled in with what is usual until somebody says otherwise. */
export function useForm(sight: DuneSight, hands: Hands | null, type: string, wishes: Wishes): Walked | null {
  const [walked, setWalked] = useState<Walked | null>(null)
  const ask = hands?.domain
  const { seen } = sight
  const key = JSON.stringify(wishes)
  const open = isOpen(sight, type)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is allowed changes with what is seen
  useEffect(() => {
    if (ask === undefined || !open) return
    let gone = false
    void walk(type, JSON.parse(key) as Wishes, async (name, filled) => {
      const values = await ask(name, filled)
      return isBlocked(values) ? values : [...values]
    }).then((far) => {
      if (!gone) setWalked(far)
    })
    return () => {
      gone = true
    }
  }, [ask, open, type, key, seen])
  return open ? walked : null
}

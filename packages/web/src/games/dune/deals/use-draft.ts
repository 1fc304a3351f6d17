import { useEffect, useState } from 'react'
import type { DealsProps } from './deals-dialog.tsx'
import type { Asked } from './draft.ts'

/**
 * What the rules say to something that is being filled in; null until they have.
 *
 * @param key names what is asked: it is asked again when that changes, or the table
 */
export function useDraft<T>({ sight, hands }: DealsProps, key: string, draft: (asked: Asked) => Promise<T>): T | null {
  const [made, setMade] = useState<T | null>(null)
  const domain = hands?.domain
  const why = hands?.why
  const { seen } = sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked, and what is allowed changes with what is seen
  useEffect(() => {
    if (domain === undefined || why === undefined) return
    let gone = false
    void draft({ domain, why }).then((far) => {
      if (!gone) setMade(far)
    })
    return () => {
      gone = true
    }
  }, [domain, why, key, seen])
  return made
}

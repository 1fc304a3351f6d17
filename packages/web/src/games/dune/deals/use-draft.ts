import { useEffect, useState } from 'react'
import type { DealsProps } from './deals-dialog.tsx'
import type { Asked } from './draft.ts'

/**
 * What the rules say to something that is being filled in; null until they have.
 *
 * @param draft what is asked, the same function as long as that is the same: another is asked anew, as is another table
 */
export function useDraft<T>({ sight, hands }: DealsProps, draft: (asked: Asked) => Promise<T>): T | null {
  const [made, setMade] = useState<T | null>(null)
  const domain = hands?.domain
  const why = hands?.why
  const { seen } = sight
  // biome-ignore lint/correctness/useExhaustiveDependencies(seen): what is allowed changes with what is seen
  useEffect(() => {
    if (domain === undefined || why === undefined) return
    let gone = false
    void draft({ domain, why }).then((far) => {
      if (!gone) setMade(far)
    })
    return () => {
      gone = true
    }
  }, [domain, why, draft, seen])
  return made
}

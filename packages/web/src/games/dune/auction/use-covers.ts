import { isBlocked } from '@riposte/kernel'
import { useEffect, useState } from 'react'
import type { Hands } from '../../face.ts'
import type { DuneSight } from '../sight.ts'

/** The reader's cards that could cover a bid: Karama, or what counts as one. The server says so, and only to the reader. */
export function useCovers({ seen }: DuneSight, hands: Hands | null, amount: number): readonly string[] {
  const [covers, setCovers] = useState<readonly string[]>([])
  const ask = hands?.domain
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sight may mean other cards
  useEffect(() => {
    if (ask === undefined) return
    let gone = false
    void ask('use_karama_bid_over_spice', [amount]).then((cards) => {
      if (!gone) setCovers(isBlocked(cards) ? [] : cards.map(String))
    })
    return () => {
      gone = true
    }
  }, [ask, amount, seen])
  return covers
}

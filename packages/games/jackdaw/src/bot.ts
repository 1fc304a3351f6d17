import { type Bot, below } from '@riposte/kernel'
import type { View } from './state.ts'

/** Plays what can no longer be snatched, else its lowest card; snatches whatever is worth more than the lowest it holds. */
export const ruleBot = {
  name: 'rule',
  decide({ seen, legal, random }) {
    const hand = seen.view.mine ?? []
    const lowest = Math.min(...hand)
    const snatch = legal.find(({ type }) => type === 'snatch')
    if (snatch !== undefined) return snatch
    const seenOf = (card: unknown) => [...hand, ...seen.view.gone].filter((other) => other === card).length
    const safe = legal.find(({ type, card }) => type === 'play' && seenOf(card) === 4)
    return safe ?? legal.find(({ card }) => card === lowest) ?? legal[below(random, legal.length)]
  },
} satisfies Bot<View>

import { type ActionJson, type Bot, below, type Random, type Seen } from '@riposte/kernel'
import { CHOICES } from './bot/choices.ts'
import { Counting } from './bot/counting.ts'
import { chooseReaction } from './bot/reactions.ts'
import { chooseTurn } from './bot/turn.ts'
import type { View } from './view.ts'

/** A player by rules of thumb: it counts cards, keeps what is strong, and bluffs as often as the options say (IK-15). */
export const ruleBot = {
  name: 'rules',
  decide: ({ seen, legal, random }) => choose(seen, legal, random) ?? legal[below(random, legal.length)],
} satisfies Bot<View>

function choose(seen: Seen<View>, legal: readonly ActionJson[], random: Random): ActionJson | null {
  const decision = seen.decisions.find(({ seat, id }) => seat === seen.observer && id !== undefined)
  if (decision?.question === undefined) return null
  const count = new Counting(seen.view, seen.observer)
  const about = decision.about ?? {}
  // Its answer may be one that is not on the list (IK-9.27).
  if (decision.question === 'reactionPrompt') return chooseReaction(legal, about, count, random)
  if (legal.length === 1) return legal[0]
  if (decision.question === 'mainTurn' || decision.question === 'antechamberTurn') return chooseTurn(legal, count)
  return CHOICES[decision.question]?.({ legal, about, count, random }) ?? null
}

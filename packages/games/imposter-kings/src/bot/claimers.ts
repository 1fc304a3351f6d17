import type { ActionJson, Bot, Deciding, Seen } from '@riposte/kernel'
import { ruleBot } from '../bot.ts'
import { bluffWarning } from '../reactions/bluff.ts'
import type { View } from '../view.ts'

/**
 * Two players that can be read like a book. Both play as the rule-based one does, except where they are asked for a
 * reaction: what a stronger player loses against them shows where its own claims can be taken advantage of.
 */

/** Whoever asks it gets a claim (IK-9.10): with a card it holds where there is one, otherwise a bluff. */
export const alwaysClaims = claimer('always-claims', ({ seen, legal }) => {
  const claims = legal.filter(({ type }) => type === 'claim')
  return claims.find((claim) => bluffWarning(seen, claim) === null) ?? claims[0] ?? noReaction(legal)
})

/** It never reacts, not even with a card it holds. */
export const neverClaims = claimer('never-claims', ({ legal }) => noReaction(legal))

function claimer(name: string, react: (deciding: Deciding<View>) => ActionJson): Bot<View> {
  return { name, decide: (deciding) => (isPrompt(deciding.seen) ? react(deciding) : ruleBot.decide(deciding)) }
}

function isPrompt({ decisions, observer }: Seen<View>): boolean {
  return decisions.find(({ seat, id }) => seat === observer && id !== undefined)?.question === 'reactionPrompt'
}

/** IK-9.27: where "no" is not on the list the window is closed instead. */
function noReaction(legal: readonly ActionJson[]): ActionJson {
  return legal.find(({ type }) => type === 'pass') ?? { type: 'closeWindow' }
}

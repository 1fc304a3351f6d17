import type { ActionJson, Looking } from '@riposte/kernel'
import type { View } from '../view.ts'

/**
 * BB-16.6, BB-R12: only people decide about giving up. Every seat counts for the majority, so a bot's vote is that of
 * most of the people: then there is a majority of all exactly when there is one of them.
 */
export function voteWithPeople(looking: Looking<View>): ActionJson | null {
  if (looking.people.length === 0) return null
  const { seen, standing, people } = looking
  const { votes } = seen.view
  const yes = people.filter((seat) => votes.includes(seat)).length
  const wanted = yes > Math.floor(people.length / 2)
  if (wanted === votes.includes(seen.observer)) return null
  for (const { actions } of standing) {
    const vote = actions.find(({ type, vote: given }) => type === 'surrenderVote' && given === wanted)
    if (vote !== undefined) return vote
  }
  return null
}

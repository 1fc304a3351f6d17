import { blocked, everyone, listed, only, type Seat, type Seats, type Standing, type Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { exit, flow } from '../kit.ts'
import type { BombBusters, Pub } from '../state.ts'

/** BB-14: a way out of the mission that the root flow publishes. */
export const surrendered = exit('surrendered')

function count(seats: Seats): number {
  return listed(seats).length
}

/** BB-14.3: more than half of the team. */
function hasMajority({ votes, players }: Pub): boolean {
  return count(votes) > Math.floor(count(everyone(players.length)) / 2)
}

interface Voting extends Visit {
  local: { readonly seat: Seat; readonly vote: boolean }
  steps: { cast: void }
}
export const voteFlow = flow<Voting>('surrenderVote', {
  rule: 'BB-14.2',
  shown: {},
  start: 'cast',
  local: ({ seat, action }) => ({ seat, vote: actions.surrenderVote.vote(action) === 1 }),
  steps: {
    cast(x) {
      const before = x.pub.votes
      const voter = only(x.local.seat)
      x.pub.votes = x.local.vote ? before | voter : before & ~voter
      if (x.pub.votes !== before)
        x.tell(events.voted, { seat: x.local.seat, vote: x.local.vote ? 1 : 0, yes: count(x.pub.votes) })
      return x.done()
    },
  },
})

interface Confirming extends Visit {
  local: Record<never, never>
  steps: { leave: void }
}
export const confirmFlow = flow<Confirming>('confirmSurrender', {
  rule: 'BB-14.3',
  shown: {},
  start: 'leave',
  local: () => ({}),
  steps: { leave: (x) => x.unwind(surrendered) },
})

export const surrenderVote: Standing<BombBusters> = {
  name: 'surrenderVote',
  rule: 'BB-14.1',
  takes: [actions.surrenderVote],
  legal(_pub, _mine, _seat, out) {
    out.add(actions.surrenderVote.of(0))
    out.add(actions.surrenderVote.of(1))
  },
  flow: voteFlow,
}

export const confirmSurrender: Standing<BombBusters> = {
  name: 'confirmSurrender',
  rule: 'BB-14.3',
  takes: [actions.confirmSurrender],
  legal(pub, _mine, _seat, out) {
    if (hasMajority(pub)) out.add(actions.confirmSurrender.of())
  },
  why: () => blocked('noMajority', 'BB-14.3', 'More than half of the team must have voted for giving up.'),
  flow: confirmFlow,
}

import { type BombBusters, bombBusters } from '@riposte/bomb-busters'
import { type ActionJson, below, type EventJson, isBlocked, Match, seeded } from '@riposte/kernel'

/** A mission played on by people who know every wire, and who miss now and then. */
export interface BombScene {
  readonly mission: number
  readonly seats: number
  readonly seed: string
  /** Actions taken before one looks. */
  readonly actions: number
  /** One cut in so many misses; 0 for none. */
  readonly misses: number
  /** Stops when this is asked of that seat. */
  readonly until: string | null
  readonly seat: number
  /** A kind of answer that everybody else prefers. */
  readonly likes: string | null
}

export interface Played {
  readonly match: Match<BombBusters>
  to(observer: number): readonly EventJson[]
  act(seat: number, action: ActionJson): ReturnType<Match<BombBusters>['apply']>
}

export function playBombs({ mission, seats, seed, actions, misses, until, seat: watched, likes }: BombScene): Played {
  const match = Match.start(bombBusters, { seats, options: { mission }, seed })
  if (isBlocked(match)) throw new Error(match.message)
  const told = [...match.opening]
  const act = (seat: number, action: ActionJson) => {
    const applied = match.apply(seat, action)
    if (applied.blocked === null) told.push(...applied.events)
    return applied
  }
  const chance = seeded(`${seed} plays`)
  for (let taken = 0; taken < actions && !match.over; taken++) {
    const seat = match.play.decider()
    const { decisions } = match.view(seat)
    if (until !== null && seat === watched && decisions.some(({ question }) => question === until)) break
    const legal = match.legal(seat, 1200)
    const right =
      misses > 0 && below(chance, misses) === 0 ? [] : legal.filter((action) => isRight(match, seat, action))
    const liked =
      seat === watched ? [] : legal.filter(({ type, targetPlayerId }) => type === likes && targetPlayerId === watched)
    const from = liked.length > 0 ? liked : right.length > 0 ? right : legal
    act(seat, from[below(chance, from.length)])
  }
  return { match, to: (observer) => match.tell(told, observer), act }
}

function isRight({ play }: Match<BombBusters>, seat: number, action: ActionJson): boolean {
  const { type, targetPlayerId, targetTileIndex, guessValue } = action
  if (type === 'soloCut' || type === 'revealReds') return true
  if (type !== 'dualCut') return false
  const wire = play.own[Number(targetPlayerId)].wires[Number(targetTileIndex)]
  return guessValue === 'YELLOW' ? wire % 10 === 1 && seat >= 0 : wire === Number(guessValue) * 10
}

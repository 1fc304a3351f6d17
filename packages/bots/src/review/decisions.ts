import {
  type Action,
  type Blocked,
  Choices,
  type Entry,
  type Game,
  type Imagined,
  imagine,
  includes,
  isBlocked,
  type MatchRecord,
  type Play,
  packed,
  replay,
  type Seat,
  type Shape,
  seeded,
  typeId,
} from '@riposte/kernel'

/** A decision that somebody took, in a world that they could not tell from the real one. */
export interface Decision<G extends Shape = Shape> {
  readonly at: number
  readonly seat: Seat
  readonly played: Action
  readonly root: Imagined<G>
}

/**
 * Every decision of a match in which there was something to decide. What was taken back counts as not done. Of the real
 * worlds nothing leaves this place: each decision comes with a world that its seat has imagined.
 */
export function decisionsIn<G extends Shape>(
  game: Game<G>,
  record: MatchRecord,
  seed: string,
): readonly Decision<G>[] | Blocked {
  const takenBack = new Set(record.entries.flatMap((entry) => ('back' in entry ? [entry.back] : [])))
  const decisions: Decision<G>[] = []
  const match = replay(game, record, record.entries.length, ({ play }, at) => {
    const entry = record.entries[at]
    if (entry === undefined || takenBack.has(at)) return
    const played = answered(play, entry)
    if (played === null) return
    const root = imagine(play, entry.seat, seeded(`${seed} decision ${at}`))
    decisions.push({ at, seat: entry.seat, played, root })
  })
  return isBlocked(match) ? match : decisions
}

/** The answer that this entry gives to the open question; null where it gives none, or there was no other. */
function answered<G extends Shape>(play: Play<G>, entry: Entry): Action | null {
  const { open } = play
  if (open === null || !includes(play.waiting(), entry.seat) || !('action' in entry || 'timeout' in entry)) return null
  const choices = new Choices()
  play.legal(entry.seat, choices, 2)
  if (choices.count < 2) return null
  // What was done for a seat whose time was up is worked out on a copy: it may draw from the generator.
  const action = 'timeout' in entry ? play.clone().timeout(entry.seat) : packed(play.game, entry.action)
  if (isBlocked(action)) return null
  // The seat that is asked may do something else that it may always do.
  return play.game.question(open.question).takesType[typeId(action)] ? action : null
}

import {
  type ActionJson,
  type Beginning,
  below,
  Choices,
  everyone,
  type Game,
  type GameEvent,
  isBlocked,
  listed,
  Match,
  type Play,
  type PlayState,
  type Random,
  restore,
  type Seat,
  type Shape,
  writeAction,
  writeEvent,
} from '../src/index.ts'

/** A match of this game; a refused beginning is a mistake of the test. */
export function sitDown<G extends Shape>(game: Game<G>, beginning: Partial<Beginning> = {}): Match<G> {
  const match = Match.start(game, { seats: game.seats.min, seed: 'a table of friends', ...beginning })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

/** Does it, and says what happened; a refusal is a mistake of the test. */
export function does<G extends Shape>(match: Match<G>, seat: Seat, action: object): readonly GameEvent[] {
  const applied = match.apply(seat, action)
  if (applied.blocked !== null) throw new Error(`${JSON.stringify(action)}: ${applied.blocked.message}`)
  return applied.events
}

/** All of what happened, as nobody at the table sees it. */
export function inFull(events: readonly GameEvent[]) {
  return events.map((event) => writeEvent(event, 'all'))
}

/** Everything that every observer receives of a match, the spectator first. */
export function receivedByAll<G extends Shape>(match: Match<G>): string[] {
  return [-1, ...listed(everyone(match.play.seats))].map((observer) => JSON.stringify(match.view(observer)))
}

/** The seats that are asked, and what each may answer. */
export function asked<G extends Shape>(match: Match<G>): [seat: Seat, legal: readonly ActionJson[]][] {
  return listed(match.play.waiting()).map((seat) => [seat, match.legal(seat)])
}

/** Everything that somebody may do now: answers and standing decisions, as [seat, action]. */
function possibilities<G extends Shape>(match: Match<G>): [seat: Seat, action: ActionJson][] {
  const found: [Seat, ActionJson][] = []
  const choices = new Choices()
  for (const seat of listed(everyone(match.play.seats))) {
    for (const action of match.legal(seat)) found.push([seat, action])
    match.play.legalStanding(seat, choices)
    for (const action of choices.toArray()) found.push([seat, writeAction(match.game.actions, action)])
  }
  return found
}

/** Plays a whole match at random, standing decisions included, and shows it before every action. */
export function playOut<G extends Shape>(
  match: Match<G>,
  random: Random,
  before: (match: Match<G>) => void = () => {},
): Match<G> {
  for (let count = 0; !match.over; count++) {
    if (count > 2000) throw new Error('this match never ends')
    before(match)
    const possible = possibilities(match)
    const [seat, action] = possible[below(random, possible.length)]
    does(match, seat, action)
  }
  return match
}

/** The same moment after it was written down and read back. */
export function reread<G extends Shape>(match: Match<G>): Play<G> {
  return restore(match.game, JSON.parse(JSON.stringify(match.save())) as PlayState<G>)
}

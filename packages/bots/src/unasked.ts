import {
  type ActionJson,
  type Bot,
  imagine,
  includes,
  type Match,
  type Random,
  type Seat,
  type SeenStanding,
  type Shape,
} from '@riposte/kernel'
import { filling } from './filling.ts'

/** What this bot does for the seat although nobody asks; null for nothing. @param people the seats of those who are no bots */
export function unasked<G extends Shape>(
  match: Match<G>,
  seat: Seat,
  bot: Bot,
  random: Random,
  people: readonly Seat[],
): ActionJson | null {
  if (bot.unasked === undefined || match.over) return null
  return bot.unasked({
    // Made when they are looked at: often a bot knows without them that it wants nothing.
    get seen() {
      return match.view(seat)
    },
    get standing() {
      return besides(match, seat)
    },
    random,
    imagine: () => imagine(match.play, seat, random),
    fill: filling(match.play, seat),
    people,
  })
}

/** What this seat may do besides answering. What it is asked for at the same time it can do only as an answer. */
function besides<G extends Shape>(match: Match<G>, seat: Seat): readonly SeenStanding[] {
  const standing = match.standing(seat)
  const { open } = match.play
  if (open === null || !includes(match.play.waiting(), seat)) return standing
  const asked = match.game.question(open.question).takes.map(({ name }) => name)
  return standing.map(({ actions, forms, ...one }) => ({
    ...one,
    actions: actions.filter(({ type }) => !asked.includes(type)),
    ...(forms === undefined ? {} : { forms: forms.filter((type) => !asked.includes(type)) }),
  }))
}

/**
 * What bots do unasked after something has happened, one deed after the other, at most one for each seat; whoever goes
 * through this does the deed before going on. A seat that wanted nothing is asked again when another has done something.
 */
export function* unaskedDeeds<G extends Shape>(
  match: Match<G>,
  wants: (seat: Seat) => ActionJson | null,
): Iterable<readonly [Seat, ActionJson]> {
  const { seats } = match.play
  const done = new Set<Seat>()
  let quiet = 0
  for (let seat = 0; quiet < seats && !match.over; seat = (seat + 1) % seats) {
    const action = done.has(seat) ? null : wants(seat)
    quiet++
    if (action === null) continue
    done.add(seat)
    quiet = 0
    yield [seat, action]
  }
}

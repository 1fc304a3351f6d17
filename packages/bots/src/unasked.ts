import {
  type ActionJson,
  type Bot,
  imagine,
  includes,
  type Looking,
  type Play,
  project,
  projectStanding,
  type Random,
  type Seat,
  type SeenStanding,
  type Shape,
} from '@riposte/kernel'
import { filling } from './filling.ts'

/** A match, or a world that somebody imagines: where the machine is now. */
interface Going<G extends Shape> {
  readonly play: Play<G>
}

/**
 * What is done for the seat of this bot although nobody asks: what the game has every bot do, or else what this one wants;
 * null for nothing.
 * @param people the seats of those who are no bots
 */
export function unasked<G extends Shape>(
  { play }: Going<G>,
  seat: Seat,
  bot: Bot,
  random: Random,
  people: readonly Seat[],
): ActionJson | null {
  const { game } = play
  if ((bot.unasked === undefined && game.unasked === undefined) || play.over) return null
  const looking: Looking<G['view']> = {
    // Made when they are looked at: often a bot knows without them that it wants nothing.
    get seen() {
      return project(play, seat)
    },
    get standing() {
      return besides(play, seat)
    },
    random,
    imagine: () => imagine(play, seat, random),
    fill: filling(play, seat),
    people,
  }
  return game.unasked?.(looking) ?? bot.unasked?.(looking) ?? null
}

/** What this seat may do besides answering. What it is asked for at the same time it can do only as an answer. */
function besides<G extends Shape>(play: Play<G>, seat: Seat): readonly SeenStanding[] {
  const standing = projectStanding(play, seat)
  const { open } = play
  if (open === null || !includes(play.waiting(), seat)) return standing
  const asked = play.game.question(open.question).takes.map(({ name }) => name)
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
  going: Going<G>,
  wants: (seat: Seat) => ActionJson | null,
): Iterable<readonly [Seat, ActionJson]> {
  const { seats } = going.play
  const done = new Set<Seat>()
  let quiet = 0
  for (let seat = 0; quiet < seats && !going.play.over; seat = (seat + 1) % seats) {
    const action = done.has(seat) ? null : wants(seat)
    quiet++
    if (action === null) continue
    done.add(seat)
    quiet = 0
    yield [seat, action]
  }
}

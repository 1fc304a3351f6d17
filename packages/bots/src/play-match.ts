import {
  type Action,
  type ActionJson,
  type Bot,
  Choices,
  type GameEvent,
  imagine,
  type Match,
  type Play,
  project,
  projectLegal,
  projectNumbers,
  type Random,
  type Seat,
  type SeatedBot,
  type Shape,
  writeAction,
} from '@riposte/kernel'
import { filling } from './filling.ts'
import { GameTime } from './game-time.ts'
import { randomBot } from './random-bot.ts'
import { unasked, unaskedDeeds } from './unasked.ts'

/** Longer than any match of any game: a match that never ends is a bug and is found here. */
const ACTIONS_AT_MOST = 1_000_000

const NO_PEOPLE: readonly Seat[] = []

/**
 * What this bot answers for the seat. The random bot draws as a search does, straight from the question, so that a wide
 * form is filled in rather than listed, and a match plays out the same whichever way it is driven.
 */
export function decide<G extends Shape>({ play }: Match<G>, seat: Seat, bot: Bot, random: Random): ActionJson {
  return decideIn(play, seat, bot, random)
}

/** The same where there is no match around it, as in a world that somebody imagines. */
export function decideIn<G extends Shape>(play: Play<G>, seat: Seat, bot: Bot, random: Random): ActionJson {
  if (bot === randomBot) return writeAction(play.game.actions, play.sample(seat, random, new Choices()))
  return bot.decide({
    seen: project(play, seat),
    legal: projectLegal(play, seat, bot.lists),
    random,
    imagine: () => imagine(play, seat, random),
    fill: filling(play, seat),
  })
}

/**
 * Whose answer a match waits for, again and again until its end; whoever goes through this gives the answer before going
 * on. A clock of the game's own runs with the actions.
 */
export function* turns<G extends Shape>(
  match: Match<G>,
  ranOut?: (events: readonly GameEvent[]) => void,
): Iterable<Seat> {
  const time = match.game.timer === undefined ? null : new GameTime()
  for (let count = 0; !match.over; count++) {
    if (count === ACTIONS_AT_MOST) throw new Error(`${match.game.id}: no end after ${count} actions`)
    const seat = match.play.decider()
    const timer = time === null ? null : match.play.timer()
    if (timer !== null && time?.isUp(timer, seat < 0) === true) {
      const applied = match.runOut(timer.id)
      if (applied.blocked === null) ranOut?.(applied.events)
      continue
    }
    if (seat < 0) throw new Error(`${match.game.id}: nobody is asked and no clock runs`)
    time?.pass(timer)
    yield seat
  }
}

/** Plays a match to its end, one bot to each seat. Tells after each action, asked for or not, what happened. */
export function playMatch<G extends Shape>(
  match: Match<G>,
  bots: readonly Bot[],
  random: Random,
  told?: (seat: Seat, action: ActionJson, events: readonly GameEvent[]) => void,
): void {
  const seated: readonly (Bot | SeatedBot)[] = bots.map((bot) => bot.sit?.() ?? bot)
  const tell = (events: readonly GameEvent[]) => {
    for (const [seat, bot] of seated.entries()) if ('hear' in bot) bot.hear(projectNumbers(events, seat))
  }
  const act = (seat: Seat, action: ActionJson) => {
    const applied = match.apply(seat, action)
    if (applied.blocked !== null) {
      const { rule, message } = applied.blocked
      throw new Error(`${bots[seat].name} at seat ${seat} tried ${JSON.stringify(action)}: ${message} (${rule})`)
    }
    tell(applied.events)
    told?.(seat, action, applied.events)
  }
  const wants = (seat: Seat) => unasked(match, seat, seated[seat], random, NO_PEOPLE)
  const afterwards = () => {
    for (const [seat, action] of unaskedDeeds(match, wants)) act(seat, action)
  }
  afterwards()
  const ranOut = (events: readonly GameEvent[]) => {
    tell(events)
    afterwards()
  }
  for (const seat of turns(match, ranOut)) {
    act(seat, decide(match, seat, seated[seat], random))
    afterwards()
  }
}

/** An answer is drawn from it at once, so that all matches that are played out share it. */
const scratch = new Choices()

/** Plays on at random to the end, in place and in numbers. Returns how many actions that took. */
export function playOut<G extends Shape>(
  play: Play<G>,
  random: Random,
  told?: (seat: Seat, action: Action) => void,
): number {
  let time: GameTime | null = null
  for (let count = 0; count < ACTIONS_AT_MOST; count++) {
    const seat = play.decider()
    const timer = play.timer()
    if (timer !== null) {
      time ??= new GameTime()
      if (time.isUp(timer, seat < 0)) {
        play.runOut()
        continue
      }
      time.pass(timer)
    }
    if (seat < 0) return count
    const action = play.sample(seat, random, scratch)
    play.answer(seat, action)
    told?.(seat, action)
  }
  throw new Error(`${play.game.id}: no end after ${ACTIONS_AT_MOST} actions`)
}

import {
  type Action,
  type Bot,
  Choices,
  type Imagined,
  imagine,
  isBlocked,
  type Play,
  packed,
  type Random,
  type Seat,
  type Shape,
  seeded,
  word,
  writeAction,
} from '@riposte/kernel'
import { GameTime } from '../game-time.ts'
import { decideIn } from '../play-match.ts'
import type { Followed, LineStep } from '../search/search.ts'
import { Besides } from './besides.ts'
import { fearedLine } from './feared.ts'
import type { Judge } from './judge.ts'
import { error, FAR, mean, SURE, worths } from './lines.ts'
import type { Verdict, Weighed } from './verdict.ts'

/** A bot that weighs what it does takes about as long for a match as a search for so many lines. */
const COST = 25
/** A match that goes on for longer than this is as good as undecided. */
const LONGEST = 5000
const UNDECIDED = 0.5
/** So much of a line is remembered. */
const REMEMBERED = 8
const WIDE = 160

/**
 * A judge that lets a bot play on, for games that no search plays well enough to judge anybody: what is worth something is
 * to win, and a line is a match played to its end by this bot on every seat, each knowing what its seat would know. It
 * compares what was played with what the bot would have done, in the same imagined worlds and with the same luck.
 */
export function playingOn<G extends Shape>(bot: Bot): Judge<G> {
  return { cost: COST, judge: (root, seat, played, lines, random) => judge(root, seat, played, bot, lines, random) }
}

function judge<G extends Shape>(
  root: Imagined<G>,
  seat: Seat,
  played: Action,
  bot: Bot,
  lines: number,
  random: Random,
): Omit<Verdict, 'at'> {
  const worlds = Array.from({ length: lines }, () => word(random))
  const choice = answer(root, seat, bot, random)
  const followed = worlds.map((world) => follow(root, seat, played, bot, `${world}`))
  const other = choice === played ? followed : worlds.map((world) => follow(root, seat, choice, bot, `${world}`))
  const [worth, most] = [mean(worths(followed)), mean(worths(other))]
  const weighed = (action: Action, found: number): Weighed => ({
    action: writeAction(root.game.actions, action),
    worth: found,
    visits: lines,
  })
  const own = weighed(played, worth)
  const bots = weighed(choice, most)
  const gained = other.map((line, world) => line.worth - followed[world].worth)
  const choices = new Choices()
  root.legal(seat, choices, WIDE)
  return {
    seat,
    question: root.open?.question ?? '',
    played: own,
    best: most > worth ? bots : own,
    isFar: most - worth > Math.max(FAR, SURE * error(gained)),
    answers: choice === played ? [own] : [bots, own],
    choices: choices.count,
    feared: fearedLine(followed).map(({ action, ...step }) => ({
      ...step,
      action: writeAction(root.game.actions, action),
    })),
  }
}

/** A line that begins with this answer. The same luck deals the same world and makes the same draws. */
function follow<G extends Shape>(root: Imagined<G>, seat: Seat, first: Action, bot: Bot, luck: string): Followed {
  const random = seeded(luck)
  const world = imagine(root, seat, random)
  const steps: LineStep[] = []
  const remember = (step: LineStep) => steps.length < REMEMBERED && steps.push(step)
  const besides = new Besides(world, bot, random, remember)
  world.answer(seat, first)
  besides.happen()
  const time = world.game.timer === undefined ? null : new GameTime()
  for (let count = 0; count < LONGEST && !world.over; count++) {
    const decider = world.decider()
    const timer = time === null ? null : world.timer()
    if (timer !== null && time?.isUp(timer, decider < 0) === true) {
      world.runOut()
      besides.happen()
      continue
    }
    if (decider < 0) break
    time?.pass(timer)
    const action = answer(world, decider, bot, random)
    if (steps.length < REMEMBERED && hasChoice(world, decider)) {
      remember({ seat: decider, question: world.open?.question ?? '', action })
    }
    world.answer(decider, action)
    besides.happen()
  }
  const outcome = world.game.outcome(world.pub)
  const worth = outcome === null ? UNDECIDED : outcome.winners.includes(seat) ? 1 : 0
  return { worth, steps, isWhole: steps.length < REMEMBERED }
}

/** What the bot does; where the rules do not let it, something else. */
function answer<G extends Shape>(play: Play<G>, seat: Seat, bot: Bot, random: Random): Action {
  const action = packed(play.game, decideIn(play, seat, bot, random))
  if (!isBlocked(action) && play.check(seat, action) === null) return action
  return play.sample(seat, random, new Choices())
}

function hasChoice<G extends Shape>(play: Play<G>, seat: Seat): boolean {
  const choices = new Choices()
  play.legal(seat, choices, 2)
  return choices.count > 1
}

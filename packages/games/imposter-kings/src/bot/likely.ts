import { type Action, type Choices, type Play, type Random, type Seat, word } from '@riposte/kernel'
import { actions } from '../actions.ts'
import {
  ASSASSIN,
  baseValue,
  FOOL,
  INQUISITOR,
  JUDGE,
  KINGS_HAND,
  MYSTIC,
  type Name,
  NO_CARD,
  nameOf,
  OATHBOUND,
  PRINCESS,
  SENTRY,
  SPY,
  WARDEN,
} from '../names.ts'
import type { ImposterKings } from '../state.ts'
import { glance } from './glance.ts'
import { likelyReaction } from './likely-reaction.ts'
import { usualWorth } from './worth.ts'

type World = Play<ImposterKings>

/** What somebody does is not always what the rules of thumb find best: answers this close to each other are all likely. */
const CLOSE = 0.5
const TIE = 0.1
/** Of wide forms so many answers are drawn, and the best of them is given. */
const DRAWN = 6
/** Worse than any answer that has a mark. */
const LAST = -10

/** What a player who goes by rules of thumb would answer in a world that somebody imagines. What it has no rule for it draws. */
export function likely(play: World, seat: Seat, random: Random, scratch: Choices): Action {
  switch (play.open?.question ?? '') {
    case 'mainTurn':
      play.legal(seat, scratch)
      if (scratch.count === 1) return scratch.list[0]
      glance.at(play, seat)
      return best(scratch, random, CLOSE, turnMark)
    case 'reactionPrompt':
      return likelyReaction(play, seat, random, scratch)
    case 'useAbility':
      return uses(play, seat, sourceOf(play)) ? actions.use.of() : actions.decline.of()
    case 'sayName':
      glance.at(play, seat)
      return sourceOf(play) === INQUISITOR
        ? bestListed(play, seat, random, scratch, CLOSE, callMark)
        : bestListed(play, seat, random, scratch, TIE, nameMark)
    case 'chooseCourtCard':
      return bestListed(play, seat, random, scratch, TIE, courtMarks(play))
    case 'choosePlayer':
      if (sourceOf(play) !== NO_CARD) break
      // IK-3.5: to answer is better than to begin.
      return bestListed(play, seat, random, scratch, 0, nextMarks((seat + 1) % play.seats))
    case 'pickOpenly':
    case 'pickSecretly':
    case 'giveInReturn':
      return likelyPick(play, seat, random, scratch)
    case 'commitCards':
      return bestDrawn(play, seat, random, scratch, commitMark)
    case 'disgraceSet':
      return bestDrawn(play, seat, random, scratch, disgraceMarks(play, seat))
  }
  return play.sample(seat, random, scratch)
}

/** The card that the open question is about. */
function sourceOf(play: World): Name {
  return play.open?.arg.source ?? NO_CARD
}

function likelyPick(play: World, seat: Seat, random: Random, scratch: Choices): Action {
  const source = sourceOf(play)
  if (source === JUDGE) return bestListed(play, seat, random, scratch, 0, laidDown)
  if (source !== OATHBOUND) return bestListed(play, seat, random, scratch, TIE, givenUp)
  glance.at(play, seat)
  return bestListed(play, seat, random, scratch, CLOSE, secondMark)
}

function courtMarks({ pub: { court } }: World): (action: Action) => number {
  return (action) => usualWorth(nameOf(court[actions.chooseCourt.place(action)].card))
}

function nextMarks(next: Seat): (action: Action) => number {
  return (action) => (actions.choosePlayer.seat(action) === next ? 1 : 0)
}

function bestListed(
  play: World,
  seat: Seat,
  random: Random,
  scratch: Choices,
  close: number,
  mark: (action: Action) => number,
): Action {
  play.legal(seat, scratch)
  return best(scratch, random, close, mark)
}

function best(choices: Choices, random: Random, close: number, mark: (action: Action) => number): Action {
  let found = choices.list[0]
  if (choices.count === 1) return found
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.count; i++) {
    const action = choices.list[i]
    const value = mark(action) + (close * word(random)) / 2 ** 32
    if (value > highest) {
      highest = value
      found = action
    }
  }
  return found
}

function bestDrawn(
  play: World,
  seat: Seat,
  random: Random,
  scratch: Choices,
  mark: (action: Action) => number,
): Action {
  let found = play.sample(seat, random, scratch)
  let highest = mark(found)
  for (let i = 1; i < DRAWN; i++) {
    const action = play.sample(seat, random, scratch)
    const value = mark(action)
    if (value > highest) {
      highest = value
      found = action
    }
  }
  return found
}

/** IK-4.4: how good it is to do this with a turn, at a glance. */
export function turnMark(action: Action): number {
  if (actions.play.is(action)) return glance.playing(actions.play.card(action), false)
  if (actions.flip.is(action)) return glance.flipping()
  return glance.playing(glance.successor, false) + 0.5
}

/** IK-7.11b: how good a card is as the second one. */
function secondMark(action: Action): number {
  return glance.playing(actions.pick.card(action), true)
}

function callMark(action: Action): number {
  return glance.calling(actions.nameCard.card(action))
}

/** What is most likely held, at a glance; where that is alike, what it would be good to know. */
export function nameMark(action: Action): number {
  const name = actions.nameCard.card(action)
  return glance.holds(name) + usualWorth(name) * 0.01
}

/** IK-3.7: what is least worth into the Dungeon, and as Successor what is strong; reaction cards only work from the hand. */
export function commitMark(action: Action): number {
  const successor = nameOf(actions.commit.successor(action))
  return asideWorth(successor) * 0.4 - usualWorth(nameOf(actions.commit.dungeon(action)))
}

/** What a card is worth as Successor. */
export function asideWorth(name: Name): number {
  return usualWorth(name) - (name === KINGS_HAND || name === ASSASSIN ? 2.5 : 0)
}

/** IK-5.9: whether an ability is used. */
function uses(play: World, seat: Seat, source: Name): boolean {
  switch (source) {
    case INQUISITOR:
      return glance.at(play, seat).isWorthCalling()
    case SENTRY:
      return mostInCourt(play) - glance.at(play, seat).least() > 0.6 + Math.max(0, glance.losingTheThrone())
    case PRINCESS:
      return glance.at(play, seat).least() < 1.2
    case WARDEN:
      return usualWorth(nameOf(play.pub.accused)) > glance.at(play, seat).least() + 0.2
    case MYSTIC:
    case SPY:
      return false
    default:
      return true
  }
}

/** Royalty cannot be fetched by a Sentry (IK-7.19a). */
function mostInCourt({ pub: { court } }: World): number {
  let most = 0
  for (let at = 0; at < court.length - 1; at++) {
    const { card, up } = court[at]
    if (up && baseValue(card) < 9) most = Math.max(most, usualWorth(nameOf(card)))
  }
  return most
}

/** IK-7.9a: a free play at the next turn, best of a card that finds no other. */
function laidDown(action: Action): number {
  if (!actions.pick.is(action)) return 0
  const card = actions.pick.card(action)
  return nameOf(card) === ASSASSIN ? -1 : 1 - baseValue(card) * 0.15
}

function givenUp(action: Action): number {
  return actions.pick.is(action) ? -usualWorth(nameOf(actions.pick.card(action))) : LAST
}

/** IK-7.8a: what an opponent could fetch back goes, the own Throne stays. */
function disgraceMarks({ pub: { court }, own }: World, seat: Seat): (action: Action) => number {
  const fetches = own[seat].hand.some((card) => nameOf(card) === FOOL || nameOf(card) === SENTRY)
  // A place that is left empty is 0, every other one is one higher.
  const mark = (place: number) => {
    if (place === 0) return 0
    if (place === court.length) return -5
    const gain = usualWorth(nameOf(court[place - 1].card)) * 0.2 - 0.1
    return fetches ? -gain : gain
  }
  const { first, second, third } = actions.disgrace
  return (action) => mark(first(action)) + mark(second(action)) + mark(third(action))
}

import { blocked, type Observer, only, type Random, type Seat, shuffle, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids } from '../blocked.ts'
import { allowsNumber, valueAgainst } from '../constraints/card.ts'
import { constraintNumber } from '../constraints/deck.ts'
import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { CAPTAINS_CARD, CHARACTERS, CONSTRAINTS, type ConstraintId, NO_CHARACTER, PLAYING } from '../names.ts'
import { ableToPlay } from '../phases/able.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Own, Position, Pub } from '../state.ts'
import { defineModule, type TurnAction } from './module.ts'

type CharacterId = (typeof CHARACTERS)[number]

/** What everybody can keep in mind about the hidden cards. */
interface Public {
  /** False once they are turned up or discarded. */
  hidden: boolean
  /** BB-M34.R1: the turn of the last guess. */
  guessedIn: number
  /** By seat: the numbers it has named while the cards were hidden, one bit each. */
  named: number[]
  /** By seat: whoever has guessed is not the weakest link. */
  isNot: boolean[]
  /** Wrong guesses. */
  wrong: { readonly target: Seat; readonly constraint: ConstraintId }[]
}

/** BB-M34.3: what a player sees of the hidden cards; null once they are gone. */
interface Cards {
  character: CharacterId | null
  constraint: ConstraintId | null
}

/** The constraints that were not dealt. */
interface Unseen {
  constraints: ConstraintId[]
}

const link = shelf<Public, Cards, Unseen>('hidden-weakest-link')

const WEAKEST: CharacterId = CHARACTERS[CAPTAINS_CARD]

function isWeakest(mine: Own): boolean {
  return link.own(mine).character === WEAKEST
}

/** BB-M34.2: the characters are dealt again, and constraints with them, all face down. */
function dealHidden(x: Table<BombBusters>, ids: readonly ConstraintId[]): void {
  const { players } = x.pub
  const characters = players.map(({ character }) => CHARACTERS[character])
  const constraints = ids.slice()
  shuffle(x.random, characters)
  shuffle(x.random, constraints)
  link.put(x.pub, {
    hidden: true,
    guessedIn: 0,
    named: players.map(() => 0),
    isNot: players.map(() => false),
    wrong: [],
  })
  for (let seat = 0; seat < x.seats; seat++) {
    const character = characters[seat]
    const constraint = constraints.pop()!
    players[seat].character = NO_CHARACTER
    link.give(x.own[seat], { character, constraint })
    x.whisper(only(seat), events.weakestLinkDealt, {
      seat,
      character: CHARACTERS.indexOf(character),
      constraintId: constraintNumber(constraint),
    })
  }
  link.hide(x.hidden, { constraints })
}

/** The hidden cards are no more; `turnedUp`: everybody gets the character that was dealt. */
function endHiding(x: Table<BombBusters>, turnedUp: boolean): void {
  for (let seat = 0; seat < x.seats; seat++) {
    const { character } = link.own(x.own[seat])
    if (turnedUp && character !== null) {
      const card = CHARACTERS.indexOf(character)
      x.pub.players[seat].character = card
      x.tell(events.characterDealt, { seat, character: card })
    }
    link.give(x.own[seat], { character: null, constraint: null })
  }
  link.hide(x.hidden, { constraints: [] })
  link.pub(x.pub).hidden = false
}

const { mission34GuessWeakestLink } = actions

const NO_PERSONAL = missionForbids('BB-M34.5', 'The characters lie face down.')
const GONE = blocked('nothingHidden', 'BB-M34.7', 'The hidden cards are gone.')
const ONE_GUESS = blocked('guessedAlready', 'BB-M34.R1', 'One guess in a turn.')
const IS_WEAKEST = blocked('weakestLink', 'BB-M34.7', 'You are the weakest link.')
const ANOTHER = blocked('notAnother', 'BB-M34.7', 'Name another player.')
const NOT_DEALT = blocked('notDealt', 'BB-M34.7', 'Only A to E were dealt.')

function guessingRefused(pub: Pub, mine: Own) {
  const { hidden, guessedIn } = link.pub(pub)
  if (!hidden) return GONE
  if (guessedIn === pub.turn) return ONE_GUESS
  return isWeakest(mine) ? IS_WEAKEST : null
}

/** BB-M34.7 */
function guessing(ids: readonly ConstraintId[], price: number): TurnAction {
  return {
    type: mission34GuessWeakestLink,
    keepsTurn: true,
    refused(pub, mine, seat, action) {
      const refused = guessingRefused(pub, mine)
      if (refused !== null) return refused
      const target = mission34GuessWeakestLink.targetPlayerId(action)
      if (target === seat || target >= pub.players.length) return ANOTHER
      return ids.includes(CONSTRAINTS[mission34GuessWeakestLink.constraintId(action)]) ? null : NOT_DEALT
    },
    domain(pub, mine, seat, filled, out) {
      if (guessingRefused(pub, mine) !== null) return
      if (filled.length > 0) out.push(...ids.map(constraintNumber))
      else for (let other = 0; other < pub.players.length; other++) if (other !== seat) out.push(other)
    },
    carryOut(x, seat, action) {
      const target = mission34GuessWeakestLink.targetPlayerId(action)
      const number = mission34GuessWeakestLink.constraintId(action)
      const constraint = CONSTRAINTS[number]
      const state = link.pub(x.pub)
      const right = isWeakest(x.own[target]) && link.own(x.own[target]).constraint === constraint
      x.tell(events.weakestLinkGuessed, { seat, target, constraintId: number, right: right ? 1 : 0 })
      state.guessedIn = x.pub.turn
      state.isNot[seat] = true
      if (right) endHiding(x, true)
      else {
        state.wrong.push({ target, constraint })
        moveDial(x, price)
        checkDial(x)
      }
      return null
    },
  }
}

/** Whether the hidden cards as they lie agree with everything that has been seen. */
function agrees(x: Position): boolean {
  const { named, isNot, wrong } = link.pub(x.pub)
  const weakest = x.own.findIndex(isWeakest)
  const { constraint } = link.own(x.own[weakest])
  if (constraint === null || isNot[weakest]) return false
  if (wrong.some((guess) => guess.target === weakest && guess.constraint === constraint)) return false
  for (let value = 1; value <= 12; value++) {
    if ((named[weakest] & (1 << value)) !== 0 && !allowsNumber(constraint, value)) return false
  }
  // Whoever is playing is able to.
  return x.pub.phase !== PLAYING || x.pub.current !== weakest || ableToPlay(x.pub, x.own[weakest], weakest)
}

const TRIES = 60

/** The cards of all others are dealt again, until they agree with what the table has seen. */
function dealAgain(x: Position, observer: Observer, random: Random): void {
  const others = x.own.filter((_, seat) => seat !== observer)
  const before = others.map((mine) => ({ ...link.own(mine) }))
  const { constraints } = link.hidden(x.hidden)
  const characters = before.map(({ character }) => character)
  const ids = [...before.map(({ constraint }) => constraint!), ...constraints]
  for (let i = 0; i < TRIES; i++) {
    shuffle(random, characters)
    shuffle(random, ids)
    for (const [at, mine] of others.entries()) link.give(mine, { character: characters[at], constraint: ids[at] })
    link.hide(x.hidden, { constraints: ids.slice(others.length) })
    if (agrees(x)) return
  }
  for (const [at, mine] of others.entries()) link.give(mine, before[at])
  link.hide(x.hidden, { constraints })
}

interface HiddenWeakestLinkParameters {
  readonly constraints: readonly ConstraintId[]
  readonly stuckDial: number
  readonly wrongGuessDial: number
}

/** BB-M34: somebody has to obey a constraint, and nobody else knows who. */
export const hiddenWeakestLink = defineModule('hidden-weakest-link', {
  make({ constraints, stuckDial, wrongGuessDial }: HiddenWeakestLinkParameters) {
    return {
      setup: (x) => dealHidden(x, constraints),
      // BB-M34.4: all others ignore their card.
      value(pub, mine, seat, value, means) {
        const { constraint } = link.own(mine)
        if (constraint === null || !isWeakest(mine)) return null
        return valueAgainst(constraint, pub, mine, seat, value, means)
      },
      personal: (pub) => (link.pub(pub).hidden ? NO_PERSONAL : null),
      turnActions: [guessing(constraints, wrongGuessDial)],
      // Fast Pass is not bound, and the Disintegrator is nobody's cut.
      resolve({ pub }, { actor, value, other, means }) {
        if (means === 'fastPass' || means === 'disintegrator') return
        // A ray names two, and both have to be allowed (BB-E10.R1).
        for (const said of [value, other]) if (said > 0) link.pub(pub).named[actor] |= 1 << said
      },
      // BB-M34.6: only the weakest link can be stuck. The dial comes first.
      skipDial: stuckDial,
      skipped(x) {
        if (!link.pub(x.pub).hidden) return null
        x.tell(events.weakestLinkDiscarded)
        endHiding(x, false)
        return null
      },
      resample(x, observer, random) {
        if (link.pub(x.pub).hidden) dealAgain(x, observer, random)
      },
    }
  },
})

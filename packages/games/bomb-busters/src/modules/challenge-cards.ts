import { type Seat, shuffle, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_REVEAL_REDS_REQUIRED, missionForbids } from '../blocked.ts'
import type { ChallengeCard, Stand } from '../challenges/card.ts'
import { CHALLENGES, type Challenge, challengeCard, RED_CUT } from '../challenges/index.ts'
import { mustReveal, targetRefused } from '../cuts/legality.ts'
import { turnEvent } from '../cuts/turn-event.ts'
import { cutWire } from '../cuts/wire.ts'
import { finish, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { LOSS_RED_WIRE } from '../names.ts'
import { noteOnlyRed } from '../reds.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { standEnd, standStart, wireAt } from '../state.ts'
import { isRed, type Value } from '../wires.ts'
import { defineModule, type TurnAction, type TurnEvent } from './module.ts'

/** BB-M55.1: the cards that lie open, those that are met, and what they look at. */
interface Challenges {
  active: { readonly challenge: Challenge; readonly numbers: readonly Value[] }[]
  met: Challenge[]
  recent: TurnEvent[]
  validated: Value[]
}

const challenges = shelf<Challenges>('challenge-cards')

/** BB-H: only so many events are kept, and so many validated numbers. */
const RECENT = 4
const VALIDATED = 3
const NUMBERS: readonly Value[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** BB-M55.1, BB-M55.4, BB-H.1: as many as players. The rest is never used, and so is no secret that matters. */
function layOut(x: Table<BombBusters>): void {
  const deck = CHALLENGES.slice()
  shuffle(x.random, deck)
  const active = deck.slice(0, x.seats).map((challenge) => {
    const numbers = NUMBERS.slice()
    shuffle(x.random, numbers)
    return { challenge, numbers: numbers.slice(0, challengeCard(challenge).numbers ?? 0) }
  })
  challenges.put(x.pub, { active, met: [], recent: [], validated: [] })
  for (const { challenge, numbers } of active) {
    x.tell(events.challengeDealt, { challenge })
    for (const value of numbers) x.tell(events.challengeNumber, { challenge, value })
  }
}

interface Found {
  readonly seat: Seat
  readonly stand: number
}

function uncutOn({ players }: Pub, { seat, stand }: Found): number[] {
  const places: number[] = []
  for (let place = standStart(players[seat], stand); place < standEnd(players[seat], stand); place++) {
    if (players[seat].shown[place] === 0) places.push(place)
  }
  return places
}

function lookAt(x: Table<BombBusters>, { seat, stand }: Found): Stand {
  const player = x.pub.players[seat]
  const [start, end] = [standStart(player, stand), standEnd(player, stand)]
  const shown = player.shown.slice(start, end)
  return { shown, wires: shown.map((_, at) => wireAt(x, seat, start + at)) }
}

/** BB-H.2: the first stand that meets the card, in seat order. */
function standThatMeets(x: Table<BombBusters>, { stand: isMet, unseen }: ChallengeCard): Found | null {
  if (isMet === undefined) return null
  for (let seat = 0; seat < x.seats; seat++) {
    for (let stand = 0; stand < x.pub.players[seat].stands.length; stand++) {
      const found = { seat, stand }
      const uncut = unseen === undefined ? [] : uncutOn(x.pub, found)
      if (unseen !== undefined && uncut.length < unseen.leastUncut) continue
      if (isMet(lookAt(x, found))) {
        unseen?.met(x.pub, seat, uncut)
        return found
      }
      unseen?.missed(x.pub, seat, uncut)
    }
  }
  return null
}

/** Whether wires that nobody sees are looked at, by what everybody sees. */
function looksAtUnseen(pub: Pub, { unseen }: ChallengeCard): boolean {
  if (unseen === undefined) return false
  return pub.players.some(({ stands }, seat) =>
    stands.some((_, stand) => uncutOn(pub, { seat, stand }).length >= unseen.leastUncut),
  )
}

const NO_STAND = { seat: -1, stand: 0 }

/** BB-M55.2: several may be met at once; each is discarded, moves the dial, and is not replaced. */
function judge(x: Table<BombBusters>, steps: number): void {
  const state = challenges.pub(x.pub)
  for (const { challenge, numbers } of state.active.slice()) {
    const card = challengeCard(challenge)
    const isAsked = looksAtUnseen(x.pub, card)
    const found = standThatMeets(x, card)
    const { seat, stand } = found ?? NO_STAND
    // Wires that nobody sees have been looked at: either way that is news.
    if (isAsked) x.tell(events.challengeSought, { challenge, seat: seat + 1, stand })
    if (found === null && card.done?.(state, numbers) !== true) continue
    state.active = state.active.filter((other) => other.challenge !== challenge)
    state.met.push(challenge)
    x.tell(events.challengeMet, { challenge, seat: seat + 1, stand })
    moveDial(x, steps)
  }
}

const NOT_ACTIVE = missionForbids('BB-9.9', 'That needs the challenge of the red wire, and it is not on the table.')
const { challengeRedCut } = actions

function startRefused(pub: Pub, mine: Own) {
  if (mustReveal(pub, mine)) return FORCED_REVEAL_REDS_REQUIRED
  return challenges.pub(pub).active.some(({ challenge }) => challenge === RED_CUT) ? null : NOT_ACTIVE
}

/** BB-9.9, BB-M55.3: it takes the place of the action. */
const redCut: TurnAction = {
  type: challengeRedCut,
  refused(pub, mine, seat, action) {
    const place = challengeRedCut.targetTileIndex(action) - 1
    return startRefused(pub, mine) ?? targetRefused(pub, seat, challengeRedCut.targetPlayerId(action), place)
  },
  domain(pub, mine, seat, filled, out) {
    if (startRefused(pub, mine) !== null) return
    const [target] = filled
    if (target === undefined) {
      for (let mate = 0; mate < pub.players.length; mate++) {
        if (mate !== seat && pub.players[mate].uncut > 0) out.push(mate)
      }
    } else {
      const { shown } = pub.players[target]
      for (let place = 0; place < shown.length; place++) if (shown[place] === 0) out.push(place + 1)
    }
  },
  carryOut(x, seat, action) {
    const target = challengeRedCut.targetPlayerId(action)
    const place = challengeRedCut.targetTileIndex(action) - 1
    const isRight = isRed(wireAt(x, target, place))
    x.tell(events.challengeRedCut, { seat, target, tileIndex: place + 1, red: isRight ? 1 : 0 })
    cutWire(x, target, place)
    if (!isRight) finish(x, LOSS_RED_WIRE)
    turnEvent(x, 'challengeRedCut')
    noteOnlyRed(x)
    return null
  },
}

/**
 * BB-M55, BB-M60: challenges that move the dial back when they are met. BB-M55.5: it hooks the setup and the events of
 * the turns.
 */
export const challengeCards = defineModule('challenge-cards', {
  make({ completedDial }: { readonly completedDial: number }) {
    return {
      setup(x) {
        layOut(x)
        judge(x, completedDial)
      },
      turnActions: [redCut],
      validated({ pub }, value) {
        const { validated } = challenges.pub(pub)
        if (validated.length < VALIDATED) validated.push(value)
      },
      // BB-M55.6: what is no cut of a number breaks a run. Nobody is skipped here as long as the mission can be won.
      turnEvent(x, event) {
        const state = challenges.pub(x.pub)
        state.recent = [...state.recent, event].slice(-RECENT)
        judge(x, completedDial)
      },
    }
  },
})

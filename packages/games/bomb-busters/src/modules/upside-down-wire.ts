import { below, everyone, only, type Seat, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids } from '../blocked.ts'
import { moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { countOf, unseenPlaces, valuesIn } from '../hand.ts'
import type { Draft, DraftStand } from '../setup/draft.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { learnWire, standEnd, UPSIDE_DOWN } from '../state.ts'
import { COPIES, gameValue, isBlue, RED, type Wire } from '../wires.ts'
import { defineModule } from './module.ts'

/** Where the upside-down wires stand, by seat: the places are known to everybody. */
interface Turned {
  /** How many wires at the left and at the right end of each stand. */
  left: number[][]
  right: number[][]
}

const turned = shelf<Turned>('upside-down-wire')

const ONLY_ITS_OWNER = missionForbids('BB-M38.2', 'Only the captain can cut the wire that stands upside down.')
const NO_EQUIPMENT = missionForbids('BB-S11.4', 'No equipment goes with a wire that you do not see.')
const NOT_UNSEEN = missionForbids('BB-S11.5', 'Name wires of your own that stand upside down.')

/** A wire at random from the stands of a player, and the stand it was dealt to. */
function takeAny(x: Table<BombBusters>, stands: readonly DraftStand[]): { wire: Wire; stand: DraftStand } {
  let at = below(
    x.random,
    stands.reduce((sum, { middle }) => sum + middle.length, 0),
  )
  for (const stand of stands) {
    if (at < stand.middle.length) return { wire: stand.middle.splice(at, 1)[0], stand }
    at -= stand.middle.length
  }
  throw new Error('a player has no wires')
}

/** BB-M38.1, BB-M56.1: one wire at the right end of its stand; BB-M64.1: two, at the ends of the hand. */
function turnWires(x: Table<BombBusters>, { stands }: Draft, seats: readonly Seat[], count: number): void {
  const ownStands = x.own.map((_, seat) => stands.filter((stand) => stand.seat === seat))
  for (const seat of seats) {
    const own = ownStands[seat]
    const first = takeAny(x, own)
    if (count === 1) {
      first.stand.right.push(first.wire)
      continue
    }
    const second = takeAny(x, own)
    own[0].left.push(Math.min(first.wire, second.wire))
    own[own.length - 1].right.push(Math.max(first.wire, second.wire))
  }
  turned.put(x.pub, {
    left: ownStands.map((own) => own.map(({ left }) => left.length)),
    right: ownStands.map((own) => own.map(({ right }) => right.length)),
  })
}

/** BB-S11.1: its owner does not see it, everybody else at the table does. */
function turnOver(x: Table<BombBusters>, seat: Seat, place: number): void {
  const { wires } = x.own[seat]
  const wire = wires[place]
  if (x.hidden.upsideDown[seat].length === 0) x.hidden.upsideDown[seat] = wires.map(() => 0)
  x.hidden.upsideDown[seat][place] = wire
  wires[place] = 0
  const player = x.pub.players[seat]
  player.marks = player.marks.with(place, player.marks[place] | UPSIDE_DOWN)
  for (let mate = 0; mate < x.seats; mate++) if (mate !== seat) learnWire(x.own[mate], seat, place, wire)
  x.tell(events.wireTurned, { seat, tileIndex: place + 1 })
  x.whisper(everyone(x.seats) & ~only(seat), events.wireSeen, { seat, tileIndex: place + 1, wire })
}

function isUnseen(pub: Pub, seat: Seat, place: number): boolean {
  return unseenPlaces(pub, seat).includes(place)
}

/** BB-M38.3: all that could still be paired would be paired with a wire that only the captain may cut. */
function waitsForCaptain(pub: Pub, mine: Own, seat: Seat): boolean {
  const [place] = unseenPlaces(pub, pub.captain)
  if (seat === pub.captain || place === undefined) return false
  const wire = mine.known[pub.captain][place]
  const value = gameValue(wire)
  if (!isBlue(wire) || (valuesIn(pub, mine, seat) & ~(1 << RED)) !== 1 << value) return false
  return COPIES - pub.cut[value] - countOf(pub, mine, seat, value) === 1
}

interface UpsideDownWireParameters {
  readonly count: number
  readonly ownerOnly: boolean
  readonly teammateSuccessDial?: number
  readonly skipDial?: number
}

/** BB-S11, BB-M38, BB-M56, BB-M64: wires that only the teammates of their owner see. */
export const upsideDownWire = defineModule('upside-down-wire', {
  make: ({ count, ownerOnly, teammateSuccessDial, skipDial }: UpsideDownWireParameters) => ({
    afterDeal(x, draft) {
      const seats = ownerOnly ? [x.pub.captain] : x.own.map((_, seat) => seat)
      turnWires(x, draft, seats, count)
    },
    setup(x) {
      const { left, right } = turned.pub(x.pub)
      x.pub.players.forEach((player, seat) => {
        for (let stand = 0; stand < player.stands.length; stand++) {
          const start = stand === 0 ? 0 : standEnd(player, stand - 1)
          for (let at = 0; at < left[seat][stand]; at++) turnOver(x, seat, start + at)
          for (let at = 1; at <= right[seat][stand]; at++) turnOver(x, seat, standEnd(player, stand) - at)
        }
        // BB-M64.1: of two the lower one stands at the left.
        const [low, high] = unseenPlaces(x.pub, seat)
        if (high !== undefined) x.pub.order.push({ lowSeat: seat, low, highSeat: seat, high, strict: false })
      })
    },
    target: (pub, _mine, seat, target, place) =>
      ownerOnly && target !== seat && isUnseen(pub, target, place) ? ONLY_ITS_OWNER : null,
    extraRefused(pub, _mine, seat, action) {
      const { dualCutDoubleDetector, soloCut } = actions
      if (dualCutDoubleDetector.is(action)) {
        return isUnseen(pub, seat, dualCutDoubleDetector.actorTileIndex(action) - 2) ? NO_EQUIPMENT : null
      }
      if (!soloCut.is(action)) return null
      const named = [soloCut.upsideDownIndex(action), soloCut.upsideDownIndex2(action)].filter((place) => place !== 0)
      return named.every((place) => isUnseen(pub, seat, place - 2)) ? null : NOT_UNSEEN
    },
    // BB-M56.3, BB-M56.R2: a wire that its owner cannot see costs a step when a teammate cuts it.
    cutDone(x, { actor, target, place }) {
      if (teammateSuccessDial === undefined || place < 0 || target === actor) return
      if ((x.pub.players[target].marks[place] & UPSIDE_DOWN) !== 0) moveDial(x, teammateSuccessDial)
    },
    ...(ownerOnly ? { mustSkip: waitsForCaptain } : {}),
    ...(skipDial === undefined ? {} : { skipDial }),
  }),
})

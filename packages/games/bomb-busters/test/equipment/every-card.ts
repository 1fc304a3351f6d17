import type { AnyFlow, Game, Table } from '@riposte/kernel'
import { bombBusters } from '../../src/index.ts'
import { BASIC_CHARACTERS, CHARACTERS, EQUIPMENT } from '../../src/names.ts'
import type { BombBusters } from '../../src/state.ts'
import { X_MARKED } from '../../src/state.ts'

export interface Extras {
  /** The cards that are in the row, all unlocked; those left out are in the reserve. */
  readonly cards?: readonly string[]
  /** Expert characters for everybody who is not captain. */
  readonly experts?: boolean
  /** The last wire of every stand carries an X. */
  readonly xWires?: boolean
}

const LONG_DIAL = 60

/**
 * The game with its equipment at hand from the first turn and a dial that takes long to run out: random play comes to
 * every card that way, and stays in the game.
 */
export function withEveryCard(extras: Extras = {}): Game<BombBusters> {
  const mission = bombBusters.flow('mission')
  const placed = mission.steps.placed as unknown as (x: Table<BombBusters>) => ReturnType<AnyFlow['steps'][string]>
  const equipped: AnyFlow = {
    ...mission,
    steps: {
      ...mission.steps,
      placed: ((x: Table<BombBusters>) => {
        layOut(x, extras)
        return placed(x)
      }) as never,
    },
  }
  return {
    ...bombBusters,
    flows: bombBusters.flows.map((flow) => (flow === mission ? equipped : flow)),
    flow: (name) => (name === 'mission' ? equipped : bombBusters.flow(name)),
  }
}

function layOut(x: Table<BombBusters>, { cards = EQUIPMENT, experts, xWires }: Extras): void {
  x.pub.dialMax = LONG_DIAL
  x.pub.row = cards.map((id) => ({
    card: EQUIPMENT.indexOf(id as never),
    unlocked: true,
    used: false,
    faceDown: false,
    lock: 0,
  }))
  x.hidden.reserve = EQUIPMENT.flatMap((id, card) => (cards.includes(id) ? [] : [card]))
  x.pub.reserve = x.hidden.reserve.length
  for (let seat = 0; seat < x.seats; seat++) {
    const player = x.pub.players[seat]
    if (experts === true && seat !== x.pub.captain) {
      player.character = BASIC_CHARACTERS + (seat % (CHARACTERS.length - BASIC_CHARACTERS))
    }
    let end = 0
    for (const size of player.stands) {
      end += size
      if (xWires === true) player.marks = player.marks.with(end - 1, player.marks[end - 1] | X_MARKED)
    }
  }
}

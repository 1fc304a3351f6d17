import { noteJoint } from '../joint.ts'
import type { Joint, Pub } from '../state.ts'
import { gameValue, isBlue } from '../wires.ts'
import type { ChallengeCard } from './card.ts'

const BLUES = 6
const EVENS = [2, 4, 6, 8, 10, 12].reduce((bits, value) => bits | (1 << value), 0)

/** BB-H9 */
export const onlyOdd: ChallengeCard = {
  task: 'A stand has six uncut blue wires or more, all of them odd.',
  stand({ shown, wires }) {
    const blues = wires.filter((wire, place) => shown[place] === 0 && isBlue(wire))
    return blues.length >= BLUES && blues.every((wire) => gameValue(wire) % 2 === 1)
  },
  unseen: {
    leastUncut: BLUES,
    met(pub, seat, uncut) {
      for (const place of uncut) pub.players[seat].not[place] |= EVENS
      noteJoint(pub, seat, uncut, 'most red', uncut.length - BLUES)
    },
    missed(pub, seat, uncut) {
      pub.joint = pub.joint.filter((fact) => !isSettled(pub, fact))
      const isKnown = pub.joint.some((fact) => says(pub, fact, seat, uncut))
      if (!isKnown) noteJoint(pub, seat, uncut, 'an even one', BLUES)
    },
  },
}

/** The even one has been cut. */
function isSettled({ players }: Pub, { says: saying, wires }: Joint): boolean {
  if (saying !== 'an even one') return false
  return wires.some(({ seat, place }) => {
    const wire = players[seat].shown[place]
    return isBlue(wire) && gameValue(wire) % 2 === 0
  })
}

/** Whether this fact, not settled yet, says it of these wires already: all its others are cut. */
function says({ players }: Pub, { says: saying, wires }: Joint, seat: number, places: readonly number[]): boolean {
  if (saying !== 'an even one') return false
  const isAmong = (place: number) => wires.some((spot) => spot.seat === seat && spot.place === place)
  return (
    places.every(isAmong) &&
    wires.every(
      (spot) => (spot.seat === seat && places.includes(spot.place)) || players[spot.seat].shown[spot.place] !== 0,
    )
  )
}

import { STABILIZER } from '../names.ts'
import { defineCard } from './card.ts'

// BB-E09: until the end of the turn a failed cut of this player moves no dial and sets off no red wire.
defineCard(STABILIZER, {
  needs: [],
  refused: () => null,
  domain() {},
  effect(x, seat) {
    x.pub.stabilizer = seat
    return null
  },
})

import { moveDial } from '../dial.ts'
import { REWINDER } from '../names.ts'
import { defineCard } from './card.ts'

// BB-E06: the dial goes back one; at 0 the card is spent for nothing.
defineCard(REWINDER, {
  needs: [],
  refused: () => null,
  domain() {},
  effect(x) {
    moveDial(x, -1)
    return null
  },
})

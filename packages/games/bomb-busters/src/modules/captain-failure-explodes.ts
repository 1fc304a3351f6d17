import { finish } from '../dial.ts'
import { LOSS_RED_WIRE } from '../names.ts'
import { defineModule } from './module.ts'

// BB-M14.2, BB-M28.2: a failed cut of the captain sets off the bomb.
defineModule('captain-failure-explodes', {
  make: () => ({
    resolve(x, { actor, success }) {
      if (!success && actor === x.pub.captain) finish(x, LOSS_RED_WIRE)
    },
    // BB-9.3 (d): a detector that finds nothing asks no module, so it is asked for here.
    detectorMissed(x, actor) {
      if (actor === x.pub.captain) finish(x, LOSS_RED_WIRE)
    },
  }),
})

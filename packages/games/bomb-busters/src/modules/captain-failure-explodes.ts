import { defineModule } from './module.ts'

/** BB-M14.2, BB-M28.2: a failed cut of the captain sets off the bomb. */
export const captainFailureExplodes = defineModule('captain-failure-explodes', {
  make: () => ({
    failureExplodes: (pub, actor) => actor === pub.captain,
  }),
})

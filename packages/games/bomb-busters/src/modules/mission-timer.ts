import { finish } from '../dial.ts'
import { type ByPlayers, forPlayers } from '../missions/mission.ts'
import { LOSS_TIMER } from '../names.ts'
import { defineModule } from './module.ts'

const CLOCK = 'mission'

/** BB-M10.1: real time, from the setup on and also while tokens are placed. */
export const missionTimer = defineModule('mission-timer', {
  make: ({ seconds }: { readonly seconds: ByPlayers<number> }) => ({
    timer: ({ players }) => ({
      id: CLOCK,
      milliseconds: forPlayers(seconds, players.length) * 1000,
      gone: 0,
      grace: 0,
      runs: true,
    }),
    runOut: (x) => finish(x, LOSS_TIMER),
  }),
})

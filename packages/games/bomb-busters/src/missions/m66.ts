import { mission } from './mission.ts'

/** BB-M66 */
export const m66 = mission({
  id: 66,
  name: 'The Final Countdown',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 2 } },
  components: [
    {
      type: 'constraintRow',
      ids: ['A', 'B', 'C', 'D', 'E'],
      count: 5,
      faceUp: true,
      slots: ['north', 'south', 'east', 'west', 'action'],
    },
    {
      type: 'bunker',
      rows: 3,
      cols: 4,
      start: { floor: 'front', cell: [0, 0] },
      floors: {
        front: {
          stairs: [0, 3],
          striped: { front_key: [2, 1], front_skull: [1, 3] },
          walls: [
            [
              [0, 1],
              [0, 2],
            ],
            [
              [1, 1],
              [1, 2],
            ],
            [
              [0, 3],
              [1, 3],
            ],
          ],
          door: {
            edge: [
              [2, 1],
              [2, 2],
            ],
            opensWith: 'front_key',
          },
          saws: [],
        },
        back: {
          stairs: [0, 3],
          striped: { back_detonator: [0, 0], back_alarm: [2, 3] },
          walls: [
            [
              [0, 3],
              [1, 3],
            ],
          ],
          laser: {
            edges: [
              [
                [0, 1],
                [0, 2],
              ],
              [
                [1, 1],
                [1, 2],
              ],
              [
                [2, 1],
                [2, 2],
              ],
            ],
            offWith: 'back_alarm',
          },
          saws: [
            [0, 1],
            [1, 3],
            [2, 1],
          ],
        },
      },
      stairsOpenWith: 'front_skull',
    },
  ],
  // BB-M66.11
  modules: [
    {
      id: 'bunker-board',
      stepsFourSolo: 2,
      sawDial: 1,
      stepOnFailure: false,
      yellowUnlock: 'back_detonator',
      skipDial: 0,
    },
    { id: 'audio' },
  ],
  audio: 'mission_66',
})

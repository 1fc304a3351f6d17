import { type Blocked, blocked, type Choices, only, type Raced, type Seats } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_IN_HAND, WINDOW_OPEN } from '../../blocked.ts'
import { isNearTheWall, playFamilyAtomics } from '../../cards/family-atomics.ts'
import { FARTHEST_STORM, playWeatherControl } from '../../cards/weather-control.ts'
import type { Faction } from '../../data/factions.ts'
import { FAMILY_ATOMICS, WEATHER_CONTROL } from '../../data/treachery.ts'
import { count } from '../../fields.ts'
import { cardOfType } from '../../hand.ts'
import { couldHold } from '../../karama/could-hold.ts'
import { flow, question } from '../../kit.ts'
import type { Own, Pub } from '../../state.ts'

const { weatherControl, familyAtomics, pass } = actions
const PASS = pass.of()
const ATOMICS = familyAtomics.of()

const TOO_FAR: Blocked = blocked('tooFar', 'DU-4.5', 'Weather Control moves the storm 0 to 10 sectors.')
const NOT_NEAR: Blocked = blocked(
  'notNearTheWall',
  'IN-9.12',
  'Family Atomics take a force on the Shield Wall, or one next to it with no storm between.',
)

const holds = (mine: Own, type: number): boolean => cardOfType(mine.hand, type) >= 0

/** IN-9.9: by public information alone. */
function couldPlay(pub: Pub, faction: Faction): boolean {
  if (couldHold(pub, faction, WEATHER_CONTROL)) return true
  return couldHold(pub, faction, FAMILY_ATOMICS) && isNearTheWall(pub, faction)
}

type Distance = { readonly distance: number }

/** DU-19.5 */
export const stormCardsQuestion = question<Distance>('stormCards', {
  rule: 'DU-4.5',
  takes: [weatherControl, familyAtomics, pass],
  about: { distance: count },
  // VI-2.27
  seen: 'nothing',
  secret: true,
  legal(pub: Pub, mine: Own, seat, _facts, out: Choices) {
    out.add(PASS)
    if (holds(mine, WEATHER_CONTROL)) {
      for (let sectors = 0; sectors <= FARTHEST_STORM; sectors++) out.add(weatherControl.of(sectors))
    }
    if (holds(mine, FAMILY_ATOMICS) && isNearTheWall(pub, pub.factionOf[seat])) out.add(ATOMICS)
  },
  why(_pub, mine, _seat, _facts, action) {
    if (weatherControl.is(action)) return holds(mine, WEATHER_CONTROL) ? TOO_FAR : NOT_IN_HAND
    return holds(mine, FAMILY_ATOMICS) ? NOT_NEAR : NOT_IN_HAND
  },
  timeout: () => PASS,
  decisive: (action) => !pass.is(action),
})

interface Window {
  args: Distance
  local: { distance: number }
  steps: { ask: void; raced: Raced }
  result: number
}

/** DU-4.5: one window for both cards, put again after each of them (IN-9.10); it ends with the distance that counts. */
export const stormWindow = flow<Window>('stormWindow', {
  rule: 'DU-4.5',
  start: 'ask',
  // IN-9.13
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: ({ distance }) => ({ distance }),
  steps: {
    ask(x) {
      let asked: Seats = 0
      x.pub.factionOf.forEach((faction, seat) => {
        if (couldPlay(x.pub, faction)) asked |= only(seat)
      })
      return x.race(stormCardsQuestion, asked, { distance: x.local.distance }, 'raced')
    },
    raced(x, first) {
      const { local, pub } = x
      if (first === null) return x.done(local.distance)
      const faction = pub.factionOf[first.seat]
      if (familyAtomics.is(first.action)) playFamilyAtomics(x, faction)
      else {
        local.distance = weatherControl.sectors(first.action)
        playWeatherControl(x, faction, local.distance)
      }
      return x.goto('ask')
    },
  },
})

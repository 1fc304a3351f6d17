import type { ActionJson, Json } from '@riposte/kernel'
import { allowsNumber } from '../constraints/card.ts'
import { bunkerOf, hasSaw, isOpenWay, leadsTo, type Place, stripedAt, WAYS, type Way } from '../modules/bunker-map.ts'
import type { ConstraintId } from '../names.ts'
import type { Value } from '../wires.ts'
import { readValue, type Sight } from './sight.ts'

interface Standee extends Place {
  readonly cards: Readonly<Record<Way | 'action', ConstraintId>>
  readonly activated: readonly string[]
}

type Bunker = ReturnType<typeof bunkerOf>

/** What is activated in this order, and nothing after the last. */
const STATIONS = ['front_key', 'front_skull', 'back_alarm', 'back_detonator']
const FAR = 99
const SAW = 1.5

/** The map is always the same one. */
const DISTANCES = new Map<string, number>()

/** How many steps it is from here to the end, whatever the numbers; a saw counts for more than one. */
export function distance(bunker: Bunker, from: Place, activated: readonly string[]): number {
  const key = `${from.floor}${from.cell.join()}/${activated.join()}`
  const known = DISTANCES.get(key)
  if (known !== undefined) return known
  const found = walk(bunker, from, activated)
  DISTANCES.set(key, found)
  return found
}

function walk(bunker: Bunker, from: Place, activated: readonly string[]): number {
  let best = FAR
  const seen = new Map<string, number>()
  const open: { place: Place; activated: readonly string[]; steps: number }[] = [{ place: from, activated, steps: 0 }]
  while (open.length > 0) {
    open.sort((a, b) => b.steps - a.steps)
    const { place, activated: done, steps } = open.pop() as (typeof open)[number]
    if (done.includes(STATIONS[3])) {
      best = steps
      break
    }
    const key = `${place.floor}${place.cell.join()}/${done.length}`
    if ((seen.get(key) ?? FAR) <= steps) continue
    seen.set(key, steps)
    const striped = stripedAt(bunker, place)
    if (striped !== null && !done.includes(striped)) {
      open.push({ place, activated: [...done, striped], steps: steps + 1 })
      continue
    }
    for (const way of WAYS) {
      if (!isOpenWay(bunker, place, way, done)) continue
      const to = leadsTo(bunker, place, way)
      open.push({ place: to, activated: done, steps: steps + 1 + (hasSaw(bunker, to) ? SAW : 0) })
    }
  }
  return best
}

/** Where a step with this number can lead: the distance after it, the best of all. */
function after(bunker: Bunker, { cards, activated, floor, cell }: Standee, value: Value, choice?: Json): number {
  const place = { floor, cell }
  const striped = stripedAt(bunker, place)
  if (striped !== null && !activated.includes(striped)) {
    return allowsNumber(cards.action, value)
      ? distance(bunker, place, [...activated, striped])
      : distance(bunker, place, activated)
  }
  let best = choice === undefined ? FAR : distance(bunker, place, activated)
  for (const way of WAYS) {
    if (choice !== undefined && way !== choice) continue
    if (!allowsNumber(cards[way], value) || !isOpenWay(bunker, place, way, activated)) continue
    const to = leadsTo(bunker, place, way)
    const there = distance(bunker, to, activated) + (hasSaw(bunker, to) ? SAW : 0)
    best = choice === undefined ? Math.min(best, there) : there
  }
  return best === FAR ? distance(bunker, place, activated) : best
}

/** BB-M66.3: whether a cut of this number brings the standee on. */
export function bunkerWorth(sight: Sight, value: Value, steps: number): number {
  const standee = sight.rules<Standee>('bunker-board')
  if (standee === undefined || value > 12) return 0
  const bunker = bunkerOf(sight.mission)
  const here = distance(bunker, standee, standee.activated)
  return here === 0 ? 0 : (here - after(bunker, standee, value)) * 0.12 * (steps > 1 ? 1.2 : 1)
}

/** BB-M66.3: an activation if there is one, else the way that is shortest. */
export function bunkerChoice({
  sight,
  legal,
  about,
}: {
  readonly sight: Sight
  readonly legal: readonly ActionJson[]
  readonly about: Readonly<Record<string, Json>>
}): ActionJson | null {
  const standee = sight.rules<Standee>('bunker-board')
  if (standee === undefined) return legal[0]
  const bunker = bunkerOf(sight.mission)
  const value = readValue(about.value)
  let best = legal[0]
  let least = FAR + 1
  for (const action of legal) {
    const left = after(bunker, standee, value, action.choice)
    if (left < least) {
      least = left
      best = action
    }
  }
  return best
}

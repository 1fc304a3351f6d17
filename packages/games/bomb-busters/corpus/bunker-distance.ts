import { type Bunker, hasSaw, isOpenWay, leadsTo, type Place, stripedAt, WAYS } from '../src/modules/bunker-map.ts'

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

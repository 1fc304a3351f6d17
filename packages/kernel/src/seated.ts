import type { Game, SatDown } from './game.ts'
import { canonical, type Json } from './json.ts'
import { isBlocked, readOptions } from './options.ts'
import type { Shape } from './shape.ts'

/** What was chosen for a match that begins, with what changes about it because of who sits where (see `Game.seated`). */
export function optionsSeated<G extends Shape>(game: Game<G>, chosen: Json, satDown: SatDown): Json {
  const options = readOptions<G['options']>(game.options, chosen)
  if (isBlocked(options) || game.seated === undefined) return chosen
  const before = options as Readonly<Record<string, Json>>
  const after = game.seated(options, satDown) as Readonly<Record<string, Json>>
  const changed = Object.entries(after).filter(([name, value]) => canonical(value) !== canonical(before[name]))
  return { ...(chosen as Readonly<Record<string, Json>>), ...Object.fromEntries(changed) }
}

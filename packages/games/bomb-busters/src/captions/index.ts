import type { Soundtrack } from './caption.ts'
import { mission19 } from './mission-19.ts'
import { mission30 } from './mission-30.ts'
import { mission42 } from './mission-42.ts'
import { mission54 } from './mission-54.ts'
import { mission66 } from './mission-66.ts'

/** Every script, under the name that the mission's table gives its soundtrack. */
const SOUNDTRACKS: Readonly<Record<string, Soundtrack>> = {
  mission_19: mission19,
  mission_42: mission42,
  mission_54: mission54,
  mission_66: mission66,
  ...Object.fromEntries(Object.entries(mission30).map(([part, script]) => [`mission_30/${part}`, script])),
}

/** Behind the name of a soundtrack in the name of a clock: how often it was wound. */
const WOUND = '#'

export function clockName(soundtrack: string, wound: number): string {
  return `${soundtrack}${WOUND}${wound}`
}

/** The script that goes with the clock of this name; null where it is the clock of something else. */
export function soundtrackOf(clock: string): Soundtrack | null {
  return SOUNDTRACKS[clock.split(WOUND)[0]] ?? null
}

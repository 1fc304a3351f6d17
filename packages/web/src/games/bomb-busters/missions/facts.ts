import {
  audio,
  forPlayers,
  type Mission,
  missionOf,
  missionTimer,
  nanoLine,
  nanoReplacesDial,
  nanoRobot,
  oxygen,
  speedScript,
  upsideDownWire,
} from '@riposte/bomb-busters'
import { NUMBERS } from './chapters.ts'

/** What is in the box in one colour. */
export interface WireFact {
  readonly color: 'blue' | 'yellow' | 'red'
  readonly count: number
  readonly words: string
}

export type Badge = 'clock' | 'sound' | 'robot' | 'air' | 'turned'

export const BADGES: Readonly<Record<Badge, string>> = {
  clock: 'against the clock',
  sound: 'with a voice',
  robot: 'the robot',
  air: 'counted air',
  turned: 'wires turned round',
}

type Pool = Mission['wires']['red']

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

function wiresOf(mission: number, players: number): Mission['wires'] {
  const { wires, wiresByPlayers } = missionOf(mission)
  return { ...wires, ...wiresByPlayers[players as 2 | 3 | 4 | 5] }
}

function poolFact(color: 'yellow' | 'red', pool: Pool): WireFact | null {
  const marked = pool.marker === 'none' ? 'none marked' : null
  switch (pool.kind) {
    case 'none':
      return null
    case 'outOf':
      return { color, count: pool.keep, words: `${color}, out of ${SMALL[pool.draw]} marked` }
    case 'fixed': {
      const count = pool.values.length
      return { color, count, words: pool.dealt === false ? `${color}, outside` : `${color}, ${marked ?? all(count)}` }
    }
    default:
      return { color, count: pool.n, words: `${color}, ${marked ?? all(pool.n)}` }
  }
}

function all(count: number): string {
  return count === 1 ? 'marked' : count === 2 ? 'both marked' : 'all marked'
}

/** BB-3.1: the wires in the game with so many players. */
export function wireFacts(mission: number, players: number): WireFact[] {
  const { blue, yellow, red } = wiresOf(mission, players)
  const numbers = blue.max - blue.min + 1
  const blues: WireFact = { color: 'blue', count: numbers * 4, words: `blue, ${blue.min} to ${blue.max}, four of each` }
  return [blues, poolFact('yellow', yellow), poolFact('red', red)].filter((fact) => fact !== null)
}

export function playersOf(mission: number): readonly number[] {
  return missionOf(mission).players
}

/** BB-12.4: how many steps of the dial one can pay; null where there is no dial. */
export function mistakesOf(mission: number, players: number): number | null {
  const { mode, distance = 1, max } = missionOf(mission).detonator
  if (mode === 'none') return null
  if (mode === 'distance') return distance - 1
  return (max === undefined ? players : forPlayers(max, players)) - 1
}

/** BB-2.6 */
export function standWords(players: number): string {
  return players === 2 ? 'two stands each' : players === 3 ? 'captain has two' : 'one stand each'
}

/** The one thing about a mission that should be known from afar. */
function badgeIn(mission: Mission): Badge | null {
  if (missionTimer.isIn(mission) || speedScript.isIn(mission)) return 'clock'
  if (nanoRobot.isIn(mission) || nanoReplacesDial.isIn(mission) || nanoLine.isIn(mission)) return 'robot'
  if (oxygen.isIn(mission)) return 'air'
  if (upsideDownWire.isIn(mission)) return 'turned'
  return audio.isIn(mission) ? 'sound' : null
}

const badges: readonly (Badge | null)[] = NUMBERS.map((mission) => badgeIn(missionOf(mission)))

export function badgeOf(mission: number): Badge | null {
  return badges[mission - 1]
}

/** What else is laid out, or left out, in short sentences. */
export function setUpNotes(mission: number, players: number): string[] {
  const { equipment, equipmentByPlayers, setupTokens } = missionOf(mission)
  const { mode, excludeUnlock, faceDown } = { ...equipment, ...equipmentByPlayers[players as 2 | 3 | 4 | 5] }
  const notes: string[] = []
  const time = missionTimer.parametersIn(missionOf(mission))
  if (time !== undefined) notes.push(`${forPlayers(time.seconds, players) / 60} minutes.`)
  if (mode === 'none') notes.push('No equipment.')
  if (mode === 'standard' && faceDown === true) notes.push('Equipment lies face down.')
  if (excludeUnlock !== undefined && excludeUnlock.length > 0) {
    const numbers = excludeUnlock.map((unlock) => (unlock === 'yellow' ? 'yellow' : String(unlock)))
    notes.push(`Not in the box: equipment ${numbers.join(', ')}.`)
  }
  if (players === 2 && setupTokens.twoPlayerCaptainSkips === true) notes.push('The captain gives no first token.')
  return notes
}

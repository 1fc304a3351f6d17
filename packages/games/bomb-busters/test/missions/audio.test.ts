import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { captionAt } from '../../src/captions/caption.ts'
import { soundtrackOf } from '../../src/captions/index.ts'
import { bombBusters } from '../../src/index.ts'
import { MISSIONS } from '../../src/missions/all.ts'
import { audio as soundtrackModule } from '../../src/modules/audio.ts'
import { staged } from '../equipment/staged.ts'

const audio = (command: string, positionMs: number | null = null) => ({
  type: 'missionAudioControl',
  command,
  positionMs,
})
const HANDS = ['1 2 3', '1 2 3', '2 2 3']

describe('soundtracks', () => {
  test('BB-S8, BB-M19.1, BB-M42.2, BB-M54.5, BB-M66.1: every mission with a soundtrack has a script for it', () => {
    const scored = MISSIONS.filter((mission) => soundtrackModule.isIn(mission))
    expect(scored.map(({ id }) => id)).toEqual([19, 42, 54, 66])
    for (const mission of scored) {
      const script = soundtrackOf(soundtrackModule.parametersIn(mission)?.soundtrack ?? '')
      expect(script?.captions.length).toBeGreaterThan(5)
      const times = script?.captions.map(({ at }) => at) ?? []
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(times[0]).toBe(0)
      expect(times.at(-1)).toBeLessThan(script?.seconds ?? 0)
    }
    expect(soundtrackOf('mission')).toBeNull()
  })

  test('BB-2.9, BB-S8: it is prepared at its beginning and stands still until somebody plays it', () => {
    const match = Match.start(bombBusters, { seats: 3, options: { mission: 19 }, seed: 'belly' })
    if (isBlocked(match)) throw new Error(match.message)
    expect(match.view(-1).timer).toEqual({ id: 'mission_19#0', milliseconds: 180_000, gone: 0, runs: false })
  })

  test('BB-17.5: any player plays, pauses and seeks, and nothing else changes', () => {
    const table = staged({ hands: HANDS, mission: 42 })
    const before = table.match.view(0)
    table.act(2, audio('play'))
    expect(table.told(0, 'audioControlled')).toMatchObject([{ seat: 2, command: 'play', positionMs: null }])
    expect(table.match.view(1).timer).toMatchObject({ id: 'mission_42#0', runs: true })
    expect(table.refused(1, audio('play'))).toBe('MISSION_RULE_VIOLATION')
    table.act(1, audio('seek', 64_000))
    expect(table.match.view(1).timer).toMatchObject({ id: 'mission_42#1', gone: 64_000, runs: true })
    table.act(0, audio('pause'))
    expect(table.match.view(1).timer).toMatchObject({ id: 'mission_42#1', runs: false })
    expect(table.match.view(0).decisions).toEqual(before.decisions)
  })

  test('BB-17.5: it may be moved to any position, which stays between 0 and the length', () => {
    const table = staged({ hands: HANDS, mission: 19 })
    expect(table.refused(0, audio('seek'))).toBe('MISSION_RULE_VIOLATION')
    for (const [wanted, gone] of [
      [12_000, 12_000],
      [12_345, 12_345],
      [0, 0],
      [-5, 0],
      [180_000, 180_000],
      [180_001, 180_000],
      [9_999_999, 180_000],
    ]) {
      table.act(0, audio('seek', wanted))
      expect(table.match.view(0).timer).toMatchObject({ gone })
      expect(table.told(1, 'audioControlled')).toMatchObject([{ seat: 0, command: 'seek', positionMs: gone }])
    }
  })

  test('BB-17.5: the beginnings of the lines and the end are listed, and a position is needed for nothing else', () => {
    const table = staged({ hands: HANDS, mission: 19 })
    const script = soundtrackOf('mission_19')
    const seeks = table.match.standing(1).flatMap(({ actions }) => actions.filter(({ command }) => command === 'seek'))
    expect(seeks).toHaveLength((script?.captions.length ?? 0) + 1)
    table.act(0, audio('play', 5000))
    expect(table.match.view(0).timer).toMatchObject({ gone: 0, runs: true })
    expect(table.told(1, 'audioControlled')).toMatchObject([{ command: 'play', positionMs: null }])
  })

  test('BB-S8: when it is over nothing happens, and it can be played again', () => {
    const table = staged({ hands: HANDS, mission: 19 }).act(0, audio('play'))
    const applied = table.match.runOut('mission_19#0')
    expect(applied).toMatchObject({ blocked: null, events: [] })
    expect(table.asked()).toEqual(['0 turn'])
    expect(table.match.view(0).timer).toMatchObject({ id: 'mission_19#1', gone: 0, runs: false })
  })

  test('BB-17.5: other missions have none', () => {
    expect(staged({ hands: HANDS, mission: 3 }).refused(0, audio('play'))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-S8: a line is shown from its moment until the next one', () => {
    const script = soundtrackOf('mission_19#4')
    if (script === null) throw new Error('no script')
    expect(captionAt(script, 0)).toBe(script.captions[0])
    expect(captionAt(script, 11_999)).toBe(script.captions[0])
    expect(captionAt(script, 12_000)).toBe(script.captions[1])
    expect(captionAt(script, 999_999)).toBe(script.captions.at(-1))
  })
})

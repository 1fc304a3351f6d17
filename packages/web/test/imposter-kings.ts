import { imposterKings, type View } from '@riposte/imposter-kings'
import { speakerFor } from '@riposte/words'
import type { Sight } from '../src/games/face.ts'
import { play, type Scene } from './gallery/scenes.ts'

export const NAMES = ['Wren', 'Odile', 'Bram', 'Ines']

/** What a seat, or a spectator, knows at that position of a real match. */
export function sightAt(scene: Scene, me: number | null = 0): Sight<View> {
  const { match, told } = play(scene)
  const observer = me ?? -1
  return {
    seen: match.view(observer),
    me,
    names: NAMES,
    events: told.to(observer),
    fresh: 0,
    legal: me === null ? [] : match.legal(me),
    more: false,
    standing: me === null ? [] : match.standing(me),
    clock: null,
    speaker: speakerFor(imposterKings, { names: NAMES, reader: me }),
    open: null,
  }
}

import type { View } from '@riposte/bomb-busters'
import { projectDomain } from '@riposte/kernel'
import { Speaker } from '@riposte/words'
import { bombBook } from '../src/games/bomb-busters/book.ts'
import { fieldsOf, isByWire, kindOf, ownerOf } from '../src/games/bomb-busters/choice/fields.ts'
import type { Walk } from '../src/games/bomb-busters/choice/walk.ts'
import { type Domain, NO_PICKS, type Picks, type Walked, walk } from '../src/games/bomb-busters/choice/walk.ts'
import type { Sight } from '../src/games/face.ts'
import { type BombScene, type Played, playBombs } from './gallery/bomb-scenes.ts'

export const NAMES = ['Ilse', 'Wren', 'Oskar', 'Tadeo', 'Maxi']

const SCENE: BombScene = {
  mission: 8,
  seats: 4,
  seed: 'tests',
  actions: 0,
  misses: 0,
  until: null,
  seat: 0,
  likes: null,
}

/** A mission played so far. */
export function played(scene: Partial<BombScene>): Played {
  return playBombs({ ...SCENE, ...scene })
}

/** What a seat, or a spectator, knows of it. */
export function sightOf({ match, to }: Played, me: number | null): Sight<View> {
  const observer = me ?? -1
  return {
    seen: match.view(observer),
    me,
    names: NAMES,
    events: to(observer),
    fresh: 0,
    legal: me === null ? [] : match.legal(me, 500),
    more: true,
    standing: me === null ? [] : match.standing(me),
    clock: null,
    speaker: new Speaker(bombBook, { names: NAMES, reader: me }),
    open: match.over ? match.game.reveal(match.play) : null,
  }
}

/** What the server says may stand in the next field. */
export function domainAt({ match }: Played, me: number): Domain {
  return (type, filled) => Promise.resolve(projectDomain(match.play, me, type, filled))
}

/** Points at whatever is asked for, as somebody at the page would, until the answer is complete. */
export async function pointThrough(what: Walk, domain: Domain, choose: (count: number) => number): Promise<Walked> {
  let picks: Picks = NO_PICKS
  for (let step = 0; step <= fieldsOf(what.type).length; step++) {
    const walked = await walk(what, picks, domain)
    if (walked.next === null || walked.blocked !== null || walked.next.values.length === 0) return walked
    const next = await pointAt(what, walked, picks, domain, choose)
    if (next === null) return walked
    picks = next
  }
  return walk(what, picks, domain)
}

async function pointAt(
  { type, me, character }: Walk,
  { next, filled }: Walked,
  picks: Picks,
  domain: Domain,
  choose: (count: number) => number,
): Promise<Picks | null> {
  if (next === null) return null
  const { field, values } = next
  const value = values[choose(values.length)]
  switch (kindOf(field)) {
    case 'value':
      return { ...picks, values: [...picks.values, value] }
    case 'wire':
      if (value === null) return { ...picks, plain: { ...picks.plain, [field]: null } }
      return {
        ...picks,
        wires: [...picks.wires, { seat: ownerOf(field, filled, me, character), place: Number(value) }],
      }
    case 'seat': {
      if (value === null) return { ...picks, plain: { ...picks.plain, [field]: null } }
      if (!isByWire(type, field, filled, character)) return { ...picks, seats: [...picks.seats, Number(value)] }
      // Pointing at a wire names its holder, too: fields that stay empty may lie between the two.
      const before = fieldsOf(type)
        .map((name) => filled[name])
        .filter((one) => one !== undefined)
      let open = await domain(type, [...before, value])
      for (let gap = 1; Array.isArray(open) && open.length === 1 && open[0] === null; gap++) {
        open = await domain(type, [...before, value, ...Array.from({ length: gap }, () => null)])
      }
      if (!Array.isArray(open)) return null
      return { ...picks, wires: [...picks.wires, { seat: Number(value), place: Number(open[choose(open.length)]) }] }
    }
    case 'plain':
      return { ...picks, plain: { ...picks.plain, [field]: value } }
  }
}

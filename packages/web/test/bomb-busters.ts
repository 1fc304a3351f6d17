import type { View } from '@riposte/bomb-busters'
import { Choice, type Domain, type Slot } from '@riposte/choice'
import { type Json, projectDomain } from '@riposte/kernel'
import { Speaker } from '@riposte/words'
import { bombBook } from '../src/games/bomb-busters/book.ts'
import { isByWire, kindOf, ownerOf } from '../src/games/bomb-busters/choice/fields.ts'
import {
  BOMB_ACTIONS,
  type BombThing,
  habitsAt,
  seatThing,
  valueThing,
  wireThing,
} from '../src/games/bomb-busters/choice/habits.ts'
import type { Hands, Sight } from '../src/games/face.ts'
import { situationOf } from '../src/games/hooks/use-choice.ts'
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

/** What somebody there can choose, with the rules at hand. */
export function choiceAt({ match, ...position }: Played, me: number): Choice<BombThing> {
  const sight = sightOf({ match, ...position }, me)
  const unused = () => Promise.reject(new Error('nothing is sent here'))
  const hands: Hands = {
    act: unused,
    stand: unused,
    why: (action) => Promise.resolve(match.check(me, action)),
    domain: () => Promise.resolve([]),
    busy: false,
  }
  const domain: Domain = (type, filled) => projectDomain(match.play, me, type, filled)
  const choice = new Choice(habitsAt(sight))
  choice.look({ ...situationOf(sight, hands, BOMB_ACTIONS), domain })
  return choice
}

/** Points at whatever is asked for, as somebody at the page would, until the answer is complete. */
export function pointThrough(
  { match }: Played,
  me: number,
  choice: Choice<BombThing>,
  choose: (count: number) => number,
): void {
  for (let step = 0; step < 12; step++) {
    const next = choice.state.walked?.next ?? null
    if (next === null || next.values.length === 0) return
    pointAt(next, match.view(me).view, me, choice, choose)
  }
}

function pointAt(
  { field, values }: Slot<BombThing>,
  view: View,
  me: number,
  choice: Choice<BombThing>,
  choose: (count: number) => number,
): void {
  const { verb, walked } = choice.state
  if (verb === null || walked === null) return
  const { character } = view.players[me]
  const value: Json = values[choose(values.length)]
  const kind = kindOf(field)
  if (value === null || kind === 'plain') choice.wish(field, value)
  else if (kind === 'value') choice.point(valueThing(value))
  else if (kind === 'wire') {
    choice.point(wireThing({ seat: ownerOf(field, walked.filled, me, character), place: Number(value) }))
  } else if (!isByWire(verb.type, field, walked.filled, character)) choice.point(seatThing(Number(value)))
  else {
    // Pointing at a wire names its holder, too.
    const seat = Number(value)
    const wires = view.players[seat].wires.map((_, place) => wireThing({ seat, place }))
    const open = wires.filter((wire) => choice.isTarget(wire) && !choice.isChosen(wire))
    if (open.length > 0) choice.point(open[choose(open.length)])
  }
}

import { decide, randomBot } from '@riposte/bots'
import { type ActionJson, type Json, type Match, type Play, type Seat, seeded } from '@riposte/kernel'
import { placeOf, unseenPlaces } from '../../src/hand.ts'
import type { Toll } from '../../src/index.ts'
import { isRedLike } from '../../src/reds.ts'
import { type BombBusters, wireAt } from '../../src/state.ts'
import { gameValue, isRed, isYellow, YELLOW } from '../../src/wires.ts'

/** How a cut comes out, with all wires open to whoever asks. */
export type CameOut = 'right' | 'wrong' | 'red'

/** What a cut has really cost. */
export interface Outcome {
  readonly cameOut: CameOut
  readonly toll: Toll
}

/** BB-M13, BB-M41: what the action that cuts several wires at once means there. */
const THREE_REDS = 13
const TRIPWIRES = 41

/** After these events it is no longer the cut that moves the dial. */
const AFTERWARDS = new Set([
  'turnStarted',
  'skipped',
  'challengeSought',
  'challengeMet',
  'numberCardRevealed',
  'equipmentUnlocked',
  'validated',
  'reviewed',
])

/** Plays a cut on a copy, answers the detector if it was one, and says what came of it. */
export function outcomeOf(match: Match<BombBusters>, seat: Seat, action: ActionJson): Outcome {
  const cameOut = judged(match, seat, action)
  const copy = match.clone()
  const { dial: before } = match.play.pub
  const applied = copy.apply(seat, action)
  if (applied.blocked !== null) throw new Error(`${JSON.stringify(action)}: ${applied.blocked.message}`)
  const events = [...copy.tell(applied.events, -1)]
  while (copy.play.open?.question === 'detectorTileChoice' && !copy.over) {
    const holder = copy.play.decider()
    const chosen = copy.apply(holder, decide(copy, holder, randomBot, seeded('holder')))
    if (chosen.blocked !== null) throw new Error(`the detector: ${chosen.blocked.message}`)
    events.push(...copy.tell(chosen.events, -1))
  }
  const end = events.findIndex(({ type }) => AFTERWARDS.has(type))
  const own = end < 0 ? events : events.slice(0, end)
  const { result } = copy.view(-1).view
  const swept = own.some(({ type, success }) => type === 'yellowsSwept' && success === false)
  const nano = own.findLast(({ type }) => type === 'nanoRan')
  const dial = own.findLast(({ type }) => type === 'dialMoved')
  const isOver = own.some(({ type }) => type === 'gameOver')
  if (isOver && (result === 'loss_red_wire' || swept)) return { cameOut, toll: { kind: 'end' } }
  if (nano !== undefined) {
    const to = Number(nano.to)
    return { cameOut, toll: to >= 12 ? { kind: 'end' } : { kind: 'nano', to } }
  }
  const to = dial === undefined ? before : Number(dial.to)
  if (to === before) return { cameOut, toll: { kind: 'none' } }
  return { cameOut, toll: to >= match.play.pub.dialMax ? { kind: 'end' } : { kind: 'dial', to } }
}

/** Looks at the wires themselves. */
function judged({ play }: Match<BombBusters>, seat: Seat, action: ActionJson): CameOut {
  const wire = (holder: Json, place: Json) => wireAt(play, Number(holder), Number(place))
  const value = (holder: Json, place: Json) => gameValue(wire(holder, place))
  const said = (json: Json | undefined) => (json === 'YELLOW' ? YELLOW : json)
  const among = (holder: Json, places: readonly Json[], wanted: readonly Json[]): CameOut => {
    if (places.some((place) => wanted.includes(value(holder, place)))) return 'right'
    return places.every((place) => isRedLike(play.pub, wire(holder, place))) ? 'red' : 'wrong'
  }
  const { type, targetPlayerId, targetTileIndex, playerId, tileIndexA, tileIndexB, tileIndexC } = action
  switch (type) {
    case 'dualCut': {
      const own = unseenOwn(play, seat, said(action.guessValue) ?? null, action.actorTileIndex)
      if (own >= 0 && value(seat, own) !== said(action.guessValue)) return 'wrong'
      return among(targetPlayerId, [targetTileIndex], [said(action.guessValue) ?? null])
    }
    case 'dualCutDoubleDetector':
      return among(targetPlayerId, [action.tileIndex1, action.tileIndex2], [said(action.guessValue) ?? null])
    case 'useEquipment':
    case 'useCharacterAbility': {
      const wanted = [said(action.valueA) ?? null, said(action.valueB) ?? null]
      if (tileIndexA !== null && playerId !== null) {
        const places = [tileIndexA, tileIndexB, tileIndexC].filter((place) => place !== null)
        return among(playerId, places, wanted)
      }
      if (playerId === null) return 'right'
      const { shown, stands } = play.pub.players[Number(playerId)]
      const stand = Number(action.standIndex ?? 0)
      const places = shown.flatMap((cut, place) =>
        cut === 0 && (stands.length < 2 || (place < stands[0] ? 0 : 1) === stand) ? [place] : [],
      )
      return among(playerId, places, wanted)
    }
    case 'soloCut': {
      const named = [action.upsideDownIndex, action.upsideDownIndex2].filter((place) => place !== null)
      return named.every((place) => value(seat, place) === said(action.value)) ? 'right' : 'wrong'
    }
    case 'challengeRedCut':
      return isRed(wire(targetPlayerId, targetTileIndex)) ? 'right' : 'wrong'
    case 'simultaneousRedCut': {
      const named = ['', '2', '3'].filter((at) => action[`playerId${at}`] !== null)
      const wires = named.map((at) => wire(action[`playerId${at}`], action[`tileIndex${at}`]))
      const isSought = play.pub.mission === THREE_REDS ? isRed : isYellow
      if (wires.every(isSought)) return 'right'
      return play.pub.mission === TRIPWIRES && isRed(wires[0]) ? 'red' : 'wrong'
    }
    case 'mission30CutRemainingYellows':
      return play.pub.cut[YELLOW] +
        play.own[seat].wires.filter((own, place) => isYellow(own) && play.pub.players[seat].shown[place] === 0)
          .length ===
        play.pub.total[YELLOW]
        ? 'right'
        : 'wrong'
    default:
      return 'wrong'
  }
}

/** BB-S11.3: the own upside-down wire that a Dual Cut is made with; -1 when it is made with another. */
function unseenOwn({ pub, own }: Play<BombBusters>, seat: Seat, value: Json, meant: Json): number {
  const unseen = unseenPlaces(pub, seat)
  if (typeof meant === 'number') return unseen.includes(meant) ? meant : -1
  return unseen.length === 0 || placeOf(pub, own[seat], seat, Number(value)) >= 0 ? -1 : unseen[0]
}

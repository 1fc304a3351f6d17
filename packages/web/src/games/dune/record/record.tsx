import { dune } from '@riposte/dune'
import type { EventJson, Json } from '@riposte/kernel'
import type { ReactNode } from 'react'
import type { RecordLine } from '../../face.ts'
import { recordOf } from '../../plain/record.ts'
import { TRACK } from '../middle/phases.ts'
import type { DuneSight } from '../sight.ts'
import { texts } from '../texts.ts'
import { Rich } from './rich.tsx'

/** Said by something else at the same time, or on the map for everybody to see. */
const NOISE = new Set(['turnBegan', 'factionSeated', 'stormOrder', 'tookTurn', 'nexusEnded', 'shipmentDeclared'])

/** What everybody knows how to do needs no rule beside it. */
const ORDINARY = new Set([
  'bid',
  'passedBid',
  'bought',
  'cardUp',
  'rowDealt',
  'moved',
  'shipped',
  'paid',
  'collected',
  'spiceBlew',
  'spiceCardTurned',
  'spiceGained',
  'stormMoved',
  'discarded',
  'dialed',
  'forcesPlaced',
  'cardDrawn',
  'revived',
  'battleChosen',
  'planRevealed',
  'tokensRevealed',
  'battleWon',
  'won',
])

/** What happened, in the words of the rules; places in it lead to the map. */
export function record(sight: DuneSight): readonly RecordLine[] {
  return recordOf(sight.events, sentence, (event) => {
    const heading = event.type === 'phaseBegan'
    return {
      heading,
      rule: heading || ORDINARY.has(event.type) ? null : (dune.events[event.type]?.rule ?? null),
      mine: isPrivate(event),
      ...(heading ? { turn: null } : { rich: drawn(event) }),
    }
  })
}

function sentence(event: EventJson): string | null {
  if (NOISE.has(event.type)) return null
  if (event.type !== 'phaseBegan') return dune.words.event(event)
  const phase = texts.phases[text(event.phase)] ?? text(event.phase)
  return event.phase === TRACK[0] ? `${texts.record.turn(Number(event.turn))}: ${phase}` : phase
}

const text = (json: Json | undefined): string => (typeof json === 'string' ? json : '')

/** It holds something that not everybody was told. */
function isPrivate(event: EventJson): boolean {
  const type = dune.events[event.type]
  if (type === undefined) return false
  return type.secret || type.fields.some(({ name, isPrivate: hidden }) => hidden && event[name] !== undefined)
}

const drawings = new WeakMap<EventJson, ReactNode>()

/** Drawn once: a long match has thousands of lines. */
function drawn(event: EventJson): ReactNode {
  const known = drawings.get(event) ?? <Rich text={dune.words.event(event)} who={whoIn(event)} />
  drawings.set(event, known)
  return known
}

/** The faction a line is about. */
function whoIn({ faction, from, aggressor, captor, interruptor, winner }: EventJson): string | null {
  for (const who of [faction, interruptor, captor, aggressor, winner, from])
    if (typeof who === 'string' && !who.includes('/')) return who
  return null
}

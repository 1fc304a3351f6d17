import { dune } from '@riposte/dune'
import type { EventJson, Json } from '@riposte/kernel'
import { textOf } from '@riposte/words'
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
  const said = saidTo(sight)
  const sentence = (event: EventJson) => (NOISE.has(event.type) ? null : (headingOf(event) ?? said(event).text))
  return recordOf(sight.events, sentence, (event) => {
    const heading = event.type === 'phaseBegan'
    return {
      heading,
      rule: heading || ORDINARY.has(event.type) ? null : (dune.events[event.type]?.rule ?? null),
      mine: isPrivate(event),
      ...(heading ? { turn: null } : { rich: said(event).rich }),
    }
  })
}

function headingOf(event: EventJson): string | null {
  if (event.type !== 'phaseBegan') return null
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

interface Said {
  readonly text: string
  readonly rich: ReactNode
}

/** By the faction of the reader; a spectator has none. */
const sentences = new Map<string, WeakMap<EventJson, Said>>()

/** What this reader is told of events. Each is said and drawn once: a long match has thousands of lines. */
function saidTo({ seen, me, speaker }: DuneSight): (event: EventJson) => Said {
  const reader = me === null ? '' : seen.view.factions[me].faction
  const known = sentences.get(reader) ?? new WeakMap<EventJson, Said>()
  sentences.set(reader, known)
  return (event) => {
    const told = known.get(event) ?? say(event)
    known.set(event, told)
    return told
  }

  function say(event: EventJson): Said {
    const parts = speaker.event(event)
    return { text: textOf(parts), rich: <Rich parts={parts} who={whoIn(event)} /> }
  }
}

/** The faction a line is about. */
function whoIn({ faction, from, aggressor, captor, interruptor, winner }: EventJson): string | null {
  for (const who of [faction, interruptor, captor, aggressor, winner, from])
    if (typeof who === 'string' && !who.includes('/')) return who
  return null
}

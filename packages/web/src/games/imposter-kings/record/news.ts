import type { EventJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import type { News } from '../../face.ts'
import type { KingsSight } from '../names.ts'
import { aName, aSeat, thingsOf } from '../phrases.ts'
import { WINDOWS } from '../pile.tsx'
import { text } from '../text.ts'
import { type ToldLine, toldLines } from './record.ts'

/** How a round is prepared, and how the last one ended: the board shows both. */
const BETWEEN_ROUNDS = new Set([
  'trueKingDrawn',
  'roundStarted',
  'dealt',
  'kept',
  'committed',
  'roundEnded',
  'scored',
  'reviewed',
  'standingAnswerSet',
])

/** What somebody does or chooses; one's own deeds are no news to oneself. */
const DEEDS = new Set([
  'played',
  'copied',
  'reactionUsed',
  'flipAnnounced',
  'flipped',
  'firstPlayerNamed',
  'musterEnded',
  'facetSelected',
  'recruited',
  'exhausted',
  'recommissioned',
  'signaturesChosen',
  'signatureChosen',
  'drafted',
  'draftOrder',
])

/** What opens a window: the question in it says it, and the pile shows it. */
const TRIGGERS = new Set(['played', 'copied', 'reactionUsed', 'flipAnnounced'])

/** What changed what the reader can do, since that event and in this round. */
export function news(sight: KingsSight, since: number): readonly News[] {
  const { me, seen } = sight
  const lines = toldLines(sight)
  const round = lines.findLastIndex(({ line }) => line.heading) + 1
  const recent = lines
    .slice(round)
    .filter(({ line, event }) => Number(line.key) >= since && !BETWEEN_ROUNDS.has(event.type))
  if (seen.pile.some(({ flow }) => WINDOWS.has(flow))) {
    const trigger = recent.findLastIndex(({ event }) => TRIGGERS.has(event.type))
    if (trigger >= 0) recent.splice(trigger, 1)
  }
  const told: News[] = []
  for (const [at, { line, event }] of recent.entries()) {
    if (isToldTogether(recent, at)) continue
    if (event.type === 'abilityCancelled') told.push(cancelled(sight, recent, at))
    else if (!(DEEDS.has(event.type) && event.seat === me)) {
      const { key, text, parts } = line
      told.push({ key, text, tells: [key], ...(parts === undefined ? {} : { parts }) })
    }
  }
  return told
}

/** The reveal before a cancelled ability, and the turn after it. */
function isToldTogether(lines: readonly ToldLine[], at: number): boolean {
  const { type } = lines[at].event
  if (type === 'mustActAgain') return lines[at - 1]?.event.type === 'abilityCancelled'
  return type === 'reactionUsed' && lines[at + 1]?.event.type === 'abilityCancelled'
}

const CANCELLED = `.match $victim
  you {{{$by :seat form=owner} {$card :card-name form=name} cancelled your {$cancelled :card-name form=name}. Take your turn again.}}
  * {{{$by :seat form=owner} {$card :card-name form=name} cancelled {$victim :seat form=owner} {$cancelled :card-name form=name}. {$victim} takes their turn again.}}`

/** IK-9.22, IK-9.25: who stopped what, and that the turn goes on. */
function cancelled({ speaker }: KingsSight, lines: readonly ToldLine[], at: number): News {
  const { line, event } = lines[at]
  const reveal = lines[at - 1]
  if (reveal?.event.type !== 'reactionUsed') return { key: line.key, text: line.text, tells: [line.key] }
  const again = lines[at + 1]?.event.type === 'mustActAgain' ? [lines[at + 1].line.key] : []
  const parts = speaker.phrase(CANCELLED, {
    by: aSeat(seatOf(reveal.event)),
    card: aName(text(reveal.event.as)),
    victim: aSeat(seatOf(event)),
    cancelled: thingsOf(event).card,
  })
  return { key: line.key, text: textOf(parts), parts, tells: [reveal.line.key, line.key, ...again] }
}

function seatOf({ seat }: EventJson): number {
  return Number(seat)
}

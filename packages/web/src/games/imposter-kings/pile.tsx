import type { PileLayer } from '../face.ts'
import { askedOf, CARD_NAMES, type KingsSight } from './names.ts'
import {
  abilityEffect,
  assassinEffect,
  flipEffect,
  type Pending,
  pendingOf,
  pendingTitle,
  thingsIn,
} from './pending.ts'
import { say } from './phrases.ts'
import { PilePicture, type Shown } from './pile-picture.tsx'
import { text } from './text.ts'

/** A layer before its picture is drawn. */
interface Layer extends Omit<PileLayer, 'picture'> {
  readonly shows: Shown
}

/** Flows in which others may react. */
export const WINDOWS: ReadonlySet<string> = new Set([
  'ability',
  'foolAbility',
  'kingFlip',
  'counterAssassin',
  'turnStartArbiter',
  'turnStartImpersonator',
])

/** What is pending, from the bottom up: the trigger, each answer to it, and the place for the reader's own. */
export function layersOf(sight: KingsSight): readonly Layer[] {
  const windows = sight.seen.pile.flatMap(({ flow, shown }) => {
    const pending = WINDOWS.has(flow) ? pendingOf(shown) : null
    return pending === null ? [] : [pending]
  })
  if (windows.length === 0) return []
  const open = openLayer(sight, windows[windows.length - 1])
  const layers = windows.map((pending, at) => layerOf(sight, pending, at, at < windows.length - 1, open !== null))
  return open === null ? layers : [...layers, open]
}

function layerOf(sight: KingsSight, pending: Pending, at: number, answered: boolean, mayAnswer: boolean): Layer {
  const key = `${at} ${pending.trigger}`
  switch (pending.trigger) {
    case 'kingFlip':
      return {
        key,
        title: pendingTitle(pending, sight),
        effect: flipEffect(pending.actor, sight),
        stopped: answered ? 'Stopped.' : null,
        open: false,
        shows: { king: pending.actor },
      }
    case 'counterAssassin': {
      const things = thingsIn(pending, sight)
      const effects = [say(sight, KING_STAYS, things), assassinEffect(pending.actor, pending.flipper ?? -1, sight)]
      return {
        key,
        title: say(sight, '{$actor}: {$card :card-name form=name}', things),
        effect: [...effects, ...(mayAnswer ? ['Cancelled if you answer.'] : [])].join(' '),
        stopped: answered ? 'Stopped.' : null,
        open: false,
        shows: { card: pending.card ?? 'Assassin' },
      }
    }
    case 'turnStart':
      return {
        key,
        title: pendingTitle(pending, sight),
        effect: '',
        stopped: null,
        open: false,
        shows: { king: pending.actor },
      }
    case 'ability':
      return {
        key,
        title: pendingTitle(pending, sight),
        effect: abilityEffect(pending, sight),
        stopped: answered ? 'Stopped.' : null,
        open: false,
        shows: { card: pending.card ?? CARD_NAMES[0] },
      }
  }
}

/** The same for a holder and for anybody else: only the hand differs. */
function openLayer(sight: KingsSight, pending: Pending): Layer | null {
  if (askedOf(sight)?.question !== 'reactionPrompt') return null
  const cards = sight.legal.flatMap(({ type, card }) => (type === 'claim' ? [text(card)] : []))
  if (cards.length === 0) return null
  return {
    key: 'open',
    title: say(sight, 'You: {$cards :card-name form=name list=or}?', { cards: { kind: 'card name', value: cards } }),
    effect: say(sight, ANSWER_EFFECT, thingsIn(pending, sight)),
    stopped: null,
    open: true,
    shows: { slot: cards[0] },
  }
}

const KING_STAYS = '{$flipper :seat form=owner} King stays up.'

/** What an answer would bring. */
const ANSWER_EFFECT = `.match $trigger $actor
  kingFlip * {{The flip is stopped, unless somebody answers in turn. The Assassin is condemned.}}
  counterAssassin * {{The Assassin has no effect, and the flip goes ahead. King's Hand is condemned.}}
  ability you {{{$card} and King's Hand are condemned, and you take your turn again.}}
  ability * {{{$card} and King's Hand are condemned, and {$actor} takes their turn again.}}
  * * {{}}`

export function pile(sight: KingsSight): readonly PileLayer[] {
  return layersOf(sight).map(({ shows, ...layer }) => ({
    ...layer,
    picture: <PilePicture sight={sight} shows={shows} />,
  }))
}

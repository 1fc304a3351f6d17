import type { PileLayer } from '../face.ts'
import { and, askedOf, CARD_NAMES, capital, type KingsSight, ownedBy, personOf, the } from './names.ts'
import { abilityEffect, abilityTitle, assassinEffect, flipEffect, type Pending, pendingOf } from './pending.ts'
import { PilePicture, type Shown } from './pile-picture.tsx'
import { say } from './say.ts'
import { text } from './text.ts'

/** A layer before its picture is drawn. */
interface Layer extends Omit<PileLayer, 'picture'> {
  readonly shows: Shown
}

const WINDOWS = new Set([
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
  const { names, me } = sight
  const words = (sentence: string) => say(sentence, names, me)
  const key = `${at} ${pending.trigger}`
  switch (pending.trigger) {
    case 'kingFlip':
      return {
        key,
        title: pending.actor === me ? 'You flip your King' : words(`Seat ${pending.actor} flips the King`),
        effect: words(flipEffect(pending.actor, sight)),
        stopped: answered ? 'Stopped.' : null,
        open: false,
        shows: { king: pending.actor },
      }
    case 'counterAssassin': {
      const flipper = pending.flipper ?? -1
      return {
        key,
        title: `${personOf(sight, pending.actor)}: ${pending.card ?? 'Assassin'}`,
        effect:
          words(`${capital(ownedBy(sight, flipper))} King stays up. ${assassinEffect(pending.actor, flipper, sight)}`) +
          (mayAnswer ? ' Void if you answer.' : ''),
        stopped: answered ? 'Stopped.' : null,
        open: false,
        shows: { card: pending.card ?? 'Assassin' },
      }
    }
    case 'turnStart':
      return {
        key,
        title: words(`Seat ${pending.actor}'s turn begins`),
        effect: '',
        stopped: null,
        open: false,
        shows: { king: pending.actor },
      }
    case 'ability':
      return {
        key,
        title: words(abilityTitle(pending, sight)),
        effect: words(abilityEffect(pending, sight)),
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
    title: `You: ${and(cards, 'or')}?`,
    effect: say(answerEffect(pending), sight.names, sight.me),
    stopped: null,
    open: true,
    shows: { slot: cards[0] },
  }
}

function answerEffect(pending: Pending): string {
  switch (pending.trigger) {
    case 'kingFlip':
      return 'The flip is stopped, unless somebody answers in turn. The Assassin is condemned.'
    case 'counterAssassin':
      return "The Assassin has no effect and the flip goes on. King's Hand is condemned."
    case 'ability':
      return `${capital(the(pending.card ?? 'card'))} and King's Hand are condemned, and Seat ${pending.actor} acts again.`
    case 'turnStart':
      return ''
  }
}

export function pile(sight: KingsSight): readonly PileLayer[] {
  return layersOf(sight).map(({ shows, ...layer }) => ({
    ...layer,
    picture: <PilePicture sight={sight} shows={shows} />,
  }))
}

import { bluffWarning, imposterKings } from '@riposte/imposter-kings'
import type { ActionJson } from '@riposte/kernel'
import type { Plan } from '../choice/plan.ts'
import { type KingsSight, nameOf, ownerOf, personOf, the } from '../names.ts'
import { say } from '../say.ts'
import { text } from '../text.ts'

/** What stands on a button. */
export function answerWords(sight: KingsSight, plan: Plan, action: ActionJson): string {
  const { court } = sight.seen.view
  switch (action.type) {
    case 'pass':
    case 'closeWindow':
      return plan.about.trigger === 'turnStart' ? 'Not now' : 'Let it stand'
    case 'claim':
      // IK-9.13: only the reader is told that it would be a bluff.
      return isBluff(sight, action) ? `Bluff: ${text(action.card)}` : `Reveal ${the(text(action.card))}`
    case 'play':
      return `Play ${the(text(action.card))}`
    case 'choosePlayer':
      return action.seat === sight.me ? 'Yourself' : personOf(sight, Number(action.seat))
    case 'chooseNobody':
      return 'Nobody'
    case 'pickNone':
      return 'No card'
    case 'decline':
      return 'Do not use it'
    case 'use':
      return `Use ${the(text(plan.about.source ?? 'card'))}`
    case 'sayNumber':
      return text(action.number)
    case 'chooseCourt':
      return courtWords(text(plan.about.source), court[Number(action.place)]?.card ?? 'card')
    case 'disgrace': {
      const chosen = [action.first, action.second, action.third].flatMap((place) =>
        typeof place === 'number' ? [the(court[place].card)] : [],
      )
      return chosen.length === 0
        ? 'Disgrace nothing'
        : `Disgrace ${chosen.length === 1 ? chosen[0] : `${chosen.length} cards`}`
    }
    case 'pick':
      return pickWords(sight, plan, text(action.card))
    case 'commit':
      return 'Set them aside'
    case 'recruit':
      return `Recruit ${the(text(action.take))}`
    case 'recommission':
      return `Recover ${the(text(action.recover))}`
    case 'chooseSignatures':
      return 'Take these three'
    case 'show':
      return action.second === null ? 'Show it' : 'Show these two'
    case 'guess':
      return action.holds === true ? 'It is there' : 'It is not there'
    case 'selectKing':
      return action.facet === 'Regular' ? 'Regular King' : text(action.facet)
    case 'rallyInstead':
      return `Remove it, rally ${the(text(action.card))}`
    case 'matchSuccessor':
      return 'Reveal the match'
    default:
      return say(imposterKings.words.action(action, plan.question), sight.names, sight.me)
  }
}

function courtWords(source: string, card: string): string {
  switch (source) {
    case 'Fool':
      return `Take ${the(card)}`
    case 'Sentry':
      return `Exchange ${the(card)}`
    case 'Stranger':
      return `Become ${the(card)}`
    case 'Aegis':
      return `Disgrace ${the(card)}`
    default:
      return `Choose ${the(card)}`
  }
}

const PICK: Readonly<Record<string, string>> = {
  Inquisitor: 'Lay down',
  Executioner: 'Condemn',
  Judge: 'Lay down',
  Oathbound: 'Play',
  Herald: 'Play',
  Warden: 'Give',
  Sentry: 'Put there',
  Princess: 'Give',
  Ancestor: 'Remove',
  Arbiter: 'Give',
  Assassin: 'Take',
  Nakturn: 'Condemn',
  Flagbearer: 'Put back',
}

function pickWords(sight: KingsSight, plan: Plan, card: string): string {
  const owner = ownerOf(card)
  const which =
    owner === null ? the(card) : `${the(nameOf(card))} (Army of ${owner === sight.me ? 'you' : personOf(sight, owner)})`
  switch (plan.question) {
    case 'newSuccessor':
      return `Set ${the(card)} aside`
    case 'recallCard':
      return `Recall ${the(card)}`
    case 'rallyCard':
      return `Rally ${the(card)}`
    case 'chooseReplaced':
      return `Replace ${the(card)}`
    case 'giveInReturn':
      return `Give ${the(card)}`
    default: {
      if (plan.about.source === 'Spy') return `Make ${the(card)} the Successor`
      if (plan.about.source === 'Oracle') return `Move ${the(card)}`
      return `${PICK[text(plan.about.source)] ?? 'Choose'} ${which}`
    }
  }
}

export function isBluff(sight: KingsSight, action: ActionJson): boolean {
  return bluffWarning(sight.seen, action) !== null
}

/** Safe answers first, the strong one last: they never change places. */
const SAFE = new Set(['pass', 'closeWindow', 'decline', 'pickNone', 'chooseNobody', 'freshDeal', 'endMuster'])

export function inOrder(actions: readonly ActionJson[]): readonly ActionJson[] {
  return [...actions].sort((a, b) => Number(!SAFE.has(a.type)) - Number(!SAFE.has(b.type)))
}

export function isSafe(action: ActionJson): boolean {
  return SAFE.has(action.type)
}

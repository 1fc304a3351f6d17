import { bluffWarning } from '@riposte/imposter-kings'
import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import type { Plan } from '../choice/plan.ts'
import type { KingsSight } from '../names.ts'
import { aName, aNumber, answerThings, cards, plain, say } from '../phrases.ts'
import { text } from '../text.ts'

const CARD = '{$card :card form=short}'

/** What stands on a button: for a reaction, an ability, a choice. */
const ANSWERS: Readonly<Record<string, string>> = {
  pass: '.match $trigger turnStart {{Not now}} * {{Allow it}}',
  closeWindow: '.match $trigger turnStart {{Not now}} * {{Allow it}}',
  // IK-9.13: only the reader is told that it would be a bluff.
  claim: '.match $isBluff yes {{Bluff: claim {$card}}} * {{Reveal {$card}}}',
  play: `Play ${CARD}`,
  choosePlayer: '.match $seat you {{Me}} * {{{$seat}}}',
  chooseNobody: 'Nobody',
  pickNone: 'No card',
  decline: 'Do not use it',
  use: 'Use {$source}',
  sayNumber: '{$number}',
  chooseCourt: `.match $source
    Fool {{Take {$lying :card form=short}}}
    Sentry {{Exchange {$lying :card form=short}}}
    Stranger {{Become {$lying :card form=short}}}
    Aegis {{Disgrace {$lying :card form=short}}}
    * {{Choose {$lying :card form=short}}}`,
  disgrace: `.match $many
    0 {{Disgrace nothing}}
    1 {{Disgrace {$lying :card form=short}}}
    * {{Disgrace {$many} cards}}`,
  commit: 'Set them aside',
  recruit: 'Recruit {$take :card form=short}',
  recommission: 'Recover {$recover :card form=short}',
  chooseSignatures: 'Take these three',
  show: '.match $second none {{Show it}} * {{Show these two}}',
  guess: '.match $holds yes {{It is there}} * {{It is not there}}',
  selectKing: '{$facet :facet form=name}',
  rallyInstead: `Remove it, rally ${CARD}`,
  matchSuccessor: 'Reveal the match',
}

/** A card that is picked, by the question. */
const PICKED_FOR: Readonly<Record<string, string>> = {
  newSuccessor: `Set ${CARD} aside`,
  recallCard: `Recall ${CARD}`,
  rallyCard: `Rally ${CARD}`,
  chooseReplaced: `Replace ${CARD}`,
  giveInReturn: `Give ${CARD}`,
}

/** A card that is picked for another card's ability. */
const PICKED = `.match $source
  Inquisitor {{Put down {$card}}}
  Executioner {{Condemn {$card}}}
  Judge {{Put down {$card}}}
  Oathbound {{Play {$card}}}
  Herald {{Play {$card}}}
  Warden {{Give {$card}}}
  Sentry {{Put {$card} there}}
  Princess {{Give {$card}}}
  Ancestor {{Remove {$card}}}
  Arbiter {{Give {$card}}}
  Assassin {{Take {$card}}}
  Nakturn {{Condemn {$card}}}
  Flagbearer {{Put {$card} back}}
  Spy {{Make {$card :card form=short} the Successor}}
  Oracle {{Move {$card :card form=short}}}
  * {{Choose {$card}}}`

export function answerWords(sight: KingsSight, plan: Plan, action: ActionJson): string {
  const { speaker } = sight
  const message = action.type === 'pick' ? (PICKED_FOR[plan.question] ?? PICKED) : ANSWERS[action.type]
  if (message === undefined) return textOf(speaker.action(action, plan.question))
  const { court } = sight.seen.view
  const lying = [action.place, action.first, action.second, action.third].flatMap((place) =>
    typeof place === 'number' ? [court[place]?.card ?? ''] : [],
  )
  return say(sight, message, {
    ...answerThings(action),
    source: aName(text(plan.about.source) || null),
    trigger: plain(text(plan.about.trigger) || null),
    isBluff: plain(isBluff(sight, action)),
    lying: cards(lying),
    many: aNumber(lying.length),
  })
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

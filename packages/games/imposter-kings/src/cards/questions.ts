import { type Action, blocked, type Choices, type Facts, type Seat, type Seats, whole } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { question } from '../kit.ts'
import { baseValue, type Card, cardName, NAMES, type Name, NO_CARD, nameOf } from '../names.ts'
import type { Own, Pub } from '../state.ts'
import { handValue, isRoyalty, swayOf } from '../values.ts'

/** The decisions that abilities have in common (IK-18.18 to IK-18.36). `source` is always the name of the card that asks. */

export interface Source extends Facts {
  readonly source: Name
}

const source = { source: cardName }
/** A fact is written as it stands; -1 is what does not apply. */
const count = { ...whole('number', -1, 126), write: (value: number) => value }

/** IK-18.18 */
export const useAbility = question<Source>('useAbility', {
  rule: 'IK-5.9',
  takes: [actions.use, actions.decline],
  about: source,
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.use.of())
    out.add(actions.decline.of())
  },
})

/** IK-18.19: any name of this game may be said, also one that nobody can hold. */
export const sayName = question<Source>('sayName', {
  rule: 'IK-18.19',
  takes: [actions.nameCard],
  about: source,
  legal(pub, _mine, _seat, _arg, out) {
    const { sayable } = pub
    for (let i = 0; i < sayable.length; i++) out.add(actions.nameCard.of(sayable[i]))
  },
  why: () => blocked('notInGame', 'IK-18.19', 'No card of that name is in this game.'),
})

export interface NumberRange extends Source {
  readonly least: number
  readonly most: number
}

/** IK-18.19 */
export const sayNumber = question<NumberRange>('sayNumber', {
  rule: 'IK-18.19',
  takes: [actions.sayNumber],
  about: { ...source, least: count, most: count },
  legal(_pub, _mine, _seat, arg, out) {
    for (let number = arg.least; number <= arg.most; number++) out.add(actions.sayNumber.of(number))
  },
  why: (_pub, _mine, _seat, arg) => blocked('outOfRange', 'IK-18.19', `Say a number from ${arg.least} to ${arg.most}.`),
})

export interface Players extends Source {
  readonly among: Seats
  /** 1 where nobody may be chosen. */
  readonly orNobody: 0 | 1
}

/** IK-18.20 */
export const choosePlayer = question<Players>('choosePlayer', {
  rule: 'IK-18.20',
  takes: [actions.choosePlayer, actions.chooseNobody],
  about: { ...source, among: whole('players', 0, 15), orNobody: count },
  legal(pub, _mine, _seat, arg, out) {
    for (let other = 0; other < pub.players.length; other++) {
      if (arg.among & (1 << other)) out.add(actions.choosePlayer.of(other))
    }
    if (arg.orNobody) out.add(actions.chooseNobody.of())
  },
  why: () => blocked('notAllowed', 'IK-18.20', 'That player cannot be chosen.'),
})

export interface CourtChoice extends Source {
  /** A place that may not be chosen, or -1. */
  readonly except: number
  /** 1 where Royalty may not be chosen. */
  readonly commoner: 0 | 1
}

/** IK-5.11: only face-up cards can be chosen. */
function mayChoose(pub: Pub, at: number, arg: CourtChoice, immortal: boolean): boolean {
  const entry = pub.court[at]
  return entry.up && at !== arg.except && !(arg.commoner === 1 && isRoyalty(entry, immortal))
}

/** IK-5.8: whether there is anything to choose. */
export function anyInCourt(pub: Pub, arg: CourtChoice): boolean {
  const { immortal } = swayOf(pub)
  for (let at = 0; at < pub.court.length; at++) if (mayChoose(pub, at, arg, immortal)) return true
  return false
}

/** IK-18.21 */
export const chooseCourtCard = question<CourtChoice>('chooseCourtCard', {
  rule: 'IK-18.21',
  takes: [actions.chooseCourt],
  about: { ...source, except: count, commoner: count },
  legal(pub, _mine, _seat, arg, out) {
    const { immortal } = swayOf(pub)
    for (let at = 0; at < pub.court.length; at++) {
      if (mayChoose(pub, at, arg, immortal)) out.add(actions.chooseCourt.of(at))
    }
  },
  why: () => blocked('notAllowed', 'IK-5.11', 'That card of the Court cannot be chosen.'),
})

/** Which hand cards may be picked: conditions that do not apply are -1 (or NO_CARD). */
export interface HandChoice extends Source {
  readonly name: Name
  readonly base: number
  readonly leastBase: number
  readonly leastValue: number
  /** 1 where none may be picked. */
  readonly orNone: 0 | 1
}

interface HandLimits {
  readonly name?: Name
  readonly base?: number
  readonly leastBase?: number
  readonly leastValue?: number
  readonly orNone?: 0 | 1
}

/** A hand card within these limits. Written out field by field: most questions of a game are of this kind. */
export function fromHand(source: Name, limits: HandLimits = NO_LIMITS): HandChoice {
  const { name = NO_CARD, base = -1, leastBase = -1, leastValue = -1, orNone = 0 } = limits
  return { source, name, base, leastBase, leastValue, orNone }
}

const NO_LIMITS: HandLimits = {}

function mayPick(pub: Pub, seat: Seat, card: Card, arg: HandChoice): boolean {
  if (arg.name >= 0 && nameOf(card) !== arg.name) return false
  if (arg.base >= 0 && baseValue(card) !== arg.base) return false
  if (arg.leastBase >= 0 && baseValue(card) < arg.leastBase) return false
  return arg.leastValue < 0 || handValue(pub, card, seat, swayOf(pub)) >= arg.leastValue
}

function pickable(pub: Pub, mine: Own, seat: Seat, arg: HandChoice, out: Choices): void {
  const { hand } = mine
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue
    if (mayPick(pub, seat, hand[i], arg)) out.add(actions.pick.of(hand[i]))
  }
  if (arg.orNone) out.add(actions.pickNone.of())
}

function whyNotPick(_pub: Pub, mine: Own, _seat: Seat, arg: HandChoice, action: Action) {
  if (actions.pickNone.is(action)) return blocked('mustPick', 'IK-0.1', 'You have to pick a card.')
  const card = actions.pick.card(action)
  if (!mine.hand.includes(card)) return blocked('notInHand', 'IK-18.2', `You do not hold ${NAMES[nameOf(card)]}.`)
  return blocked('notAllowed', 'IK-18.2', `${NAMES[arg.source]} does not allow that card.`)
}

const handChoice = {
  takes: [actions.pick, actions.pickNone],
  about: { ...source, name: cardName, base: count, leastBase: count, leastValue: count, orNone: count },
  legal: pickable,
  why: whyNotPick,
}

/** A hand card that will be seen at once (IK-18.24, IK-18.25, IK-18.30, IK-18.33 and the like). */
export const pickOpenly = question<HandChoice>('pickOpenly', { rule: 'IK-18.1', ...handChoice })

/** A hand card that stays secret, at least for now (IK-18.23, IK-18.26 to IK-18.28). */
export const pickSecretly = question<HandChoice>('pickSecretly', { rule: 'IK-18.1', secret: true, ...handChoice })

/** One of the cards this seat is being shown (Nakturn, the assassin's pick, Flagbearer, Oracle). */
export const pickShown = question<Source & { readonly orNone: 0 | 1 }>('pickShown', {
  rule: 'IK-18.31',
  takes: [actions.pick, actions.pickNone],
  about: { ...source, orNone: count },
  legal(_pub, mine, _seat, arg, out) {
    const { shown } = mine
    for (let i = 0; i < shown.length; i++) if (shown.indexOf(shown[i]) === i) out.add(actions.pick.of(shown[i]))
    if (arg.orNone) out.add(actions.pickNone.of())
  },
  why: () => blocked('notShown', 'IK-18.2', 'Pick one of the cards you are shown.'),
})

/** The same, where nobody else learns which. */
export const pickShownSecretly = question<Source>('pickShownSecretly', {
  rule: 'IK-18.39',
  secret: true,
  takes: [actions.pick],
  about: source,
  legal(_pub, mine, _seat, _arg, out) {
    const { shown } = mine
    for (let i = 0; i < shown.length; i++) if (shown.indexOf(shown[i]) === i) out.add(actions.pick.of(shown[i]))
  },
  why: () => blocked('notShown', 'IK-18.2', 'Pick one of the cards you are shown.'),
})

export const cardQuestions = [
  useAbility,
  sayName,
  sayNumber,
  choosePlayer,
  chooseCourtCard,
  pickOpenly,
  pickSecretly,
  pickShown,
  pickShownSecretly,
]

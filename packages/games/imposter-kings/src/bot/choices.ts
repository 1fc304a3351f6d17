import { type ActionJson, below, chance, type Json, type Random, type Seat } from '@riposte/kernel'
import {
  AEGIS,
  ASSASSIN,
  baseValue,
  CONSPIRACIST,
  ELDER,
  EXECUTIONER,
  EXILE,
  FLAGBEARER,
  FOOL,
  IMMORTAL,
  INFORMANT,
  INQUISITOR,
  JUDGE,
  KINGS_HAND,
  LOCKSHIFT,
  MYSTIC,
  NAKTURN,
  NAMES,
  type Name,
  nameOf,
  ORACLE,
  PRINCESS,
  SENTRY,
  SOLDIER,
  SPY,
  STRANGER,
  WARDEN,
} from '../names.ts'
import { type Counting, cardNumber, type Throne } from './counting.ts'
import { bestGuess, bestPlay, handOf, leaving, playing } from './turn.ts'
import { DISGRACED, throneAfter, worthOf } from './worth.ts'

/** What a decision other than the turn itself and the reactions is decided with. */
export interface Deciding {
  readonly legal: readonly ActionJson[]
  readonly about: Readonly<Record<string, Json>>
  readonly count: Counting
  readonly random: Random
}

type Choose = (deciding: Deciding) => ActionJson | null

/** The action with the highest mark; equal ones are settled by chance. */
function best({ legal, random }: Deciding, mark: (action: ActionJson) => number): ActionJson | null {
  let found: ActionJson | null = null
  let highest = Number.NEGATIVE_INFINITY
  let ties = 0
  for (const action of legal) {
    const value = mark(action)
    if (value > highest) {
      highest = value
      found = action
      ties = 1
    } else if (value === highest && below(random, ++ties) === 0) found = action
  }
  return found
}

function nameIn(json: Json | undefined): Name {
  return typeof json === 'string' ? nameOf(cardNumber(json)) : -1
}

/** What a card given as text is worth; nothing for none. */
function worthIn(json: Json | undefined, count: Counting): number {
  const name = nameIn(json)
  return name < 0 ? 0 : worthOf(name, count)
}

function throneNow({ view }: Counting): Throne {
  const top = view.court[view.court.length - 1]
  return top === undefined ? DISGRACED : { value: view.throne, royal: top.royalty, up: !top.disgraced }
}

// ---- setting up -------------------------------------------------------------------------------------------------------

/** IK-3.7: what is safe there and comes back with the flip as Successor, what is least worth into the Dungeon. */
const commitCards: Choose = (deciding) => {
  const { count } = deciding
  const aside = (json: Json | undefined) => {
    const name = nameIn(json)
    // Reaction cards only work from the hand.
    return worthIn(json, count) - (name === KINGS_HAND || name === ASSASSIN ? 2.5 : 0)
  }
  return best(deciding, ({ dungeon, successor, squire }) => {
    const named = typeof squire === 'string' ? aside(squire) * 0.1 : 0
    return aside(successor) * 0.4 + named - worthIn(dungeon, count)
  })
}

const SIGNATURE_ORDER = [
  'Aegis',
  'Exile',
  'Conspiracist',
  'Ancestor',
  'Stranger',
  'Lockshift',
  'Informant',
  'Nakturn',
  'Flagbearer',
]

function signatureMark(json: Json | undefined, random: Random): number {
  return -(typeof json === 'string' ? SIGNATURE_ORDER.indexOf(json) : -1) + below(random, 4)
}

/** IK-13.11: a weak hand card for a strong Army card, once or twice; what is spent does not come back by itself. */
const musterAction: Choose = (deciding) => {
  const { count, random, legal } = deciding
  const facet = legal.find(({ type, facet: to }) => type === 'selectKing' && to === 'Charismatic Leader')
  const { me, view } = count
  if (facet !== undefined && view.players[me].facet === 'Regular' && chance(random, 0.3)) return facet
  return best(deciding, ({ type, give, take, exhaust }) => {
    if (type === 'endMuster') return 0
    if (type !== 'recruit') return -10
    const price = typeof exhaust === 'string' ? 0.3 * worthIn(exhaust, count) : 0
    return worthIn(take, count) - worthIn(give, count) - price - 0.6
  })
}

// ---- abilities --------------------------------------------------------------------------------------------------------

/** IK-5.9: whether an ability is used at all. */
const useAbility: Choose = ({ legal, about, count, random }) => {
  const wanted = uses(nameIn(about.source), count, random) ? 'use' : 'decline'
  return legal.find(({ type }) => type === wanted) ?? null
}

function uses(source: Name, count: Counting, random: Random): boolean {
  const { view, me } = count
  const hand = handOf(count)
  const least = hand.length === 0 ? 0 : Math.min(...hand.map((name) => worthOf(name, count)))
  switch (source) {
    case FOOL:
    case FLAGBEARER:
    case NAKTURN:
    case ORACLE:
      return true
    case INQUISITOR:
      return view.sayable.some((text) => calling(nameIn(text), count) > 0)
    case EXECUTIONER:
      return [1, 2, 3, 4, 5, 6, 7, 8, 9].some((number) => executing(number, count) > 0)
    case WARDEN:
      return view.accused !== null && worthIn(view.accused, count) > least + 0.2
    case SENTRY: {
      // It costs the Throne: worth it where something much better than the worst hand card lies in the Court.
      const lost =
        leaving(throneNow(count), hand, view.players[me].flipped, count) -
        leaving(DISGRACED, hand, view.players[me].flipped, count)
      return mostInCourt(count) - least > 0.6 + Math.max(0, lost)
    }
    case PRINCESS:
      return least < 1.2
    case LOCKSHIFT:
      return view.players[me].dungeon
    case MYSTIC:
    case SPY:
      return false
    case AEGIS:
      return view.court.some((entry) => !entry.disgraced && entry.as === NAMES[IMMORTAL]) && hand.includes(ELDER)
    case STRANGER:
      return view.court.some((entry) => !entry.disgraced && copying(nameOf(cardNumber(entry.card)), count) > 0)
    default:
      return chance(random, 0.5)
  }
}

function mostInCourt(count: Counting): number {
  let most = 0
  for (const entry of count.view.court.slice(0, -1)) {
    if (!entry.disgraced && !entry.royalty) most = Math.max(most, worthIn(entry.card, count))
  }
  return most
}

/** What it brings to call this name to the Antechambers: the holder loses the card, and a free play with it. */
function calling(name: Name, count: Counting): number {
  const held = count.anyHolds(name)
  if (held === 0) return 0
  // The card comes down whatever its value, and this player has to answer it.
  const throne = throneAfter(name, count)
  const answered = handOf(count).some((mine) => count.answers(mine, count.me, throne))
  const reaction = name === ASSASSIN && !count.view.players[count.me].flipped ? 2.5 : 0
  return held * (worthOf(name, count) + reaction - 0.8 - (answered ? throne.value * 0.12 : 2.5))
}

/** What it brings to say this number: the others' loss against the own. */
function executing(number: number, count: Counting): number {
  const mine = handOf(count).filter((name) => baseValue(name) === number)
  const own = mine.length === 0 ? 0 : Math.min(...mine.map((name) => worthOf(name, count)))
  let theirs = 0
  for (let name = 0; name < NAMES.length; name++) {
    if (baseValue(name) === number) theirs = Math.max(theirs, count.anyHolds(name) * worthOf(name, count))
  }
  return theirs - own
}

/** What a Stranger gains by becoming this card. */
function copying(name: Name, count: Counting): number {
  switch (name) {
    case SOLDIER:
    case JUDGE:
      return bestGuess(count)
    case FOOL:
      return 0.8
    case CONSPIRACIST:
    case EXILE:
      return 1
    default:
      return 0
  }
}

/** IK-18.19: what is most likely held; the Inquisitor weighs what it does, Nakturn hides what it holds. */
const sayName: Choose = (deciding) => {
  const { about, count, random } = deciding
  const hand = handOf(count)
  switch (nameIn(about.source)) {
    case INQUISITOR:
      return best(deciding, ({ card }) => calling(nameIn(card), count))
    case NAKTURN: {
      const held = chance(random, 0.5)
      return best(deciding, ({ card }) => (hand.includes(nameIn(card)) === held ? count.anyHolds(nameIn(card)) : -1))
    }
    case INFORMANT:
      // What lies in a Dungeon is mostly what its player could do without.
      return best(deciding, ({ card }) => count.pool[nameIn(card)] * (4 - worthOf(nameIn(card), count)))
    default:
      return best(deciding, ({ card }) => count.anyHolds(nameIn(card)) + worthOf(nameIn(card), count) * 0.01)
  }
}

const sayNumber: Choose = (deciding) => {
  const { about, count } = deciding
  if (nameIn(about.source) === EXECUTIONER) return best(deciding, ({ number }) => executing(Number(number), count))
  const hand = handOf(count)
  return best(
    deciding,
    ({ number }) => Number(number) * 0.2 - (hand.some((name) => baseValue(name) === number) ? 2 : 0),
  )
}

/** To answer is better than to begin, so the player after this one goes first; a full hand is the best to guess at. */
const choosePlayer: Choose = (deciding) => {
  const { about, count } = deciding
  const first = about.source === null
  return best(deciding, ({ type, seat }) => {
    if (type !== 'choosePlayer') return 0.5
    const chosen = Number(seat) as Seat
    if (first) return chosen === count.next(count.me) ? 1 : 0
    return (count.isOpponent(chosen) ? 1 : -1) + count.view.players[chosen].hand * 0.1
  })
}

const chooseCourtCard: Choose = (deciding) => {
  const { about, count } = deciding
  const source = nameIn(about.source)
  return best(deciding, ({ place }) => {
    const entry = count.view.court[Number(place)]
    const name = nameIn(entry.card)
    if (source === STRANGER) return copying(name, count)
    if (source === AEGIS) return name === IMMORTAL ? 2 : entry.by === count.me ? -1 : 0
    return worthOf(name, count)
  })
}

/** IK-7.8a: what an opponent could fetch back goes, the own Throne stays. */
const disgraceSet: Choose = (deciding) => {
  const { count } = deciding
  const hand = handOf(count)
  const top = count.view.court.length - 1
  const fetches = hand.includes(FOOL) || hand.includes(SENTRY)
  const mark = (place: Json | undefined) => {
    if (typeof place !== 'number') return 0
    if (place === top) return -5
    const gain = worthIn(count.view.court[place].card, count) * 0.2 - 0.1
    return fetches ? -gain : gain
  }
  return best(deciding, ({ first, second, third }) => mark(first) + mark(second) + mark(third))
}

/** Hand cards that are given up, laid down or played. */
const pickCard: Choose = (deciding) => {
  const { legal, about, count } = deciding
  const cards = legal.flatMap(({ card }) => (typeof card === 'string' ? [card] : []))
  const none = legal.find(({ type }) => type === 'pickNone')
  const pick = (card: string) => legal.find((action) => action.card === card) ?? null
  const cheapest = () => best(deciding, ({ type, card }) => (type === 'pick' ? -worthIn(card, count) : -10))
  if (cards.length === 0) return none ?? null
  switch (NAMES[nameIn(about.source)]) {
    case 'Oathbound':
      return pick(bestPlay(cards, count))
    case 'Herald': {
      const hand = handOf(count)
      const card = bestPlay(cards, count)
      // Without a second card the Herald itself is spent and stays as the Throne.
      const herald = leaving(throneNow(count), hand, count.view.players[count.me].flipped, count) - 1.9
      return none === undefined || playing(nameIn(card), hand, count) > herald ? pick(card) : none
    }
    case 'Judge':
      // IK-7.9a: a free play at the next turn, best of a card that finds no other.
      return best(deciding, ({ type, card }) => {
        if (type === 'pickNone') return 0
        const name = nameIn(card)
        return name === ASSASSIN && worthOf(name, count) > 1 ? -1 : 1 - baseValue(name) * 0.15
      })
    case 'Ancestor': {
      const army = count.view.mine?.army ?? []
      const most = Math.max(0, ...army.map((card) => worthIn(card, count)))
      const cheap = cheapest()
      return none !== undefined && worthIn(cheap?.card, count) + 0.5 > most ? none : cheap
    }
    default:
      return cheapest()
  }
}

/** A Successor is safe from guesses, and comes with the flip; reaction cards belong into the hand. */
const newSuccessor: Choose = (deciding) =>
  best(deciding, ({ card }) => {
    const name = nameIn(card)
    return worthOf(name, deciding.count) - (name === KINGS_HAND || name === ASSASSIN ? 3 : 0)
  })

const dearest: Choose = (deciding) =>
  best(deciding, ({ type, card }) => (type === 'pickNone' ? 0.1 : worthIn(card, deciding.count)))

/** Of the cards that are shown: the best to take or to condemn, the least to put back. */
const pickShown: Choose = (deciding) => {
  const back = nameIn(deciding.about.source) === FLAGBEARER
  return best(deciding, ({ type, card }) =>
    type === 'pickNone' ? 0.1 : (back ? -1 : 1) * worthIn(card, deciding.count),
  )
}

const showCards: Choose = (deciding) =>
  best(deciding, ({ first, second }) => -worthIn(first, deciding.count) - worthIn(second, deciding.count))

const nakturnGuess: Choose = (deciding) => {
  const { about, count } = deciding
  const likely = count.holds(Number(about.of), nameIn(about.name)) > 0.4
  return best(deciding, ({ holds }) => (holds === likely ? 1 : 0))
}

const informantReward: Choose = (deciding) =>
  best(deciding, ({ reward }) => (reward === 'card' ? 2 : reward === 'rally' ? 1 : 0))

/** IK-13.50, IK-13.61: what is worth more comes into the hand. */
const facetChoice: Choose = (deciding) => {
  const { count } = deciding
  const { mine } = count.view
  return best(deciding, ({ type, card }) => {
    if (type === 'rallyInstead') return worthIn(card, count) - 0.3
    if (type === 'matchSuccessor') return 10
    return worthIn(type === 'takeSquire' ? mine?.squire : mine?.successor, count)
  })
}

/** Every decision by the name of its question. What is not here is left to chance. */
export const CHOICES: Readonly<Record<string, Choose>> = {
  commitCards,
  chooseSignatures: (deciding) =>
    best(deciding, ({ first, second, third }) => {
      const { random } = deciding
      return signatureMark(first, random) + signatureMark(second, random) + signatureMark(third, random)
    }),
  chooseSignature: (deciding) => best(deciding, ({ card }) => signatureMark(card, deciding.random)),
  draftSignature: (deciding) => best(deciding, ({ card }) => signatureMark(card, deciding.random)),
  musterAction,
  keepOrDeal: ({ legal }) => legal.find(({ type }) => type === 'keep') ?? null,
  useAbility,
  sayName,
  sayNumber,
  choosePlayer,
  chooseCourtCard,
  disgraceSet,
  pickOpenly: pickCard,
  pickSecretly: pickCard,
  pickShown,
  pickShownSecretly: pickShown,
  newSuccessor,
  giveInReturn: pickCard,
  showCards,
  nakturnGuess,
  informantReward,
  recallCard: dearest,
  rallyCard: dearest,
  charismaticChoice: facetChoice,
  tacticianChoice: facetChoice,
  squireChoice: facetChoice,
  chooseReplaced: dearest,
}

import { CARD_TEXTS } from '@riposte/imposter-kings'
import type { Json } from '@riposte/kernel'
import { capital, type KingsSight, the } from './names.ts'

/** Something that may be answered, as a window of the pile holds it. */
export interface Pending {
  readonly trigger: 'ability' | 'kingFlip' | 'counterAssassin' | 'turnStart'
  readonly actor: number
  readonly card: string | null
  readonly flipper: number | null
  readonly name: string | null
  readonly number: number | null
  readonly player: number | null
  readonly place: number | null
}

const TRIGGERS = ['ability', 'kingFlip', 'counterAssassin', 'turnStart'] as const

const number = (value: Json | undefined) => (typeof value === 'number' ? value : null)
const name = (value: Json | undefined) => (typeof value === 'string' ? value : null)

/** What a window of the pile shows. */
export function pendingOf(shown: Readonly<Record<string, Json>>): Pending | null {
  const trigger = TRIGGERS.find((known) => known === shown.trigger)
  const actor = number(shown.actor)
  if (trigger === undefined || actor === null) return null
  return {
    trigger,
    actor,
    card: name(shown.card),
    flipper: number(shown.flipper),
    name: name(shown.name),
    number: number(shown.number),
    player: number(shown.player),
    place: number(shown.place),
  }
}

/** What an ability does if nobody stops it, with seats in it. */
export function abilityEffect({ actor, card, name, number, player, place }: Pending, sight: KingsSight): string {
  const { view } = sight.seen
  const who = `Seat ${actor}`
  const lying = place === null ? 'a card' : the(view.court[place]?.card ?? 'card')
  const called = name === null ? 'that card' : the(name)
  const other = player === null ? 'another player' : `Seat ${player}`
  switch (card) {
    case 'Fool':
      return `${who} takes ${lying} into the hand.`
    case 'Inquisitor':
      return `Everybody else who holds ${called} lays one into the Antechamber.`
    case 'Executioner':
      return `Everybody who holds a card of base value ${number} condemns one.`
    case 'Soldier':
      return `If an opponent holds ${called}, the Soldier counts 2 more and up to three cards are disgraced.`
    case 'Judge':
      return `If ${other} holds ${called}, a card of ${who}'s hand may go to the Antechamber.`
    case 'Herald':
      return `${who} exchanges the Successor and may play a second card.`
    case 'Mystic':
      return `Cards of base value ${number} are blank in the Court for the rest of the round.`
    case 'Warden':
      return view.accused === null
        ? 'A hand card becomes the accused.'
        : `${who} takes ${the(view.accused)}, the accused, for a hand card.`
    case 'Sentry':
      return `${who} takes ${lying} into the hand and puts a hand card in its place.`
    case 'Spy':
      return `${who} looks at all Successors and may have one exchanged.`
    case 'Princess':
      return `${who} and ${other} exchange a hand card.`
    case 'Lockshift':
      return 'Everybody takes the Dungeon card back into the hand.'
    case 'Nakturn':
      return `${other === 'another player' ? 'An opponent' : other} has to guess whether ${who} holds ${called}.`
    case 'Oracle':
      return `Every opponent of ${who} shows two cards.`
    default:
      return CARD_TEXTS.get(card ?? '')?.text ?? ''
  }
}

/** Who does what, with what was declared: "Seat 1 uses the Princess and chooses Seat 0". */
export function abilityTitle({ actor, card, name, number, player, place }: Pending, sight: KingsSight): string {
  const { court } = sight.seen.view
  const parts = [`uses ${the(card ?? 'a card')}`]
  if (player !== null) parts.push(`chooses Seat ${player}`)
  if (name !== null) parts.push(`says "${name}"`)
  if (number !== null) parts.push(`says ${number}`)
  if (place !== null && court[place] !== undefined) parts.push(`points at ${the(court[place].card)}`)
  return `Seat ${actor} ${parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`}`
}

/** IK-8.2: what a flip brings if it goes on. */
export function flipEffect(seat: number, sight: KingsSight): string {
  const { court, players } = sight.seen.view
  const throne = court[court.length - 1]
  const parts: string[] = []
  if (throne !== undefined && !throne.disgraced) parts.push(`${the(throne.card)} is disgraced`)
  if (players[seat].successor) {
    const facet = players[seat].facet
    parts.push(facet === 'Regular' ? `Seat ${seat} takes the Successor` : `the ${facet} has effect`)
  }
  return parts.length === 0 ? 'Nothing else changes.' : capital(`${parts.join(' and ')}.`)
}

/** IK-9.32: what an Assassin does if nobody stops it, with the score it leads to. */
export function assassinEffect(assassin: number, flipper: number, sight: KingsSight): string {
  const { view } = sight.seen
  const count = view.players.length
  if (count === 3) return `Seat ${flipper} is out of the round, and Seat ${assassin} takes one of the cards.`
  const gained = assassinPoints(assassin, sight)
  const total = view.scores[assassin] + gained
  const over = total >= view.options.targetScore
  const others = view.scores.filter((_, seat) => seat !== assassin && (count !== 4 || seat % 2 !== assassin % 2))
  const side = count === 4 ? 'the side of ' : ''
  const ends = over
    ? `, and ${side}Seat ${assassin} wins the match ${total} to ${Math.max(...others)}`
    : `; ${side}Seat ${assassin} gets ${gained} points`
  return `Seat ${flipper} loses the round${ends}.`
}

/** IK-11.6, IK-12.22 */
function assassinPoints(assassin: number, { seen }: KingsSight): number {
  const { players } = seen.view
  if (players.length === 2) return players[assassin].flipped ? 2 : 3
  const kings = players.filter(({ flipped }, seat) => seat % 2 === assassin % 2 && !flipped).length
  return 1 + kings
}

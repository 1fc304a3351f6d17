import { CARD_TEXTS } from '@riposte/imposter-kings'
import type { Json } from '@riposte/kernel'
import type { Things } from '@riposte/words'
import type { KingsSight } from './names.ts'
import { aCard, aName, aNumber, aSeat, plain, say } from './phrases.ts'

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

/** What is pending as things to be said; a card of the Court by its name. */
export function thingsIn(pending: Pending, sight: KingsSight): Things {
  const { trigger, actor, card, flipper, name, number, player, place } = pending
  const lying = place === null ? null : (sight.seen.view.court[place]?.card ?? null)
  return {
    trigger: { kind: 'trigger', value: trigger },
    actor: aSeat(actor),
    card: aName(card),
    flipper: aSeat(flipper),
    name: aName(name),
    number: aNumber(number),
    player: aSeat(player),
    place: aCard(lying),
  }
}

const ABILITY_EFFECT = `.match $card $actor $player $accused
  Fool you * * {{You take {$place :card form=short} into your hand.}}
  Fool * * * {{{$actor} takes {$place :card form=short} into their hand.}}
  Inquisitor * * * {{Everyone else who holds {$name} puts one in their Antechamber.}}
  Executioner * * * {{Everyone who holds a card of base value {$number} condemns one.}}
  Soldier * * * {{If an opponent holds {$name}, the Soldier is worth 2 more and may disgrace up to three cards.}}
  Judge you * * {{If {$player} holds {$name}, you may put a card from your hand in your Antechamber.}}
  Judge * you * {{If you hold {$name}, {$actor} may put a card from their hand in their Antechamber.}}
  Judge * * * {{If {$player} holds {$name}, {$actor} may put a card from their hand in their Antechamber.}}
  Herald you * * {{You exchange your Successor and may play a second card.}}
  Herald * * * {{{$actor} exchanges their Successor and may play a second card.}}
  Mystic * * * {{Cards of base value {$number} are blank in the Court for the rest of the round.}}
  Warden * * none {{A card from the hand becomes the accused card.}}
  Warden you * * {{You exchange a card from your hand for {$accused :card form=short}, the accused card.}}
  Warden * * * {{{$actor} exchanges a card from their hand for {$accused :card form=short}, the accused card.}}
  Sentry you * * {{You take {$place :card form=short} into your hand and put a card from your hand in its place.}}
  Sentry * * * {{{$actor} takes {$place :card form=short} into their hand and puts a card from their hand in its place.}}
  Spy you * * {{You look at all Successors and may have one exchanged.}}
  Spy * * * {{{$actor} looks at all Successors and may have one exchanged.}}
  Princess you * * {{You and {$player} exchange a card.}}
  Princess * * * {{{$actor} and {$player} exchange a card.}}
  Lockshift * * * {{Everyone takes their Dungeon card back into their hand.}}
  Nakturn you * * {{{$player} must guess whether you hold {$name}.}}
  Nakturn * you * {{You must guess whether {$actor} holds {$name}.}}
  Nakturn * * * {{{$player} must guess whether {$actor} holds {$name}.}}
  Oracle * * * {{Each of {$actor :seat form=owner} opponents shows two cards.}}
  * * * * {{{$text}}}`

/** What an ability does if nobody stops it. */
export function abilityEffect(pending: Pending, sight: KingsSight): string {
  return say(sight, ABILITY_EFFECT, {
    ...thingsIn(pending, sight),
    accused: aCard(sight.seen.view.accused),
    text: plain(CARD_TEXTS.get(pending.card ?? '')?.text ?? ''),
  })
}

/** Who does what, with what was declared: "Odile uses the Princess on you". */
export function pendingTitle(pending: Pending, sight: KingsSight): string {
  return say(sight, '{:part id=pending}', thingsIn(pending, sight))
}

const FLIP_EFFECT = `.match $throne $facet $seat
  none none * {{Nothing else changes.}}
  none Regular you {{You take your Successor.}}
  none Regular * {{{$seat} takes their Successor.}}
  none * * {{{$facet} takes effect.}}
  * none * {{{$throne :card form=short} is disgraced.}}
  * Regular you {{{$throne :card form=short} is disgraced, and you take your Successor.}}
  * Regular * {{{$throne :card form=short} is disgraced, and {$seat} takes their Successor.}}
  * * * {{{$throne :card form=short} is disgraced, and {$facet} takes effect.}}`

/** IK-8.2: what a flip brings if it goes on. */
export function flipEffect(seat: number, sight: KingsSight): string {
  const { court, players } = sight.seen.view
  const throne = court[court.length - 1]
  const { successor, facet } = players[seat]
  return say(sight, FLIP_EFFECT, {
    seat: aSeat(seat),
    throne: aCard(throne === undefined || throne.disgraced ? null : throne.card),
    facet: { kind: 'facet', value: successor ? facet : null },
  })
}

const OUT = `.match $flipper $assassin
  you * {{You are out of the round, and {$assassin} takes one of your cards.}}
  * you {{{$flipper} is out of the round, and you take one of their cards.}}
  * * {{{$flipper} is out of the round, and {$assassin} takes one of their cards.}}`
const LOSES = '.match $flipper you {{You lose the round.}} * {{{$flipper} loses the round.}}'
const WINS = `.match $isTeam $assassin
  yes * {{{$assassin :seat form=owner} side wins the match {$total} to {$best}.}}
  * you {{You win the match {$total} to {$best}.}}
  * * {{{$assassin} wins the match {$total} to {$best}.}}`
const GAINS = `.match $isTeam $assassin
  yes * {{{$assassin :seat form=owner} side gets {$gained} points.}}
  * you {{You get {$gained} points.}}
  * * {{{$assassin} gets {$gained} points.}}`

/** IK-9.32: what an Assassin does if nobody stops it, with the score it leads to. */
export function assassinEffect(assassin: number, flipper: number, sight: KingsSight): string {
  const { view } = sight.seen
  const count = view.players.length
  const people = { flipper: aSeat(flipper), assassin: aSeat(assassin) }
  if (count === 3) return say(sight, OUT, people)
  const gained = assassinPoints(assassin, sight)
  const total = view.scores[assassin] + gained
  const others = view.scores.filter((_, seat) => seat !== assassin && (count !== 4 || seat % 2 !== assassin % 2))
  const things = {
    ...people,
    isTeam: plain(count === 4),
    gained: aNumber(gained),
    total: aNumber(total),
    best: aNumber(Math.max(...others)),
  }
  return `${say(sight, LOSES, things)} ${say(sight, total >= view.options.targetScore ? WINS : GAINS, things)}`
}

/** IK-11.6, IK-12.22 */
export function assassinPoints(assassin: number, { seen }: KingsSight): number {
  const { players } = seen.view
  if (players.length === 2) return players[assassin].flipped ? 2 : 3
  const kings = players.filter(({ flipped }, seat) => seat % 2 === assassin % 2 && !flipped).length
  return 1 + kings
}

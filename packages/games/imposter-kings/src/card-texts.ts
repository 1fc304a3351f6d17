import { baseValue, immuneToKingsHand, NAMES, printedRoyalty, printedSteadfast } from './names.ts'

/** What stands on a card, for people. */
export interface CardText {
  readonly name: string
  readonly value: number
  readonly keywords: readonly string[]
  readonly text: string
}

/** In our own words; the rules themselves are in the rulebook, section 7. */
const TEXTS: Readonly<Record<string, string>> = {
  Fool: 'You may take another face-up card of the Court into your hand.',
  Assassin: 'Reaction, when another player flips the King: reveal it, and the flip is prevented.',
  Elder: 'May be played on Royalty whatever its value.',
  Zealot: 'If your King is flipped, may be played on any card that is not Royalty.',
  Inquisitor: 'You may say a card name: every other player who holds it lays one copy into the Antechamber.',
  Executioner:
    'You may say a number up to the highest base value face up in the Court: everybody condemns a hand card of that base value.',
  Bard: 'Played on a card of base value 3 or 4: recall a card of your Army, and the Bard is worth 1 more.',
  Soldier:
    'Say a card name. If an opponent holds it, the Soldier is worth 2 more on the Throne and you may disgrace up to three cards of the Court.',
  Judge:
    "Guess a card in an opponent's hand. If right, you may lay a hand card of base value 2 or more into your Antechamber.",
  Arbiter:
    "Reaction, at the start of another player's turn: ask your ally for a card and exchange one for it. Played from the Antechamber it is disgraced.",
  Oathbound: 'May be played on a higher card: that card is disgraced, and you play another card at once, of any value.',
  Immortal:
    'In the Court it is worth 5. It and the Warlord are Royalty; all other Royalty and Elders are muted and worth 1 less, everywhere.',
  Herald:
    'Exchange your Successor with a hand card. Then you may play a hand card worth 5 or more; the Herald returns to your hand.',
  Warlord: 'While Royalty is face up in the Court it is worth 8 in the hand and 9 in the Court.',
  Mystic:
    'If another card of the Court is disgraced, you may disgrace the Mystic and say a number from 1 to 8: cards of that base value are blank and worth 3 in the Court for the rest of the round.',
  Warden: 'With four face-up cards in the Court you may exchange a hand card with the accused card.',
  Sentry: 'You may disgrace the Sentry and exchange a hand card with a card of the Court that is not Royalty.',
  "King's Hand":
    'Reaction, when another player uses an ability: condemn it and the played card, and that player acts again. Against an Assassin: the flip goes on.',
  Spy: 'You may disgrace the Spy and look at all Successors; then one player of your choice may have to exchange theirs.',
  Princess: 'You may choose a player: both of you pick a hand card, and you exchange them.',
  Queen: 'Disgraces every other card of the Court.',
  Flagbearer:
    'If a card of the Court is disgraced, you may disgrace the Flagbearer, recall a card, rally up to twice and put one of the rallied cards back.',
  Stranger:
    'You may remove another face-up card of the Court from the round: the Stranger becomes that card. In the hand it can stand in for a reaction card that lies face up below the Throne.',
  Aegis: 'May be played on any card. You may disgrace a card of the Court. Not Steadfast while your King is flipped.',
  Ancestor:
    'May be played on Royalty whatever its value; then recall, and you may remove a hand card to rally. In the Court: Elders are Steadfast and worth 3 more, everywhere.',
  Informant: "Guess an opponent's Dungeon card. If right, take it or rally.",
  Nakturn:
    'In the Court it is worth 2. If a card of the Court is disgraced, you may name a card and ask an opponent whether you hold it: a wrong answer costs a card of that hand.',
  Lockshift: 'You may let every player take the Dungeon card back into the hand; the others show theirs.',
  Conspiracist:
    'On the Throne it is worth 5. Until the end of your next turn your cards are Steadfast and worth 1 more.',
  Exile:
    'Mutes every card everywhere until the start of your next turn. On the Throne it is worth 1 less for each face-up card of base value 7 or more.',
  Impersonator:
    'Reaction, at the start of your turn: put it in the place of a card in your Antechamber. Played from there it is worth 2.',
  Oracle: 'You may make each opponent show two hand cards and lay one of them into the Antechamber.',
  Elocutionist:
    'While it is face up in the Court you may play your Successor as if it were in your hand, worth 2 more.',
}

const REACTIONS = ['Assassin', "King's Hand", 'Arbiter', 'Impersonator']

function keywordsOf(name: number): string[] {
  const keywords: string[] = []
  if (printedRoyalty(name)) keywords.push('Royalty')
  if (printedSteadfast(name)) keywords.push('Steadfast')
  if (immuneToKingsHand(name)) keywords.push("Immune to King's Hand")
  if (REACTIONS.includes(NAMES[name])) keywords.push('Reaction')
  return keywords
}

/** Every card there is, by name. */
export const CARD_TEXTS: ReadonlyMap<string, CardText> = new Map(
  NAMES.map((name, number) => [
    name,
    { name, value: baseValue(number), keywords: keywordsOf(number), text: TEXTS[name] ?? '' },
  ]),
)

/** `Elder 3 (Immune to King's Hand): May be played …`. Also for a card of an Army, `Elder of seat 0`. */
export function cardLine(card: string): string {
  const text = CARD_TEXTS.get(card.replace(/ of seat [0-3]$/, ''))
  if (text === undefined) return card
  const keywords = text.keywords.length > 0 ? ` (${text.keywords.join(', ')})` : ''
  return `${text.name} ${text.value}${keywords}: ${text.text}`
}

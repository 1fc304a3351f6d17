/** How a game is played, for people who have never heard of it. The numbered rules say the same without gaps. */
export interface HowToPlay {
  readonly parts: readonly HowToPlayPart[]
}

export interface HowToPlayPart {
  /** Its address inside the rules. */
  readonly anchor: string
  readonly title: string
  /** Words that people search for when they want this part. */
  readonly asked: string
  readonly paragraphs: readonly string[]
  /** What its picture shows, for everybody. */
  readonly caption: string
  /** Where the rulebook says it in full. */
  readonly rules: readonly string[]
}

const GOAL = 'how do I win goal aim objective victory winning point of the game'
const TURN = 'my turn what do I do take a turn course of play start begin'
const MAY = 'what can I do may actions choices allowed bluff help'
const END = 'how does it end game over ends finish score scoring points lose losing loss'

const imposterKings: HowToPlay = {
  parts: [
    {
      anchor: 'how-to-win',
      title: 'Goal',
      asked: GOAL,
      paragraphs: [
        'Be the last player who can still play a card. Whoever is stuck loses the round, and the winner scores 1 to 3 points. Play round after round until somebody has 7 points; the most points win the match.',
        'Before a round begins you choose two cards of your hand. One is your Successor, a reserve card. The other goes to the Dungeon and is out of the round. Both lie face down.',
      ],
      caption: 'The numeral is what a card counts. The text is what it can do.',
      rules: ['IK-3.7', 'IK-11.3', 'IK-11.10'],
    },
    {
      anchor: 'a-turn',
      title: 'Your turn',
      asked: TURN,
      paragraphs: [
        'Play one card from your hand on the Throne. It must count at least as much as the card that lies there: on a 6 you may play a 6 or anything higher. Then use its ability if you like; a few abilities you must use.',
        'If you cannot or do not want to play a card, flip your King, once a round. That turns the Throne card face down, so it counts only 1, and you take your Successor into your hand. You cannot pass.',
      ],
      caption: 'A 6 lies on the Throne. The Oathbound (6) and the Queen (9) fit, the Elder (3) does not.',
      rules: ['IK-4.4', 'IK-5.1', 'IK-8.2'],
    },
    {
      anchor: 'what-you-may-do',
      title: 'What else you may do',
      asked: MAY,
      paragraphs: [
        'Two cards act from your hand while others play. King’s Hand cancels an ability that has just been used; its owner has to take the turn again. The Assassin stops a King flip, and with two players that wins you the round unless King’s Hand cancels it.',
        'You are asked about these cards whenever you could hold them, so the question gives nothing away. You may claim a card that you do not hold. That stops nothing, and one random card of your hand is shown to everybody.',
        'Abilities guess cards, take them back, swap them, or disgrace them: a disgraced card lies face down and counts 1.',
      ],
      caption: 'King’s Hand and the Assassin answer what somebody else does.',
      rules: ['IK-9.1', 'IK-9.11', 'IK-9.20', 'IK-9.30'],
    },
    {
      anchor: 'how-it-ends',
      title: 'How it ends',
      asked: END,
      paragraphs: [
        'With two players the round ends when you can neither play nor flip: you lose it. The winner scores 1 point, 1 more if their own King is face up, and 1 more if you still hold a card or your Successor.',
        'With three players whoever is stuck drops out and the others play on; second place scores 1 point. Four players play in two teams, with partners opposite each other.',
        'Then new cards are dealt. The match ends after a round in which somebody reaches 7 points.',
      ],
      caption: 'A King face up at the end is worth a point. A flipped one is not.',
      rules: ['IK-11.1', 'IK-11.4', 'IK-11.5', 'IK-12.11', 'IK-12.22'],
    },
  ],
}

const bombBusters: HowToPlay = {
  parts: [
    {
      anchor: 'how-to-win',
      title: 'Goal',
      asked: GOAL,
      paragraphs: [
        'You are one team. Cut every wire on every stand before the dial reaches the skull. You win together or lose together.',
        'The blue wires carry the numbers 1 to 12, four wires of each. Yellow and red wires join in later missions. Everybody sees only their own wires, sorted from low to high. So the place of a wire on a stand is already a clue.',
      ],
      caption: 'Your own wires. A teammate’s look like the grey ones: you see their order, not their numbers.',
      rules: ['BB-1.1', 'BB-3.6', 'BB-12.2'],
    },
    {
      anchor: 'a-turn',
      title: 'Your turn',
      asked: TURN,
      paragraphs: [
        'Before the first turn, everybody shows one of their own blue wires with a token. The captain begins, then it goes round.',
        'On your turn, point at a teammate’s wire and name a number that you hold yourself. If you are right, that wire and one of yours are cut. If you are wrong, the dial moves one step and a token shows what the wire really is.',
        'If you hold all remaining wires of a number, you may cut them alone.',
      ],
      caption: 'You hold a 4 and name 4: both wires are cut.',
      rules: ['BB-5', 'BB-9.1', 'BB-9.4'],
    },
    {
      anchor: 'what-you-may-do',
      title: 'What else you may do',
      asked: MAY,
      paragraphs: [
        'Nobody may talk about their wires. What you may use is what everybody sees: tokens, cut wires, the order on the stands, and what others have named. Whoever names a 4 holds a 4.',
        'Yellow wires count as one value, “yellow”. Red wires may never be cut: pointing at one by mistake blows up the bomb. When you have nothing but red wires left, reveal them.',
        'Equipment helps the whole team. Two cut wires of the number on a card usually unlock it. Once in a mission, your Double Detector names a number for two wires of a teammate at once.',
      ],
      caption: 'Blue, yellow, red. A token tells everybody what a wire is.',
      rules: ['BB-9.2', 'BB-9.5', 'BB-11.2', 'BB-17.6'],
    },
    {
      anchor: 'how-it-ends',
      title: 'How it ends',
      asked: END,
      paragraphs: [
        'You win when no stand has an uncut wire left. You lose when somebody cuts a red wire, or when the dial reaches the skull. It has as many steps as there are players: with four players you may be wrong three times.',
        'There are 66 missions. The first one uses only the numbers 1 to 6, without red and yellow; each later one adds something of its own. Play them one after the other as a campaign, or any you like. A mission’s own rules go before these.',
      ],
      caption: 'One more mistake would be one too many.',
      rules: ['BB-4.1', 'BB-12.2', 'BB-12.3', 'BB-17.1'],
    },
  ],
}

const dune: HowToPlay = {
  parts: [
    {
      anchor: 'how-to-win',
      title: 'Goal',
      asked: GOAL,
      paragraphs: [
        'Hold three of the five strongholds when a turn ends, and you win. Two allies win together with four. With two players you need four.',
        'You lead one of six factions. Each breaks the rules in its own way: the Atreides look at cards before they are sold, the Emperor is paid for the cards that others buy, the Guild is paid for their shipments, the Fremen land in the desert for free, the Harkonnen keep four traitors instead of one. The Bene Gesserit predict in secret who wins and in which turn; if they are right, they win instead.',
      ],
      caption: 'The strongholds: Arrakeen, Carthag, Sietch Tabr, Habbanya Sietch and Tuek’s Sietch.',
      rules: ['DU-1.3', 'DU-13.2', 'DU-13.3', 'DU-13.5'],
    },
    {
      anchor: 'a-turn',
      title: 'A turn',
      asked: TURN,
      paragraphs: [
        'Everybody goes through the same nine phases. The storm moves and kills what stands open in the sand. Spice appears, and sometimes a worm. Whoever has less than 2 spice may take some from the bank. Treachery cards are sold unseen, to the highest bidder. Up to three lost forces a player come back. Then, one player after the other, you ship forces down to the planet and move one group. Enemies in the same place fight. Forces collect the spice where they stand. At the end strongholds are counted.',
        'Spice pays for cards, shipments and revivals.',
      ],
      caption: 'Forces on the map. The number says how many stand there.',
      rules: ['DU-3.1', 'DU-8.3', 'DU-10.3', 'DU-12.1'],
    },
    {
      anchor: 'what-you-may-do',
      title: 'Battles, alliances, treachery',
      asked: `${MAY} battle fight attack ally alliance traitor karama cards`,
      paragraphs: [
        'In a battle both sides plan in secret: how many forces to spend, a leader, a weapon and a defense. Most weapons kill the other leader unless the right defense is played. Your total is the forces you spend plus the strength of your leader, if still alive. The higher total wins; a tie goes to the attacker. The loser loses all forces there, the winner only those spent.',
        'At the start you keep one of four leader cards: that leader is your traitor. If your enemy sends this leader into battle against you, you win the battle at once.',
        'Alliances are made and broken after a worm. Deals and bribes are allowed almost anytime. A Karama card can stop another faction’s power.',
      ],
      caption: 'A leader with a strength, a weapon and a defense.',
      rules: ['DU-2.6', 'DU-6.2', 'DU-11.10', 'DU-11.21', 'DU-11.22', 'DU-11.26'],
    },
    {
      anchor: 'how-it-ends',
      title: 'How it ends',
      asked: END,
      paragraphs: [
        'The game ends in the first turn after which somebody holds enough strongholds, or after the last turn, usually the tenth. If nobody has won by then, the Guild wins, or the Fremen instead if the desert strongholds were left to them. If only one of these two plays, that one wins. Without either, whoever holds the most strongholds wins.',
      ],
      caption: 'Three strongholds in one hand: that wins the game.',
      rules: ['DU-13.2', 'DU-13.6'],
    },
  ],
}

export const howToPlay: Readonly<Record<string, HowToPlay>> = {
  'imposter-kings': imposterKings,
  'bomb-busters': bombBusters,
  dune,
}

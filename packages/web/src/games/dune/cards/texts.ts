interface CardText {
  /** In a word: what it is, or when it is played. */
  readonly head: string
  readonly text: string
}

const projectile: CardText = {
  head: 'Projectile',
  text: 'Weapon in a battle plan. Kills the opponent’s leader, unless a Shield is played.',
}
const poison: CardText = {
  head: 'Poison',
  text: 'Weapon in a battle plan. Kills the opponent’s leader, unless a Snooper is played.',
}
const worthless: CardText = {
  head: 'Worthless',
  text: 'Does nothing; in a battle plan it takes the place of a weapon or a defense, and can be got rid of so.',
}

/** What the treachery cards do, in a sentence or two. */
export const CARD_TEXTS: Readonly<Record<string, CardText>> = {
  crysknife: projectile,
  'maula-pistol': projectile,
  'slip-tip': projectile,
  stunner: projectile,
  chaumas: poison,
  chaumurky: poison,
  'ellaca-drug': poison,
  'gom-jabbar': poison,
  lasgun: {
    head: 'Lasgun',
    text: 'Weapon in a battle plan. Kills the opponent’s leader whatever the defense; where a Shield is played by either side, everything in the territory is destroyed.',
  },
  shield: { head: 'Projectile', text: 'Defense in a battle plan. Saves your leader from a projectile weapon.' },
  snooper: { head: 'Poison', text: 'Defense in a battle plan. Saves your leader from a poison weapon.' },
  'cheap-hero': { head: 'Hero', text: 'Stands in a battle plan in place of a leader, with strength 0.' },
  'family-atomics': {
    head: 'Storm',
    text: 'Before the storm moves, with forces on the Shield Wall or beside it: the wall falls for the rest of the game, and what is on it dies.',
  },
  hajr: { head: 'Movement', text: 'In your turn to move: one more move, also of the same group.' },
  karama: {
    head: 'Interrupt',
    text: 'Stops one use of an ability of another faction; or ships at the Guild rate; or buys a card without paying; or, once in an advanced game, uses the power of your own faction.',
  },
  'tleilaxu-ghola': {
    head: 'Any time',
    text: 'Revives one of your leaders, or up to five of your forces, for nothing and beyond all limits.',
  },
  truthtrance: { head: 'Any time', text: 'Asks one player a question with the answer yes or no. The answer is true.' },
  'weather-control': { head: 'Storm', text: 'Before the storm moves: you say how far it goes, up to ten sectors.' },
  baliset: worthless,
  'jubba-cloak': worthless,
  kulon: worthless,
  'la-la-la': worthless,
  'trip-to-gamont': worthless,
  thumper: { head: 'Spice', text: 'Before the first spice card is turned: a worm comes in its place.' },
  harvester: { head: 'Spice', text: 'When spice has blown: the same amount again comes to the same place.' },
  amal: { head: 'Spice', text: 'At the beginning of a phase: everybody loses half of their spice to the bank.' },
}

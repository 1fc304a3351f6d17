import { count } from '../names.ts'

/** What the battle says in words of its own. */
export const battleTexts = {
  stage: 'Battle',
  label: (place: string) => `Battle in ${place}`,
  youAttack: (n: number) => `You attack with ${n} against`,
  youDefend: (n: number) => `You defend with ${n} against`,
  with: (name: string, n: number) => `${name} with ${n}.`,
  winsTie: 'You win a tie.',
  losesTie: 'They win a tie.',
  attack: (name: string, n: number) => `${name} attacks with ${n},`,
  defend: (name: string, n: number) => `${name} defends with ${n}`,
  planning: 'is still planning',
  planned: 'has a plan',
  thinks: 'is thinking',
  forcesThere: (n: number) => count(n, 'force'),
  voiceSays: (by: string, to: string, play: boolean, kind: string) =>
    `${by} commands ${to} ${play ? 'to play' : 'not to play'} ${kind}.`,
  prescienceAsked: (of: string, element: string) => `${of} has committed to a ${element} for Prescience.`,
  shownDial: (dial: string) => `It is ${dial}.`,
  shownNone: (element: string) => `It is no ${element}.`,
  shownValue: (name: string) => `It is ${name}.`,

  // Leaders
  leader: 'Leader',
  chooseLeader: 'Choose a leader',
  wanted: 'choose one',
  noLeader: 'No leader',
  inTanks: 'in the tanks',
  faceDown: 'face down in the tanks',
  foughtIn: (place: string) => `in ${place}`,
  foughtHere: 'has fought here',
  captive: 'captured',
  takenCaptive: 'taken captive',
  heroOnce: 'a card',
  strength: (n: number) => `strength ${n}`,
  kwisatzHaderach: 'Kwisatz Haderach',
  kwisatzAdds: 'adds 2; no traitor call',
  kwisatzSleeps: (losses: number | null) => (losses === null ? 'asleep' : `asleep: ${losses} of 7 lost`),
  kwisatzDead: 'dead',
  kwisatzElsewhere: (place: string) => `in ${place}`,
  kwisatzPrevented: 'prevented by Karama',

  // Cards
  hand: 'Hand',
  noCards: 'No cards.',
  weapon: 'Weapon',
  defense: 'Defense',
  none: 'none',
  takeOut: (name: string) => `${name}: take it out of the plan`,
  shown: 'shown',
  inSlot: (slot: string) => `in the ${slot} slot`,
  forHand: 'not for a battle',
  leads: 'leads in place of a leader',
  cannot: 'cannot be played now',

  // Locks
  locked: (what: string) => `${what} is locked`,
  emptyLocked: (element: string) => `No ${element}: locked`,
  dialLocked: (dial: string) => `The dial is locked at ${dial}`,
  seenBy: (name: string) => `${name} saw it by Prescience`,
  mustPlay: (kind: string) => `Play ${kind}`,
  mustNotPlay: (kind: string) => `Do not play ${kind}`,
  commandedBy: (name: string, play: boolean) =>
    `${name} has used the Voice${play ? '; it binds you if you hold one' : ''}`,

  // Forces
  forces: 'Forces',
  spice: 'Spice',
  stays: 'stays',
  ofForces: (n: number) => `of ${count(n, 'force')}`,
  ofSpecial: (n: number, name: string) => `of ${n} ${name}`,
  ofSpice: (n: number) => `of ${n} spice`,
  onSpecial: (name: string) => `on ${name}`,
  dialLabel: (dial: string) => `The wheel shows ${dial}`,
  dialHidden: 'A wheel that is not turned over yet',

  // The sum
  sum: 'What the plan comes to',
  withSpice: (n: number, what: string) => `${n} ${what} with spice`,
  withoutSpice: (n: number, what: string) => `${n} ${what} without, half each`,
  plain: (n: number, what: string) => `${n} ${what}`,
  double: ', double',
  force: (n: number) => (n === 1 ? 'force' : 'forces'),
  ifLives: (name: string) => `${name}, if alive`,
  total: 'Total',
  ifKilled: (dial: string, name: string) => `${dial} if ${name} is killed`,
  noForces: 'No forces',

  // The dock
  setPlan: 'set your battle plan.',
  youLose: (n: number) => (n === 0 ? 'You lose no forces if you win' : `You lose ${count(n, 'force')} if you win`),
  pays: (n: number) => `${n} spice ${n === 1 ? 'is' : 'are'} paid, won or lost`,
  comesTo: (total: string) => `Total ${total}.`,
  commit: 'Commit plan',
  leaderFirst: 'Choose who leads.',
  weaponFirst: 'Choose a card for the weapon slot.',
  defenseFirst: 'Choose a card for the defense slot.',

  // Where from
  whereFrom: (place: string) => `From which places of ${place} do your forces fight?`,
  sector: (n: number) => `Sector ${n}`,
  spiceThere: (n: number) => (n === 0 ? 'no spice there' : `${n} spice there`),
  fight: (n: number) => `Fight with ${n}`,
}

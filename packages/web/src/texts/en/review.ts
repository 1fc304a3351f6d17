const signed = (points: number) => (points === 0 ? '0' : `−${points}`)

/** The review of a finished match. Worth is told in hundredths: 0 is the worst end, 100 the best, 50 is even. */
export const review = {
  title: 'Review',
  impossible: 'We can’t review this game yet.',
  offer: 'The computer judges every decision by what its player knew then.',
  start: 'Review this match',
  waiting: 'Waiting for other reviews to finish.',
  beginning: 'Starting …',
  working: (done: number, of: number) => `${done} of ${of} decisions judged`,
  progress: 'Progress of the review',
  stop: 'Stop',
  stopped: (done: number, of: number) => `Stopped after ${done} of ${of} decisions.`,
  goOn: 'Continue',
  failed: 'We couldn’t finish this review.',
  refused: 'The server doesn’t answer.',
  again: 'Try again',

  /** Where something better was there to be done. */
  turned: 'Costly moves',
  turnedOf: (name: string) => `${name}’s costly moves`,
  none: 'No costly moves.',
  lost: signed,
  lostWords: (points: number) => `${points} lost`,
  better: (what: string) => `Better: ${what}`,
  more: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',

  /** The graph. */
  judged: 'Each player’s chances',
  scale: 'from what they knew then: 0 is certain to lose, 100 is certain to win, 50 is even.',
  graph: (from: string) =>
    `Graph of each player’s chances${from === '' ? '' : `, ${from}`}. The table has the same figures.`,
  table: 'As a table',
  tableTitle: 'Each player’s chances',
  step: 'Step',
  seat: 'Player',
  judgement: 'Chance',
  played: 'Played',
  loss: 'Lost',
  mark: 'a costly move',
  unknown: 'no decision yet',

  /** What the search thought at this moment. */
  thought: 'What the computer thought',
  decides: (name: string) => `${name} decides`,
  didThis: 'played',
  wouldDo: 'the computer’s choice',
  worth: (points: number) => `worth ${points} of 100`,
  costs: (points: number) => `This move cost ${points} of 100.`,
  same: 'The computer would play the same move.',
  inside: 'This move is as good, as far as the computer can tell.',
  others: (count: number) => (count === 1 ? 'There was one other answer.' : `There were ${count} other answers.`),
  feared: 'What this move risked',
  foreseen: (name: string, what: string) => `${name}: ${what}`,
  share: (percent: number) => `in ${percent} of 100 tries`,
  from: (lines: number, name: string) => `From ${lines} tries, using only what ${name} could know.`,
  nothing: 'No one had a choice here.',
  notFromHere: 'To see what the others could think, choose “everyone”.',

  /** Where no search judges, but a player of the game that plays on to the end: in place of the words above. */
  byBot: {
    offer:
      'The computer plays on from every decision, using only what its player knew then, and counts how often it wins.',
    beginning: 'Starting …',
    failed: 'We couldn’t finish this review.',
    scale: 'from what they knew then: how many of 100 tries the computer wins from there.',
    thought: 'What the computer thought',
    wouldDo: 'the computer’s choice',
    same: 'The computer would play the same move.',
    inside: 'This move is as good, as far as the computer can tell.',
  },
}

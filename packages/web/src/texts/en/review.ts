const signed = (points: number) => (points === 0 ? '0' : `−${points}`)

/** The review of a finished match. Worth is told in hundredths: 0 is the worst end, 100 the best, 50 is even. */
export const review = {
  title: 'Review',
  impossible: 'Nobody here knows this game well enough to review a match of it.',
  offer: 'A search goes through the match, decision by decision, and judges each by what its player knew then.',
  start: 'Review this match',
  waiting: 'Other matches are reviewed first.',
  beginning: 'The search begins …',
  working: (done: number, of: number) => `${done} of ${of} decisions judged`,
  progress: 'How far the review has come',
  stop: 'Stop',
  stopped: (done: number, of: number) => `Stopped after ${done} of ${of} decisions.`,
  goOn: 'Go on',
  failed: 'The search could not finish this match.',
  refused: 'The server does not answer.',
  again: 'Try again',

  /** Where something better was there to be done. */
  turned: 'Where it turned',
  turnedOf: (name: string) => `Where it turned for ${name}`,
  none: 'Nothing was far from the best.',
  lost: signed,
  lostWords: (points: number) => `${points} lost`,
  better: (what: string) => `Better: ${what}`,
  more: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',

  /** The graph. */
  judged: 'How each seat judged it',
  scale: 'from what it knew then: 0 is the worst end, 100 the best, 50 is even.',
  graph: (from: string) =>
    `Graph of how each seat judged its chances${from === '' ? '' : `, ${from}`}. The table says the same.`,
  table: 'As a table',
  tableTitle: 'How each seat judged its chances',
  step: 'Step',
  seat: 'Seat',
  judgement: 'Judged',
  played: 'Played',
  loss: 'Lost',
  mark: 'far from the best, down to what was played',
  unknown: 'not asked yet',

  /** What the search thought at this moment. */
  thought: 'What the search thought here',
  decides: (name: string) => `${name} decides`,
  didThis: 'played',
  wouldDo: 'the search’s choice',
  worth: (points: number) => `worth ${points} of 100`,
  costs: (points: number) => `What was played costs ${points} of 100.`,
  same: 'The search would have done the same.',
  inside: 'What was played is as good, as far as the search can tell.',
  others: (count: number) => (count === 1 ? 'One more answer was open.' : `${count} more answers were open.`),
  feared: 'After what was played, the line to fear',
  foreseen: (name: string, what: string) => `${name}: ${what}`,
  share: (percent: number) => `in ${percent} % of the lines`,
  from: (lines: number, name: string) => `From ${lines} lines out of what ${name} could know.`,
  nothing: 'Here nobody had a choice.',
  notFromHere: 'What the others thought is seen with everyone’s eyes.',

  /** Where no search judges, but a player of the game that plays on to the end: in place of the words above. */
  byBot: {
    offer:
      'The game’s own player plays on from every decision, out of what was known then, and counts how often that wins.',
    beginning: 'The review begins …',
    failed: 'This match could not be reviewed to its end.',
    scale: 'from what it knew then: of 100 lines in which the game’s own player plays on, so many are won.',
    thought: 'What the game’s own player thought here',
    wouldDo: 'its choice',
    same: 'It would have done the same.',
    inside: 'What was played is as good, as far as it can tell.',
  },
}

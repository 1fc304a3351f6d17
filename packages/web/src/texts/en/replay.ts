const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

export const replay = {
  title: (game: string, names: readonly string[]) => `Replay: ${game}, ${listed(names)}`,
  loading: 'Fetching the record …',
  home: 'Riposte, home',

  /** Above the board. */
  wonAgainst: (winner: string, loser: string, points: number, against: number) =>
    `${winner} won against ${loser}, ${points} to ${against}`,
  wonAlone: (winners: readonly string[]) => (winners.length === 0 ? 'Nobody won' : `${listed(winners)} won`),
  won: (winners: readonly string[], scores: readonly { readonly name: string; readonly points: number }[]) =>
    `${listed(winners)} won: ${scores.map(({ name, points }) => `${name} ${points}`).join(', ')}`,
  seenBy: 'Seen by',
  everyone: 'everyone',
  watcher: 'a watcher',

  /** The columns. */
  players: 'Players',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  toMove: 'to move',
  asked: 'is asked',
  out: 'out',
  rounds: 'Rounds',
  course: 'Players and rounds',
  beside: 'Record and seed',
  own: (name: string) => `What ${name} held`,
  before: 'Before the first',
  gained: (gains: readonly { readonly name: string; readonly points: number }[]) =>
    gains.length === 0 ? 'no points' : gains.map(({ name, points }) => `${name} ${points}`).join(', '),
  interrupts: 'Interrupts',
  noInterrupts: 'Nobody answered anything here.',
  record: 'Record',
  recordEmpty: 'Nothing has happened yet.',
  onlyThem: 'told to this seat alone',
  pile: 'The pile',
  rule: (rule: string) => `Rule ${rule}`,

  /** The lower band. */
  controls: 'Moving through the match',
  first: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step on',
  last: 'To the end',
  lastInterrupt: 'To the interrupt before',
  nextInterrupt: 'To the next interrupt',
  speed: 'Speed',
  times: (factor: number) => `${factor} ×`,
  scrubber: 'Moment of the match',
  step: (at: number, last: number) => `Step ${at} of ${last}`,
  turn: (turn: number) => `turn ${turn}`,
  setUp: 'The cards are dealt, nobody has done anything.',
  does: (name: string, what: string) => `${name}: ${what}`,
  timedOut: (name: string) => `${name} ran out of time, and the rules decided.`,
  runOut: 'The clock has run out.',
  said: (name: string, word: string) => `${name} said “${word}”.`,
  tookBack: (name: string) => `${name} took the last step back.`,
  hidden: (name: string) => `${name} did something that could not be seen from here.`,
  windowUnanswered: 'a window, nobody answered',
  interruptsOf: (name: string) => `${name} answers`,
  higher: 'higher: an answer to an answer',
  share: 'Share this moment',
  shared: 'Link copied',
  shareByHand: 'Copy this link:',
  download: 'Download the record',
  keys: 'Keys: ← → one step, Home and End, space plays, [ and ] interrupts, , and . where it turned',

  /** The promise about the seed. */
  checking: 'Checking the seed …',
  promiseKept: 'The seed is open and matches what was promised before the deal.',
  promiseBroken: 'This record is not what was promised before the deal.',
  promiseHow:
    'Before anybody sat down, the server showed a fingerprint of the seed that all cards come from. Now the seed is open. ' +
    'This browser has made the fingerprint itself, checked that no entry was changed afterwards, and played the whole ' +
    'match again by the rules.',
  promiseCompared: 'The fingerprint is also the one that this browser was shown at the table.',
  promiseNotCompared:
    'This browser was not at the table, so it has only the server’s word for what was promised. Somebody who sat there can compare.',
  promiseWhatToDo:
    'Download the record and keep it. Ask the others at the table to open this page in the browser they played with: it ' +
    'remembers the fingerprint they were shown. If theirs fails too, somebody has tampered with the server or its record.',
  fingerprint: 'Fingerprint',
  seed: 'Seed',
  salt: 'Salt',

  /** Instead of a replay. */
  trouble: {
    noTable: {
      title: 'There is no such table',
      text: 'Perhaps the address was cut short, or the table was cleared away.',
    },
    notFinished: {
      title: 'This match is not over',
      text: 'Everything is opened at its end. Until then it can only be watched from the table itself.',
    },
    noSpectators: {
      title: 'This table keeps to itself',
      text: 'Its host allows no watchers, so only those who sat there can see the replay. If you did, open it in the browser you played with.',
    },
    otherRules: {
      title: 'Played under other rules',
      text: 'This match was played under an older or newer version of the rules, which would lead it elsewhere.',
    },
    noRules: {
      title: 'The page cannot play this game',
      text: 'It does not have the rules of this game, so it cannot show what happened. The record itself can be had.',
    },
    broken: {
      title: 'This record cannot be played',
      text: 'Somewhere in it something is done that the rules do not allow. It was changed, or it comes from other rules.',
    },
    unreached: { title: 'The server cannot be reached', text: 'Perhaps you are offline. Try again in a moment.' },
    other: { title: 'There is no replay here', text: 'The server did not give the record away.' },
  },
  toTable: 'Go to the table',
  again: 'Try again',
  toHome: 'Back to the tables',
}

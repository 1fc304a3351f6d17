const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

export const replay = {
  title: (game: string, names: readonly string[]) => `Replay: ${game}, ${listed(names)}`,
  loading: 'Loading the replay …',
  home: 'Riposte, home',

  /** Above the board. */
  wonAgainst: (winner: string, loser: string, points: number, against: number) =>
    `${winner} won against ${loser}, ${points} to ${against}`,
  wonAlone: (winners: readonly string[]) => (winners.length === 0 ? 'Nobody won' : `${listed(winners)} won`),
  won: (winners: readonly string[], scores: readonly { readonly name: string; readonly points: number }[]) =>
    `${listed(winners)} won: ${scores.map(({ name, points }) => `${name} ${points}`).join(', ')}`,
  seenBy: 'Seen by',
  everyone: 'everyone',
  watcher: 'a spectator',

  /** The columns. */
  players: 'Players',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  toMove: 'to move',
  asked: 'deciding',
  out: 'out',
  rounds: 'Rounds',
  course: 'Players and rounds',
  beside: 'Record and seed',
  own: (name: string) => `What ${name} held`,
  before: 'Before round 1',
  gained: (gains: readonly { readonly name: string; readonly points: number }[]) =>
    gains.length === 0 ? 'no points' : gains.map(({ name, points }) => `${name} ${points}`).join(', '),
  interrupts: 'Reactions',
  noInterrupts: 'No one reacted in this match.',
  record: 'Record',
  recordEmpty: 'Nothing has happened yet.',
  onlyThem: 'only this player saw it',
  pile: 'The pile',
  rule: (rule: string) => `Rule ${rule}`,

  /** The lower band. */
  controls: 'Moving through the match',
  first: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step forward',
  last: 'To the end',
  lastInterrupt: 'Previous reaction',
  nextInterrupt: 'Next reaction',
  speed: 'Speed',
  times: (factor: number) => `${factor} ×`,
  scrubber: 'Moment of the match',
  step: (at: number, last: number) => `Step ${at} of ${last}`,
  turn: (turn: number) => `turn ${turn}`,
  setUp: 'The start of the match.',
  does: (name: string, what: string) => `${name}: ${what}`,
  timedOut: (name: string) => `${name} ran out of time, so the game answered.`,
  runOut: 'Time ran out.',
  said: (name: string, word: string) => `${name} said “${word}”.`,
  tookBack: (name: string) => `${name} took the last step back.`,
  hidden: (name: string) => `${name} did something this player couldn’t see.`,
  windowUnanswered: 'no one reacted',
  interruptsOf: (name: string) => `${name} reacts`,
  higher: 'higher: a reaction to a reaction',
  share: 'Share this moment',
  shared: 'Link copied',
  shareByHand: 'Copy this link:',
  download: 'Download the record',
  keys: 'Keys: ← → one step, Home and End, space plays, [ and ] reactions, , and . costly moves',

  /** The promise about the seed. */
  checking: 'Checking the seed …',
  promiseKept: 'The shuffle matches what was fixed before the deal.',
  promiseBroken: 'The shuffle does not match what was fixed before the deal.',
  promiseHow:
    'Every card comes from one seed. Before the deal the server published the seed’s fingerprint, and now it has published ' +
    'the seed. Your browser worked out the fingerprint itself, checked that nothing was changed afterwards, and played ' +
    'the whole match again by the rules.',
  promiseCompared: 'It’s the same fingerprint that this browser was shown at the table.',
  promiseNotCompared:
    'This browser wasn’t at the table, so it has to take the server’s word for the fingerprint. Anyone who played can compare.',
  promiseWhatToDo:
    'Download the record and keep it. Ask the other players to open this page in the browser they played with: it ' +
    'remembers the fingerprint they were shown. If theirs fails too, someone has tampered with the server or its record.',
  fingerprint: 'Fingerprint',
  seed: 'Seed',
  salt: 'Salt',

  /** Instead of a replay. */
  trouble: {
    noTable: {
      title: 'There is no such table',
      text: 'The address may be cut short, or the table was deleted.',
    },
    notFinished: {
      title: 'This match isn’t over',
      text: 'A replay shows everyone’s cards, so it opens when the match ends. You can watch at the table.',
    },
    noSpectators: {
      title: 'Only its players can see this replay',
      text: 'The host allows no spectators. If you played, open this page in the browser you played with.',
    },
    otherRules: {
      title: 'Played under other rules',
      text: 'This match was played under another version of the rules, and we can’t replay it under this one.',
    },
    noRules: {
      title: 'We can’t replay this game here',
      text: 'This page doesn’t have the game’s rules. You can still download the record.',
    },
    broken: {
      title: 'We can’t replay this record',
      text: 'It contains a move that the rules don’t allow. It was changed, or it comes from other rules.',
    },
    unreached: { title: 'We can’t reach the server', text: 'You may be offline. Try again in a moment.' },
    other: { title: 'We can’t show this replay', text: 'The server didn’t send the record.' },
  },
  toTable: 'Go to the table',
  again: 'Try again',
  toHome: 'Back to your tables',
}

/** A list of names as it is said: "Odile", "Odile and Bram", "Odile, Bram and Ines". */
function and(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** The frame of a running match. */
export const table = {
  riposte: 'Riposte',
  home: 'Riposte, home',
  sitting: 'Sitting down at the table',
  watching: (n: number) => `${n} watching`,
  bar: 'Table',
  rules: 'Rules',
  settings: 'Settings',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  keys: 'Keys: keyboard shortcuts',
  keysShort: 'Keys',
  leave: 'Leave',
  more: 'More',

  players: 'Players',
  you: 'you',
  youName: 'You',
  bot: 'bot',
  away: 'away',
  muted: 'muted',
  out: 'out',
  turn: 'to move',
  deciding: 'deciding',
  yourMove: 'you are asked',
  points: (n: number, of: number | null) => (of === null ? count(n, 'point', 'points') : `${n} of ${of} points`),
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Let ${name} talk again`,

  timeLeft: 'Time left',
  bank: 'Time in the bank',
  hurry: 'hurry',
  secondsLeft: (n: number) => `${n} seconds left`,

  board: 'Board',
  dock: 'What is asked of you',
  asked: 'You are asked.',
  waitingFor: (names: readonly string[]) => `Waiting for ${and(names)}.`,
  waiting: 'The table is waiting.',
  answered: 'You have answered.',
  nothingAsked: 'Nothing is asked of you.',
  spectating: 'You watch this match.',
  takeBack: 'Take it back',
  refused: 'Not done',
  dismiss: 'Dismiss',

  pile: 'The pile',
  pileEmpty: 'Nothing is pending. What can be answered lies here.',
  yourAnswer: 'Yours to answer',

  record: 'Record',
  all: 'All',
  mine: 'Mine',
  recordEmpty: 'Nothing has happened yet.',
  recordNoneMine: 'Nothing was told to you alone yet.',
  onlyYou: 'told to you alone',
  newLines: (n: number) => count(n, 'new line', 'new lines'),
  rule: (id: string) => `Rule ${id}`,

  chat: 'Chat',
  unread: 'unread',
  sheets: 'Players, record and chat',
  say: 'Say something to the table',
  send: 'Send',
  chatEmpty: 'Nobody has said anything yet.',
  chatOff: 'There is no chat at this table.',
  spectator: 'watching',
  left: (n: number) => count(n, 'character left', 'characters left'),

  ordersTitle: 'Pass by itself',
  ordersOpen: 'Pass by itself …',
  ordersSome: (n: number) => count(n, 'standing order', 'standing orders'),
  ordersIntro: 'Your pass is given in windows like this one. Nobody can tell it from a pass by hand.',
  ordersLike: 'In windows where',
  ordersUntil: 'Until',
  ordersAny: 'every window of this kind',
  untilWithdrawn: 'I withdraw it',
  untilOtherwise: 'something else is asked of me',
  ordersGive: 'Pass from now on',
  ordersMine: 'Your standing orders',
  ordersNone: 'You have given no standing orders.',
  withdraw: 'Withdraw',

  confirmTitle: 'Are you sure?',
  confirmYes: 'Do it',
  confirmNo: 'Not yet',
  notSent: 'Not sent.',

  lost: 'Connection lost, trying again.',
  lostHint: 'Your seat is kept. What you sent is not lost.',

  over: 'The match is over.',
  rematch: 'Rematch',
  rematchJoin: 'Rematch: take your seat',
  rematchReady: 'The next table is ready.',
  replay: 'Replay',
  goHome: 'Home',
  seeBoard: 'See the board',
  seeEnding: 'See the ending',

  skips: 'Skip',
  skipDock: 'Skip to what is asked',
  skipBoard: 'Skip to the board',
  skipRecord: 'Skip to the record',
  keysTitle: 'Keyboard shortcuts',
  keysUse: 'Use single-key shortcuts',
  keysIntro: 'Tab and the arrow keys reach everything. These go straight there:',
  keyDock: 'What is asked of you',
  keyBoard: 'Board',
  keyRecord: 'Record',
  keyChat: 'Chat',
  keyHelp: 'This list',
  keyEscape: 'Close a dialog, or what a name shows',

  titleAsked: (game: string) => `● You are asked · ${game}`,
  title: (game: string) => `${game} · Riposte`,
  notification: 'Something is asked of you.',

  trouble: {
    noTable: {
      title: 'There is no such table',
      text: 'The link may be old or cut short. Ask whoever sent it for a new one, or open a table of your own.',
    },
    noSpectators: {
      title: 'This table has no spectators',
      text: 'Its host lets only players in. With an invitation you can sit down before the match starts.',
    },
    wrongVersion: {
      title: 'This page is out of date',
      text: 'The server speaks a newer version. Load the page again and you will be back at your seat.',
    },
    otherRules: {
      title: 'This table belongs to other rules',
      text: 'It was played under another version of the game than this server has, so it cannot be shown here.',
    },
    badToken: {
      title: 'The server does not know you',
      text: 'Your browser brought a token that was not issued here. Load the page again to get a new one.',
    },
    unreached: {
      title: 'The server cannot be reached',
      text: 'Check your connection, then try again.',
    },
    broken: {
      title: 'Something broke on this page',
      text: 'The match itself is safe with the server. Load the page again, or go on at the plain table.',
    },
    other: { title: 'You cannot sit here now', text: 'The server has closed the connection.' },
  },
  reload: 'Load again',
  plain: 'The plain table',
  backHome: 'To all tables',
}

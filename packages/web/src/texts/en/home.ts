import { ago, capital, count, list, number } from './words.ts'

/** What the covers say; a game that is not named here shows its name alone. */
interface GameWords {
  /** What one plays for, in a sentence or two. */
  readonly goal: string
  readonly facts: string
  /** Said while the server does not offer it. */
  readonly coming: string
}

const games: Readonly<Record<string, GameWords>> = {
  'imposter-kings': {
    goal: 'Play a card as high as the last one, or higher. If you can’t, you lose the round.',
    facts: '2 to 4 players (4 play in teams), 30 minutes, a little bluffing',
    coming: 'This server doesn’t have it.',
  },
  'bomb-busters': {
    goal: 'Work as a team. Cut every pair of wires before the dial reaches the skull.',
    facts: '2 to 5 players, 30 minutes, 66 missions',
    coming: 'This server doesn’t have it.',
  },
  dune: {
    goal: 'Hold three strongholds when a turn ends. Bid, bargain and betray to get there.',
    facts: '2 to 6 players, an evening, lots of scheming',
    coming: 'This server doesn’t have it.',
  },
}

/** What the stages of a game's campaign are called. */
const stages: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'bomb-busters': ['mission', 'missions'],
}

export const home = {
  title: 'Riposte',
  navigation: 'Pages',
  tables: 'Tables',
  learn: 'Learn',
  rules: 'Rules',
  settings: 'Settings',
  skip: 'Skip to your tables',

  games,
  gamesHeading: 'Games',
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  coming: 'Coming',

  newTable: 'New table for',
  seats: (game: string) => `Seats at a new table of ${game}`,
  sitDown: 'Sit down',
  sittingDown: 'Sitting down …',
  learnFirst: 'Learn in 5 minutes',
  newHere: 'New here? Pick a game and learn it in 5 minutes.',
  leftLesson: (game: string) => `You’re in the middle of a lesson of ${game}.`,
  continueLesson: 'Continue the lesson',

  youAnd: 'You and',
  yourName: 'Your name',
  nameHelp: 'What other players call you. You can change it any time.',
  /** Suggested to whoever has not said a name yet. */
  names: ['Wren', 'Odile', 'Bram', 'Ines', 'Tamsin', 'Corin', 'Maud', 'Piers', 'Sabine', 'Alaric', 'Lotte', 'Hugo'],

  join: {
    heading: 'Invited?',
    label: 'Link or code',
    placeholder: 'Paste a link or a code',
    go: 'Join',
    unreadable: 'That isn’t a link to a table, and it isn’t a code.',
  },

  mine: {
    heading: 'Your tables',
    empty: 'No games yet.',
    emptyHelp: 'Pick a game and press Sit down.',
    with: (people: readonly string[], bots: number, free: number) => {
      const who = [...people, ...(bots > 0 ? [bots === 1 ? 'a bot' : count(bots, 'bot')] : [])]
      if (who.length > 0) return `With ${list(who)}`
      return free > 0 ? `A table with ${count(free, 'free seat')}` : 'By yourself'
    },
    asked: 'Your turn.',
    askedAt: (n: number) => `At ${count(n, 'table')}`,
    waits: (names: readonly string[]) => `Waiting for ${list(names)}.`,
    running: 'In progress.',
    lobby: (free: number) => (free === 0 ? 'Everybody is here.' : `Not started, ${count(free, 'seat')} free.`),
    finished: (since: number) => `Finished. It began ${ago(since)}.`,
    answer: 'Answer',
    return: 'Return',
    enter: 'Enter',
    replay: 'Replay',
    more: (n: number) => `Show ${number(n)} more`,
  },

  campaigns: {
    heading: 'Your campaigns',
    begin: 'Start a campaign',
    beginning: 'Starting …',
    with: (people: readonly string[]) => (people.length > 0 ? `With ${list(people)}` : 'By yourself'),
    stage: (game: string, stage: number) => `${stages[game]?.[0] ?? 'stage'} ${stage}`,
    done: (game: string, done: number, all: number) => `${done} of ${all} ${stages[game]?.[1] ?? 'stages'} done`,
    next: (stage: string) => `next: ${stage}`,
    tables: (n: number) => (n === 1 ? 'A table is ready.' : `${capital(count(n, 'table'))} are ready.`),
    go: 'Continue',
    more: (n: number) => `Show ${number(n)} more`,
  },

  open: {
    heading: 'Open tables',
    free: (n: number) => `${n} ${n === 1 ? 'seat' : 'seats'} free`,
    empty: 'No one is waiting for players right now.',
    emptyHelp: 'To list your table here, choose People and “Anyone” who may sit down.',
    of: (host: string) => `${host}’s table`,
    players: (n: number) => `${number(n)} players`,
    seats: (taken: number, free: number) => `${number(taken)} taken, ${number(free)} free`,
    sitDown: 'Sit down',
    enter: 'Enter',
    more: (n: number) => `Show ${number(n)} more`,
  },

  loading: 'Looking for tables …',
  opening: 'Opening the page …',
  unreached: 'We can’t reach the server. We’ll keep trying.',
  again: 'Try now',

  footer: {
    watched: (n: number) => (n === 1 ? 'One person is watching' : `${n} people are watching`),
    agents: 'People, bots and agents sit at one table',
    arena: 'Arena reports',
    light: 'Light',
    dark: 'Dark',
  },

  broken: {
    heading: 'We can’t show this page',
    words: 'Your seat is kept. What you sent is not lost.',
    again: 'Reload the page',
  },

  lost: {
    heading: 'We can’t find that page',
    words: 'Check the address, or start again from your tables.',
    back: 'Back to your tables',
  },
}

import type { ClockSetting } from '@riposte/protocol'
import { capital, count, duration, list, spelledOut } from './words.ts'

/** The factions of Dune, as an option of each seat. */
const factions = {
  atreides: 'Atreides',
  'bene-gesserit': 'Bene Gesserit',
  emperor: 'Emperor',
  fremen: 'Fremen',
  harkonnen: 'Harkonnen',
  'spacing-guild': 'Spacing Guild',
}

/** Names and values of options that deserve better words than their ids. */
const options: Readonly<
  Record<string, { readonly name?: string; readonly values?: Readonly<Record<string, string>> }>
> = {
  mode: {
    name: 'Game',
    values: { base: 'base game', expansion: 'expansion', basic: 'basic game', advanced: 'advanced game' },
  },
  maxTurns: { name: 'Turns' },
  seatAssignment: { name: 'Places on the rim', values: { random: 'by lot', host: 'in the order of the seats' } },
  factionAssignment: { name: 'Factions', values: { random: 'by lot', host: 'as set below' } },
  faction0: { name: 'Faction of the first seat', values: factions },
  faction1: { name: 'Faction of the second seat', values: factions },
  faction2: { name: 'Faction of the third seat', values: factions },
  faction3: { name: 'Faction of the fourth seat', values: factions },
  faction4: { name: 'Faction of the fifth seat', values: factions },
  faction5: { name: 'Faction of the sixth seat', values: factions },
  extraCards: { name: 'Three more cards' },
  killRevivable: { name: 'Killed leaders come back' },
  twoPlayerThreshold: { name: 'Strongholds to win, with two' },
  twoPlayerAlliances: { name: 'Alliance of two' },
  karamaShipmentRate: {
    name: 'Guild rate with Karama',
    values: { flat: 'one price', 'half-normal': 'half of the price' },
  },
  bgWorthlessBasic: { name: 'Worthless as Karama in the basic game' },
  truthtranceFreeQuestions: { name: 'Free questions in Truthtrance' },
  deck: { values: { default: 'the usual one' } },
  targetScore: { name: 'Points to win' },
  expansionStages: {
    name: 'Stages of the expansion',
    values: { 1: 'deck', 2: '+ armies', 3: '+ signatures', 4: '+ facets' },
  },
  mysticMutesReactions: { name: 'Mystic mutes reactions' },
  kingsHandScope: { name: 'King’s Hand', values: { decision: 'any decision', mayOnly: 'only “may”' } },
  kingsHand: { name: 'King’s Hand' },
  other: { name: 'Other cards' },
  eligibility: { values: { names: 'by name' } },
  botBluff: { name: 'Bluffing of bots' },
  captain: {
    values: {
      random: 'by lot',
      first: 'the first seat',
      second: 'the second seat',
      third: 'the third seat',
      fourth: 'the fourth seat',
      fifth: 'the fifth seat',
    },
  },
  seating: { name: 'Order of the seats', values: { shuffled: 'by lot at the start', kept: 'as people sat down' } },
  mission54: { name: 'Oxygen of two in mission 54', values: { eased: 'enough to win', printed: 'as printed' } },
  experts: {
    name: 'Experts',
    values: {
      none: 'no wish',
      double_detector: 'captain',
      character_e1: 'General Radar',
      character_e2: 'Walkie-Talkies',
      character_e3: 'Triple Detector',
      character_e4: 'X or Y Ray',
    },
  },
}

/** Options that belong into one sentence about a table. */
const phrases: Readonly<Record<string, (value: unknown) => string>> = {
  mode: (mode) => (mode === 'expansion' ? 'expansion' : `${String(mode)} game`),
  maxTurns: (turns) => `${String(turns)} turns`,
  targetScore: (points) => `first to ${String(points)}`,
  mission: (mission) => `mission ${String(mission)}`,
}

const bots: Readonly<Record<string, { readonly name: string; readonly help: string }>> = {
  rule: { name: 'Rule bot', help: 'plays by rules of thumb, a fair opponent' },
  team: { name: 'Team bot', help: 'counts what everybody can know, a good teammate' },
  search: { name: 'Search bot', help: 'thinks every decision through for a second, hard to beat' },
  random: { name: 'Random bot', help: 'plays anything that is allowed, for a first look' },
}

export const lobby = {
  heading: (host: string) => `${host}’s table`,
  yours: 'Your table',
  campaign: 'campaign',
  seats: 'Seats',
  back: 'Tables',

  you: 'you',
  host: 'host',
  here: 'here',
  away: 'not here now',
  bot: 'bot',
  free: 'Free seat',
  freeHost: 'Send somebody the link, or put a bot here.',
  freeGuest: 'Whoever has the invitation may sit here.',
  freeOpen: 'Anybody may sit here.',
  freeMember: 'You may sit here: it is your campaign.',
  seat: (n: number) => `Seat ${n}`,
  addBot: 'Put a bot here',
  addBotAt: (n: number) => `Put a bot here, on seat ${n}`,
  whichBot: (n: number) => `Which bot plays on seat ${n}`,
  remove: 'Remove',
  removeBot: (name: string) => `Remove ${name}`,
  kick: (name: string) => `Remove ${name} from the table`,
  sitHere: 'Sit here',
  sitDown: 'Sit down',
  leave: 'Leave the table',

  bots,
  botName: (bot: string) => bots[bot]?.name ?? `${spelledOut(bot)} bot`,
  botHelp: (bot: string) => bots[bot]?.help ?? '',

  invite: {
    heading: 'Invite',
    words: 'Whoever opens this link may take a free seat.',
    link: 'Invitation link',
    code: 'or the code',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share',
    shareText: (game: string) => `Sit down with me for ${game}`,
    get: 'Show the invitation',
    full: 'Every seat is taken.',
  },

  start: 'Start the match',
  starting: 'Starting …',
  notFull: (free: number) =>
    `${capital(count(free, 'seat is', 'seats are'))} still free. Wait for somebody, or put a bot there.`,
  ready: 'Everybody is here.',
  absent: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? 'is' : 'are'} not here now; the match can start all the same.`,
  waitHost: (host: string) => `${host} starts the match.`,
  waitSeats: (free: number) => `${capital(count(free, 'seat is', 'seats are'))} still free.`,
  watching: 'You are watching. The match has not started.',

  change: 'Change',
  changeOptions: 'All options',
  save: 'Save',
  saving: 'Saving …',
  done: 'Done',
  reset: 'Back to the defaults',
  changed: 'changed',
  choose: 'Choose …',
  rule: (id: string) => `Rule ${id}`,
  tableHeading: 'The table',
  from: (min: number | null, max: number | null) => {
    if (min !== null && max !== null) return `${min} to ${max}`
    return min === null ? (max === null ? '' : `at most ${max}`) : `at least ${min}`
  },
  notNumber: 'That is not a number.',
  notWhole: 'A whole number, please.',
  notJson: 'That cannot be read.',

  optionName: (id: string) => options[id]?.name ?? spelledOut(id),
  valueName: (id: string, value: unknown) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    const known = options[id]?.values?.[String(value)]
    if (known !== undefined) return known
    return typeof value === 'string' ? spelledOut(value).toLowerCase() : String(value)
  },

  phrases,
  otherOptions: (n: number) => `${count(n, 'other option')} changed`,

  opponents: {
    title: 'Who plays with you',
    bots: (n: number) => (n === 1 ? 'a bot' : count(n, 'bot')),
    people: (n: number) => (n === 1 ? 'the first to come' : `the first ${count(n, 'to come', 'to come')}`),
    botsChoice: 'Bots, at once',
    peopleChoice: 'People',
    which: 'Which bot',
    peopleHelp: 'You get a link to send. Bots can fill what stays free.',
  },

  access: {
    title: 'Who may sit down',
    open: 'open to anybody',
    invitation: 'by invitation',
    openChoice: 'Anybody',
    invitationChoice: 'By invitation',
  },

  clock: {
    title: 'Clock',
    none: 'no clock',
    kinds: { none: 'None', decision: 'Per decision', bank: 'Per player' },
    each: 'For every decision',
    bank: 'For each player',
    add: 'Added for every decision',
    together: 'For questions to several at once',
    nothing: 'nothing',
    duration,
    limits: 'Time limits by kind of decision',
    byClock: 'As the clock says',
    limitsHelp: 'A limit that is set here counts instead of the clock. When it is up, the game’s own default is taken.',
    limited: 'time limits by kind of decision',
    help: {
      none: 'Everybody takes the time they need.',
      decision: 'When it is up, the game’s own default is taken.',
      bank: 'Runs only while you are asked something. When it is empty, the game’s own default is taken.',
    },
    words: (clock: ClockSetting) => {
      if (clock.kind === 'none') return 'no clock'
      if (clock.kind === 'decision') return `${duration(clock.each)} a decision`
      return `${duration(clock.bank)} each${clock.add > 0 ? `, ${duration(clock.add)} added` : ''}`
    },
  },

  setting: {
    open: 'Anybody may sit down',
    openHelp: 'The table is listed under open tables.',
    spectators: 'Spectators',
    spectatorsHelp: 'Strangers may watch; they see what a stranger may.',
    chat: 'Chat',
    chatHelp: 'Players can write to each other.',
    coach: 'Coach',
    coachHelp: 'Where a game has one: players may let it explain what follows from what they see.',
    webhook: 'Webhook',
    webhookHelp: 'An address that is told when somebody has to decide, where the server allows it.',
    webhookSaved: 'Saved. The address is not shown again.',
    watched: 'watched by anybody',
    unwatched: 'no spectators',
    silent: 'no chat',
    alone: 'no coach',
  },

  join: {
    heading: (host: string) => `${host} asks you to the table`,
    reading: 'Looking for the table …',
    name: 'Your name',
    sitDown: 'Sit down',
    watch: 'Watch',
    full: 'Every seat is taken. You can watch.',
    fullClosed: 'Every seat is taken, and this table has no spectators.',
    running: 'The match has started. You can watch.',
    runningClosed: 'The match has started, and this table has no spectators.',
    finished: 'The match is over. You can see it again.',
    replay: 'Replay',
    trouble: 'The invitation cannot be opened',
    notFound: 'This invitation leads to no table. Perhaps the link was cut short.',
    home: 'To the tables',
    again: 'Try again',
    free: (n: number) => count(n, 'seat is free', 'seats are free'),
  },
}

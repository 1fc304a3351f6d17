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
  seatAssignment: { name: 'Places around the map', values: { random: 'at random', host: 'in seat order' } },
  factionAssignment: { name: 'Factions', values: { random: 'at random', host: 'as chosen below' } },
  faction0: { name: 'Faction of the first seat', values: factions },
  faction1: { name: 'Faction of the second seat', values: factions },
  faction2: { name: 'Faction of the third seat', values: factions },
  faction3: { name: 'Faction of the fourth seat', values: factions },
  faction4: { name: 'Faction of the fifth seat', values: factions },
  faction5: { name: 'Faction of the sixth seat', values: factions },
  extraCards: { name: 'Three more cards' },
  killRevivable: { name: 'Killed leaders come back' },
  twoPlayerThreshold: { name: 'Strongholds to win with two players' },
  twoPlayerAlliances: { name: 'Alliances with two players' },
  karamaShipmentRate: {
    name: 'Guild rate with Karama',
    values: { flat: 'one price', 'half-normal': 'half price' },
  },
  bgWorthlessBasic: { name: 'Worthless as Karama in the basic game' },
  truthtranceFreeQuestions: { name: 'Free questions in Truthtrance' },
  deck: { values: { default: 'standard' } },
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
  botBluff: { name: 'How often bots bluff' },
  captain: {
    values: {
      random: 'at random',
      first: 'the first seat',
      second: 'the second seat',
      third: 'the third seat',
      fourth: 'the fourth seat',
      fifth: 'the fifth seat',
    },
  },
  seating: { name: 'Order of the seats', values: { shuffled: 'by lot at the start', kept: 'as people sat down' } },
  mission54: {
    name: 'Oxygen in mission 54 with two players',
    values: { eased: 'enough to win', printed: 'as printed' },
  },
  experts: {
    name: 'Experts',
    values: {
      none: 'no preference',
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
  rule: { name: 'Rule bot', help: 'Plays by rules of thumb. A fair opponent.' },
  team: { name: 'Team bot', help: 'Works out what everyone can know. A good teammate.' },
  search: { name: 'Search bot', help: 'Thinks about every move for a second. Hard to beat.' },
  random: { name: 'Random bot', help: 'Plays any legal move. Good for a first look.' },
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
  away: 'away',
  bot: 'bot',
  free: 'Free seat',
  freeHost: 'Send someone the link, or add a bot.',
  freeGuest: 'Anyone with the invitation can sit here.',
  freeOpen: 'Anyone can sit here.',
  freeMember: 'You can sit here: it’s your campaign.',
  seat: (n: number) => `Seat ${n}`,
  addBot: 'Add a bot',
  addBotAt: (n: number) => `Add a bot on seat ${n}`,
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
    words: 'Anyone with this link can take a free seat.',
    link: 'Invitation link',
    code: 'or the code',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share',
    shareText: (game: string) => `Play ${game} with me`,
    get: 'Show the invitation',
    full: 'Every seat is taken.',
  },

  start: 'Start the match',
  starting: 'Starting …',
  notFull: (free: number) =>
    `${capital(count(free, 'seat is', 'seats are'))} still free. Wait for someone, or add a bot.`,
  ready: 'Everyone is here.',
  absent: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? 'is' : 'are'} away. You can start anyway.`,
  waitHost: (host: string) => `${host} starts the match.`,
  waitSeats: (free: number) => `${capital(count(free, 'seat is', 'seats are'))} still free.`,
  watching: 'You are watching. The match has not started.',

  change: 'Change',
  changeOptions: 'All options',
  save: 'Save',
  saving: 'Saving …',
  done: 'Done',
  reset: 'Restore defaults',
  changed: 'changed',
  choose: 'Choose …',
  rule: (id: string) => `Rule ${id}`,
  tableHeading: 'The table',
  from: (min: number | null, max: number | null) => {
    if (min !== null && max !== null) return `${min} to ${max}`
    return min === null ? (max === null ? '' : `at most ${max}`) : `at least ${min}`
  },
  notNumber: 'Enter a number.',
  notWhole: 'Enter a whole number.',
  notJson: 'We can’t read that.',

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
    people: (n: number) => (n === 1 ? 'the first to join' : `the first ${count(n, 'to join', 'to join')}`),
    botsChoice: 'Bots',
    peopleChoice: 'People',
    which: 'Which bot',
    peopleHelp: 'You get a link to send. Bots can take the seats that stay free.',
  },

  access: {
    title: 'Who may sit down',
    open: 'open to anyone',
    invitation: 'by invitation',
    openChoice: 'Anyone',
    invitationChoice: 'By invitation',
  },

  clock: {
    title: 'Clock',
    none: 'no clock',
    kinds: { none: 'None', decision: 'Per decision', bank: 'Per player' },
    each: 'Time for each decision',
    bank: 'Time for each player',
    add: 'Added after each decision',
    together: 'When several players decide at once',
    nothing: 'nothing',
    duration,
    limits: 'Time limits by kind of decision',
    byClock: 'Same as the clock',
    limitsHelp: 'A limit set here replaces the clock. If time runs out, the game answers for you, usually “no”.',
    limited: 'time limits by kind of decision',
    help: {
      none: 'Take the time you need.',
      decision: 'If time runs out, the game answers for you, usually “no”.',
      bank: 'Runs only while you decide. If it runs out, the game answers for you, usually “no”.',
    },
    words: (clock: ClockSetting) => {
      if (clock.kind === 'none') return 'no clock'
      if (clock.kind === 'decision') return `${duration(clock.each)} a decision`
      return `${duration(clock.bank)} each${clock.add > 0 ? `, ${duration(clock.add)} added` : ''}`
    },
  },

  setting: {
    open: 'Anyone can sit down',
    openHelp: 'Your table is listed under open tables.',
    spectators: 'Spectators',
    spectatorsHelp: 'Anyone can watch. They only see what’s public.',
    chat: 'Chat',
    chatHelp: 'Players can write to each other.',
    coach: 'Coach',
    coachHelp: 'Explains what follows from what you see, and gives hints when you play alone with bots.',
    webhook: 'Webhook',
    webhookHelp: 'We call this address when someone has to decide. Not every server allows it.',
    webhookSaved: 'Saved. We won’t show the address again.',
    watched: 'open to spectators',
    unwatched: 'no spectators',
    silent: 'no chat',
    alone: 'no coach',
  },

  join: {
    heading: (host: string) => `${host} invites you to play`,
    reading: 'Looking for the table …',
    name: 'Your name',
    sitDown: 'Sit down',
    watch: 'Watch',
    full: 'Every seat is taken. You can watch.',
    fullClosed: 'Every seat is taken, and this table allows no spectators.',
    running: 'The match has started. You can watch.',
    runningClosed: 'The match has started, and this table allows no spectators.',
    finished: 'The match is over. You can watch the replay.',
    replay: 'Replay',
    trouble: 'We can’t open this invitation',
    notFound: 'There is no table behind it. The link may be cut short: ask for it again.',
    home: 'Go to your tables',
    again: 'Try again',
    free: (n: number) => count(n, 'seat is free', 'seats are free'),
  },
}

/** The plain table's own words; a game's come from its rules. */
export const plainTexts = {
  filter: 'Find a choice',
  found: (n: number) => `${n} found`,
  yours: 'Yours',
  everybody: 'On the table',
  empty: 'Nothing in:',
  nothing: 'Nothing to see yet.',
  choose: (field: string) => `Choose: ${field}`,
  change: (field: string, value: string) => `Change ${field}: ${value}`,
  more: 'There are more answers than can be listed; these are filled in step by step.',
  noValues: 'Nothing can stand here now.',
  standing: 'At any time',
  yourAnswer: 'Your answer?',
  opened: 'What was hidden',
  lost: 'The match is lost.',
  drawn: 'The match ends in a draw.',
  youWin: 'You win the match.',
  wins: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} wins the match.` : `${names.join(' and ')} win the match.`,
  publicAbout: 'Nothing is told about single players in this game.',
}

/** What a window says in words of its own. */
export const karamaTexts = {
  label: 'Karama window',
  uses: 'Does',
  about: 'About',
  ifHit: 'If cancelled',
  instead: 'Then',
  element: (element: string) => `the ${element} of the plan`,
  several: (n: number) => `${n} abilities at once`,
  which: 'Which one do you stop?',
  cards: 'Your cards that count',
  noCards: 'You hold no Karama.',
  stop: (card: string | null) => `Stop it with ${card ?? 'Karama'}`,
  letStand: 'Allow it',
  letAllStand: 'Allow them',
  cancelIt: (use: string) => `${use} Cancel it?`,
  cancelOne: 'Several abilities are used at once. Cancel one?',
  everybody: 'Everyone is asked, Karama or not. The first Karama decides. If nobody plays one, it goes ahead.',
  fold: 'Look at the table',
  openAgain: 'Details',
  left: (seconds: number) => (seconds === 1 ? 'second' : 'seconds'),
  timeLeft: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  inside: 'Inside another window',
  opened: (title: string) => `A window is open: ${title}.`,
}

/** Windows in which a card may be played. */
export const cardTexts = {
  label: (title: string) => `Window for ${title}`,
  storm: 'The storm is about to move',
  stormMoves: (sectors: number) =>
    `It moves ${sectors} ${sectors === 1 ? 'sector' : 'sectors'} unless somebody plays a card.`,
  sectors: 'Sectors',
  of: (n: number) => `of ${n} sectors`,
  notHeld: 'You do not hold it.',
  holdsIt: 'You hold it.',
  everybody: 'All who could hold the card are asked this now. The first to play it does; silence lets it pass.',
  play: (card: string) => `Play ${card}`,
  effect: 'Does',
  when: 'Now',
}

/** What is said of a use, by the messages of the game. */
export const usePhrases = {
  name: '{$ability :ability form=owned}',
  does: '{:part id=use}.',
  hit: '{:part id=hit}.',
  instead: '.local $instead = {:parts ids=instead} .match $instead none {{}} * {{{$instead}.}}',
}

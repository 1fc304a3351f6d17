/** What a window says in words of its own. */
export const karamaTexts = {
  label: 'Karama window',
  uses: 'Does',
  about: 'About',
  ifHit: 'If hit',
  instead: 'Then',
  element: (element: string) => `the ${element} of the plan`,
  several: (n: number) => `${n} abilities at once`,
  which: 'Which one do you stop?',
  cards: 'Your cards that count',
  noCards: 'None of your cards counts as Karama.',
  stop: (card: string | null) => `Stop it with ${card ?? 'Karama'}`,
  letStand: 'Let it stand',
  letAllStand: 'Let them stand',
  doesStand: (ability: string) => `Does ${ability} stand?`,
  doTheyStand: 'Do they stand?',
  everybody: 'All others are asked this now, card or no card. The first Karama decides; silence lets it stand.',
  fold: 'Look at the table',
  openAgain: 'Open the window',
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

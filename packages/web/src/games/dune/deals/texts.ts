/** What deals say in words of their own. */
export const dealTexts = {
  title: 'Deals',
  rule: 'Spice goes in front of the other’s shield at once. A promise is written down; it binds nobody’s forces. For words of your own, write “Deal: …” in the chat before you propose.',
  waiting: 'Waiting for an answer',
  fromYou: (name: string, words: string) => `You to ${name}: ${words}`,
  toYou: (name: string, words: string) => `${name} to you: ${words}`,
  gives: (n: number) => `${n} spice`,
  wants: (n: number) => `asks for ${n} spice`,
  noSpice: 'no spice',
  accept: 'Accept',
  refuse: 'Refuse',
  propose: 'Propose a deal',
  to: 'To',
  giver: 'You',
  give: 'Give',
  ask: 'Ask for',
  spice: 'spice',
  promise: 'Promise',
  send: 'Propose',
  made: 'Made so far',
  between: (from: string, to: string, words: string) => `${from} to ${to}: ${words}`,
  ofSpice: (n: number) => `of ${n} spice`,
  noneOf: 'Spice',
  giftInstead: 'You may make your ally a gift, below.',
  pledgeInstead: 'You may make your ally a pledge, below.',
  gift: 'A gift to your ally',
  giftNote: (ally: string) => `It is ${ally}’s at once, behind the shield.`,
  giveGift: (n: number) => `Give ${n} spice`,
  pledge: 'A pledge to your ally',
  pledgeNote: (ally: string, bid: number, ship: number) =>
    `${ally} may pay with it. Now you pledge ${bid + ship === 0 ? 'nothing' : pledge(bid, ship)}.`,
  pledgeFor: 'For',
  bids: 'bids',
  shipments: 'shipments',
  upTo: 'Up to',
  setPledge: (n: number) => (n === 0 ? 'Pledge nothing' : `Pledge ${n} spice`),
  card: 'Card',
  show: 'Show a card',
  showIt: 'Show',
}

/** "3 for bids, 2 for shipments". */
export function pledge(bid: number, ship: number): string {
  const parts = [...(bid > 0 ? [`${bid} for bids`] : []), ...(ship > 0 ? [`${ship} for shipments`] : [])]
  return parts.join(', ')
}

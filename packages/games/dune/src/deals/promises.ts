/** DU-14.1, DU-14.4, R-46: what a deal may promise, besides what people say to each other. A promise is recorded; it binds nobody's tokens. */
export const PROMISES = [
  'as said at the table',
  'no attack this turn',
  'no bid against you on the next card',
  'no shipment into your strongholds this turn',
  'tell you what I know of a card',
  'ally with you at the next nexus',
  'no Karama against you this turn',
] as const

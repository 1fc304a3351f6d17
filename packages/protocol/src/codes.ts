import type { Blocked } from '@riposte/kernel'

/**
 * Every refusal of the server itself, with the sentence for people. What a rule of a game or the kernel refuses carries
 * that rule's own code instead.
 */
export const REFUSALS = {
  // the message itself
  malformedJson: 'That is not JSON.',
  malformedMessage: 'A field of that message is missing or wrong.',
  unknownMessage: 'There is no message of that type.',
  oversized: 'That message is too long.',
  binary: 'Messages are text.',
  wrongVersion: 'This server speaks another version of the protocol.',
  // the order of a conversation
  helloFirst: 'The first message is hello.',
  helloTwice: 'This connection has said hello already.',
  helloLate: 'No hello came in time.',
  // who is it
  badToken: 'That token was not issued here.',
  noToken: 'This needs a token; ask for one first.',
  banned: 'Whoever runs this server does not let you in any more.',
  badOrigin: 'Pages of other sites may not connect.',
  // is it theirs to say
  spectator: 'Spectators watch.',
  notHost: 'Only the host may do that.',
  notInvited: 'This needs the invitation to the table.',
  noSpectators: 'This table has no spectators.',
  // the table
  noTable: 'There is no such table.',
  notSeated: 'You did not sit at this table.',
  noGame: 'There is no such game.',
  noBot: 'There is no such bot.',
  noSuchSeat: 'There is no such seat at this table.',
  seatTaken: 'That seat is taken.',
  seated: 'You sit at this table already.',
  kicked: 'Your seat is free again.',
  hostStays: 'The host stays at the table.',
  full: 'Every seat is taken.',
  notFull: 'A seat is still free.',
  notStarted: 'The match has not started.',
  started: 'The match has started.',
  notFinished: 'The match is not over.',
  tableClosed: 'Whoever runs this server has closed the table.',
  late: 'That question is no longer open.',
  namesNoDecision: 'An answer names the decision it is meant for.',
  otherRules: 'This table was played under other rules than this server has.',
  setAside: 'This table is set aside: the server cannot go on with it, and its log says why.',
  logFull: 'So much has happened at this table that nothing more can.',
  // hints
  noHints: 'There are no hints at this table.',
  noHint: 'No hint this time.',
  // the review
  noReview: 'Nobody here knows this game well enough to review it.',
  reviewUnderWay: 'You have asked for another review already, which is not done; one at a time.',
  notYourReview: 'Only whoever asked for the review can stop it.',
  tooManyReviews: 'Too many matches wait for a review; try again later.',
  // the campaign
  noCampaign: 'There is no such campaign.',
  notCampaign: 'This game is not played as a campaign.',
  notMember: 'Only members of the campaign may do that.',
  noMember: 'There is no such member.',
  noStage: 'There is no such stage in this campaign.',
  membersFull: 'This campaign has as many members as it can have.',
  // chat
  muted: 'The host has muted you.',
  chatOff: 'There is no chat at this table.',
  // webhook
  badWebhook: 'Webhooks may not go there.',
  // notifications
  noPush: 'This server sends no notifications.',
  badPush: 'Notifications may not go there.',
  // too much
  tooFast: 'Too many messages; wait a moment.',
  tooMany: 'Too many connections.',
  tooSlow: 'This connection does not read what it is sent.',
  // the server
  notFound: 'There is nothing at this address.',
  moved: 'The table moved on; try again.',
  internal: 'Something broke here; nothing was changed.',
  unavailable: 'The server cannot reach its store; it tries again by itself.',
  stopping: 'The server is stopping; come back in a moment.',
} as const satisfies Readonly<Record<string, string>>

export type RefusalCode = keyof typeof REFUSALS

/** A refusal by the server, in the shape of every other refusal. */
export function refusal(code: RefusalCode): Blocked {
  return { code, rule: 'protocol', message: REFUSALS[code] }
}

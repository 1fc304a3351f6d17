import type { Blocked } from '@riposte/kernel'

/** Refusals that are made here, before anything reaches the server; everything else carries the server's own words. */
const DECLINED = {
  badInput: 'The input does not fit the schema of this tool.',
  noSuchTool: 'There is no tool of that name now.',
  unreachable: 'The server cannot be reached. Try again in a moment.',
  noAnswer: 'No answer came in time. Look before you repeat it: it may still have been done.',
  whoAreYou: 'Say who you are: give the key that create_table or join_table told you, as `player`.',
  notSeated: 'You sit at no table. create_table makes one, join_table takes a seat at one.',
  severalTables: 'You sit at several tables: say which one as `table`.',
  noBot: 'This game has no such bot.',
  noInvitation: 'That is no invitation: a link ends in /join/table/invitation, a code is table.invitation.',
  notAsked: 'You have nothing to decide now. wait_for_decision waits until you do.',
  staleId: 'That id belongs to a question that is no longer open. list_actions tells the ids of now.',
  noSuchId: 'There is no action of that id. list_actions tells the ids of now.',
  unknownAction: 'The game has no action of that type.',
  unknownField: 'The action has no such field.',
  nothingNamed: 'Name an action: by its id, or by its type and fields.',
  noRule: 'There is no such rule. Search for words with `search`.',
  noRulebook: 'This server has no rulebook of that game.',
  tooManySessions: 'Too many sessions are open.',
} as const

/** Thrown wherever a tool cannot do what it was asked; the caller reads it as the tool's result. */
export class Refused extends Error {
  readonly blocked: Blocked

  constructor(blocked: Blocked) {
    super(blocked.message)
    this.blocked = blocked
  }
}

export function declined(code: keyof typeof DECLINED, more = ''): Refused {
  return new Refused({ code, rule: 'tools', message: more === '' ? DECLINED[code] : `${DECLINED[code]} ${more}` })
}

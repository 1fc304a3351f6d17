/** Standing orders of modules that lay nothing out: one line, for whoever does not have the ticket in sight. */
export const REMINDERS: Readonly<Record<string, string>> = {
  'captain-failure-explodes': 'One wrong cut by the captain ends it.',
  'captain-false-tokens': 'The captain’s tokens are false.',
  'captain-picks-next': 'The captain says who goes next.',
  'count-tokens': 'Tokens count how often the number stands there.',
  'even-odd-tokens': 'Tokens only say even or odd.',
  'false-tokens': 'Every token is false.',
  'four-of-number': 'One wrong wire among the four ends it.',
  'memory-mode': 'No markers, no count: remember.',
  'no-info-unlimited-double-detector': 'No tokens; Double Detectors are never used up.',
  'no-spoken-numbers': 'A number in a message moves the dial.',
  'second-lock': 'Tools have a second lock.',
  'sevens-last': 'Sevens come last, all four at once.',
  'simultaneous-yellow': 'Yellow falls three at once.',
  'three-reds-at-once': 'Red falls three at once; one wrong ends it.',
  'token-pass': 'After two yellow wires everybody hands a token on.',
  tripwires: 'Point at tripwires; they are never announced.',
  'upside-down-wire': 'Your own turned wire, cut wrong, ends it.',
  'x-wires': 'No tool works on a wire with an X.',
}

export function reminders(modules: readonly { readonly id: string }[]): string[] {
  return modules.flatMap(({ id }) => (Object.hasOwn(REMINDERS, id) ? [REMINDERS[id]] : []))
}

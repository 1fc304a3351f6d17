import type { Seat } from '@riposte/kernel'

/** A seat, as an owner or with the verb it is the subject of. */
const SEATED = /\bSeat ([0-4])('s| [a-z]+s\b|)/g

/** More verbs of the same subject. */
const ALSO = /( and | but )(says|gets|is)\b/g

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', passes: 'pass', goes: 'go' }

/** The form of a verb that goes with "you". */
function yours(verb: string): string {
  return IRREGULAR[verb] ?? verb.slice(0, -1)
}

/**
 * A sentence about seats with people's names in it. Whoever reads about their own seat reads "you": "You point at wire 3
 * of Ben and say 5", "Your wire 3 is cut".
 */
export function withNames(text: string, names: readonly string[], reader: Seat = -1): string {
  const isSubject = new RegExp(`^(?:[^.]*: )?Seat ${reader} [a-z]+s\\b`).test(text)
  const agreeing = isSubject ? text.replace(ALSO, (_, link: string, verb: string) => `${link}${yours(verb)}`) : text
  const owned = agreeing.replace(new RegExp(`\\b(wires? [\\d, ]*\\d) of Seat ${reader}\\b`, 'g'), 'your $1')
  return owned.replace(SEATED, (whole, digit: string, rest: string, at: number, all: string) => {
    const seat = Number(digit)
    if (seat !== reader) return names[seat] === undefined ? whole : `${names[seat]}${rest}`
    const you = at === 0 || /[.?!] $/.test(all.slice(0, at)) ? 'You' : 'you'
    return rest === "'s" ? `${you}r` : `${you}${rest.replace(/[a-z]+/, yours)}`
  })
}

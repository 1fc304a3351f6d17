import { count, list, type Told } from './names.ts'

/** What the second kind of tokens is called; by faction, as far as it is known who acts. */
const SPECIAL: Readonly<Record<string, readonly [one: string, many: string]>> = {
  emperor: ['Sardaukar', 'Sardaukar'],
  fremen: ['Fedaykin', 'Fedaykin'],
  'bene-gesserit': ['advisor', 'advisors'],
}

const ELITE: readonly [one: string, many: string] = ['elite force', 'elite forces']

/** Whatever has a number of `ordinary` and of `special` tokens in it. */
type Group = Readonly<Record<string, Told>>

function said({ ordinary = 0, special = 0 }: Group, [one, many]: readonly [string, string]): string {
  const parts = [
    ...(Number(ordinary) > 0 ? [count(ordinary, 'force')] : []),
    ...(Number(special) > 0 ? [count(special, one, many)] : []),
  ]
  return parts.length === 0 ? 'no forces' : list(parts)
}

/** What several of the second kind are called. */
export const specialName = (owner: string): string => (SPECIAL[owner] ?? ELITE)[1]

/** Tokens of somebody who has no advisors there: "3 forces and 1 elite force". */
export const fighters = (group: Group): string => said(group, ELITE)

import { declined } from './refused.ts'

const LINK = /\/join\/([\w-]{6,64})\/([\w-]{6,64})/
/**
 * A table's name has sixteen letters; any of them may be a dash, also of those of the invitation. So the name is
 * measured, and as little as possible is taken for what parts the two.
 */
const CODE = /^([\w-]{16})[-.:/\s]+?([\w-]{16,64})$/
const PLACE = /(?:^|\/table\/)([\w-]{16})\/?$/

/** The table that is meant by a pasted link, code or id, with the invitation where there is one. */
export function readInvitation(pasted: string): { table: string; invitation?: string } {
  const text = pasted.trim()
  const [, table, invitation] = text.match(LINK) ?? text.match(CODE) ?? []
  if (table !== undefined && invitation !== undefined) return { table, invitation }
  const [, id] = text.match(PLACE) ?? []
  if (id === undefined) throw declined('noInvitation')
  return { table: id }
}

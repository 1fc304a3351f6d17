/** Invitations are told once, to whoever made the table: they are kept on that device. */

const key = (table: string) => `riposte-invitation-${table}`

export function keepInvitation(table: string, invitation: string): void {
  localStorage.setItem(key(table), invitation)
}

export function keptInvitation(table: string): string | null {
  return localStorage.getItem(key(table))
}

/** As it is opened in a browser. */
export function invitationLink(table: string, invitation: string): string {
  return `${location.origin}/join/${table}/${invitation}`
}

/** As it is read out or typed. */
export function invitationCode(table: string, invitation: string): string {
  return `${table}.${invitation}`
}

const LINK = /\/join\/([\w-]{6,64})\/([\w-]{6,64})/
const PLACE = /\/(?:(?:table|replay)\/[\w-]{6,64}|campaign\/[\w-]{6,64}(?:\/[\w-]{6,64})?)/
/** A table's name has sixteen letters; some of them may be dashes, so it is measured and not split. */
const CODE = /^([\w-]{16})[-.:/\s]+([\w-]{16,64})$/
const TABLE = /^[\w-]{16}$/

/** Where a pasted link or code leads on this page; null when it is neither. */
export function placeOf(pasted: string): string | null {
  const text = pasted.trim()
  const [, table, invitation] = text.match(LINK) ?? text.match(CODE) ?? []
  if (table !== undefined) return `/join/${table}/${invitation}`
  const [place] = text.match(PLACE) ?? []
  if (place !== undefined) return place
  return TABLE.test(text) ? `/table/${text}` : null
}

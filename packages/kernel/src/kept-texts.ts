/** So many texts of one kind are kept; of things with wide fields there are more. */
const TEXTS_AT_MOST = 10_000
/** Up to here a list is no waste of room. */
export const LISTED_AT_MOST = 8192

/** What a number reads like is always the same, so it is kept: small ones in a list, where they are found soonest. */
export function keptTexts<N extends number>(write: (value: N) => string, size: number): (value: N) => string {
  const listed = new Array<string | undefined>(size <= LISTED_AT_MOST ? size : 0)
  const texts = new Map<N, string>()
  return (value) => {
    if (value >= 0 && value < listed.length) {
      const known = listed[value]
      if (known !== undefined) return known
      const text = write(value)
      listed[value] = text
      return text
    }
    let text = texts.get(value)
    if (text === undefined) {
      text = write(value)
      if (texts.size < TEXTS_AT_MOST) texts.set(value, text)
    }
    return text
  }
}

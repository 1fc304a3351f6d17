import type { BombSight } from '../sight.ts'
import styles from './sentence.module.css'

/** A sentence in which slot letters are set so that i, j and l are never confused. */
export function Sentence({ sight, text }: { readonly sight: BombSight; readonly text: string }) {
  const people = [...sight.names.filter((name) => name !== ''), 'your', 'Your', 'on', 'Cut', 'and', 'wire']
  const escaped = people.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // After a name, or in a list of letters: a single small letter that is no word.
  const pattern = new RegExp(`((?:${escaped.join('|')}|,) )([a-z]{1,2})(?=[\\s,.:;?!”]|$)`, 'g')
  const parts: React.ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const [, before, letter] = match
    if (isWord(letter, before)) continue
    parts.push(
      text.slice(at, match.index),
      before,
      <span key={match.index} className={styles.letter}>
        {letter}
      </span>,
    )
    at = match.index + match[0].length
  }
  parts.push(text.slice(at))
  return <>{parts}</>
}

/** "and a 5", "is", "on it". */
function isWord(letters: string, before: string): boolean {
  return (letters.length === 2 && !/^a[a-i]$/.test(letters)) || (letters === 'a' && /^(and|on|,) $/.test(before))
}

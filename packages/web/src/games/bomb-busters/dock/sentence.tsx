import type { Part } from '@riposte/words'
import styles from './sentence.module.css'

/** A sentence in which slot letters are set so that i, j and l are never confused. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(({ text, thing }, at) => {
    if (thing?.kind !== 'place in a hand') return text
    const key = `${at}`
    return (
      <span key={key} className={styles.letter}>
        {text}
      </span>
    )
  })
}

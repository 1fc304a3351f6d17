import { PHONE, useMedia } from '../../../table/use-media.ts'
import { Cutters } from '../art/signs.tsx'
import { useChoice } from '../choice/choice.tsx'
import type { BombSight } from '../sight.ts'
import styles from './act-button.module.css'
import { Arrows } from './arrows.tsx'
import { priceWords } from './price.ts'
import { Sentence } from './sentence.tsx'
import { deedWords } from './words.ts'

/** The button says the deed and its price; nothing happens before it is pressed. */
export function ActButton({ sight }: { readonly sight: BombSight }) {
  const choice = useChoice()
  const phone = useMedia(PHONE)
  const { ready, verb, options } = choice
  if (ready === null && options.length > 0 && verb === null) return null
  const prices = ready === null ? [] : priceWords(sight, ready)
  const cuts = verb?.type === 'dualCut' || verb?.type === 'soloCut'
  return (
    <div className={styles.place}>
      {phone && <Arrows sight={sight} />}
      <button
        type="button"
        className={styles.act}
        data-thing="send"
        disabled={ready === null || choice.busy}
        onClick={() => ready !== null && choice.send(ready)}
      >
        {!phone && cuts && <Cutters size={64} />}
        <span className={styles.words}>
          <b>{ready === null ? (verb?.name ?? 'Choose') : <Sentence parts={deedWords(sight, ready)} />}</b>
          {prices.length > 0 && (
            <em>
              {prices.map(({ text, isDeadly }) => (
                <span key={text} data-deadly={isDeadly}>
                  {text}
                </span>
              ))}
            </em>
          )}
        </span>
      </button>
    </div>
  )
}

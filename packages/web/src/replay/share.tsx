import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Place, writePlace } from './place.ts'
import styles from './ways.module.css'

/** Copies the address of this moment. Where a page may not copy, the address is shown instead. */
export function Share({ place }: { readonly place: Place }) {
  const texts = useTexts().replay
  const [shared, setShared] = useState<'copied' | 'shown' | null>(null)
  const { at, eyes } = place
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment the address is another
  useEffect(() => setShared(null), [at, eyes])
  const address = new URL(writePlace(place), location.href).href
  const share = () => {
    const copied = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))
    copied.then(() => setShared('copied')).catch(() => setShared('shown'))
  }
  return (
    <>
      <button type="button" className={styles.way} onClick={share}>
        <Icon name={shared === 'copied' ? 'check' : 'share'} size={18} />
        {shared === 'copied' ? texts.shared : texts.share}
      </button>
      <span role="status" className="unseen">
        {shared === 'copied' ? texts.shared : ''}
      </span>
      {shared === 'shown' && (
        <label className={styles.address}>
          {texts.shareByHand}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  )
}

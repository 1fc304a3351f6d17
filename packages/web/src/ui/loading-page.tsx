import styles from './loading-page.module.css'
import { Skeleton } from './skeleton.tsx'
import { Wordmark } from './wordmark.tsx'

/** A page that is on its way: its frame, quietly, and in words what is awaited. What comes at once shows none of it. */
export function LoadingPage({ words }: { readonly words: string }) {
  return (
    <div className={styles.page}>
      <div className={styles.bar} aria-hidden="true">
        <Wordmark size={26} />
        <Skeleton width={180} height={18} />
      </div>
      <main className={styles.middle}>
        <Skeleton width="min(420px, 80%)" height={28} />
        <Skeleton width="min(300px, 60%)" />
        <p role="status" className={styles.words}>
          {words}
        </p>
      </main>
    </div>
  )
}

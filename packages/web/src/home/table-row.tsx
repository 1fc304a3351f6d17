import type { ReactNode } from 'react'
import { Thumb } from './covers/index.tsx'
import styles from './lists.module.css'

interface TableRowProps {
  readonly game: string
  readonly title: string
  readonly children: ReactNode
  /** At the right: seats, and what can be done. */
  readonly side: ReactNode
}

export function TableRow({ game, title, children, side }: TableRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.thumb}>
        <Thumb game={game} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.state}>{children}</p>
      </div>
      <div className={styles.side}>{side}</div>
    </li>
  )
}

/** Where rows are about to stand. */
export function WaitingRows({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="unseen" role="status">
        {words}
      </p>
      <div className={styles.row} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

/** No row yet, in the shape of one. */
export function NoTables({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.noThumb} />
      <div className={styles.words}>
        <p className={styles.noTitle}>{title}</p>
        <p className={styles.state}>{children}</p>
      </div>
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Card, CardBack } from '../cards/card.tsx'
import { nameOf } from '../names.ts'
import styles from './stack.module.css'
import { Empty, Zone } from './zone.tsx'

interface Lying {
  /** Null for a card that not everybody sees. */
  readonly card: string | null
  readonly note: string
}

/** An Army on one heap: the available cards on top, the exhausted ones below them. */
export function armyOf(exhausted: readonly string[], available: readonly string[]): readonly Lying[] {
  return [
    ...exhausted.map((card) => ({ card, note: 'exhausted' })),
    ...available.map((card) => ({ card, note: 'available' })),
  ]
}

interface StackProps {
  readonly label: string
  readonly cards: readonly Lying[]
  readonly width: number
  /** How many are named beside the label, where that is not all of them. */
  readonly count?: number
  /** Leaves its place away when nothing lies there. */
  readonly onlyWhenFilled?: boolean
}

/** Cards on a heap: the last one lies on top, all of them are shown on request. */
export function Stack({ label, cards, width, count = cards.length, onlyWhenFilled = false }: StackProps) {
  const [open, setOpen] = useState(false)
  const top = cards[cards.length - 1]
  if (top === undefined) {
    if (onlyWhenFilled) return null
    return (
      <Zone label={label}>
        <Empty width={width} />
      </Zone>
    )
  }
  const many = cards.length > 1
  return (
    <Zone
      label={
        <>
          {label} <b>{count}</b>
        </>
      }
    >
      <span
        className={[styles.stack, many && styles.many].filter(Boolean).join(' ')}
        style={{ width, height: width * 1.5 }}
        data-moves={label.toLowerCase()}
      >
        <span className={styles.face} aria-hidden="true">
          <Picture card={top.card} width={width} />
        </span>
        <button
          type="button"
          data-rove=""
          tabIndex={-1}
          className={styles.press}
          aria-label={`${label}: ${cards.map(({ card, note }) => said(card, note)).join('; ')}`}
          onClick={() => setOpen(true)}
        />
      </span>
      <Dialog open={open} title={label} onClose={() => setOpen(false)}>
        <ul className={styles.all}>
          {cards.map(({ card, note }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
            <li key={at}>
              <Picture card={card} width={112} />
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </Zone>
  )
}

function said(card: string | null, note: string): string {
  return [card === null ? 'a card you do not see' : nameOf(card), note].filter((part) => part !== '').join(', ')
}

function Picture({ card, width }: { readonly card: string | null; readonly width: number }): ReactNode {
  return card === null ? <CardBack width={width} /> : <Card card={card} cut="small" width={width} />
}

import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './rule-link.module.css'

/** Where a place of the book is found: its address, and the way there without leaving. */
interface Way {
  address(anchor: string): string
  go(anchor: string): void
  copy(anchor: string): void
}

export const WayContext = createContext<Way>({ address: (anchor) => `#${anchor}`, go: () => {}, copy: () => {} })

interface RuleLinkProps {
  readonly anchor: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link to a place in the book that is open. With a modifier key it opens as any other link. */
export function RuleLink({ anchor, className, children }: RuleLinkProps) {
  const way = use(WayContext)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    way.go(anchor)
  }
  return (
    <a href={way.address(anchor)} className={className ?? styles.link} onClick={follow}>
      {children}
    </a>
  )
}

/** The id at the beginning of a rule: a link to itself, and a button that copies it. */
export function RuleId({ id }: { readonly id: string }) {
  const texts = useTexts().rules
  const way = use(WayContext)
  return (
    <span className={styles.id}>
      <RuleLink anchor={id} className={styles.own}>
        {id}
      </RuleLink>
      <button type="button" className={styles.copy} aria-label={texts.copy(id)} onClick={() => way.copy(id)}>
        <Icon name="copy" size={14} />
      </button>
    </span>
  )
}

import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { HowToPlay } from '../texts/en/how-to-play.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './rule-search.module.css'
import type { Rulebook } from './rulebook.ts'
import { type Found, searchRules } from './search.ts'

interface RuleSearchProps {
  readonly book: Rulebook
  readonly guide: HowToPlay | null
  onGo(anchor: string): void
}

/** Searches while one types. The arrow keys walk through what was found, Enter goes there. */
export function RuleSearch({ book, guide, onGo }: RuleSearchProps) {
  const texts = useTexts().rules
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const asked = useDeferredValue(query)
  const found = useMemo(() => searchRules(book, asked, guide), [book, asked, guide])
  const shown = open && query.trim() !== ''
  const option = (place: number) => `${id}-${place}`

  const go = (anchor: string) => {
    setOpen(false)
    onGo(anchor)
  }
  const walk = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      if (shown) setActive(Math.max(0, Math.min(found.length - 1, active + step)))
    } else if (event.key === 'Enter' && shown && found.length > 0) {
      event.preventDefault()
      go(found[active].anchor)
    } else if (event.key === 'Escape' && (shown || query !== '')) {
      // A drawer around it stays open.
      event.preventDefault()
      event.stopPropagation()
      if (shown) setOpen(false)
      else setQuery('')
    }
  }
  return (
    <search
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.glass}>
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="M12.7 12.7L17 17" />
      </svg>
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        role="combobox"
        aria-label={texts.search}
        aria-expanded={shown}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={shown && found.length > 0 ? option(active) : undefined}
        placeholder={texts.searchHint}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={walk}
      />
      {query !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={texts.clear}
          onClick={() => {
            setQuery('')
            input.current?.focus()
          }}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      <p className="unseen" role="status">
        {shown ? texts.found(found.length) : ''}
      </p>
      <div className={styles.leaf} hidden={!shown}>
        {found.length === 0 && <p className={styles.nothing}>{texts.nothing}</p>}
        <div id={`${id}-found`} role="listbox" aria-label={texts.results} className={styles.list}>
          {shown &&
            found.map((entry, place) => (
              <Option
                key={entry.anchor}
                id={option(place)}
                entry={entry}
                active={place === active}
                onPoint={() => setActive(place)}
                onChoose={() => go(entry.anchor)}
              />
            ))}
        </div>
      </div>
    </search>
  )
}

interface OptionProps {
  readonly id: string
  readonly entry: Found
  readonly active: boolean
  onPoint(): void
  onChoose(): void
}

function Option({ id, entry, active, onPoint, onChoose }: OptionProps) {
  const texts = useTexts().rules
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens to the keys
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={active}
      className={styles.option}
      onPointerMove={onPoint}
      // The field would lose the focus before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <span className={styles.id}>{entry.id ?? texts.howToPlay}</span> {entry.under}
      </span>
      <span className={styles.context}>
        {entry.context.map(({ text, hit }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line
          hit ? <mark key={at}>{text}</mark> : text,
        )}
      </span>
    </div>
  )
}

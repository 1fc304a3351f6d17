import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { useOpenSheet } from './sheets.ts'
import styles from './shortcuts.module.css'

/** Single keys disturb those who talk to their machine, so they can be put out of use; kept on this device. */
export const useKeys = create<{
  readonly use: boolean
  readonly shown: boolean
  readonly show: (shown: boolean) => void
  readonly change: (use: boolean) => void
}>()(
  persist((set) => ({ use: true, shown: false, show: (shown) => set({ shown }), change: (use) => set({ use }) }), {
    name: 'riposte-keys',
    partialize: ({ use }) => ({ use }),
  }),
)

interface Place {
  readonly id: string
  /** What takes the focus there; the place itself where there is no such thing. */
  readonly first: string
  readonly sheet?: 'record' | 'chat'
}

const BUTTON = 'button:not(:disabled, [tabindex="-1"])'

/** Where a key leads: an element, or the sheet that holds it where there is no room for it. */
const PLACES: Readonly<Record<string, Place>> = {
  d: { id: 'dock', first: BUTTON },
  b: { id: 'board', first: `[tabindex="0"], ${BUTTON}` },
  r: { id: 'record', first: '[tabindex="0"]', sheet: 'record' },
  c: { id: 'chat', first: 'input', sheet: 'chat' },
}

function enter({ id, first }: Place): boolean {
  const place = document.getElementById(id)
  if (place === null) return false
  const target = place.querySelector<HTMLElement>(first) ?? place
  target.focus()
  return true
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

export function Shortcuts() {
  const { table } = useTexts()
  const { use, shown, show, change } = useKeys()
  const showSheet = useOpenSheet((sheets) => sheets.show)
  useEffect(() => {
    if (!use) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      if (event.key === '?') {
        show(true)
        return
      }
      if (!Object.hasOwn(PLACES, event.key)) return
      const place = PLACES[event.key]
      event.preventDefault()
      if (!enter(place) && place.sheet !== undefined) showSheet(place.sheet)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [use, show, showSheet])
  const keys = [
    ['d', table.keyDock],
    ['b', table.keyBoard],
    ['r', table.keyRecord],
    ['c', table.keyChat],
    ['h', table.keyHint],
    ['?', table.keyHelp],
    ['Esc', table.keyEscape],
  ]
  return (
    <Dialog open={shown} title={table.keysTitle} onClose={() => show(false)}>
      <p>{table.keysIntro}</p>
      <dl className={styles.keys}>
        {keys.map(([key, where]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{where}</dd>
          </div>
        ))}
      </dl>
      <Switch label={table.keysUse} on={use} onChange={change} />
    </Dialog>
  )
}

/** The first things a keyboard reaches. */
export function SkipLinks() {
  const { table } = useTexts()
  return (
    <nav className={styles.skips} aria-label={table.skips}>
      {[
        ['dock', table.skipDock],
        ['board', table.skipBoard],
        ['record', table.skipRecord],
      ].map(([id, text]) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            // The address stays as it is: it is what people share.
            event.preventDefault()
            const place = document.getElementById(id)
            if (place === null) useOpenSheet.getState().show('record')
            else place.focus()
          }}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

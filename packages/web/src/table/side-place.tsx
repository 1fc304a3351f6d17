import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Chat } from './chat.tsx'
import { SeatList } from './rail.tsx'
import { Record } from './record.tsx'
import { useOpenSheet } from './sheets.ts'
import styles from './side-place.module.css'
import { useTable } from './table-context.ts'
import { DESK, PHONE, useMedia } from './use-media.ts'

/** Record and chat: beside the board at a desk, in drawers on less, in sheets on a phone. */
export function SidePlace() {
  const desk = useMedia(DESK)
  const phone = useMedia(PHONE)
  const { table: texts } = useTexts()
  if (desk) {
    return (
      <aside className={styles.side}>
        <Own />
        <Record />
        <Chat />
      </aside>
    )
  }
  return (
    <>
      {phone && (
        <nav className={styles.tabs} aria-label={texts.sheets}>
          <SheetButtons />
        </nav>
      )}
      <Sheets from={phone ? 'below' : 'right'} />
    </>
  )
}

/** What the reader holds, where the game puts it beside the record. */
function Own() {
  const { table: texts } = useTexts()
  const { face, sight } = useTable()
  if (face.Own === undefined || sight.me === null) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className={styles.own} aria-label={texts.own} tabIndex={0}>
      <face.Own sight={sight} />
    </section>
  )
}

/** What opens the sheets: tabs on a phone, words in the bar where there is more room. */
export function SheetButtons() {
  const { table: texts } = useTexts()
  const { table, face, sight } = useTable()
  const phone = useMedia(PHONE)
  const { sheet, show } = useOpenSheet()
  const unread = useUnread(sheet === 'chat')
  return (
    <>
      {face.Own !== undefined && sight.me !== null && (
        <button type="button" onClick={() => show('own')}>
          {texts.own}
        </button>
      )}
      {phone && (
        <button type="button" onClick={() => show('players')}>
          {texts.players}
        </button>
      )}
      <button type="button" onClick={() => show('record')}>
        {texts.record}
      </button>
      {table.settings.chat && (
        <button type="button" onClick={() => show('chat')}>
          {texts.chat}
          {unread > 0 && (
            <span className={styles.unread}>
              {unread}
              <span className="unseen"> {texts.unread}</span>
            </span>
          )}
        </button>
      )}
    </>
  )
}

function Sheets({ from }: { readonly from: 'below' | 'right' }) {
  const { table: texts } = useTexts()
  const { face } = useTable()
  const { sheet, show } = useOpenSheet()
  const close = () => show(null)
  return (
    <>
      <Dialog open={sheet === 'own'} title={texts.own} from={from} onClose={close}>
        <div className={styles.ownSheet} data-world={face.world}>
          <Own />
        </div>
      </Dialog>
      <Dialog open={sheet === 'players'} title={texts.players} from={from} onClose={close}>
        <div className={styles.seats}>
          <SeatList />
        </div>
      </Dialog>
      <Dialog open={sheet === 'record'} title={texts.record} from={from} onClose={close}>
        <div className={styles.sheet}>
          <Record />
        </div>
      </Dialog>
      <Dialog open={sheet === 'chat'} title={texts.chat} from={from} onClose={close}>
        <div className={styles.sheet}>
          <Chat />
        </div>
      </Dialog>
    </>
  )
}

/** How much was said since the chat was last looked at. */
function useUnread(open: boolean): number {
  const { handle } = useTable()
  const said = useStore(handle, ({ chat }) => chat.length)
  const [read, setRead] = useState(said)
  useEffect(() => {
    if (open) setRead(said)
  }, [open, said])
  return open ? 0 : Math.max(0, said - read)
}

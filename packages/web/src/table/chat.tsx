import type { Blocked } from '@riposte/kernel'
import { CHAT_LENGTH, type Said } from '@riposte/protocol'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { call } from '../api/http.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './chat.module.css'
import { useTable } from './table-context.ts'

/** What people say to each other. Refusals are shown where they were written. */
export function Chat() {
  const { table: texts } = useTexts()
  const { handle, table } = useTable()
  const chat = useStore(handle, (state) => state.chat)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current !== null && chat.length > 0) box.current.scrollTop = box.current.scrollHeight
  }, [chat])
  if (!table.settings.chat) {
    return (
      <section className={styles.off} aria-label={texts.chat}>
        <p>{texts.chatOff}</p>
        {chat.filter(isNotice).map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </section>
    )
  }
  return (
    <section id="chat" className={styles.chat} tabIndex={-1} aria-label={texts.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div ref={box} className={styles.said} role="log" aria-label={texts.chat} tabIndex={0}>
        {chat.length === 0 && <p className={styles.nothing}>{texts.chatEmpty}</p>}
        {chat.map((said) =>
          isNotice(said) ? (
            <p key={said.n} className={styles.notice}>
              {said.text}
            </p>
          ) : (
            <Saying key={said.n} said={said} />
          ),
        )}
      </div>
      <SayForm />
    </section>
  )
}

/** Something the table itself tells: nobody has said it. */
function isNotice({ seat, name }: Said): boolean {
  return seat === null && name === ''
}

function Saying({ said }: { readonly said: Said }) {
  const { table: texts } = useTexts()
  const { handle, table, sight } = useTable()
  const host = useStore(handle, (state) => state.host)
  const { seat, name, text } = said
  const muted = seat !== null && table.seats[seat]?.muted === true
  return (
    <p className={styles.saying}>
      <strong>{name}</strong>
      {seat === null && <span className={styles.spectator}>, {texts.spectator}</span>} {text}
      {host && seat !== null && seat !== sight.me && (
        <button
          type="button"
          className={styles.mute}
          onClick={() => {
            // Whatever the server says to this, the table it sends shows it.
            call('mute', { seat, muted: !muted }, { id: table.id }).catch(() => {})
          }}
        >
          {muted ? texts.unmute(name) : texts.mute(name)}
        </button>
      )}
    </p>
  )
}

function SayForm() {
  const { table: texts } = useTexts()
  const { handle } = useTable()
  const open = useStore(handle, ({ connection }) => connection === 'open')
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<Blocked | null>(null)
  const left = CHAT_LENGTH - text.length
  const say = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '' || !open) return
    const refused = await handle.say(said)
    setRefusal(refused)
    if (refused === null) setText('')
  }
  return (
    <form className={styles.form} onSubmit={(event) => void say(event)}>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal.message}
        </p>
      )}
      {left < 100 && <p className={styles.left}>{texts.left(left)}</p>}
      <div className={styles.row}>
        <input
          className={styles.field}
          value={text}
          maxLength={CHAT_LENGTH}
          placeholder={texts.say}
          aria-label={texts.say}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className={styles.send} disabled={text.trim() === '' || !open}>
          {texts.send}
        </button>
      </div>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { placeOf } from '../lobby/invitation.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './home.module.css'

/** For whoever was sent a link or a code by other means than a click. */
export function JoinByCode() {
  const t = useTexts().home.join
  const [, navigate] = useLocation()
  const [pasted, setPasted] = useState('')
  const [wrong, setWrong] = useState(false)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const place = placeOf(pasted)
    if (place === null) setWrong(true)
    else navigate(place)
  }
  return (
    <form className={styles.join} onSubmit={go} noValidate>
      <h2 className={styles.invited}>{t.heading}</h2>
      <TextField
        label={t.label}
        unlabelled
        className={styles.code}
        placeholder={t.placeholder}
        value={pasted}
        autoComplete="off"
        spellCheck={false}
        wrong={wrong ? t.unreadable : null}
        onChange={(event) => {
          setPasted(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <Button type="submit" size="small" disabled={pasted.trim() === ''}>
        {t.go}
      </Button>
    </form>
  )
}

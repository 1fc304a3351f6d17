import { useState } from 'react'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './options/options.module.css'

/** Saved by itself: the address is nobody else's business, and is never told again. */
export function WebhookField({ table }: { readonly table: string }) {
  const t = useTexts().lobby
  const [address, setAddress] = useState('')
  const [saved, setSaved] = useState(false)
  const { busy, blocked, run } = useAction()
  const save = async () => {
    const webhook = address.trim() === '' ? null : address.trim()
    setSaved(await run(() => call('settings', { webhook }, { id: table })))
  }
  return (
    <div className={styles.webhook}>
      <TextField
        label={t.setting.webhook}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={address}
        help={saved ? t.setting.webhookSaved : t.setting.webhookHelp}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setSaved(false)
        }}
      />
      <Button size="small" disabled={busy} onClick={() => void save()}>
        {t.save}
        <span className="unseen"> {t.setting.webhook}</span>
      </Button>
      {blocked !== null && <Notice blocked={blocked} />}
    </div>
  )
}

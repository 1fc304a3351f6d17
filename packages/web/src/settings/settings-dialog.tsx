import { useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useName } from './name.ts'
import { NotificationSwitch } from './notification-switch.tsx'
import { type Settings, useSettings } from './settings.ts'
import styles from './settings-dialog.module.css'

interface SettingsDialogProps {
  readonly open: boolean
  onClose(): void
}

/** What each reader may have their own way. Everything takes effect at once, on the page behind. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const t = useTexts().settings
  const { change, ...now } = useSettings()
  return (
    <Dialog open={open} title={t.title} from="right" closeLabel={t.close} onClose={onClose}>
      <div className={styles.settings}>
        <NameField />
        <Choice label={t.theme} id="theme" words={t.themes} />
        <Choice label={t.textSize} id="textSize" words={t.textSizes} />
        <Preview />
        <Choice label={t.motion} id="motion" words={t.motions} help={t.motionHelp} />
        <Switch label={t.sound} help={t.soundHelp} on={now.sound} onChange={(sound) => change({ sound })} />
        <Switch label={t.marks} help={t.marksHelp} on={now.marks} onChange={(marks) => change({ marks })} />
        <NotificationSwitch />
        <Choice label={t.language} id="language" words={t.languages} />
      </div>
    </Dialog>
  )
}

type ChoiceId = 'theme' | 'textSize' | 'motion' | 'language'

interface ChoiceProps<I extends ChoiceId> {
  readonly label: string
  readonly id: I
  /** The choices in their order, each with its word. */
  readonly words: Readonly<Record<Settings[I], string>>
  readonly help?: string
}

function Choice<I extends ChoiceId>({ label, id, words, help }: ChoiceProps<I>) {
  const { change, ...now } = useSettings()
  const choices = (Object.entries(words) as [Settings[I], string][]).map(([value, label]) => ({ value, label }))
  return (
    <div className={styles.choice}>
      <p className={styles.label}>{label}</p>
      <Segmented<Settings[I]>
        label={label}
        value={now[id]}
        choices={choices}
        onChange={(value) => change({ [id]: value })}
      />
      {help !== undefined && <p className={styles.help}>{help}</p>}
    </div>
  )
}

function NameField() {
  const t = useTexts().settings
  const { name, keep } = useName()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={t.name}
      help={t.nameHelp}
      value={typed ?? name}
      maxLength={24}
      autoComplete="nickname"
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed !== null) keep(typed)
        setTyped(null)
      }}
    />
  )
}

/** A line of a record, as it reads with these settings. */
function Preview() {
  const t = useTexts().settings.preview
  return (
    <figure className={styles.preview} aria-label={t.title}>
      <p>
        {t.said} <span className={styles.card}>{t.card}</span> {t.rest}
      </p>
      <p className={styles.asked}>
        {t.asked} <span className="figures">0:14</span>
      </p>
    </figure>
  )
}

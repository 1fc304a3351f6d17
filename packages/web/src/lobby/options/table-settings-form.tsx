import type { GameInfo, SettingsChange, TableInfo } from '@riposte/protocol'
import { useTexts } from '../../texts/texts.ts'
import { Switch } from '../../ui/switch.tsx'
import { ClockForm } from './clock-form.tsx'
import styles from './options.module.css'
import { TimeLimitsForm } from './time-limits-form.tsx'

interface TableSettingsFormProps {
  readonly game: GameInfo
  readonly settings: TableInfo['settings']
  onChange(change: SettingsChange): void
}

/** Who may come, watch and write, and how long they may think. */
export function TableSettingsForm({ game, settings, onChange }: TableSettingsFormProps) {
  const t = useTexts().lobby
  const switches = (['open', 'spectators', 'chat', 'coach'] as const).map((id) => ({
    id,
    label: t.setting[id],
    help: t.setting[`${id}Help`],
  }))
  return (
    <div className={styles.section}>
      {switches.map(({ id, label, help }) => (
        <Switch key={id} label={label} help={help} on={settings[id]} onChange={(on) => onChange({ [id]: on })} />
      ))}
      <p className={styles.name}>{t.clock.title}</p>
      <ClockForm clock={settings.clock} onChange={(clock) => onChange({ clock })} />
      {Object.keys(game.decisionKinds).length > 0 && (
        <>
          <p className={styles.name}>{t.clock.limits}</p>
          <TimeLimitsForm
            kinds={game.decisionKinds}
            limits={settings.timeLimits}
            onChange={(timeLimits) => onChange({ timeLimits })}
          />
        </>
      )}
    </div>
  )
}

import type { ComponentProps } from 'react'
import type { StageChooser } from '../games/chooser.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import styles from './stage-list.module.css'

/** The stages of a game that draws no picture of them. */
export function StageList(props: ComponentProps<StageChooser>) {
  const { stages, chosen, onChoose, seats, onSeats, head, children, busy, onTake } = props
  const t = useTexts().campaign
  const stage = stages.find((one) => one.stage === chosen)
  return (
    <div className={styles.page}>
      <div className={styles.head}>{head}</div>
      <h1>{t.heading}</h1>
      <Select
        label={t.stages}
        value={chosen}
        choices={stages.map(({ stage, open, successes }) => ({
          value: stage,
          label: `${t.stage(stage)}, ${successes > 0 ? t.done : open ? t.open : t.locked}`,
        }))}
        onChange={onChoose}
      />
      <Segmented
        label={t.seats}
        value={seats}
        choices={(stage?.seats ?? []).map((count) => ({ value: count, label: String(count) }))}
        onChange={onSeats}
      />
      {children}
      <Button look="primary" disabled={busy || stage?.open !== true} onClick={onTake}>
        {busy ? t.settingUp : t.setUp(chosen)}
      </Button>
      {stage?.why != null && <p>{stage.why.message}</p>}
    </div>
  )
}

import type { Blocked } from '@riposte/kernel'
import type { GameInfo, SettingsChange, TableInfo } from '@riposte/protocol'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Options } from './fields.ts'
import styles from './options.module.css'
import { OptionsForm } from './options-form.tsx'
import type { SeatsWish } from './own-chooser.tsx'
import { TableSettingsForm } from './table-settings-form.tsx'

interface AllOptionsProps extends SeatsWish {
  readonly open: boolean
  readonly game: GameInfo
  readonly options: Options
  readonly settings: TableInfo['settings']
  readonly blocked?: Blocked | null
  onOption(id: string, value: unknown): void
  onSettings(change: SettingsChange): void
  onReset(): void
  onClose(): void
  /** What is done with all of this. */
  readonly done: ReactNode
  /** More about the table. */
  readonly children?: ReactNode
}

/** Everything that can be set about a table, on one leaf. */
export function AllOptions(props: AllOptionsProps) {
  const { open, game, options, seats, onSeats, settings, blocked } = props
  const { onOption, onSettings, onReset, onClose, done, children } = props
  const t = useTexts().lobby
  return (
    <Dialog
      open={open}
      title={t.changeOptions}
      from="right"
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onReset}>
            {t.reset}
          </Button>
          {done}
          {blocked && <Notice blocked={blocked} />}
        </>
      }
    >
      <h3 className={styles.heading}>{t.tableHeading}</h3>
      <TableSettingsForm game={game} settings={settings} onChange={onSettings} />
      {children}
      <h3 className={styles.heading}>{game.name}</h3>
      <OptionsForm game={game} options={options} seats={seats} onSeats={onSeats} onChange={onOption} />
    </Dialog>
  )
}

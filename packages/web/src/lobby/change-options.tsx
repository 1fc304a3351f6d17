import type { GameInfo, SettingsChange, TableInfo } from '@riposte/protocol'
import { useState } from 'react'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { AllOptions } from './options/all-options.tsx'
import { type Options, optionValue, same } from './options/fields.ts'
import { settingsWith } from './options/settings.ts'
import { WebhookField } from './webhook-field.tsx'

interface ChangeOptionsProps {
  readonly table: TableInfo
  readonly game: GameInfo
}

interface Draft {
  readonly options: Options
  readonly settings: TableInfo['settings']
}

/** The host changes the rules of the table: everything at once, because some options only go together. */
export function ChangeOptions({ table, game }: ChangeOptionsProps) {
  const t = useTexts().lobby
  const [draft, setDraft] = useState<Draft | null>(null)
  const { busy, blocked, run, forget } = useAction()
  const { options, settings } = draft ?? table
  const open = () => {
    forget()
    setDraft({ options: table.options, settings: table.settings })
  }
  const save = async () => {
    const saved = await run(async () => {
      const [option, setting] = [changedFrom(game, table, options), changedSettings(table.settings, settings)]
      if (Object.keys(option).length > 0) await call('options', { options: option }, { id: table.id })
      if (Object.keys(setting).length > 0) await call('settings', setting, { id: table.id })
    })
    if (saved) setDraft(null)
  }
  return (
    <>
      <Button size="small" onClick={open}>
        {t.change}
      </Button>
      <AllOptions
        open={draft !== null}
        game={game}
        options={options}
        seats={table.seats.length}
        onSeats={null}
        settings={settings}
        blocked={blocked}
        onOption={(id, value) => setDraft({ settings, options: { ...options, [id]: value } })}
        onSettings={(change) => setDraft({ options, settings: settingsWith(settings, change) })}
        onReset={() => setDraft({ settings, options: {} })}
        onClose={() => setDraft(null)}
        done={
          <Button disabled={busy} onClick={() => void save()}>
            {busy ? t.saving : t.save}
          </Button>
        }
      >
        <WebhookField table={table.id} />
      </AllOptions>
    </>
  )
}

/** What is to be another value than it is at the table now; the server keeps whatever is left out. */
function changedFrom(game: GameInfo, table: TableInfo, options: Options): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(game.options)
      .map(([id, option]) => [id, optionValue(id, option, options), optionValue(id, option, table.options)] as const)
      .filter(([, wanted, now]) => !same(wanted, now))
      .map(([id, wanted]) => [id, wanted]),
  )
}

function changedSettings(now: TableInfo['settings'], wanted: TableInfo['settings']): SettingsChange {
  return {
    ...(wanted.open === now.open ? {} : { open: wanted.open }),
    ...(wanted.spectators === now.spectators ? {} : { spectators: wanted.spectators }),
    ...(wanted.chat === now.chat ? {} : { chat: wanted.chat }),
    ...(wanted.coach === now.coach ? {} : { coach: wanted.coach }),
    ...(same(wanted.clock, now.clock) ? {} : { clock: wanted.clock }),
    ...(same(wanted.timeLimits, now.timeLimits) ? {} : { timeLimits: wanted.timeLimits }),
  }
}

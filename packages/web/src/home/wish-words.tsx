import type { GameInfo } from '@riposte/protocol'
import { type ReactNode, useState } from 'react'
import { optionChooser } from '../games/choosers.ts'
import { AllOptions } from '../lobby/options/all-options.tsx'
import { ClockForm } from '../lobby/options/clock-form.tsx'
import { Control } from '../lobby/options/control.tsx'
import { changedOptions, fieldOf, optionValue } from '../lobby/options/fields.ts'
import { OwnChooser } from '../lobby/options/own-chooser.tsx'
import { settingsWith } from '../lobby/options/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Popover } from '../ui/popover.tsx'
import { Segmented } from '../ui/segmented.tsx'
import styles from './new-table.module.css'
import type { Wish } from './wish.ts'

interface WishWordsProps {
  readonly game: GameInfo
  readonly wish: Wish
  onChange(part: Partial<Wish>): void
}

/** The wish as a sentence: each underlined word can be changed where it stands. */
export function WishWords({ game, wish, onChange }: WishWordsProps) {
  const texts = useTexts()
  const t = texts.lobby
  const [all, setAll] = useState(false)
  const { seats, others, options, settings } = wish
  const onSeats = (seats: number) => onChange({ seats })
  const setOption = (id: string, value: unknown) => onChange({ options: { ...options, [id]: value } })
  const notable = Object.entries(game.options).filter(([id]) => Object.hasOwn(t.phrases, id))
  const unspoken = Object.keys(changedOptions(game, options)).filter((id) => !Object.hasOwn(t.phrases, id)).length

  const words: ReactNode[] = [
    <Opponents key="others" game={game} wish={wish} onChange={onChange} />,
    ...notable.map(([id, option]) => {
      const value = optionValue(id, option, options)
      const Chooser = optionChooser(game.id, id)
      if (Chooser !== null) {
        return (
          <OwnChooser
            key={id}
            Chooser={Chooser}
            field={fieldOf(option.schema)}
            value={value}
            seats={seats}
            onSeats={onSeats}
            onChange={(value) => setOption(id, value)}
            label={`${t.optionName(id)}: ${t.phrases[id](value)}`}
            className={styles.word}
          >
            {t.phrases[id](value)}
          </OwnChooser>
        )
      }
      return (
        <Popover key={id} title={t.optionName(id)} word={t.phrases[id](value)}>
          <Control
            id={id}
            field={fieldOf(option.schema)}
            value={value}
            seats={seats}
            onChange={(value) => setOption(id, value)}
          />
          <p className={styles.help}>{option.help}</p>
        </Popover>
      )
    }),
    <Popover key="clock" title={t.clock.title} word={t.clock.words(settings.clock)}>
      <ClockForm clock={settings.clock} onChange={(clock) => onChange({ settings: { ...settings, clock } })} />
    </Popover>,
  ]
  if (others === 'people') {
    words.push(
      <Popover key="open" title={t.access.title} word={settings.open ? t.access.open : t.access.invitation}>
        <Segmented
          label={t.access.title}
          value={settings.open ? 'open' : 'invitation'}
          choices={[
            { value: 'invitation', label: t.access.invitationChoice },
            { value: 'open', label: t.access.openChoice },
          ]}
          onChange={(access) => onChange({ settings: { ...settings, open: access === 'open' } })}
        />
      </Popover>,
    )
  }
  if (unspoken > 0) words.push(t.otherOptions(unspoken))

  return (
    <div className={styles.words}>
      {texts.home.youAnd} {words.flatMap((word, i) => (i === 0 ? [word] : [', ', word]))}.{' '}
      <button type="button" className={styles.all} onClick={() => setAll(true)}>
        {t.changeOptions}
      </button>
      <AllOptions
        open={all}
        game={game}
        options={options}
        seats={seats}
        onSeats={onSeats}
        settings={settings}
        onOption={setOption}
        onSettings={(change) => onChange({ settings: settingsWith(settings, change) })}
        onReset={() => onChange({ options: {} })}
        onClose={() => setAll(false)}
        done={<Button onClick={() => setAll(false)}>{t.done}</Button>}
      />
    </div>
  )
}

function Opponents({ game, wish, onChange }: WishWordsProps) {
  const t = useTexts().lobby
  const n = wish.seats - 1
  return (
    <Popover title={t.opponents.title} word={t.opponents[wish.others](n)}>
      <div className={styles.leaf}>
        {game.bots.length > 0 && (
          <Segmented
            label={t.opponents.title}
            value={wish.others}
            choices={[
              { value: 'bots', label: t.opponents.botsChoice },
              { value: 'people', label: t.opponents.peopleChoice },
            ]}
            onChange={(others) => onChange({ others })}
          />
        )}
        {wish.others === 'bots' && wish.bot !== null && (
          <>
            <Segmented
              label={t.opponents.which}
              value={wish.bot}
              choices={game.bots.map((bot) => ({ value: bot, label: t.botName(bot) }))}
              onChange={(bot) => onChange({ bot })}
            />
            <p className={styles.help}>{t.botHelp(wish.bot)}</p>
          </>
        )}
        {wish.others === 'people' && <p className={styles.help}>{t.opponents.peopleHelp}</p>}
      </div>
    </Popover>
  )
}

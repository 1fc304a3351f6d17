import type { GameInfo } from '@riposte/protocol'
import { optionChooser } from '../../games/choosers.ts'
import { capital } from '../../texts/en/words.ts'
import { useTexts } from '../../texts/texts.ts'
import { Control } from './control.tsx'
import { fieldOf, type Options, optionValue, same } from './fields.ts'
import styles from './options.module.css'
import { OwnChooser, type SeatsWish } from './own-chooser.tsx'

interface OptionsFormProps extends SeatsWish {
  readonly game: GameInfo
  readonly options: Options
  onChange(id: string, value: unknown): void
}

/** Every option of a game, made from what the game itself says about it. */
export function OptionsForm({ game, options, seats, onSeats, onChange }: OptionsFormProps) {
  const t = useTexts().lobby
  return (
    <ul className={styles.options}>
      {Object.entries(game.options).map(([id, option]) => {
        const field = fieldOf(option.schema)
        const value = optionValue(id, option, options)
        const changed = !same(value, option.default)
        const Chooser = optionChooser(game.id, id)
        const said = t.phrases[id]?.(value) ?? t.valueName(id, value)
        return (
          <li key={id} className={styles.option} data-changed={changed}>
            <p className={styles.name}>
              {t.optionName(id)}
              {changed && <span className={styles.changed}>{t.changed}</span>}
            </p>
            <p className={styles.help}>
              {option.help} {/* In a window of its own: what was chosen here is not sent yet. */}
              <a
                href={`/rules/${game.id}#${option.rule}`}
                target="_blank"
                rel="noreferrer"
                className={styles.rule}
                aria-label={t.rule(option.rule)}
              >
                {option.rule}
              </a>
            </p>
            <div className={field.kind === 'switch' ? styles.bare : styles.control}>
              {Chooser === null ? (
                <Control id={id} field={field} value={value} seats={seats} onChange={(value) => onChange(id, value)} />
              ) : (
                <OwnChooser
                  Chooser={Chooser}
                  field={field}
                  value={value}
                  seats={seats}
                  onSeats={onSeats}
                  onChange={(value) => onChange(id, value)}
                  label={`${t.optionName(id)}: ${said}. ${t.choose}`}
                  className={styles.chooser}
                >
                  <b>{capital(said)}</b>
                  <span>{t.choose}</span>
                </OwnChooser>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

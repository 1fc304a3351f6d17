import type { GameInfo } from '@riposte/protocol'
import { useTexts } from '../../texts/texts.ts'
import { Control } from './control.tsx'
import { fieldOf, type Options, optionValue, same } from './fields.ts'
import styles from './options.module.css'

interface OptionsFormProps {
  readonly game: GameInfo
  readonly options: Options
  onChange(id: string, value: unknown): void
}

/** Every option of a game, made from what the game itself says about it. */
export function OptionsForm({ game, options, onChange }: OptionsFormProps) {
  const t = useTexts().lobby
  return (
    <ul className={styles.options}>
      {Object.entries(game.options).map(([id, option]) => {
        const field = fieldOf(option.schema)
        const value = optionValue(id, option, options)
        const changed = !same(value, option.default)
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
              <Control id={id} field={field} value={value} onChange={(value) => onChange(id, value)} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

import { captionAt, soundtrackOf, type View } from '@riposte/bomb-busters'
import type { ActionJson } from '@riposte/kernel'
import type { ScriptProps } from '../../face.ts'
import styles from './script.module.css'

/** Whether this clock is that of something that is said. */
export function hasScript(clock: string): boolean {
  return soundtrackOf(clock) !== null
}

/** The soundtrack as it would be heard: the line of this moment, and a button for those who may start and stop it. */
export function Script({ sight, hands, clock }: ScriptProps<View>) {
  const soundtrack = soundtrackOf(clock.id)
  if (soundtrack === null) return null
  const gone = clock.of - clock.left
  const line = clock.runs || gone > 0 ? captionAt(soundtrack, gone) : null
  const control = controlIn(sight.standing.flatMap(({ actions }) => actions))
  return (
    <div className={styles.script}>
      {hands !== null && control !== null && (
        <button
          type="button"
          className={styles.button}
          disabled={hands.busy}
          onClick={() => {
            void hands.stand(control)
          }}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d={clock.runs ? 'M6 4v12M14 4v12' : 'M6 4l10 6-10 6z'} />
          </svg>
          <span className="unseen">{clock.runs ? 'Pause the soundtrack' : 'Play the soundtrack'}</span>
        </button>
      )}
      <p className={styles.line} aria-live="polite" data-stands={!clock.runs}>
        {line === null ? 'Press play to start the story.' : line.text}
      </p>
    </div>
  )
}

/** To play or to pause it, whichever the reader may do. */
function controlIn(actions: readonly ActionJson[]): ActionJson | null {
  return actions.find(({ type, command }) => type === 'missionAudioControl' && command !== 'seek') ?? null
}

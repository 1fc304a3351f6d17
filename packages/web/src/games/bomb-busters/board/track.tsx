import { Padlock, Tick } from '../art/signs.tsx'
import type { BombSight } from '../sight.ts'
import styles from './track.module.css'

const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1)
const COPIES = 4

/** BB-11: how many wires of each number are cut, what opens a tool, and where coloured wires stand. */
export function Track({ sight, height }: { readonly sight: BombSight; readonly height: number }) {
  const { track, markers, equipment } = sight.seen.view
  const opens = new Set(
    equipment.flatMap(({ unlock, lock, unlocked }) => [
      ...(unlocked ? [] : [unlock]),
      ...(lock === null ? [] : [lock]),
    ]),
  )
  return (
    <section className={styles.track} data-thing="track" style={{ height }} aria-label="Wires cut, by number">
      <ol className={styles.windows}>
        {NUMBERS.map((number) => {
          const cut = track?.[number - 1] ?? null
          const done = cut !== null && cut >= COPIES
          return (
            <li key={number} className={styles.window} data-thing={`number:${number}`} data-done={done}>
              <span className="unseen">{windowWords(number, cut, opens.has(number))}</span>
              <span className={styles.number} aria-hidden="true">
                {number}
                {done && <Tick size={19} />}
              </span>
              <span className={styles.fuses} aria-hidden="true">
                {NUMBERS.slice(0, COPIES).map((fuse) => (
                  <span key={fuse} data-on={cut !== null && fuse <= cut} data-hidden={cut === null} />
                ))}
              </span>
              {opens.has(number) && !done && (
                <span className={styles.lock} aria-hidden="true">
                  <Padlock size={11} color="#f5c11c" />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {markers.map(({ color, value, state }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: markers do not move
          key={at}
          className={styles.marker}
          data-thing={`marker:${color} ${value}`}
          data-color={color}
          data-confirmed={state === 'confirmed'}
          style={{ '--at': value / 12 } as React.CSSProperties}
        >
          <span aria-hidden="true">
            {color === 'red' ? 'R' : 'Y'}
            {state === 'possible' ? '?' : ''}
          </span>
          <span className="unseen">{markerWords(color, value, state)}</span>
        </span>
      ))}
    </section>
  )
}

function windowWords(number: number, cut: number | null, opens: boolean): string {
  const count = cut === null ? 'hidden' : cut >= COPIES ? 'all cut' : `${cut} of ${COPIES} cut`
  return `${number}: ${count}${opens ? ', opens equipment' : ''}`
}

function markerWords(color: string, value: number, state: string): string {
  const wire = `${color} ${value}.${color === 'red' ? 5 : 1}`
  return state === 'possible' ? `perhaps ${wire}` : state === 'confirmed' ? `${wire}, found` : `in the game: ${wire}`
}

import { setUpNotes, wireFacts } from './facts.ts'
import styles from './mission-ticket.module.css'
import { ticketOf } from './tickets/index.ts'
import { type Phrase, phrases } from './tickets/ticket.ts'
import { Ticks } from './ticks.tsx'
import { WireSample } from './wire-sample.tsx'
import '../fonts.ts'

interface MissionTicketProps {
  readonly mission: number
  /** As in the chooser: with what lies in the box. */
  readonly large?: boolean
  /** For how many the box is packed. */
  readonly players?: number
}

/** The job ticket of a mission: cream card with a punched hole, in our own words; what is deadly in red. */
export function MissionTicket({ mission, large = false, players = 4 }: MissionTicketProps) {
  const { title, text } = ticketOf(mission)
  return (
    <section className={styles.ticket} data-large={large} aria-label={`Mission ${mission}: ${title}`}>
      <div className={styles.head}>
        <span className={styles.number}>{mission}</span>
        {large && <Ticks mission={mission} />}
      </div>
      <h2 className={styles.title}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className={styles.words}>
          {phrases(paragraph).map((phrase) => (
            <Words key={phrase.words} {...phrase} />
          ))}
        </p>
      ))}
      {large && <Box mission={mission} players={players} />}
    </section>
  )
}

function Words({ words, deadly }: Phrase) {
  return deadly ? <strong className={styles.deadly}>{words}</strong> : words
}

/** What is in the box. */
function Box({ mission, players }: { readonly mission: number; readonly players: number }) {
  const notes = setUpNotes(mission, players)
  return (
    <div className={styles.box}>
      <ul>
        {wireFacts(mission, players).map(({ color, count, words }) => (
          <li key={color} className={styles.wire}>
            <WireSample color={color} />
            <span className={styles.count}>{count}</span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </div>
  )
}

import '../../src/style/fonts.ts'
import '../../src/style/tokens.css'
import '../../src/style/base.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MissionPieces } from '../../src/games/bomb-busters/components/mission-pieces.tsx'
import { examBefore, NUMBERS } from '../../src/games/bomb-busters/missions/chapters.ts'
import { playersOf } from '../../src/games/bomb-busters/missions/facts.ts'
import { MissionOption } from '../../src/games/bomb-busters/missions/mission-option.tsx'
import { MissionStages } from '../../src/games/bomb-busters/missions/mission-stages.tsx'
import { MissionTicket } from '../../src/games/bomb-busters/missions/mission-ticket.tsx'
import { useAppliedSettings } from '../../src/settings/apply.ts'
import { bombSight } from '../bomb-sight.ts'
import styles from './missions.module.css'

// `missions.html?show=campaign|map|tickets|large|pieces&mission=14&answers=12`

const query = new URLSearchParams(location.search)
const show = query.get('show') ?? 'campaign'

const DONE = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 18])
const FAILED: Readonly<Record<number, number>> = { 5: 1, 13: 2, 14: 3, 16: 1, 17: 6 }
const STAGES = NUMBERS.map((stage) => {
  const exam = examBefore(stage)
  const successes = DONE.has(stage) ? 1 : 0
  return {
    stage,
    part: '',
    options: { mission: stage },
    seats: [...playersOf(stage)],
    open: exam === null || DONE.has(exam),
    why: null,
    tries: successes + (FAILED[stage] ?? 0),
    successes,
    best: null,
  }
})

function Campaign() {
  const [chosen, setChosen] = useState(Number(query.get('mission') ?? 14))
  const [seats, setSeats] = useState(4)
  return (
    <div className={styles.window}>
      <MissionStages
        stages={STAGES}
        chosen={chosen}
        onChoose={setChosen}
        seats={seats}
        onSeats={setSeats}
        head={<b>Riposte</b>}
        busy={false}
        onTake={() => {}}
      >
        {null}
      </MissionStages>
    </div>
  )
}

function Tickets({ large }: { readonly large: boolean }) {
  return (
    <div className={large ? styles.large : styles.small}>
      {NUMBERS.map((mission) => (
        <MissionTicket key={mission} mission={mission} large={large} />
      ))}
    </div>
  )
}

/** What every mission lays out, after some answers. */
function Pieces() {
  const answers = Number(query.get('answers') ?? 12)
  const from = Number(query.get('from') ?? 1)
  return (
    <div className={styles.pieces}>
      {NUMBERS.slice(from - 1).map((mission) => (
        <section key={mission} data-mission={mission}>
          <h2>{mission}</h2>
          <MissionPieces sight={bombSight(mission, { answers, seats: Number(query.get('seats') ?? 4) })} />
        </section>
      ))}
    </div>
  )
}

function Gallery() {
  useAppliedSettings()
  switch (show) {
    case 'map':
      return (
        <MissionOption
          values={NUMBERS}
          value={Number(query.get('mission') ?? 1)}
          seats={4}
          onSeats={() => {}}
          onChange={() => {}}
          onClose={() => {}}
        />
      )
    case 'tickets':
      return <Tickets large={false} />
    case 'pieces':
      return <Pieces />
    case 'large':
      return <Tickets large />
    default:
      return <Campaign />
  }
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Gallery />)

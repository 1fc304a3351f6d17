import '../../src/style/tokens.css'
import '../../src/style/base.css'
import '../../src/style/fonts.ts'
import { CARD_TEXTS } from '@riposte/imposter-kings'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Card, CardBack, type CardProps, EmptySlot, KingCard } from '../../src/games/imposter-kings/cards/card.tsx'
import { CardDetails, CardSheet } from '../../src/games/imposter-kings/cards/card-sheet.tsx'
import styles from './cards.module.css'

/** Every card in every cut and state, to be looked at: `?part=full&theme=dark`. */
const NAMES = [...CARD_TEXTS.keys()]
const asked = new URLSearchParams(location.search)
const width = Number(asked.get('width') ?? 0)

function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

function all(cut: CardProps['cut'], across: number, names = NAMES) {
  return names.map((name) => <Card key={name} card={name} cut={cut} width={across} />)
}

function Overlapping({
  cut,
  across,
  step,
}: {
  readonly cut: CardProps['cut']
  readonly across: number
  readonly step: number
}) {
  const names = [
    'Soldier',
    'Inquisitor of seat 1',
    'Sentry',
    'Princess',
    'Elder of seat 0',
    "King's Hand",
    'Elocutionist',
    'Judge',
  ]
  return (
    <div className={styles.fan}>
      {names.map((name, at) => (
        <div key={name} style={{ marginInlineStart: at === 0 ? 0 : step - across }}>
          <Card card={name} cut={cut} width={across} disgraced={name === 'Sentry'} />
        </div>
      ))}
    </div>
  )
}

const STATES: readonly Omit<CardProps, 'cut' | 'width'>[] = [
  { card: 'Warlord', value: 9 },
  { card: 'Elder of seat 1', value: 6, steadfast: true },
  { card: 'Queen', value: 8, muted: true },
  { card: "King's Hand", muted: true },
  { card: 'Warlord', value: 9, royalty: true },
  { card: 'Stranger', as: 'Elocutionist' },
  { card: 'Stranger', as: 'Immortal', value: 5 },
  { card: 'Aegis of seat 2', muted: true },
  { card: 'Flagbearer of seat 3', disgraced: true },
  { card: 'Conspiracist', disgraced: true },
]

const PARTS: Readonly<Record<string, () => ReactNode>> = {
  full: () => <Row>{all('full', width || 200)}</Row>,
  small: () => <Row>{all('small', width || 118)}</Row>,
  spine: () => <Row>{all('spine', width || 92)}</Row>,
  states: () => (
    <>
      {(['full', 'small', 'spine'] as const).map((cut) => (
        <Row key={cut}>
          {STATES.map((state) => (
            <Card key={JSON.stringify(state)} {...state} cut={cut} width={cut === 'full' ? 140 : 96} />
          ))}
        </Row>
      ))}
      <Row>
        {['Regular', 'Charismatic Leader', 'Master Tactician'].flatMap((facet) => [
          <KingCard key={`${facet} up`} width={118} flipped={false} facet={facet} />,
          <KingCard key={`${facet} turning`} width={118} flipped={false} facet={facet} turning />,
          <KingCard key={`${facet} down`} width={118} flipped facet={facet} />,
        ])}
      </Row>
      <Row>
        <CardBack width={118} />
        <CardBack width={118} label="6 Immortal" />
        <CardBack width={70} label="5 Elocutionist" />
        <CardBack width={56} />
        <CardBack width={56} label="6" />
        <EmptySlot width={92} />
        <EmptySlot width={92} card="King's Hand" asked label="King's Hand?" />
        <KingCard width={66} flipped={false} facet="Regular" />
        <KingCard width={66} flipped facet="Master Tactician" />
        <Card card="Warlord" cut="small" width={66} value={8} />
        <Card card="Mystic" cut="small" width={56} />
      </Row>
    </>
  ),
  court: () => (
    <>
      <Overlapping cut="small" across={118} step={94} />
      <Overlapping cut="small" across={96} step={76} />
      <Overlapping cut="spine" across={92} step={43} />
      <Overlapping cut="spine" across={76} step={38} />
    </>
  ),
  sheet: () => <CardSheet />,
  details: () => (
    <>
      <CardDetails name="King's Hand" />
      <CardDetails name="Stranger" />
    </>
  ),
}

function Gallery() {
  const chosen = asked.get('part')
  const parts = chosen === null ? Object.keys(PARTS) : [chosen]
  return (
    <main className={styles.gallery}>
      {parts.map((part) => (
        <section key={part}>{PARTS[part]?.()}</section>
      ))}
    </main>
  )
}

document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Gallery />)

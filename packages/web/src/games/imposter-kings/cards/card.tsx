import { memo } from 'react'
import { Shield } from '../../../ui/shield.tsx'
import { ANATOMY, type Anatomy, TEXT_PLACE } from './anatomy.ts'
import { cardLabel } from './card-label.ts'
import { printedOn, readCardName } from './card-name.ts'
import styles from './cards.module.css'
import { EmblemOf, Marks } from './emblem.tsx'
import { brokenCrown } from './emblems/kings.ts'
import { Field, Frame } from './frame.tsx'
import { groundOf, rankOf } from './ground.ts'
import { keywordsNow } from './keywords.ts'
import { printedText } from './printed-text.ts'
import { Ribbon, Tab } from './ribbon.tsx'
import { Seal } from './seal.tsx'
import { rough } from './woodcut.ts'

export { CardBack } from './card-back.tsx'
export { EmptySlot } from './empty-slot.tsx'
export { KingCard } from './king-card.tsx'

export interface CardProps {
  /** A card's name as the view writes it: `Elder`, or `Elder of seat 0` for a card of an Army. */
  readonly card: string
  /** Full: with its text, 140 px and wider. Small: without. Spine: the name upright at the left, for fans. */
  readonly cut: 'full' | 'small' | 'spine'
  /** In CSS pixels; the height is one and a half times that. */
  readonly width: number
  /** What it counts now, where that is not what is printed. */
  readonly value?: number
  /** Turned, dull, worth 1: a disgraced card of the Court. */
  readonly disgraced?: boolean
  readonly muted?: boolean
  /** Copied by a Stranger: the name it goes by. */
  readonly as?: string
  /** Whether it is Royalty now; as printed where this is not said. */
  readonly royalty?: boolean
  /** Whether it is Steadfast now; as printed where this is not said. */
  readonly steadfast?: boolean
  /** What it is called for those who cannot see it, where `cardLabel` would not do. */
  readonly label?: string
}

/** Seen on any ground: the mark of a seat with a rim in the colour of the numeral. */
const SHIELD_RIM = 'M2 1H30V18C30 27 22 33 16 35C10 33 2 27 2 18Z'

interface CornerProps {
  readonly anatomy: Anatomy
  readonly value: number
  /** Struck beside the value where it has changed. */
  readonly printed: number
  readonly owner: number | null
}

/** The numeral, whose Army it is, and what was printed. */
function Corner({ anatomy, value, printed, owner }: CornerProps) {
  const { numeral, beside } = anatomy
  const below = owner === null ? 0 : beside.shield * 1.35
  const struckY = 20 + beside.size * 0.62 + below
  return (
    <>
      <text className={styles.numeral} x={numeral.x} y={numeral.y} fontSize={numeral.size}>
        {value}
      </text>
      {owner !== null && (
        <g transform={`translate(${beside.x} 20)`}>
          <path
            d={SHIELD_RIM}
            transform={`scale(${beside.shield / 32})`}
            fill="none"
            stroke="var(--card-numeral)"
            strokeWidth="6"
          />
          <Shield seat={owner} size={beside.shield} />
        </g>
      )}
      {value !== printed && (
        <>
          <text className={styles.numeral} x={beside.x} y={struckY} fontSize={beside.size} opacity="0.9">
            {printed}
          </text>
          <path
            d={`M${beside.x - 4} ${struckY - beside.size * 0.12}L${beside.x + beside.size * 0.6} ${struckY - beside.size * 0.52}`}
            stroke="var(--card-numeral)"
            strokeWidth={beside.size * 0.055}
          />
        </>
      )}
    </>
  )
}

function Seals(props: CardProps) {
  const { x, y, r: usual, room } = ANATOMY[props.cut].seals
  const seals = keywordsNow(props)
  const crowded = seals.length + (props.muted ? 1 : 0) > room
  const r = crowded ? usual * 0.8 : usual
  const step = r * 2 + (crowded ? 2.5 : 4.5)
  return (
    <>
      {seals.map(({ mark, silenced }, at) => (
        <Seal
          key={mark}
          mark={mark}
          x={x}
          y={y - usual + r + at * step}
          r={r}
          faded={props.muted === true && silenced}
        />
      ))}
      {props.muted && <Seal mark="muted" x={x} y={y - usual + r + seals.length * step} r={r} />}
    </>
  )
}

/** What muting does to a text. */
const STROKE = rough('M12 284C60 270 120 252 188 228', 1.4)

function Text({ name, muted }: { readonly name: string; readonly muted: boolean }) {
  const { x, y, size, leading } = TEXT_PLACE
  return (
    <>
      <text className={styles.text} fontSize={size} opacity={muted ? 0.6 : undefined}>
        {printedText(name).map((line, at) => (
          <tspan key={line} x={x} y={y + size * 0.82 + at * leading}>
            {line}
          </tspan>
        ))}
      </text>
      {muted && <path d={STROKE} fill="none" stroke="var(--card-line)" strokeWidth="2.4" strokeLinecap="round" />}
    </>
  )
}

const BROKEN = brokenCrown()

function DisgracedCard({ card, cut, width, label, ...rest }: CardProps) {
  const { name, owner } = readCardName(card)
  // A card on its face has no text: what would be the full cut is drawn as a small one.
  const shown = cut === 'full' ? 'small' : cut
  const anatomy = ANATOMY[shown]
  const { x, y, scale } = anatomy.emblem
  return (
    <Frame width={width} label={label ?? cardLabel({ card, ...rest })} look={[styles.dull, styles.fallen]}>
      <Field ground={groundOf('dull', anatomy.panel, anatomy.centre)} />
      <g transform={`translate(${x} ${y + 8}) scale(${scale * 0.92})`}>
        <Marks emblem={BROKEN} />
      </g>
      <Corner anatomy={anatomy} value={1} printed={1} owner={owner} />
      <Ribbon cut={shown} name={name} struck />
    </Frame>
  )
}

/** A card of the game, face up or disgraced. */
export const Card = memo(function Card(props: CardProps) {
  if (props.disgraced) return <DisgracedCard {...props} />
  const { name, owner } = readCardName(props.card)
  const printed = printedOn(name)
  const known = props.as ?? name
  const copied = known !== name
  const royal = props.royalty ?? printedOn(known).keywords.includes('Royalty')
  const rank = rankOf(printed.value)
  const anatomy = ANATOMY[props.cut]
  const { x, y, scale } = anatomy.emblem
  return (
    <Frame width={props.width} label={props.label ?? cardLabel(props)} look={[styles[rank]]} royal={royal}>
      {props.cut === 'full' && royal && <rect x="8" y="8" width="184" height="284" rx="5" fill="#f1e7d2" />}
      <Field ground={groundOf(rank, anatomy.panel, anatomy.centre)} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <EmblemOf name={known} />
      </g>
      <Corner anatomy={anatomy} value={props.value ?? printed.value} printed={printed.value} owner={owner} />
      <Seals {...props} />
      {copied && <Tab cut={props.cut} text={`${name} as`} />}
      <Ribbon cut={props.cut} name={known} />
      {props.cut === 'full' && <Text name={known} muted={props.muted === true} />}
    </Frame>
  )
})

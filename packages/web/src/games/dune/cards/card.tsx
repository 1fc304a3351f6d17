import { typeOfCard } from '../names.ts'
import styles from './card.module.css'
import { CARD_FACES, type CardFace } from './faces.ts'
import type { InkName, Mark } from './mark.ts'

const BONE = '#f4ead0'
const EYE = '#1d56d8'
const SIGNS: Readonly<Record<string, string>> = {
  weapon: 'M2 12L10 2L12 4L5 13Z',
  defense: 'M7 1L13 4V8C13 11 10 13 7 14C4 13 1 11 1 8V4Z',
  leader: 'M7 1a3.4 3.4 0 1 1-.01 0ZM1 14C1 9.6 3.6 8.4 7 8.4S13 9.6 13 14Z',
  special: 'M7 0L9 5L14 7L9 9L7 14L5 9L0 7L5 5Z',
  worthless: 'M7 2a5 5 0 1 1-.01 0ZM7 4.4a2.6 2.6 0 1 0 .01 0Z',
}
const GRAIN = Array.from(
  { length: 9 },
  (_, at) => `M6 ${44 + at * 12}q14 ${-6 + ((at * 5) % 7)} 27 0t27 0t27 0t27 0`,
).join('')

/** So that it stays between the edges. */
function nameSize({ length }: string): number {
  if (length > 14) return 14.5
  return length > 12 ? 15.5 : length > 10 ? 19 : 22
}

interface CardProps {
  /** A single card, `karama_2`, or a kind of card by its id. */
  readonly card: string
  readonly width: number
  /** It cannot be played now. */
  readonly dim?: boolean
}

const faceOf = (card: string): CardFace | undefined =>
  CARD_FACES[typeOfCard(card)] ?? CARD_FACES.find(({ id }) => id === card)

/** A treachery card, face up. */
export function Card({ card, width, dim = false }: CardProps) {
  const face = faceOf(card)
  if (face === undefined) return null
  const { inks, emblem, name, head, kind } = face
  return (
    <svg
      className={styles.card}
      data-dim={dim}
      width={width}
      height={(width * 176) / 120}
      viewBox="0 0 120 176"
      role="img"
      aria-label={`${name}, ${head}`}
    >
      <rect x="1" y="1" width="118" height="174" rx="7" fill="#e9dbb8" stroke="#100a06" strokeWidth="2" />
      <path d="M5 9Q5 5 9 5H111Q115 5 115 9V26H5Z" fill={inks.ink} />
      <path transform="translate(11 8.5)" d={SIGNS[kind]} fill={inks.sign} fillRule="evenodd" />
      <text
        className={styles.head}
        x="109"
        y="20.5"
        textAnchor="end"
        fontSize={head.length > 9 ? 12.5 : 13.5}
        fill="#f6ead0"
      >
        {head.toUpperCase()}
      </text>
      <path d={GRAIN} stroke={inks.ink} strokeOpacity="0.22" strokeWidth="1.1" fill="none" />
      <circle cx="60" cy="83" r="47" fill="#efe3c5" />
      <g transform="translate(20 43) scale(0.8)">
        <Emblem marks={emblem} inks={inks} />
      </g>
      <path d="M5 138H115V167Q115 171 111 171H9Q5 171 5 167Z" fill="#f4ead2" />
      <path d="M5 138H115" stroke={inks.ink} strokeWidth="1.4" />
      <text className={styles.name} x="60" y="161" textAnchor="middle" fontSize={nameSize(name)}>
        {name.toUpperCase()}
      </text>
      <rect x="5" y="5" width="110" height="166" rx="4" fill="none" stroke={inks.ink} strokeWidth="1.4" />
    </svg>
  )
}

function Emblem({ marks, inks }: { readonly marks: readonly Mark[]; readonly inks: CardFace['inks'] }) {
  const paint = (name: InkName | undefined) =>
    name === undefined ? 'none' : name === 'bone' ? BONE : name === 'eye' ? EYE : inks[name]
  return marks.map(({ d, fill, line, width, dash }) => (
    <path
      key={`${d} ${fill ?? line}`}
      d={d}
      fill={paint(fill)}
      stroke={paint(line)}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ))
}

import { useId } from 'react'
import { Glyph } from '../art/emblem.tsx'
import { FACTION_INKS } from '../art/palette.ts'
import { factionNumber, leaderFaction, leaderName, leaderStrength } from '../names.ts'
import { BUSTS, type Bust, LOOKS } from './busts.ts'
import styles from './medallion.module.css'

/** Behind the head, by faction; and the head's dark tone where the faction's own would not stand out. */
const GROUNDS = ['#4f9c78', '#77a3cf', '#cf5a55', '#c99a32', '#5a4e46', '#b9ae97']
const DARKS: Readonly<Record<number, string>> = { 3: '#4a3517', 4: '#171312', 5: '#4d4437' }
const CHAIN = Array.from({ length: 14 }, (_, at) => ({ turn: (at * 360) / 14, wide: at % 2 === 0 }))
const CRACK = 'M-40-34L-8-4L-20 10L20 44'

/** Ready; dead; or tired from a battle elsewhere. */
export type LeaderState = 'pool' | 'tanks' | 'used'

interface MedallionProps {
  readonly leader: string
  readonly size: number
  readonly state?: LeaderState
  /** Whose captive: the chain and the captor's disc. */
  readonly captor?: string | null
  readonly chosen?: boolean
}

/** A leader: the colour of its origin, a head, and the strength. */
export function Medallion({ leader, size, state = 'pool', captor = null, chosen = false }: MedallionProps) {
  const clip = useId()
  const faction = leaderFaction(leader)
  const { disc } = FACTION_INKS[faction]
  const dead = state === 'tanks'
  return (
    <svg
      className={styles.medallion}
      width={size}
      height={size}
      viewBox="-58 -58 116 116"
      role="img"
      aria-label={`${leaderName(leader)}, ${leaderStrength(leader)}`}
    >
      <clipPath id={clip}>
        <circle r="43" />
      </clipPath>
      <circle r="53" cy="3" fill="#0a0604" opacity="0.5" />
      <circle
        r="52"
        fill={dead ? '#4a4238' : disc}
        stroke={chosen ? 'var(--du-choose)' : '#0f0a06'}
        strokeWidth={chosen ? 6 : 2}
      />
      <circle r="43" fill={dead ? '#2e2822' : GROUNDS[faction]} />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(-46 -42) scale(0.92)">
          <Head
            bust={BUSTS[LOOKS[leader] ?? 'hood']}
            dark={dead ? '#1b1713' : (DARKS[faction] ?? FACTION_INKS[faction].edge)}
            skin={dead ? '#6d6357' : '#d9b48a'}
          />
        </g>
      </g>
      {state === 'used' && <circle r="52" fill="#17110c" opacity="0.55" />}
      {dead && (
        <>
          <path d={CRACK} fill="none" stroke="#0f0a06" strokeWidth="6" />
          <path d={CRACK} fill="none" stroke="#9c8c72" strokeWidth="1.8" />
        </>
      )}
      {captor !== null && <Chain captor={factionNumber(captor)} />}
      <g transform="translate(34 34)">
        <circle r="20" fill="#1a110a" stroke="#f0e2c0" strokeWidth="2.6" />
        <text className={styles.strength} y="10.5" textAnchor="middle" fill={dead ? '#a99b82' : '#fff3d6'}>
          {leaderStrength(leader)}
        </text>
      </g>
    </svg>
  )
}

function Head({ bust, dark, skin }: { readonly bust: Bust; readonly dark: string; readonly skin: string }) {
  const { line } = bust
  return (
    <>
      <path d={bust.dark} fill={dark} />
      <path d={bust.skin} fill={skin} />
      {bust.over !== '' && <path d={bust.over} fill={dark} />}
      {line !== undefined && (
        <path
          d={line.d}
          fill="none"
          stroke={line.ink === 'dark' ? dark : skin}
          strokeWidth={line.width}
          strokeLinecap="round"
        />
      )}
    </>
  )
}

function Chain({ captor }: { readonly captor: number }) {
  const { disc } = FACTION_INKS[captor]
  return (
    <>
      <g fill="none" strokeWidth="3.6">
        {CHAIN.map(({ turn, wide }) => (
          <ellipse
            key={turn}
            cy="-50"
            rx={wide ? 8.5 : 4}
            ry="4.6"
            transform={`rotate(${turn})`}
            stroke={wide ? '#d7ccba' : '#8f8474'}
          />
        ))}
      </g>
      <g transform="translate(-36 -36)">
        <circle r="19" fill={disc} stroke="#d7ccba" strokeWidth="3" />
        <Glyph faction={captor} size={12.5} />
      </g>
    </>
  )
}

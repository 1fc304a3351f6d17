import { EmptySlot } from '../cards/card.tsx'
import type { KingsSight } from '../names.ts'
import { ownedBy } from '../phrases.ts'
import { CourtCard } from './court-card.tsx'
import styles from './throne.module.css'

interface ThroneProps {
  readonly sight: KingsSight
  readonly width: number
  readonly narrow: boolean
}

/** The one large thing on the board; all light comes from it. */
export function Throne({ sight, width, narrow }: ThroneProps) {
  const { court, throne } = sight.seen.view
  const at = court.length - 1
  const entry = court[at]
  const height = width * 1.5
  const arch = Math.round(width * (narrow ? 0.29 : 0.25))
  return (
    <div className={styles.throne} data-thing="throne" style={{ width: width + (narrow ? 28 : 84) }}>
      <Niche width={width} height={height} arch={arch} narrow={narrow} />
      <div className={styles.seat} style={{ paddingTop: arch, height: arch + height + (narrow ? 16 : 8) }}>
        {entry === undefined ? (
          <EmptySlot width={width} label="The Court is empty" />
        ) : (
          <CourtCard sight={sight} at={at} width={width} cut={width >= 140 ? 'full' : 'small'} />
        )}
      </div>
      <p className={narrow ? 'unseen' : styles.caption}>
        {entry === undefined ? (
          'The Court is empty.'
        ) : (
          <>
            <b>Throne {throne}</b> {entry.by === sight.me ? 'yours' : ownedBy(sight, entry.by)}
          </>
        )}
      </p>
    </div>
  )
}

interface NicheProps {
  readonly width: number
  readonly height: number
  readonly arch: number
  readonly narrow: boolean
}

function Niche({ width, height, arch, narrow }: NicheProps) {
  const side = narrow ? 9 : 20
  const wide = width + (narrow ? 28 : 84)
  const left = (wide - width) / 2 - side
  const right = wide - left
  const foot = arch + height + 8
  // On a phone the step ends where the screen does.
  const step = narrow ? 4 : 10
  const bend = (inset: number) => {
    const [l, r, top] = [left + inset, right - inset, 2 + inset]
    const shoulder = top + arch * 2.1
    const pull = (r - l) * 0.28
    return `M${l} ${foot}V${shoulder}C${l} ${top + arch * 0.7} ${l + pull} ${top} ${wide / 2} ${top}C${r - pull} ${top} ${r} ${top + arch * 0.7} ${r} ${shoulder}V${foot}`
  }
  return (
    <svg className={styles.niche} width={wide} height={foot + 14} aria-hidden="true">
      <path d={bend(0)} fill="var(--court-niche)" stroke="var(--court-gold)" strokeWidth={narrow ? 1.5 : 2} />
      {!narrow && <path d={bend(6)} fill="none" stroke="var(--court-gold)" strokeWidth="1" />}
      <path
        d={`M${left - step} ${foot}H${right + step}L${right + step + 4} ${foot + 8}H${left - step - 4}Z`}
        fill="var(--court-gold)"
      />
      <path
        d={`M${left - step - 5} ${foot + 10}H${right + step + 5}V${foot + 13}H${left - step - 5}Z`}
        fill="var(--court-gold-deep)"
      />
      <path
        transform={`translate(${wide / 2} ${arch * 0.55}) scale(${narrow ? 0.85 : 1.3})`}
        d="M-10 7L-12-6L-5 0L0-9L5 0L12-6L10 7Z"
        fill="var(--court-crown)"
      />
    </svg>
  )
}

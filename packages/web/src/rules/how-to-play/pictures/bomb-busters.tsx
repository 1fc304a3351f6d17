import { Defs } from '../../../games/bomb-busters/art/defs.tsx'
import { Dial } from '../../../games/bomb-busters/art/dial.tsx'
import { SEATS } from '../../../games/bomb-busters/art/palette.ts'
import { TokenDisc } from '../../../games/bomb-busters/art/token.tsx'
import { CutPiece, WireBack, WireFace } from '../../../games/bomb-busters/art/wire.tsx'
import styles from './pictures.module.css'

const WIRE = { width: 40, height: 112, d: 30 }
const blue = (label: string) => ({ color: 'blue', label, sort: null }) as const

function Picture({ part }: { readonly part: number }) {
  switch (part) {
    case 0:
      return (
        <div className={styles.rack}>
          {['1', '4', '7'].map((label) => (
            <WireFace key={label} {...WIRE} print={blue(label)} />
          ))}
          <WireBack {...WIRE} tint={SEATS[1].tint} />
          <WireBack {...WIRE} tint={SEATS[1].tint} />
        </div>
      )
    case 1:
      return (
        <div className={styles.rack}>
          <WireFace {...WIRE} print={blue('1')} />
          <CutPiece {...WIRE} print={blue('4')} />
          <CutPiece {...WIRE} print={blue('4')} />
          <WireBack {...WIRE} tint={SEATS[1].tint} />
        </div>
      )
    case 2:
      return (
        <div className={styles.rack}>
          <div className={styles.told}>
            <WireFace {...WIRE} print={blue('3')} />
            <TokenDisc label="3" size={30} />
          </div>
          <WireFace {...WIRE} print={{ color: 'yellow', label: 'Y', sort: null }} />
          <WireFace {...WIRE} print={{ color: 'red', label: 'R', sort: null }} />
        </div>
      )
    default:
      return (
        <div className={styles.dial}>
          <Dial at={3} of={4} />
        </div>
      )
  }
}

/** Wires and dial as they stand on the table, one picture for each part of How to play. */
export function BombBustersPicture({ part }: { readonly part: number }) {
  return (
    <>
      {part === 0 && <Defs />}
      <Picture part={part} />
    </>
  )
}

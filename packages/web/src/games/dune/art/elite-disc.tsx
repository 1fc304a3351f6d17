import { Glyph } from './emblem.tsx'
import { FACTION_INKS } from './palette.ts'
import { teeth } from './teeth.ts'

const BENE_GESSERIT = 1

/** An elite force as a picture of its own: a toothed rim; of those who advise, a broken ring. */
export function EliteDisc({ faction, size }: { readonly faction: number; readonly size: number }) {
  const { disc } = FACTION_INKS[faction]
  return (
    <svg width={size} height={size} viewBox="-54 -54 108 108" aria-hidden="true">
      {faction === BENE_GESSERIT ? (
        <>
          <circle r="46" fill="#e9d9b4" stroke="#140d08" strokeWidth="3" />
          <circle r="37" fill="none" stroke={disc} strokeWidth="7" strokeDasharray="23 9" />
          <Glyph faction={faction} size={28} ink={FACTION_INKS[faction].edge} />
        </>
      ) : (
        <>
          <path d={teeth(44, 16, 9)} fill="#f3d27a" stroke="#140d08" strokeWidth="3" />
          <circle r="38" fill={disc} stroke="#140d08" strokeWidth="3" />
          <Glyph faction={faction} size={26} />
        </>
      )}
    </svg>
  )
}

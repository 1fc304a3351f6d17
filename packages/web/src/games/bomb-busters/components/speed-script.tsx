import type { BombSight } from '../sight.ts'
import { People, Piece, PieceNote } from './piece.tsx'
import { shelfOf } from './shelves.ts'

/** The parts of the script: what it is called, and what is to be done in it. */
const PHASES: Readonly<Record<string, readonly [title: string, task: string]>> = {
  briefing_locked: ['Briefing', 'Read, and touch nothing.'],
  prologue_free_play: ['Warming up', 'Play as usual until the briefing goes on.'],
  round_a1: ['Round one', 'Two wires of this number, or the dial moves.'],
  round_a2: ['Round two', 'Two wires of this number, or the dial moves.'],
  round_b1: ['Round three', 'Two wires of this number, or the dial moves.'],
  round_b2: ['Round four', 'Two wires of this number, or the dial moves. It is shorter.'],
  mime_intro: ['Silence', 'From now on nobody says a word.'],
  round_c1: ['Round five', 'Two wires of this number, in silence.'],
  round_c2: ['Round six', 'Two wires of this number, in silence.'],
  triple_lock_intro: ['The triple lock', 'Get ready for three numbers.'],
  triple_lock: ['The triple lock', 'All four wires of all three numbers, or it is over.'],
  yellow_sweep: ['Yellow sweep', 'Whoever has the turn cuts every yellow wire left, and must hold them all.'],
  final_cleanup: ['The rest', 'Everything that is not red, or it is over.'],
}

/** Where the script has come to: mission 30. */
export function SpeedScript({ sight }: { readonly sight: BombSight }) {
  const script = shelfOf(sight, 'speed-script')
  if (script === undefined) return null
  const [title, task] = PHASES[script.phase] ?? ['The script', '']
  return (
    <Piece title={title} aside={script.acts ? 'act' : 'listen'}>
      {task}
      {script.mime && <PieceNote>Silence: whoever speaks owes a step of the dial.</PieceNote>}
      {script.yellows.length > 0 && <People sight={sight} of={(seat) => `${script.yellows[seat]} yellow`} />}
    </Piece>
  )
}

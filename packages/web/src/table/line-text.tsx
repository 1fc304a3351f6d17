import type { Part } from '@riposte/words'
import { useMemo } from 'react'
import type { GameFace } from '../games/face.ts'
import { ThingWord } from '../rules/things.tsx'
import { type Piece, pieceMaker } from '../rules/words.ts'

const cuts = new WeakMap<GameFace, (text: string) => readonly Piece[]>()

/** Finds things by their names, in the lines of a game that does not say them in parts. */
function cut(face: GameFace, text: string): readonly Piece[] {
  const known = cuts.get(face) ?? pieceMaker(new Set(), face.things)
  cuts.set(face, known)
  return known(text)
}

function piecesOf(face: GameFace, text: string, parts: readonly Part[] | undefined): readonly Piece[] {
  const { thingName } = face
  if (parts === undefined || thingName === undefined) return cut(face, text)
  return parts.map(({ text, thing }): Piece => {
    const name = thing === undefined ? null : thingName(thing)
    return name === null ? { kind: 'text', text } : { kind: 'thing', name, text }
  })
}

/** For `memo`: parts are made anew each time, and the same sentence has the same parts. */
export function saysTheSame<P extends object>(before: P, after: P): boolean {
  return Object.entries(after).every(([key, value]) => key === 'parts' || Object.is(before[key as keyof P], value))
}

interface LineTextProps {
  readonly face: GameFace
  readonly text: string
  readonly parts?: readonly Part[] | undefined
}

/** A sentence in which the names of things show them. */
export function LineText({ face, text, parts }: LineTextProps) {
  const pieces = useMemo(() => piecesOf(face, text, parts), [face, text, parts])
  return (
    <>
      {pieces.map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence
        piece.kind === 'thing' ? <ThingWord key={at} name={piece.name} text={piece.text} /> : piece.text,
      )}
    </>
  )
}

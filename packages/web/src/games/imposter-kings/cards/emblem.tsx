import { memo } from 'react'
import { emblemOf } from './emblems/emblems.ts'
import type { Emblem } from './mark.ts'

/** The paths of an emblem, in the colours of the card around it. */
export const Marks = memo(function Marks({ emblem }: { readonly emblem: Emblem }) {
  return emblem.map(({ d, fill, stroke, width }, at) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the marks of an emblem never change
      key={at}
      d={d}
      fill={fill === null ? 'none' : `var(--card-${fill})`}
      stroke={stroke === null ? undefined : `var(--card-${stroke})`}
      strokeWidth={stroke === null ? undefined : width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ))
})

export function EmblemOf({ name }: { readonly name: string }) {
  const emblem = emblemOf(name)
  return emblem === null ? null : <Marks emblem={emblem} />
}

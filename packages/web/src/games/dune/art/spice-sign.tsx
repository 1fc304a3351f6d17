import { Crystal } from './spice.tsx'

/** A crystal of spice as a picture of its own; the number or the word stands beside it. */
export function SpiceSign({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="-100 -100 200 200" aria-hidden="true">
      <Crystal />
    </svg>
  )
}

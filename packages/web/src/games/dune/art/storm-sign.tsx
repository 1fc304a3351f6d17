/** Three arms turning against the clock, as a picture of its own. */
export function StormSign({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <g fill="none" stroke="var(--du-storm-line)" strokeWidth={7} strokeLinecap="round">
        {[0, 120, 240].map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M9 0A9 9 0 0 1-6 7C-20 18-36 8-40-8M12-14C26-18 38-8 38 6"
          />
        ))}
      </g>
      <circle r={4} fill="var(--du-storm-line)" />
    </svg>
  )
}

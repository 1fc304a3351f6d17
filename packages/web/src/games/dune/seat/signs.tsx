/** Small signs beside numbers, in the colour of the text. */
const SIGNS = {
  cards: <path d="M2 2.5h6.5v10H2zM5.5 1H12v10" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  reserves: (
    <>
      <ellipse cx="7" cy="10" rx="5.4" ry="2.2" fill="currentColor" />
      <ellipse cx="7" cy="7" rx="5.4" ry="2.2" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <ellipse cx="7" cy="4.2" rx="5.4" ry="2.2" fill="none" stroke="currentColor" strokeWidth="1.2" />
    </>
  ),
  tanks: (
    <path
      d="M3 1.5h8M4 1.5v9.5a3 2.4 0 0 0 6 0V1.5M4 7c2-1.4 4 1.4 6 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    />
  ),
  leaders: (
    <>
      <circle cx="7" cy="4.4" r="2.9" fill="currentColor" />
      <path d="M1.6 13.4c0-4 2.4-5.4 5.4-5.4s5.4 1.4 5.4 5.4z" fill="currentColor" />
    </>
  ),
  holds: <path d="M1.5 13V4.5h2.4v2h2v-2h2.2v2h2v-2h2.4V13z" fill="currentColor" />,
  ally: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <circle cx="4.6" cy="7" r="3.4" />
      <circle cx="9.4" cy="7" r="3.4" />
    </g>
  ),
} as const

export function Sign({ name, size = 14 }: { readonly name: keyof typeof SIGNS; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      {SIGNS[name]}
    </svg>
  )
}

import type { ReactNode } from 'react'

/** Drawn in a box of 20 with one weight of line. */
const SHAPES = {
  close: <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />,
  back: <path d="M12.5 4L6.5 10l6 6" />,
  settings: (
    <>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2.1" />
      <circle cx="7" cy="14" r="2.1" />
    </>
  ),
  copy: (
    <>
      <path d="M7.5 7.5h9v9h-9z" />
      <path d="M12.5 7.5v-4h-9v9h4" />
    </>
  ),
  share: (
    <>
      <path d="M10 12.5V3M6.5 6L10 2.8 13.5 6" />
      <path d="M4.5 9.5v7h11v-7" />
    </>
  ),
  lamp: (
    <>
      <path d="M7.4 13.2a5.4 5.4 0 1 1 5.2 0v2H7.4z" />
      <path d="M8.2 17.6h3.6" />
    </>
  ),
  check: <path d="M3.5 10.5l4.2 4.2L16.5 5.5" />,
  blocked: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M5.2 14.8l9.6-9.6" />
    </>
  ),
  bot: (
    <>
      <path d="M4 7h12v9.5H4zM10 7V3.6" />
      <path d="M7.5 10.8v1.6M12.5 10.8v1.6" />
      <circle cx="10" cy="2.9" r=".9" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

/** A small mark. Decoration: the control it stands in has a name. */
export function Icon({ name, size = 20 }: { readonly name: keyof typeof SHAPES; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name]}
    </svg>
  )
}

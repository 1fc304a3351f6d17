import type { ReactNode } from 'react'
import { SEATS } from './palette.ts'

const COAT = '#1a2027'
const CLOTH = '#2b3946'

interface Look {
  readonly skin: string
  /** Behind the head, and over it. */
  readonly back?: ReactNode
  readonly over: ReactNode
  readonly mouth?: ReactNode
  readonly eyes?: ReactNode
}

const SMILE = <path d="M28 39q4 2.6 8 0" fill="none" stroke={COAT} strokeWidth="1.6" strokeLinecap="round" />
const EVEN = <path d="M27.5 39.5h9" stroke={COAT} strokeWidth="1.7" strokeLinecap="round" />
const GRIN = <path d="M27 38.5q5 4 10 0" fill="none" stroke={COAT} strokeWidth="1.6" strokeLinecap="round" />
const EYES = (
  <>
    <circle cx="26.6" cy="31" r="1.7" fill={COAT} />
    <circle cx="37.4" cy="31" r="1.7" fill={COAT} />
  </>
)

/** Flat heads, told apart by what they wear. In a box of 64. */
const LOOKS: Readonly<Record<string, Look>> = {
  // Cap with a star.
  double_detector: {
    skin: '#e9b58f',
    mouth: SMILE,
    back: (
      <g fill="#b8742e">
        <path d="M17 34c-3 10-1 16 2 18 1-6 0-12 0-18Z" />
        <path d="M47 34c3 10 1 16-2 18-1-6 0-12 0-18Z" />
      </g>
    ),
    over: (
      <>
        <path d="M13 21C14 9 22 5 32 5s18 4 19 16c-6-3-13-4-19-4s-13 1-19 4Z" fill={CLOTH} />
        <path d="M13 21c6-4 32-4 38 0l-2 5c-7-4-27-4-34 0Z" fill={COAT} />
        <path d="M32 8l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5Z" fill="#f5c11c" />
      </>
    ),
  },
  // Goggles on the forehead.
  character_2: {
    skin: '#8c5a3b',
    mouth: EVEN,
    back: <circle cx="32" cy="8" r="7.5" fill="#26190f" />,
    over: (
      <>
        <path d="M18 30C16 16 23 11 32 11s16 5 14 19c-2-6-5-9-14-9s-12 3-14 9Z" fill="#26190f" />
        <rect x="16" y="17" width="32" height="4.5" fill="#3c464f" />
        <circle cx="25" cy="19" r="6.2" fill="#9fc3da" stroke="#3c464f" strokeWidth="2.4" />
        <circle cx="39" cy="19" r="6.2" fill="#9fc3da" stroke="#3c464f" strokeWidth="2.4" />
        <path d="M22 17l3-2M36 17l3-2" stroke="#fff" strokeWidth="1.3" strokeLinecap="round" />
      </>
    ),
  },
  // Welding mask, turned up, and a beard.
  character_3: {
    skin: '#f0c7a4',
    over: (
      <>
        <path d="M18.5 32c0 13 6 17 13.5 17s13.5-4 13.5-17c-3 4-6 4.5-13.5 4.5s-10.5-.5-13.5-4.5Z" fill="#8e4a25" />
        <path d="M28.5 41q3.5 1.5 7 0" stroke="#f0c7a4" strokeWidth="1.6" fill="none" strokeLinecap="round" />
        <path d="M14 20c0-10 8-16 18-16s18 6 18 16l-2 4H16Z" fill="#58636c" />
        <rect x="19" y="10" width="26" height="9" rx="2" fill="#1f3b2f" />
        <path d="M21 17l6-6" stroke="#8fd4b5" strokeWidth="1.4" />
        <circle cx="15.5" cy="24" r="3.2" fill={COAT} />
        <circle cx="48.5" cy="24" r="3.2" fill={COAT} />
      </>
    ),
  },
  // Headset.
  character_4: {
    skin: '#c58a5c',
    mouth: GRIN,
    over: (
      <>
        <path d="M18 27C17 14 24 10 32 10s15 4 14 17l-3-6c-8 1-16 1-22 0Z" fill="#17120e" />
        <path d="M25 35.6q7-2.6 14 0" stroke="#17120e" strokeWidth="1.8" fill="none" />
        <path d="M15.5 30C14 12 24 6 32 6s18 6 16.5 24" fill="none" stroke={CLOTH} strokeWidth="3.2" />
        <rect x="11" y="26" width="7.5" height="13" rx="3" fill={CLOTH} />
        <rect x="45.5" y="26" width="7.5" height="13" rx="3" fill={CLOTH} />
        <path d="M15 38c0 7 6 8 12 8" fill="none" stroke={CLOTH} strokeWidth="2" />
        <circle cx="28" cy="46" r="2.3" fill={CLOTH} />
      </>
    ),
  },
  // Helmet with a visor.
  character_5: {
    skin: '#d9a07a',
    mouth: SMILE,
    back: <path d="M15 30c-3 12-3 18 0 24h34c3-6 3-12 0-24Z" fill="#d8d3c6" />,
    over: (
      <>
        <path d="M12 32C11 14 20 6 32 6s21 8 20 26l-5 2c1-14-4-17-15-17s-16 3-15 17Z" fill="#6b7a5a" />
        <path d="M17 22h30v9c-8 3-22 3-30 0Z" fill="#bfe0ea" opacity="0.55" />
        <path d="M20 24l8-1" stroke="#fff" strokeWidth="1.5" />
      </>
    ),
  },
  // Hood with an antenna.
  character_e1: {
    skin: '#e3b08a',
    mouth: EVEN,
    back: <path d="M13 36C11 16 20 7 32 7s21 9 19 29l4 22H9Z" fill="#7a4b2c" />,
    over: (
      <>
        <path d="M15 36C14 18 22 11 32 11s18 7 17 25c-2-10-7-16-17-16s-15 6-17 16Z" fill="#93602f" />
        <path d="M47 20L55 4" stroke={COAT} strokeWidth="2" strokeLinecap="round" />
        <circle cx="55.5" cy="4" r="2.6" fill="#f5c11c" stroke={COAT} strokeWidth="1.2" />
        <path d="M24 27q3-2.5 6 0M34 27q3-2.5 6 0" fill="none" stroke="#5a3a22" strokeWidth="1.7" />
      </>
    ),
  },
  // Beret, and a whistle on a string.
  character_e2: {
    skin: '#7b4a32',
    mouth: GRIN,
    over: (
      <>
        <path d="M17 31c-1-8 2-13 5-14h20c4 2 6 7 5 14-2-4-3-7-4-8H21c-2 1-3 4-4 8Z" fill="#140e0a" />
        <path d="M9 18C13 7 24 4 34 5s20 5 20 11-9 6-22 6-22 0-23-4Z" fill="#5d6f45" />
        <path d="M36 5l3-4" stroke="#5d6f45" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M24 50c3 6 12 6 16 0" fill="none" stroke="#f2e7cc" strokeWidth="1.6" />
        <rect x="29" y="53" width="8" height="5" rx="2.4" fill="#f2e7cc" />
      </>
    ),
  },
  // A loupe at one eye, no hair.
  character_e3: {
    skin: '#f2cdb0',
    mouth: <path d="M28 40.5q4-2 8 0" fill="none" stroke={COAT} strokeWidth="1.6" strokeLinecap="round" />,
    over: (
      <>
        <path d="M18.5 27c-2-2-2-6 0-8M45.5 27c2-2 2-6 0-8" stroke="#b7b2a6" strokeWidth="4" strokeLinecap="round" />
        <path d="M22 26q4-2.5 8 0" fill="none" stroke="#8d8779" strokeWidth="2.2" />
        <circle cx="37.4" cy="31" r="6" fill="#bfe0ea" opacity="0.85" />
        <circle cx="37.4" cy="31" r="6.2" fill="none" stroke={CLOTH} strokeWidth="2.4" />
        <circle cx="37.4" cy="31" r="2.5" fill={COAT} />
        <path d="M43 34c3 5 4 11 3 17" fill="none" stroke={CLOTH} strokeWidth="1.4" />
        <path d="M25 36.5c3 3 11 3 14 0l-2-1.5h-10Z" fill="#b7b2a6" />
      </>
    ),
  },
  // Dark round glasses, hair to one side.
  character_e4: {
    skin: '#d8a27e',
    mouth: SMILE,
    eyes: null,
    back: <path d="M14 28c-2 12 0 20 4 24h26c6-6 7-16 4-26Z" fill="#7c1f2b" />,
    over: (
      <>
        <path d="M17 31C14 15 24 7 34 8c10 0 16 8 14 22-3-9-9-12-16-12-6 4-11 6-15 13Z" fill="#98283a" />
        <path d="M17.5 30h29" stroke={COAT} strokeWidth="1.8" />
        <circle cx="26" cy="31" r="5.8" fill="#22303c" stroke={COAT} strokeWidth="1.6" />
        <circle cx="38" cy="31" r="5.8" fill="#22303c" stroke={COAT} strokeWidth="1.6" />
        <path d="M23.5 29.5l3-2M35.5 29.5l3-2" stroke="#86d3b8" strokeWidth="1.5" strokeLinecap="round" />
      </>
    ),
  },
}

const BASIC = ['double_detector', 'character_2', 'character_3', 'character_4', 'character_5']

interface PortraitProps {
  readonly character: string | null
  readonly seat: number
  readonly size: number
}

/** Who sits there, on the tint of the seat. Without a character card, a face for the seat. */
export function Portrait({ character, seat, size }: PortraitProps) {
  const { skin, back, over, mouth, eyes = EYES } = LOOKS[character ?? ''] ?? LOOKS[BASIC[seat % BASIC.length]]
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      style={{ borderRadius: 5 }}
    >
      <rect width="64" height="64" fill={SEATS[seat % SEATS.length].tint} />
      {back}
      <path d="M6 64c0-13 11-18 26-18s26 5 26 18Z" fill={COAT} />
      <path d="M25 40h14v10a7 7 0 0 1-14 0Z" fill={skin} />
      <path d="M25 44c4 4 10 4 14 0v-4H25Z" opacity="0.18" />
      <ellipse cx="32" cy="31" rx="13.5" ry="15.5" fill={skin} />
      {eyes}
      {mouth}
      {over}
    </svg>
  )
}

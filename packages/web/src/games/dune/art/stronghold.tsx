/** Towers behind a wall, and the mouth of a cave under a cliff: on a square from -50 to 50, in one ink. */
const CITY =
  'M-42 40V2H-36V-8H-30V2H-22V-22H-16V-30H-12V-22H-4V-34L0-44L4-34V-22H12V-30H16V-22H22V2H30V-8H36V2H42V40H9V26A9 9 0 0 0-9 26V40Z'
const SIETCH =
  'M-46 40L-34 4L-22-6L-14-30L4-40L18-24L24-4L38 8L46 40H20C20 18 12 8 0 8S-20 18-20 40ZM-10 40C-10 28-6 20 0 20S10 28 10 40Z'

interface StrongholdProps {
  readonly kind: 'city' | 'sietch'
  readonly size: number
  readonly ink?: string
}

export function Stronghold({ kind, size, ink = 'currentColor' }: StrongholdProps) {
  return <path transform={`scale(${size / 50})`} d={kind === 'city' ? CITY : SIETCH} fill={ink} fillRule="evenodd" />
}

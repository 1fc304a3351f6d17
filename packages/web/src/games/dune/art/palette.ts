interface Ink {
  readonly disc: string
  readonly edge: string
  readonly outline: string
  readonly ink: string
}

/** By faction. Orange stays free for spice, violet for the storm, the clear blue for what one may choose. */
export const FACTION_INKS: readonly Ink[] = [
  { disc: '#2e7a55', edge: '#1b4a34', outline: '#140d08', ink: '#f4ebd3' },
  { disc: '#4a7fb5', edge: '#274e78', outline: '#140d08', ink: '#f4ebd3' },
  { disc: '#b3262e', edge: '#6e1419', outline: '#140d08', ink: '#f8e9cf' },
  { disc: '#f0c93f', edge: '#9c7714', outline: '#140d08', ink: '#2a1b0a' },
  { disc: '#2a2625', edge: '#0b0908', outline: '#8f8274', ink: '#efe3c8' },
  { disc: '#ede6d6', edge: '#9a8f7a', outline: '#140d08', ink: '#2b211a' },
]

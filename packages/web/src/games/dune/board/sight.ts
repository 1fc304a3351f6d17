/** Forces of one faction in one location. */
export interface StackSight {
  readonly faction: number
  readonly ordinary: number
  /** Elite forces, or advisors. */
  readonly special: number
  readonly kind: 'elite' | 'advisor'
}

/** What the map shows. Locations, territories and factions are numbers as in the rules. */
export interface BoardSight {
  /** The sector of the storm, 1 to 18; 0 when there is none. */
  readonly storm: number
  /** The sector it has come from, where that is known. */
  readonly stormFrom: number | null
  /** Whether the Shield Wall stands. */
  readonly shieldWall: boolean
  /** By location. */
  readonly spice: readonly number[]
  /** By location. */
  readonly stacks: readonly (readonly StackSight[])[]
  /** Who sits at the player circles, from the first; null for nobody. */
  readonly circles: readonly (number | null)[]
  /** Factions in storm order; the first of them is first player. */
  readonly order: readonly number[]
  /** Whose turn it is. */
  readonly turn: number | null
  /** Territories that a worm has just devoured. */
  readonly worms: readonly number[]
  /** Locations where a battle is to be fought. */
  readonly battles: ReadonlySet<number>
  /** Locations that can be chosen now, and those that are. */
  readonly highlight: ReadonlySet<number>
  readonly chosen: ReadonlySet<number>
  /** Forces that would come to a location, before it is sent. */
  readonly coming: (StackSight & { readonly node: number }) | null
}

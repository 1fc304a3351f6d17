/** A phase that is under way when the match begins, because its position was laid out so. */
export interface Midway {
  /** DU-10.2: factions that have had their turn of shipment and movement, one bit each; and the place of the Guild. */
  readonly moved: number
  readonly guild: 'free' | 'delayed' | 'bound'
}

/** A phase, as the turn sees it. */
export interface PhaseOutline {
  args: Midway | null
  local: object
  steps: object
  result: void
}

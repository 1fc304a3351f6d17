/** A phase, as the turn sees it. */
export interface PhaseOutline {
  args: null
  local: object
  steps: object
  result: void
}

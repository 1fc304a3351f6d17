/** How the team player weighs one thing against another, found by playing. Parts of the chance to win, unless it says otherwise. */
export const WEIGHTS = {
  /** A step of the dial, by how many are left: the last one is the mission. */
  step: [1, 1, 0.24, 0.14, 0.09, 0.06],
  /** A step that is paid for certain, however many are left: more than anything that a cut could tell the others (`near`). */
  surcharge: 0.12,
  /** What it is worth to keep these for a turn without anything safe. */
  keep: { double: 0.035, solo: 0.004, card: 0.03, dual: 0, special: 0 },
  /** With fewer wires than this there is less to keep them for. */
  fewWires: 30,
  /** Towards unlocking a card. */
  unlock: 0.002,
  /** A bit that the others learn of the own hand by a cut. */
  bit: 0.06,
  /** A Solo Cut shows several wires at once. */
  soloBits: 1,
  /** To leave what everybody can name to those who know nothing else. */
  leaveNamed: 0.003,
  /** What costs no more than this above the least is still looked at. */
  near: 0.1,
  /** In bits: a wire that everybody can name, with three more of its number elsewhere. */
  named: 1.2,
}

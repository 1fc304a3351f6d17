/** How the team player weighs one thing against another, found by playing. Parts of the chance to win, unless it says otherwise. */
export const WEIGHTS = {
  /** A step of the dial, by how many are left: the last one is the mission. */
  step: [1, 1, 0.22, 0.11, 0.055, 0.03],
  /** What it is worth to keep these for a turn without anything safe. */
  keep: { double: 0.035, solo: 0.004, card: 0.03, dual: 0, special: 0 },
  /** Towards unlocking a card. */
  unlock: 0.002,
  /** A bit that the others learn of the own hand by a cut. */
  bit: 0.05,
  /** A Solo Cut tells more or less than one wire does. */
  soloBits: 0,
  /** What is learned of the other's wire, against what is learned of the own. */
  targetBits: 0.5,
  /** To leave what everybody can name to those who know nothing else. */
  leaveNamed: 0.003,
  /** What costs no more than this above the least is still looked at. */
  near: 0.08,
  /** In bits: a wire that everybody can name, with three more of its number elsewhere. */
  named: 1.2,
}

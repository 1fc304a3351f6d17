/** What things are worth to a player, in spice. Found by letting such players play against each other. */
export const WEIGHTS = {
  /** A stronghold for its own sake, and for what it yields in later turns. */
  stronghold: 5,
  income: 1.5,
  ornithopters: 1.5,
  /** What it adds if it completes the victory, if one more is missing then, two more, or three. */
  victory: [60, 10, 5, 2.5],
  /** To take a stronghold from somebody who else wins now; who could with one more. */
  denial: 45,
  denialAhead: 4,
  /** To keep a place from somebody who needs but one more, or two, and has yet to act. */
  guard: 10,
  guardEarly: 2,
  /** What decides the special victories of the last turn, by the turns that are left. */
  lastTurn: [40, 16, 8, 4],
  /** To let the predicted winner have a place in the predicted turn. */
  prediction: 45,
  /** To take something from whoever wins when time runs out: the others have to win before. */
  heir: 3,
  /** For those who get nothing then, by the turns that are left: how they hurry, and what it is worth to stop others. */
  hurry: [4, 3, 2.5, 2, 1.7, 1.5, 1.3, 1.15],
  hope: [0, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85],
  /** A token that is lost, and an elite one. */
  token: 0.8,
  elite: 2,
  /** Spice in hand, by how much there is. */
  spicePoor: 1.15,
  spice: 0.85,
  spiceRich: 0.4,
  /** A leader that dies, for each point of strength. */
  leader: 0.6,
  /** A treachery card that is spent. */
  card: 1.5,
  /** Chance that somebody who still can attacks a stronghold. */
  attack: 0.3,
  /** Karama is kept for something worth at least this. */
  karama: 7,
  worthlessKarama: 4,
}

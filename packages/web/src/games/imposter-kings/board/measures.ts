/** How large things are on a board of this size. */
export interface Measures {
  /** A phone: less beside each other, fewer words. */
  readonly narrow: boolean
  /** Opponents have so little room that words stand for some of their cards. */
  readonly tight: boolean
  /** Widths of cards: of the Throne, of the Court, of the zones of opponents and of the reader. */
  readonly throne: number
  readonly court: number
  readonly theirs: number
  readonly own: number
  /** From one card of the Court to the next. */
  readonly step: number
  /** Cards of the Court beside each other; the others lie in a second row. */
  readonly perRow: number
  /** The names stand upright, because too little of a card is seen. */
  readonly spines: boolean
}

interface Board {
  readonly width: number
  readonly height: number
  /** Players with a place above the Court. */
  readonly opponents: number
  /** And below it, where no place there is the reader's. */
  readonly beneath: number
  /** Cards of the Court under the Throne. */
  readonly below: number
  /** Lines of words under it. */
  readonly effects: number
  /** What belongs to nobody lies at the left of it. */
  readonly beside: boolean
  /** Places in the row at the bottom, and what is kept free at its left. */
  readonly zones: number
  readonly reserve: number
}

/** Of a card of the Court this much stays visible, as long as there is room. */
const VISIBLE = 0.79
const VISIBLE_NARROW = 0.58
const NARROW = 600
/** An opponent's hand, King, Successor and Dungeon need so much. */
const ROOMY = 262
/** Below this nothing of a card can be read, so the cards get smaller instead. */
const LEAST_STEP = 26

export function measure(board: Board): Measures {
  if (board.width < NARROW) return onPhone(board)
  return board.beneath > 0 ? watchedOnDesk(board) : onDesk(board)
}

export function isNarrow(width: number): boolean {
  return width < NARROW
}

function onPhone({ width, height, opponents, beneath, below }: Board): Measures {
  const watched = beneath > 0
  const own = watched || height < 345 ? 34 : height < 400 ? 38 : 42
  const theirs = opponents > 1 && !watched ? 30 : own
  const lines = watched ? (opponents + beneath) * (own * 1.5 + 54) - 20 : theirs * 1.5 + (opponents > 1 ? 30 : 22)
  const rows = lines + own * 1.5 + 22
  // An arch of 0.29 above the card, a plinth below it.
  const throne = within(72, (height - rows - 36) / 1.79, Math.min(116, width * 0.27))
  const room = width - throne - 56
  const one = row(room, throne * 0.75, below, VISIBLE_NARROW)
  const half = Math.ceil(below / 2)
  const court = one.step >= LEAST_STEP ? one : { ...row(room, throne * 0.52, half, VISIBLE_NARROW), perRow: half }
  return { narrow: true, tight: opponents > 1 && !watched, throne, theirs, own, ...court }
}

function onDesk({ width, height, opponents, below, effects, zones, reserve }: Board): Measures {
  const room = width - 36 - reserve
  const own = within(40, (room - zones * 20) / zones, height < 470 ? (opponents > 1 ? 44 : 50) : 62)
  const theirs = opponents === 1 ? own : height < 470 ? 36 : opponents === 2 ? 50 : 42
  const tight = opponents > 1 && (width - 36) / opponents < ROOMY
  // A single opponent leaves room for the arch beside it; several do not.
  const rows = (opponents > 1 ? theirs * 1.5 + (height < 470 ? 56 : 82) : 24) + own * 1.5 + 34
  const throne = within(78, (height - rows - 74) / 1.75, Math.min(176, width * 0.21))
  const tall = (height - theirs * 1.5 - (opponents > 1 ? 82 : 48) - own * 1.5 - 84 - effects * 23) / 1.5
  return {
    narrow: false,
    tight,
    throne,
    theirs,
    own,
    ...row(width - throne - 138, Math.min(throne * 0.68, tall), below, VISIBLE),
  }
}

/** Names, cards and words of two rows of players, and the Throne as high as is left between them. */
function watchedOnDesk({ width, height, opponents, below, effects, beside }: Board): Measures {
  const own = within(36, (height - 188) / 7.5, opponents > 1 ? 50 : 62)
  const rows = 3 * own + 138
  const throne = within(78, (height - rows - 54) / 1.75, Math.min(176, width * 0.21))
  const tall = (height - rows - 26 - effects * 23) / 1.5
  return {
    narrow: false,
    tight: false,
    throne,
    theirs: own,
    own,
    ...row(
      width - throne - 138 - (beside ? 2 * Math.max(own, 62) + 28 : 0),
      Math.min(throne * 0.68, tall),
      below,
      VISIBLE,
    ),
  }
}

/** The Court under the Throne: the more cards, the closer they lie. */
function row(room: number, usual: number, below: number, visible: number) {
  const gaps = Math.max(0, below - 1)
  let court = Math.round(usual)
  if (gaps * LEAST_STEP + court > room) court = Math.max(52, Math.floor(room - gaps * LEAST_STEP))
  const step = Math.min(Math.round(court * visible), gaps === 0 ? court : Math.floor((room - court) / gaps))
  return { court, step, perRow: below, spines: step < court * 0.66 }
}

function within(least: number, wanted: number, most: number): number {
  return Math.round(Math.max(least, Math.min(wanted, most)))
}

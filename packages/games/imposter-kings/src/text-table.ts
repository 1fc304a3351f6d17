import type { Seat, Seen } from '@riposte/kernel'
import type { CourtCardView, KnownView, PlayerView, View } from './view.ts'

/** How a piece of text is painted where colours are wanted. */
type Style = 'plain' | 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

interface Piece {
  readonly text: string
  readonly style: Style
}

const CODES: Readonly<Record<Style, readonly [open: number, close: number] | null>> = {
  plain: null,
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
}

/** The table as one observer sees it, for a terminal of this width. Without colour nothing is lost. */
export function drawTable(seen: Seen<View>, names: readonly string[], width: number, colour = false): string {
  return new Drawing(seen, names, Math.max(width, 30), colour).all().join('\n')
}

class Drawing {
  readonly #seen: Seen<View>
  readonly #names: readonly string[]
  readonly #width: number
  readonly #colour: boolean

  constructor(seen: Seen<View>, names: readonly string[], width: number, colour: boolean) {
    this.#seen = seen
    this.#names = names
    this.#width = width
    this.#colour = colour
  }

  get #view(): View {
    return this.#seen.view
  }

  all(): string[] {
    return [
      this.#headline(),
      ...this.#view.players.flatMap((player, seat) => this.#player(player, seat)),
      '',
      ...this.#court(),
      ...this.#asideCards(),
      ...this.#effects(),
      ...this.#knowledge(),
      ...this.#mine(),
      ...this.#waiting(),
    ]
  }

  #headline(): string {
    const { round, turn, trueKing } = this.#view
    const parts = [`Round ${round}`, ...(turn > 0 ? [`turn ${turn}`] : []), `True King ${this.#name(trueKing)}`]
    const title = `── ${parts.join(' · ')} `.slice(0, this.#width)
    return this.#paint({ text: title + '─'.repeat(Math.max(0, this.#width - title.length)), style: 'bold' })
  }

  #player(player: PlayerView, seat: Seat): string[] {
    const deciding = this.#seen.decisions.some((decision) => decision.seat === seat)
    const mark = deciding ? '?' : this.#view.acting === seat ? '>' : ' '
    const widest = Math.min(24, Math.max(...this.#view.players.map((_, at) => this.#name(at).length)))
    const pieces: Piece[] = [
      {
        text: `${mark} ${this.#name(seat).padEnd(widest)}`,
        style: deciding || this.#view.acting === seat ? 'bold' : 'plain',
      },
      { text: `${this.#view.scores[seat]} pts`, style: 'yellow' },
      { text: king(player), style: player.flipped ? 'dim' : 'plain' },
      plain(`hand ${player.hand}`),
    ]
    if (player.out) pieces.push({ text: 'OUT', style: 'red' })
    if (player.successor)
      pieces.push(plain(`Successor ${player.openSuccessor === null ? '■' : this.#card(player.openSuccessor)}`))
    if (player.squire) pieces.push(plain('Squire ■'))
    if (player.dungeon) pieces.push(plain('Dungeon ■'))
    if (player.antechamber.length > 0)
      pieces.push({ text: `Antechamber ${this.#cards(player.antechamber)}`, style: 'cyan' })
    if (player.conspiracies > 0) pieces.push({ text: `conspiracy +${player.conspiracies}`, style: 'cyan' })
    if (player.army > 0 || player.exhausted.length > 0) pieces.push(plain(`Army ${player.army}`))
    if (player.signatures.length > 0) pieces.push(plain(`signatures ${player.signatures.join(', ')}`))
    if (player.exhausted.length > 0)
      pieces.push({ text: `exhausted ${player.exhausted.map(bare).join(', ')}`, style: 'dim' })
    if (player.recruitDiscard.length > 0)
      pieces.push({ text: `given up ${this.#cards(player.recruitDiscard)}`, style: 'dim' })
    return this.#flow(pieces, '  ', '    ')
  }

  /** The Court as a row, numbered as in the choices; the Throne in a frame of its own. */
  #court(): string[] {
    const { court } = this.#view
    if (court.length === 0) return ['The Court is empty.']
    const below = court
      .slice(0, -1)
      .map((entry, at) => ({ text: `${at + 1} ${this.#courtCard(entry)}`, style: courtStyle(entry) }))
    const lines = below.length === 0 ? [] : this.#flow([{ text: 'Court', style: 'bold' }, ...below], '  ', '       ')
    return [...lines, ...this.#throne(court[court.length - 1], court.length)]
  }

  #courtCard(entry: CourtCardView): string {
    if (entry.disgraced) return `(${this.#card(entry.card)}) ${entry.value}`
    const marks = [
      ...(entry.royalty ? ['♛'] : []),
      ...(entry.muted ? ['muted'] : []),
      ...(entry.steadfast ? ['steadfast'] : []),
    ]
    const name = bare(entry.card) === entry.as ? this.#card(entry.card) : `${this.#card(entry.card)} as ${entry.as}`
    return [name, String(entry.value), ...marks].join(' ')
  }

  #throne(entry: CourtCardView, at: number): string[] {
    const by = `${at} ${this.#courtCard(entry)}`
    const text = `${by}   played by ${this.#name(entry.by)}${entry.disgraced ? ', disgraced' : ''}`
    const inner = text.length + 13 <= this.#width ? text : by.slice(0, this.#width - 13)
    const style = entry.disgraced ? 'dim' : 'green'
    return [
      `       ╔${'═'.repeat(inner.length + 2)}╗`,
      `Throne ║ ${this.#paint({ text: inner, style })} ║`,
      `       ╚${'═'.repeat(inner.length + 2)}╝`,
    ]
  }

  #asideCards(): string[] {
    const { accused, forgotten, condemned, removed, draft } = this.#view
    const mine = this.#view.mine?.condemned ?? []
    const pieces: Piece[] = []
    if (accused !== null) pieces.push(plain(`Accused: ${this.#card(accused)}`))
    if (forgotten) pieces.push(plain('Forgotten: ■'))
    if (condemned.length > 0) {
      const cards = condemned.map(({ card, from }, at) => {
        const known = card ?? mine[at] ?? null
        return `${known === null ? '■' : this.#card(known)} of ${this.#name(from)}`
      })
      pieces.push(plain(`Condemned: ${cards.join(', ')}`))
    }
    if (removed.length > 0) pieces.push(plain(`Removed: ${this.#cards(removed)}`))
    if (draft.length > 0) pieces.push(plain(`Draft: ${draft.join(', ')}`))
    return this.#flow(pieces, '   ', '  ')
  }

  #effects(): string[] {
    const { mystic, exiles } = this.#view
    const pieces: Piece[] = []
    if (mystic.length > 0) pieces.push({ text: `Blank in the Court: base value ${mystic.join(', ')}`, style: 'cyan' })
    for (const seat of exiles) pieces.push({ text: `All muted until ${this.#name(seat)}'s turn`, style: 'cyan' })
    return this.#flow(pieces, '   ', '  ')
  }

  #knowledge(): string[] {
    const { known, mine, players } = this.#view
    const facts = [...known, ...(mine?.known ?? [])].filter(({ seat }) => seat !== this.#seen.observer)
    const pieces = facts.map((fact) => plain(`${this.#name(fact.seat)} ${knownWords(fact)} ${this.#what(fact)}`))
    players.forEach(({ lacks }, seat) => {
      if (lacks.length > 0 && seat !== this.#seen.observer)
        pieces.push(plain(`${this.#name(seat)} lacks ${lacks.join(', ')}`))
    })
    return pieces.length === 0 ? [] : this.#flow([{ text: 'Known', style: 'bold' }, ...pieces], '  ', '       ')
  }

  #what({ card, name }: KnownView): string {
    return card === undefined ? (name ?? '') : this.#card(card)
  }

  #mine(): string[] {
    const { mine } = this.#view
    if (mine === null) return []
    const hand = mine.hand.map(({ card, value }): Piece => ({ text: `${this.#card(card)} ${value}`, style: 'green' }))
    const aside: Piece[] = []
    if (mine.successor !== null) aside.push(plain(`Successor: ${this.#card(mine.successor)}`))
    if (mine.squire !== null) aside.push(plain(`Squire: ${this.#card(mine.squire)}`))
    if (mine.dungeon !== null) aside.push(plain(`Dungeon: ${this.#card(mine.dungeon)}`))
    if (mine.chosen !== null) aside.push(plain(`Chosen: ${this.#card(mine.chosen)}`))
    if (mine.army.length > 0) aside.push(plain(`Army: ${mine.army.map(bare).join(', ')}`))
    if (mine.shown.length > 0) {
      const whose = mine.shownOf === null ? '' : ` by ${this.#name(mine.shownOf)}`
      aside.push({ text: `You are shown${whose}: ${this.#cards(mine.shown)}`, style: 'cyan' })
    }
    return [
      '',
      ...this.#flow(
        [{ text: 'Your hand', style: 'bold' }, ...(hand.length > 0 ? hand : [plain('empty')])],
        '  ',
        '       ',
      ),
      ...this.#flow(aside, '   ', '  '),
    ]
  }

  #waiting(): string[] {
    const others = this.#seen.decisions
      .filter(({ seat }) => seat !== this.#seen.observer)
      .map(({ seat }) => this.#name(seat))
    return others.length === 0
      ? []
      : [this.#paint({ text: `Waiting for ${others.join(', ')}.`.slice(0, this.#width), style: 'dim' })]
  }

  #name(seat: Seat): string {
    return this.#names[seat] ?? `Player ${seat + 1}`
  }

  /** A card of an Army says whose, because two of them may lie side by side. */
  #card(text: string): string {
    const army = text.match(/^(.*) of seat ([0-3])$/)
    if (army === null) return text
    const owner = Number(army[2])
    return owner === this.#seen.observer ? `${army[1]} (Army)` : `${army[1]} (${this.#name(owner)}'s Army)`
  }

  #cards(list: readonly string[]): string {
    return list.map((card) => this.#card(card)).join(', ')
  }

  /** Pieces one after another; a line that is full goes on in the next, indented. */
  #flow(pieces: readonly Piece[], between: string, indent: string): string[] {
    const lines: string[] = []
    let painted = ''
    let length = 0
    const start = (text: string) => {
      painted = text
      length = text.length
    }
    for (const piece of pieces.flatMap((whole) => broken(whole, this.#width - indent.length))) {
      const gap = length === 0 ? '' : between
      if (length > 0 && length + gap.length + piece.text.length > this.#width) {
        lines.push(painted)
        start(indent)
        painted += this.#paint(piece)
        length += piece.text.length
        continue
      }
      painted += gap + this.#paint(piece)
      length += gap.length + piece.text.length
    }
    if (length > 0) lines.push(painted)
    return lines.map((line) => line.trimEnd())
  }

  #paint({ text, style }: Piece): string {
    const codes = CODES[style]
    return this.#colour && codes !== null ? `\u001b[${codes[0]}m${text}\u001b[${codes[1]}m` : text
  }
}

function plain(text: string): Piece {
  return { text, style: 'plain' }
}

/** A piece too long for a line of its own, word by word. */
function broken(piece: Piece, width: number): Piece[] {
  if (piece.text.length <= width) return [piece]
  const lines: string[] = []
  for (const word of piece.text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, width))
  }
  return lines.map((text) => ({ text, style: piece.style }))
}

function king({ flipped, facet }: PlayerView): string {
  const side = flipped ? 'King flipped' : 'King face up'
  return facet === 'Regular' ? side : `${side} (${facet})`
}

function courtStyle(entry: CourtCardView): Style {
  return entry.disgraced ? 'dim' : entry.royalty ? 'yellow' : 'plain'
}

function knownWords({ place }: KnownView): string {
  switch (place) {
    case 'hand':
      return 'holds'
    case 'successor':
      return 'has as Successor'
    case 'dungeon':
      return 'has in the Dungeon'
    case 'squire':
      return 'has as Squire'
    case 'with':
      return 'has in hand or set aside'
  }
}

/** The name without its Army. */
function bare(card: string): string {
  return card.replace(/ of seat [0-3]$/, '')
}

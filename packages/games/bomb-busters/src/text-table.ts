import type { Seat, Seen } from '@riposte/kernel'
import { abilityName } from './characters/names.ts'
import { ownRuleLines, ruleLines } from './text-rules.ts'
import type { EquipmentView, PlayerView, TokenView, View, WireView } from './view.ts'

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

/** Room for a wire and the gap behind it. */
const CELL = 5
const MARGIN = 4

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
    const { rules, mine } = this.#view
    const laid = [...ruleLines(rules, (seat) => this.#name(seat)), ...(mine === null ? [] : ownRuleLines(mine.rules))]
    return [
      this.#headline(),
      ...this.#board(),
      ...this.#equipment(),
      ...laid.flatMap((text) => this.#flow([{ text, style: 'cyan' }], ' ', '  ')),
      ...this.#view.players.flatMap((player, seat) => this.#player(player, seat)),
      ...this.#waiting(),
    ]
  }

  #headline(): string {
    const { mission, name, turn, phase, result } = this.#view
    const when = result ?? (turn > 0 ? `turn ${turn}` : phase.replaceAll('_', ' '))
    const title = `── Mission ${mission} · ${name} · ${when} `.slice(0, this.#width)
    return this.#paint({ text: title + '─'.repeat(Math.max(0, this.#width - title.length)), style: 'bold' })
  }

  /** Dial, cut wires by number, markers. */
  #board(): string[] {
    const { dial, dialMax, track, yellowCut, markers, stabilizer } = this.#view
    const left = dialMax - dial
    const pieces: Piece[] = [{ text: `Dial ${dial}/${dialMax}`, style: left <= 1 ? 'red' : 'bold' }]
    if (stabilizer !== null) pieces.push({ text: `${this.#name(stabilizer)} is stabilized`, style: 'cyan' })
    if (track !== null) {
      const cut = track.map((count, at): Piece => {
        const style = count === 4 ? 'dim' : count > 0 ? 'green' : 'plain'
        return { text: `${at + 1}:${count === 4 ? '✓' : count}`, style }
      })
      pieces.push(plain('cut'), ...cut)
    }
    if (yellowCut !== null && yellowCut > 0) pieces.push({ text: `yellow:${yellowCut}`, style: 'yellow' })
    const marked = markers.map(
      ({ color, value, state }): Piece => ({
        text: `${color} ${value}${state === 'possible' ? '?' : state === 'confirmed' ? ' ✓' : ''}`,
        style: color === 'red' ? 'red' : 'yellow',
      }),
    )
    return [
      ...this.#flow(pieces, ' ', '  '),
      ...(marked.length > 0 ? this.#flow([plain('Markers'), ...marked], '  ', '  ') : []),
    ]
  }

  #equipment(): string[] {
    const { equipment, reserve } = this.#view
    if (equipment.length === 0) return []
    const cards = equipment.map(cardPiece)
    const more = reserve > 0 ? [{ text: `${reserve} in reserve`, style: 'dim' as const }] : []
    return this.#flow([plain('Equipment'), ...cards, ...more], '  ', '  ')
  }

  #player(player: PlayerView, seat: Seat): string[] {
    const { captain, current, votes, turn } = this.#view
    const deciding = this.#seen.decisions.some((decision) => decision.seat === seat)
    const isOn = turn > 0 && current === seat
    const mark = deciding ? '?' : isOn ? '>' : ' '
    const pieces: Piece[] = [
      { text: `${mark} ${this.#name(seat)}`, style: deciding || isOn ? 'bold' : 'plain' },
      ...(seat === captain ? [{ text: 'captain', style: 'yellow' as const }] : []),
      ...(player.character === null
        ? []
        : [{ text: `${abilityName(player.character)}${player.used ? ', used' : ''}`, style: 'dim' as const }]),
      ...(votes.includes(seat) ? [{ text: 'votes for giving up', style: 'red' as const }] : []),
      ...beside(player),
    ]
    return ['', ...this.#flow(pieces, '  ', '    '), ...this.#stands(player, seat)]
  }

  /** The stands, wire by wire: the number of the place, the wire, and what lies before it. */
  #stands(player: PlayerView, seat: Seat): string[] {
    const perLine = Math.max(1, Math.floor((this.#width - MARGIN) / CELL))
    const lines: string[] = []
    let from = 0
    for (const size of player.stands) {
      for (let at = from; at < from + size; at += perLine) {
        const places = Array.from({ length: Math.min(perLine, from + size - at) }, (_, i) => at + i)
        lines.push(this.#row(places.map((place) => ({ text: String(place + 1), style: 'dim' }))))
        lines.push(this.#row(places.map((place) => this.#wire(player.wires[place], seat))))
        const tokens = places.map((place) => tokensAt(player, place))
        if (tokens.some((text) => text !== '')) {
          lines.push(this.#row(tokens.map((text) => ({ text, style: 'cyan' }))))
        }
      }
      from += size
    }
    return lines
  }

  #wire({ cut, color, value, x, upsideDown }: WireView, seat: Seat): Piece {
    const face = value === null ? '■' : value === 'YELLOW' ? 'Y' : value === 'RED' ? 'R' : String(value)
    const text = `${cut ? `(${face})` : face}${x ? 'x' : ''}${upsideDown ? 'u' : ''}`
    if (cut) return { text, style: 'dim' }
    if (color === 'yellow' || color === 'red') return { text, style: color }
    return { text, style: seat === this.#seen.observer && value !== null ? 'green' : 'plain' }
  }

  #row(cells: readonly Piece[]): string {
    const last = cells.findLastIndex(({ text }) => text !== '')
    const painted = cells.slice(0, last + 1).map((cell, at) => {
      const gap = at === last ? '' : ' '.repeat(Math.max(1, CELL - cell.text.length))
      return (cell.text === '' ? '' : this.#paint(cell)) + gap
    })
    return ' '.repeat(MARGIN) + painted.join('')
  }

  #waiting(): string[] {
    const others = this.#seen.decisions
      .filter(({ seat }) => seat !== this.#seen.observer)
      .map(({ seat }) => this.#name(seat))
    if (others.length === 0) return []
    return ['', this.#paint({ text: `Waiting for ${others.join(', ')}.`.slice(0, this.#width), style: 'dim' })]
  }

  #name(seat: Seat): string {
    return this.#names[seat] ?? `Player ${seat + 1}`
  }

  /** Pieces one after another; a line that is full goes on in the next, indented. */
  #flow(pieces: readonly Piece[], between: string, indent: string): string[] {
    const lines: string[] = []
    let painted = ''
    let length = 0
    for (const piece of pieces.flatMap((whole) => broken(whole, this.#width - indent.length))) {
      const gap = length === 0 ? '' : between
      if (length > 0 && length + gap.length + piece.text.length > this.#width) {
        lines.push(painted)
        painted = indent + this.#paint(piece)
        length = indent.length + piece.text.length
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

function cardPiece({ name, unlock, unlocked, used, faceDown, lock }: EquipmentView): Piece {
  if (faceDown || name === null) return { text: '[face down]', style: 'dim' }
  if (used) return { text: `[${name}, used]`, style: 'dim' }
  const needs = [
    ...(unlocked ? [] : [unlock === 'YELLOW' ? 'yellow' : String(unlock)]),
    ...(lock === null ? [] : [lock]),
  ]
  if (needs.length === 0) return { text: `[${name}]`, style: 'green' }
  return plain(`[${name}, needs ${needs.join(' and ')}]`)
}

/** What a token says of its wire, in as few letters as a wire has room for. */
function tokenText({ kind, value, says }: TokenView): string {
  const face = value === 'YELLOW' ? 'Y' : value === 'RED' ? 'R' : String(value)
  switch (kind) {
    case 'parity':
      return face
    case 'count':
      return `×${face}`
    case 'single wire':
      return `1×${face}`
    default:
      return `${says === 'is not' ? '≠' : '='}${value === 0 ? '?' : face}`
  }
}

function isRelation({ placeB }: TokenView): boolean {
  return placeB !== null
}

function tokensAt({ tokens }: PlayerView, place: number): string {
  return tokens
    .filter((token) => !isRelation(token) && token.place === place)
    .map(tokenText)
    .join(',')
    .slice(0, CELL - 1)
}

/** Labels between two wires, and tokens that lie beside the stand. */
function beside({ tokens }: PlayerView): Piece[] {
  const relations = tokens.filter(isRelation).map(({ kind, place, placeB }): Piece => {
    const sign = kind === 'equal' ? '=' : '≠'
    return { text: `wire ${place + 1} ${sign} wire ${Number(placeB) + 1}`, style: 'cyan' }
  })
  const loose = tokens.filter((token) => !isRelation(token) && token.place < 0)
  if (loose.length === 0) return relations
  return [...relations, { text: `beside: ${loose.map(tokenText).join(' ')}`, style: 'cyan' }]
}

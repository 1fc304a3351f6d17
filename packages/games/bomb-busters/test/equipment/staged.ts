import {
  type Blocked,
  type EventJson,
  type GameEvent,
  isBlocked,
  type Json,
  Match,
  type Observer,
  type Seat,
} from '@riposte/kernel'
import { bombBusters } from '../../src/index.ts'
import { CHARACTERS, EQUIPMENT, PLAYING } from '../../src/names.ts'
import { noteOnlyRed } from '../../src/reds.ts'
import type { BombBusters, Token } from '../../src/state.ts'
import { learnWire, standOf, UPSIDE_DOWN, VALUE_TOKEN, wireAt, X_MARKED } from '../../src/state.ts'
import { gameValue, isRed, isYellow, type Wire, wholePart } from '../../src/wires.ts'

/**
 * A hand, stand by stand: `1 2 y3 r3 | 4 4`. A `y` before the number is yellow, an `r` red; behind it `-` is cut, `x`
 * marked with an X, `u` upside down.
 */
export interface Position {
  readonly hands: readonly string[]
  /** Cards in the row: unlocked as they are, `card?` still locked, `card!` used already. */
  readonly cards?: readonly string[]
  readonly reserve?: readonly string[]
  readonly characters?: readonly string[]
  readonly mission?: number
  readonly dial?: number
}

type Fields = Readonly<Record<string, Json>>

interface Standing {
  readonly wire: Wire
  readonly cut: boolean
  readonly mark: number
}

function readWire(text: string): Standing {
  const [, colour, number, sign] = /^([yr]?)(\d+)([-xu]?)$/.exec(text) ?? []
  if (number === undefined) throw new Error(`no wire: ${text}`)
  const wire = Number(number) * 10 + (colour === 'y' ? 1 : colour === 'r' ? 5 : 0)
  return { wire, cut: sign === '-', mark: sign === 'x' ? X_MARKED : sign === 'u' ? UPSIDE_DOWN : 0 }
}

function writeWire(wire: Wire): string {
  return `${isYellow(wire) ? 'y' : isRed(wire) ? 'r' : ''}${wholePart(wire)}`
}

/** A mission in its first turn, seat 0 to play, with these hands and cards. */
export class Staged {
  readonly match: Match<BombBusters>
  #last: readonly GameEvent[] = []

  constructor({ hands, cards = [], reserve = [], characters = [], mission = 3, dial = 0 }: Position) {
    const options = { mission, captain: 'first' }
    const match = Match.start(bombBusters, { seats: hands.length, options, seed: 'staged' })
    if (isBlocked(match)) throw new Error(match.message)
    for (let asked = 0; match.play.pub.phase !== PLAYING; asked++) {
      if (asked === 10) throw new Error('the mission does not begin')
      match.timeout(match.play.decider())
    }
    this.match = match
    const { pub, own, hidden } = match.play
    pub.cut.fill(0)
    pub.total.fill(0)
    pub.markers = []
    pub.joint = []
    pub.dial = dial
    for (const [seat, hand] of hands.entries()) this.#deal(seat, hand)
    for (const mine of own) {
      mine.known = pub.players.map(({ shown }) => shown.map(() => 0))
      pub.players.forEach(({ marks }, holder) => {
        marks.forEach((mark, place) => {
          if (mark !== UPSIDE_DOWN || own[holder] === mine) return
          learnWire(mine, holder, place, hidden.upsideDown[holder][place])
        })
      })
    }
    pub.row = cards.map((text) => ({
      card: this.#card(text.replace(/[?!]$/, '')),
      unlocked: !text.endsWith('?'),
      used: text.endsWith('!'),
      faceDown: false,
      lock: 0,
    }))
    hidden.reserve = reserve.map((id) => this.#card(id)).reverse()
    pub.reserve = reserve.length
    characters.forEach((text, seat) => {
      pub.players[seat].character = CHARACTERS.indexOf(text.replace(/!$/, '') as never)
      pub.players[seat].used = text.endsWith('!')
    })
    noteOnlyRed(match.play)
  }

  #card(id: string): number {
    const card = EQUIPMENT.indexOf(id as never)
    if (card < 0) throw new Error(`no card: ${id}`)
    return card
  }

  #deal(seat: Seat, hand: string): void {
    const { pub, own, hidden } = this.match.play
    const stands = hand.split('|').map((stand) => stand.trim().split(/\s+/).map(readWire))
    const wires = stands.flat()
    const player = pub.players[seat]
    player.stands = stands.map((stand) => stand.length)
    player.standHas = stands.map(() => 0)
    player.standLacks = stands.map(() => 0)
    player.has = 0
    player.tokens = []
    player.shown = wires.map(({ wire, cut }) => (cut ? wire : 0))
    player.marks = wires.map(({ mark }) => mark)
    player.from = wires.map(() => seat)
    player.not = wires.map(() => 0)
    player.uncut = wires.filter(({ cut }) => !cut).length
    own[seat].wires = wires.map(({ wire, mark }) => (mark === UPSIDE_DOWN ? 0 : wire))
    const isTurned = wires.some(({ mark }) => mark === UPSIDE_DOWN)
    hidden.upsideDown[seat] = isTurned ? wires.map(({ wire, mark }) => (mark === UPSIDE_DOWN ? wire : 0)) : []
    for (const { wire, cut } of wires) {
      pub.total[gameValue(wire)]++
      if (cut) pub.cut[gameValue(wire)]++
    }
  }

  get pub(): BombBusters['pub'] {
    return this.match.play.pub
  }

  /** Puts a token down without a rule: on this place, or as a relation between two. */
  token(seat: Seat, token: Partial<Token>): this {
    this.pub.players[seat].tokens.push({ kind: VALUE_TOKEN, value: 0, place: 0, placeB: -1, says: 'is', ...token })
    return this
  }

  /** Does it; throws when it is refused. */
  act(seat: Seat, action: Fields & { readonly type: string }): this {
    const applied = this.match.apply(seat, complete(action))
    if (applied.blocked !== null) {
      throw new Error(`seat ${seat}: ${applied.blocked.code} (${applied.blocked.rule}): ${applied.blocked.message}`)
    }
    this.#last = applied.events
    return this
  }

  /** The code of the refusal; throws when it is allowed. */
  refused(seat: Seat, action: Fields & { readonly type: string }): string {
    const why: Blocked | null = this.match.check(seat, complete(action))
    if (why === null) throw new Error(`seat ${seat} may ${JSON.stringify(action)}`)
    return why.code
  }

  use(seat: Seat, equipmentId: string, fields: Fields = {}): this {
    return this.act(seat, { type: 'useEquipment', equipmentId, ...fields })
  }

  useRefused(seat: Seat, equipmentId: string, fields: Fields = {}): string {
    return this.refused(seat, { type: 'useEquipment', equipmentId, ...fields })
  }

  ability(seat: Seat, fields: Fields = {}): this {
    return this.act(seat, { type: 'useCharacterAbility', ...fields })
  }

  abilityRefused(seat: Seat, fields: Fields = {}): string {
    return this.refused(seat, { type: 'useCharacterAbility', ...fields })
  }

  /** The target of a detector answers. */
  choose(seat: Seat, tileIndex: number | null, infoTokenTileIndex: number | null = null): this {
    return this.act(seat, { type: 'detectorTileChoice', tileIndex, infoTokenTileIndex })
  }

  /** A hand as it really is, in the notation above without marks. */
  hand(seat: Seat): string {
    const player = this.pub.players[seat]
    return player.shown
      .map((cut, place) => {
        const text = writeWire(wireAt(this.match.play, seat, place)) + (cut === 0 ? '' : '-')
        return place > 0 && standOf(player, place) !== standOf(player, place - 1) ? `| ${text}` : text
      })
      .join(' ')
  }

  /** What this seat knows about that hand, `.` for nothing. */
  knows(seat: Seat, holder: Seat): string {
    const known = this.match.play.own[seat].known[holder]
    return known.map((wire) => (wire === 0 ? '.' : writeWire(wire))).join(' ')
  }

  /** Tokens of a hand in short: `4@2`, relations `3:0-1`. */
  tokens(seat: Seat): string[] {
    return this.pub.players[seat].tokens.map(({ kind, value, place, placeB }) =>
      placeB >= 0 ? `${kind}:${place}-${placeB}` : `${kind === VALUE_TOKEN ? '' : `${kind}:`}${value}@${place}`,
    )
  }

  told(observer: Observer, type: string): readonly EventJson[] {
    return this.match.tell(this.#last, observer).filter((event) => event.type === type)
  }

  /** Who is asked what: `1 talkiesWalkiesChoice`. */
  asked(): string[] {
    return this.match.view(-1).decisions.map(({ seat, question }) => `${seat} ${question ?? ''}`)
  }

  isUsed(id: string): boolean | undefined {
    return this.pub.row.find(({ card }) => card === this.#card(id))?.used
  }
}

const CUTS = {
  oxygenRecipientPlayerId: null,
  mission43NanoStandIndex: null,
  mission59RotateNano: false,
  numberCardA: null,
  numberCardB: null,
}

/** Fields that no test here is about. */
export function complete(action: Fields & { readonly type: string }): Fields {
  switch (action.type) {
    case 'dualCut':
    case 'dualCutDoubleDetector':
      return { actorTileIndex: null, ...CUTS, ...action }
    case 'soloCut':
      return { upsideDownIndex: null, upsideDownIndex2: null, ...CUTS, ...action }
    default:
      return action
  }
}

export function staged(position: Position): Staged {
  return new Staged(position)
}

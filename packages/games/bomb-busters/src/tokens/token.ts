import type { Seat, Table } from '@riposte/kernel'
import { events } from '../events.ts'
import type { BombBusters, Pub, PublicPlayer, Token } from '../state.ts'
import { EQUAL_TOKEN, NOT_EQUAL_TOKEN, SINGLE_WIRE_TOKEN } from '../state.ts'
import { VALUES, type Value } from '../wires.ts'

export function isRelation({ kind }: Token): boolean {
  return kind === EQUAL_TOKEN || kind === NOT_EQUAL_TOKEN
}

/** BB-10.2: relations and single-wire labels lie beside other tokens; all others say something about one wire. */
function isStructural(token: Token): boolean {
  return isRelation(token) || token.kind === SINGLE_WIRE_TOKEN
}

export function hasToken({ tokens }: PublicPlayer, place: number): boolean {
  for (let i = 0; i < tokens.length; i++) if (tokens[i].place === place || tokens[i].placeB === place) return true
  return false
}

export function hasValueToken({ tokens }: PublicPlayer, place: number): boolean {
  for (let i = 0; i < tokens.length; i++) if (tokens[i].place === place && !isStructural(tokens[i])) return true
  return false
}

/** Puts a token down. On the same wire a new one replaces the old one (BB-10.2). */
export function putToken(x: Table<BombBusters>, seat: Seat, token: Token): void {
  const player = x.pub.players[seat]
  if (!isStructural(token) && token.place >= 0 && hasValueToken(player, token.place)) {
    player.tokens = player.tokens.filter((old) => isStructural(old) || old.place !== token.place)
  }
  player.tokens.push(token)
  // What is absent now may arrive later with a wire that changes hands.
  if (token.place < 0 && token.says === 'is not') {
    for (let at = 0; at < player.shown.length; at++) if (player.shown[at] === 0) player.not[at] |= 1 << token.value
  }
  if (isRelation(token)) {
    const isEqual = token.kind === EQUAL_TOKEN ? 1 : 0
    x.tell(events.relationPlaced, { seat, tileIndex: token.place + 1, tileIndexB: token.placeB + 1, equal: isEqual })
  } else x.tell(events.tokenPlaced, { seat, tileIndex: token.place + 1, kind: token.kind, value: token.value })
}

/** Everybody knows what this wire is, though no token lies there. */
export function noteValue({ players }: Pub, seat: Seat, place: number, value: Value): void {
  for (let other = 1; other < VALUES; other++) if (other !== value) players[seat].not[place] |= 1 << other
}

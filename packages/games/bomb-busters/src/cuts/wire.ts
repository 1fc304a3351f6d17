import type { Seat, Table } from '@riposte/kernel'
import { CARDS } from '../equipment/card-table.ts'
import { events } from '../events.ts'
import { hooksOf } from '../modules/hooks.ts'
import type { BombBusters, Pub } from '../state.ts'
import { standOf, wireAt } from '../state.ts'
import { COPIES, gameValue, isBlue, type Value } from '../wires.ts'

/** A wire goes face up in front of its place. Everybody sees what it was; its token stays (BB-10.6). */
export function cutWire(x: Table<BombBusters>, seat: Seat, place: number): void {
  const player = x.pub.players[seat]
  const wire = wireAt(x, seat, place)
  const value = gameValue(wire)
  player.shown[place] = wire
  player.uncut--
  player.has &= ~(1 << value)
  const stand = standOf(player, place)
  const has = player.standHas[stand]
  if ((has & (1 << value)) !== 0) player.standHas = player.standHas.with(stand, has & ~(1 << value))
  x.own[seat].wires[place] = wire
  if (x.hidden.upsideDown[seat].length > 0) x.hidden.upsideDown[seat][place] = 0
  x.pub.cut[value]++
  x.tell(events.cut, { seat, tileIndex: place + 1, wire })
  // BB-3.3
  if (!isBlue(wire)) {
    const marker = x.pub.markers.find((entry) => entry.wire === wire && !entry.confirmed)
    if (marker !== undefined) marker.confirmed = true
  } else if (x.pub.cut[value] === COPIES) {
    const hooks = hooksOf(x.pub)
    if (!hooks.some(({ hidesTrack }) => hidesTrack === true)) x.tell(events.validated, { value })
    for (const { validated } of hooks) validated?.(x, value)
  }
}

/** BB-11.2 to BB-11.4, BB-11.5, BB-M12.2: what a successful cut of this value opens. */
export function unlock(x: Table<BombBusters>, value: Value): void {
  const { row, cut } = x.pub
  for (let i = 0; i < row.length; i++) {
    const card = row[i]
    // BB-11.4: a number lock goes as soon as its wires are cut, whatever was cut just now.
    if (card.lock !== 0 && cut[card.lock] >= SECOND_LOCK_CUTS) card.lock = 0
    if (card.unlocked || card.faceDown) continue
    const facts = CARDS[card.card]
    if (facts.unlock !== value) continue
    if (cut[value] >= unlocksAt(x.pub, facts.cuts)) {
      card.unlocked = true
      x.tell(events.equipmentUnlocked, { equipmentId: card.card })
    }
  }
}

const SECOND_LOCK_CUTS = 2

/** BB-7.6, BB-11.3: how many cut wires unlock a card that usually needs so many; a module may say otherwise, or never. */
export function unlocksAt(pub: Pub, usual: number): number {
  const hooks = hooksOf(pub)
  for (let i = 0; i < hooks.length; i++) {
    const other = hooks[i].unlockAt?.(pub)
    if (other !== undefined) return other === 0 ? Number.POSITIVE_INFINITY : other
  }
  return usual
}

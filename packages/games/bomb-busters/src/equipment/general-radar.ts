import { blocked, only, type Seats, type Table } from '@riposte/kernel'
import { events } from '../events.ts'
import { GENERAL_RADAR } from '../names.ts'
import type { BombBusters } from '../state.ts'
import { standEnd, standStart, UPSIDE_DOWN, X_MARKED } from '../state.ts'
import { gameValue, type Value } from '../wires.ts'
import { defineCard } from './card.ts'

const NOT_A_NUMBER = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E08', 'Name a number from 1 to 12.')

/** BB-E08: every stand says whether it has an uncut blue wire of that number. The seats that say yes. */
export function askRadar(x: Table<BombBusters>, value: Value): Seats {
  let yes: Seats = 0
  for (let holder = 0; holder < x.seats; holder++) {
    const player = x.pub.players[holder]
    for (let stand = 0; stand < player.stands.length; stand++) {
      const asked: number[] = []
      for (let place = standStart(player, stand); place < standEnd(player, stand); place++) {
        const isIgnored = player.shown[place] !== 0 || (player.marks[place] & (X_MARKED | UPSIDE_DOWN)) !== 0
        if (!isIgnored) asked.push(place)
      }
      const found = asked.some((place) => gameValue(x.own[holder].wires[place]) === value)
      if (found) player.standHas = player.standHas.with(stand, player.standHas[stand] | (1 << value))
      // Said of the wires and not of the stand: one that the radar does not see may still be of that number.
      else for (const place of asked) player.not[place] |= 1 << value
      if (found) yes |= only(holder)
      x.tell(events.radarAnswered, { seat: holder, stand, value, found: found ? 1 : 0 })
    }
  }
  return yes
}

defineCard(GENERAL_RADAR, {
  needs: ['valueA'],
  refused: (_pub, _mine, _seat, { values: [value] }) => (value >= 1 && value <= 12 ? null : NOT_A_NUMBER),
  domain(_pub, _mine, _seat, _field, _use, out) {
    for (let value = 1; value <= 12; value++) out.push(value)
  },
  effect(x, _seat, { values: [value] }) {
    askRadar(x, value)
    return null
  },
})

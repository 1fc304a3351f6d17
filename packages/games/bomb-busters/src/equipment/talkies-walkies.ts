import {
  type Action,
  type Blocked,
  blocked,
  type Facts,
  named,
  only,
  type Seat,
  seat,
  shown,
  type Table,
} from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST, INVALID_TILE_INDEX, TILE_ALREADY_CUT } from '../blocked.ts'
import { isXMarked, teammateRefused, X_WIRE } from '../cuts/legality.ts'
import { events } from '../events.ts'
import { tile } from '../fields.ts'
import { flow, question } from '../kit.ts'
import { hooksOf } from '../modules/hooks.ts'
import { TALKIES_WALKIES, UNDECIDED } from '../names.ts'
import { insertWire, takeWire } from '../stands.ts'
import type { BombBusters, Pub, PublicPlayer } from '../state.ts'
import { standOf } from '../state.ts'
import { isRelation } from '../tokens/token.ts'
import { whileChoosing } from '../turn-actions.ts'
import { defineCard } from './card.ts'
import { isAtHand, placeRefused, unseenRefused } from './own-wire.ts'

const OWN_WIRE_CUT = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E02', 'Offer a wire that is not cut.')
const NOTHING_TO_GIVE = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E02', 'That teammate has no wire to give.')

const SOURCES = ['equipment', 'characterAbility']

/** BB-13.5: who has offered which wire to whom. */
type Offer = Facts & {
  readonly actor: Seat
  readonly teammate: Seat
  readonly tileIndex: number
  readonly source: number
}

function giveable(pub: Pub, holder: Seat): number[] {
  const places: number[] = []
  for (let place = 0; place < pub.players[holder].shown.length; place++) {
    if (isAtHand(pub, holder, place)) places.push(place)
  }
  return places
}

function choiceRefused(pub: Pub, me: Seat, place: number): Blocked | null {
  const player = pub.players[me]
  if (place < 0 || place >= player.shown.length) return INVALID_TILE_INDEX
  if (player.shown[place] !== 0) return TILE_ALREADY_CUT
  return unseenRefused(pub, me, place) ?? (isXMarked(player, place) ? X_WIRE : null)
}

const written = { actor: seat, teammate: seat, tileIndex: tile, source: named('source of an offer', SOURCES) }

export const talkiesWalkiesChoice = question<Offer>('talkiesWalkiesChoice', {
  rule: 'BB-13.5',
  takes: [actions.talkiesWalkiesChoice],
  about: written,
  legal(pub, _mine, me, _offer, out) {
    for (const place of giveable(pub, me)) out.add(actions.talkiesWalkiesChoice.of(place + 1))
  },
  why: (pub, _mine, me, _offer, action) => choiceRefused(pub, me, actions.talkiesWalkiesChoice.tileIndex(action) - 1),
  meanwhile: whileChoosing,
  // BB-22.2
  timeout: (pub, _mine, me) => actions.talkiesWalkiesChoice.of(giveable(pub, me)[0] + 1),
})

interface Swapping {
  args: Offer
  local: { readonly offer: Offer }
  steps: { choose: void; chosen: Action }
  result: void
}

/** BB-E02, BB-E02.R1: the teammate alone chooses what comes back. */
export const talkiesWalkiesFlow = flow<Swapping>('talkiesWalkies', {
  rule: 'BB-E02',
  shown: shown(written, ({ offer }) => offer), // BB-15.4
  start: 'choose',
  local: (offer) => ({ offer }),
  blocks: FORCED_FIRST,
  steps: {
    choose(x) {
      // Something done in the meantime may have ended the mission (BB-M61.4).
      if (x.pub.result !== UNDECIDED) return x.done()
      return x.ask(talkiesWalkiesChoice, x.local.offer.teammate, x.local.offer, 'chosen')
    },
    chosen(x, action) {
      const { actor, teammate, tileIndex } = x.local.offer
      swap(x, actor, tileIndex - 1, teammate, actions.talkiesWalkiesChoice.tileIndex(action) - 1)
      return x.done()
    },
  },
})

/** Each wire goes to the stand that the other came from, with the tokens that lie on it alone. */
function swap(x: Table<BombBusters>, actor: Seat, place: number, mate: Seat, matePlace: number): void {
  const { players } = x.pub
  const stand = standOf(players[actor], place)
  const mateStand = standOf(players[mate], matePlace)
  const given = takeWire(x, actor, place)
  const taken = takeWire(x, mate, matePlace)
  for (const loose of [given, taken]) {
    loose.tokens = loose.tokens.filter((token) => !hooksOf(x.pub).some((hook) => hook.swapDiscards?.(token) === true))
  }
  const mateNew = insertWire(x, mate, mateStand, given)
  const ownNew = insertWire(x, actor, stand, taken)
  part(players[mate], mateNew)
  part(players[actor], ownNew)
  x.tell(events.swapped, {
    seat: actor,
    tileIndex: place + 1,
    target: mate,
    targetTileIndex: matePlace + 1,
    newTileIndex: ownNew + 1,
    newTargetTileIndex: mateNew + 1,
  })
  const both = only(actor) | only(mate)
  x.whisper(both, events.received, { seat: mate, tileIndex: mateNew + 1, wire: given.wire })
  x.whisper(both, events.received, { seat: actor, tileIndex: ownNew + 1, wire: taken.wire })
}

/** BB-E02.R2 (b): a relation does not outlast a newcomer between its two wires. */
function part(player: PublicPlayer, newcomer: number): void {
  player.tokens = player.tokens.filter(
    (token) => !(isRelation(token) && token.place < newcomer && newcomer < token.placeB),
  )
}

defineCard(TALKIES_WALKIES, {
  needs: ['player', 'placeA'],
  refused(pub, _mine, seat, { player, places: [place] }) {
    const refused =
      teammateRefused(pub, seat, player) ?? placeRefused(pub, seat, place) ?? unseenRefused(pub, seat, place)
    if (refused !== null) return refused
    if (isXMarked(pub.players[seat], place)) return X_WIRE
    if (pub.players[seat].shown[place] !== 0) return OWN_WIRE_CUT
    return giveable(pub, player).length > 0 ? null : NOTHING_TO_GIVE
  },
  domain(pub, _mine, seat, field, _use, out) {
    const own = giveable(pub, seat)
    if (field === 'placeA') out.push(...own)
    else if (own.length > 0) {
      for (let mate = 0; mate < pub.players.length; mate++) {
        if (mate !== seat && giveable(pub, mate).length > 0) out.push(mate)
      }
    }
  },
  effect(x, seat, { player, places: [place] }, by) {
    x.tell(events.swapPending, { seat, target: player, tileIndex: place + 1 })
    const offer: Offer = { actor: seat, teammate: player, tileIndex: place + 1, source: by === 'card' ? 0 : 1 }
    return { flow: talkiesWalkiesFlow, args: offer }
  },
})

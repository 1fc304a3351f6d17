import {
  bluffCost,
  bluffWarning,
  chanceHeld,
  copiesInGame,
  copiesInSight,
  isKnownToHold,
} from '@riposte/imposter-kings'
import type { ActionJson, Seat } from '@riposte/kernel'
import type { Stakes } from '../face.ts'
import { type KingsSight, partnerOf, printedValue } from './names.ts'
import { assassinPoints } from './pending.ts'
import { aName, aNumber, plain, say } from './phrases.ts'

/** What a King flip or a false claim may cost, as far as the reader can know. */
export function stakes(sight: KingsSight, action: ActionJson): Stakes | null {
  if (bluffWarning(sight.seen, action) !== null) {
    return { loss: bluffCost(sight.seen), besides: null, rules: ['IK-9.11', 'IK-9.12'] }
  }
  return action.type === 'flip' && sight.me !== null ? flipStakes(sight, sight.me) : null
}

const LOSS = `.match $players $known
  3 yes {{{$holders} has {$card}. If it is used, you are out of the round.}}
  3 no {{If {$holders :seat list=or} has {$card}, you are out of the round.}}
  4 yes {{{$holders} has {$card}. If it is used, your side loses the round: {$points} points to them.}}
  4 no {{If {$holders :seat list=or} has {$card}, your side loses the round: {$points} points to them.}}
  * yes {{{$holders} has {$card}. If it is used, you lose the round: {$points} points to {$holders}.}}
  * * {{If {$holders} has {$card}, you lose the round: {$points} points to {$holders}.}}`

/** IK-9.30, IK-9.32, IK-11.6: an Assassin against the own flip. */
function flipStakes(sight: KingsSight, me: Seat): Stakes | null {
  const { view } = sight.seen
  const card = threat(sight, me)
  if (card === null) return null
  const holders = opponentsOf(sight, me).filter((seat) => mayReact(sight, seat, card))
  if (holders.length === 0) return null
  const sure = holders.filter((seat) => isKnownToHold(view, seat, card))
  const named = sure.length > 0 ? sure.slice(0, 1) : holders
  const loss = say(sight, LOSS, {
    players: plain(view.players.length),
    known: plain(sure.length > 0),
    holders: { kind: 'seat', value: named.length === 1 ? named[0] : named },
    card: aName(card),
    points: aNumber(assassinPoints(named[0], sight)),
  })
  const besides = [sure.length > 0 ? null : chanceWords(sight, me, holders, card), help(sight)]
    .filter(Boolean)
    .join(' ')
  return { loss, besides: besides === '' ? null : besides, rules: ['IK-9.30', 'IK-9.32'] }
}

function opponentsOf({ seen }: KingsSight, me: Seat): readonly Seat[] {
  const { view } = seen
  return view.players.flatMap((player, seat) =>
    seat === me || player.out || seat === partnerOf(view, me) ? [] : [seat],
  )
}

/** IK-9.30, IK-9.50: the Assassin, or a Stranger where all of those are in sight and one can be copied. */
function threat({ seen }: KingsSight, me: Seat): string | null {
  const { view } = seen
  const unseen = (name: string) => (copiesInGame(view).get(name) ?? 0) > (copiesInSight(view, me).get(name) ?? 0)
  if (unseen('Assassin')) return 'Assassin'
  const models = view.options.strangerSource === 'anyCourt' ? view.court : view.court.slice(0, -1)
  const copied = models.some(({ as, disgraced, muted }) => as === 'Assassin' && !disgraced && !muted)
  return copied && unseen('Stranger') ? 'Stranger' : null
}

/** IK-9.4: whoever has cards, and is not known to lack this one or to be kept from using it. */
function mayReact({ seen }: KingsSight, seat: Seat, card: string): boolean {
  const { players, exiles, mystic, options } = seen.view
  const { hand, lacks, conspiracies } = players[seat]
  if (hand === 0 || lacks.includes(card)) return false
  const muted = exiles.length > 0 || (options.mysticMutesReactions && mystic.includes(printedValue(card)))
  return !muted || conspiracies > 0
}

function chanceWords({ seen }: KingsSight, me: Seat, holders: readonly Seat[], card: string): string | null {
  const chance = chanceHeld(seen.view, me, holders, card)
  return chance === null ? null : `The chance is ${chance.in} in ${chance.of}.`
}

/** IK-9.41: what saves the flip. */
function help({ seen }: KingsSight): string | null {
  const held = seen.view.mine?.hand.some(({ card }) => card === "King's Hand") ?? false
  return held && seen.view.exiles.length === 0 ? "Your King's Hand can stop it." : null
}

import type { Things } from '@riposte/words'
import type { KingsSight } from '../names.ts'
import { aSeat, listed, ownedBy, plain, say } from '../phrases.ts'
import type { Round } from './rounds.ts'

/** Who wins, the reader first; whether the verb is that of many or of "you". */
export function winnersOf({ me }: Pick<KingsSight, 'me'>, winners: readonly number[]): Things {
  const readerFirst = winners.toSorted((a, b) => Number(b === me) - Number(a === me))
  return {
    winners: { kind: 'seat', value: readerFirst },
    areMany: plain(winners.length > 1 || winners[0] === me),
  }
}

const WON = '.match $areMany yes {{{$winners} win round {$round}}} * {{{$winners} wins round {$round}}}'

/** "You win round 3", "Odile and Ines win round 3". */
export function wonBy(sight: KingsSight, { winner, round }: Round): string {
  const isTeam = sight.seen.view.players.length === 4
  return say(sight, WON, {
    ...winnersOf(sight, isTeam ? [winner, (winner + 2) % 4] : [winner]),
    round: plain(round),
  })
}

const BECAUSE = `.match $reason $loser
  assassination you {{You were assassinated.}}
  assassination * {{{$loser} was assassinated.}}
  forfeit * {{{$loser} forfeited the round by a false claim.}}
  * you {{You could neither play a card nor flip your King.}}
  * * {{{$loser} could neither play a card nor flip their King.}}`

/** Why it ended. */
export function because(sight: KingsSight, { loser, reason }: Round): string {
  return say(sight, BECAUSE, { loser: aSeat(loser), reason: plain(reason) })
}

/** IK-11.3 to IK-11.6, IK-12.13, IK-12.22: what the winner's points are for, as far as it is public. */
export function pointsFor(sight: KingsSight, round: Round): string {
  const { winner, flipped, reason, hidden } = round
  const count = sight.seen.view.players.length
  const parts = ['1 for the round']
  if (count === 4) {
    const kings = [winner, (winner + 2) % 4].filter((seat) => !flipped.has(seat)).length
    if (kings > 0) parts.push(`${kings} for ${kings === 1 ? 'a King' : 'Kings'} face up`)
    return listed(sight, parts)
  }
  if (!flipped.has(winner)) parts.push('1 for the King face up')
  if (count === 2 && reason === 'assassination') parts.push('1 for the Assassin')
  else {
    for (let seat = 0; seat < count; seat++) {
      const left = hidden.some((card) => card.seat === seat && (card.place === 'hand' || card.place === 'successor'))
      if (seat !== winner && left) parts.push(`1 for ${ownedBy(sight, seat)} cards left`)
    }
  }
  return listed(sight, parts)
}

import { and, type KingsSight, ownedBy, personOf } from '../names.ts'
import type { Round } from './rounds.ts'

/** "You win the round", "Odile and Ines win the round". */
export function wonBy(sight: KingsSight, round: Round): string {
  const team = sight.seen.view.players.length === 4
  const winners = team ? [round.winner, (round.winner + 2) % 4] : [round.winner]
  const many = team || round.winner === sight.me
  const people = winners.map((seat) => personOf(sight, seat)).sort((a, b) => Number(b === 'You') - Number(a === 'You'))
  return `${and(people)} ${many ? 'win' : 'wins'}`
}

/** Why it ended. */
export function because(sight: KingsSight, { loser, reason }: Round): string {
  const you = loser === sight.me
  const who = personOf(sight, loser)
  switch (reason) {
    case 'assassination':
      return `${who} ${you ? 'were' : 'was'} assassinated.`
    case 'forfeit':
      return `${who} forfeited the round by a false claim.`
    default:
      return `${who} could neither play a card nor flip the King.`
  }
}

/** IK-11.3 to IK-11.6, IK-12.13, IK-12.22: what the winner's points are for, as far as it is public. */
export function pointsFor(sight: KingsSight, round: Round): string {
  const { winner, flipped, reason, hidden } = round
  const count = sight.seen.view.players.length
  const parts = ['1 for the round']
  if (count === 4) {
    const kings = [winner, (winner + 2) % 4].filter((seat) => !flipped.has(seat)).length
    if (kings > 0) parts.push(`${kings} for ${kings === 1 ? 'a King' : 'Kings'} face up`)
    return and(parts)
  }
  if (!flipped.has(winner)) parts.push('1 for the King face up')
  if (count === 2 && reason === 'assassination') parts.push('1 for the Assassin')
  else {
    for (let seat = 0; seat < count; seat++) {
      const left = hidden.some((card) => card.seat === seat && (card.place === 'hand' || card.place === 'successor'))
      if (seat !== winner && left) parts.push(`1 for ${ownedBy(sight, seat)} cards left`)
    }
  }
  return and(parts)
}

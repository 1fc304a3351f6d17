import { includes, listed, type Seat } from '@riposte/kernel'
import { BASE_ARMY, type Card, cardText, NAMES, NO_CARD, nameOf, ownerOf } from '../names.ts'
import { withArmies } from '../options.ts'
import { standingList } from '../reactions/standing-answer.ts'
import { type CourtCard, FACETS, type Known, type Own, type Position, REGULAR, THIS_NAME } from '../state.ts'
import { cardsOf, PLACES } from './places.ts'
import { NONE } from './terms.ts'

/**
 * A position between two turns, or in a turn while its player chooses what to do, so that reading gives it back; whoever
 * is `acting` is to act.
 */
export function writeNotation(position: Position): string {
  const { pub, own, hidden } = position
  const sections: string[] = []
  const section = (key: string, value: string) => sections.push(`${key}: ${value}`)
  const several = (key: string, values: readonly string[]) => values.length > 0 && section(key, values.join(', '))
  several('court', pub.court.map(courtText))
  if (pub.accused !== NO_CARD) section('accused', cardText(pub.accused))
  if (hidden.forgotten !== NO_CARD) section('forgotten', cardText(hidden.forgotten))
  several(
    'condemned',
    hidden.condemned.map((of, at) => condemnedText(position, of, at)),
  )
  several('removed', pub.removed.map(cardText))
  for (let seat = 0; seat < own.length; seat++) {
    const parts = seatParts(position, seat)
    if (parts.length > 0) section(`seat ${seat}`, parts.join('; '))
  }
  several('known', pub.known.map(knownText))
  if (pub.acting >= 0) {
    section(pub.able === pub.acting ? 'in turn' : 'to act', String(pub.acting))
    if (pub.first !== pub.acting) section('first', String(pub.first))
  }
  section('true king', String(pub.trueKing))
  if (pub.scores.some((score) => score !== 0)) section('scores', pub.scores.join(' '))
  if (pub.owed.some((points) => points !== 0)) section('owed', pub.owed.join(' '))
  if (pub.mystic !== 0) section('mystic', listed(pub.mystic).join(' '))
  if (pub.exiles !== 0) section('exile', listed(pub.exiles).join(' '))
  if (pub.left.length > 1) section('left', pub.left.join(' '))
  // A match that has still to deal is one round further when it has dealt.
  const fresh = pub.acting < 0 && own.every(({ hand }) => hand.length === 0)
  const round = pub.round + (fresh ? 1 : 0)
  if (round !== 1) section('round', String(round))
  if (pub.turn !== 0) section('turn', String(pub.turn))
  return sections.join(' | ')
}

function seatParts({ pub, own, hidden }: Position, seat: Seat): string[] {
  const mine: Own = own[seat]
  const player = pub.players[seat]
  const parts: string[] = []
  const several = (key: string, values: readonly string[]) =>
    values.length > 0 && parts.push(`${key} ${values.join(', ')}`)
  const one = (key: string, of: Card) => of !== NO_CARD && parts.push(`${key} ${cardText(of)}`)
  several('hand', mine.hand.map(cardText))
  one('successor', mine.successor)
  one('dungeon', mine.dungeon)
  one('squire', mine.squire)
  if (player.flipped) parts.push('king down')
  if (player.facet !== REGULAR) parts.push(`facet ${FACETS[player.facet]}`)
  several('antechamber', player.antechamber.map(cardText))
  if (withArmies(pub.options)) {
    several(
      'signatures',
      player.signatures.map((name) => NAMES[name]),
    )
    const away = cardsOf({ pub, own, hidden }, 'without armies').filter((of) => ownerOf(of) === seat).length
    // All that is not somewhere else is the default.
    if (mine.army.length + away !== BASE_ARMY.length + player.signatures.length) {
      parts.push(`army ${mine.army.map((of) => NAMES[nameOf(of)]).join(', ') || NONE}`)
    }
    several(
      'exhausted',
      player.exhausted.map((of) => NAMES[nameOf(of)]),
    )
  }
  several('recruit discard', player.recruitDiscard.map(cardText))
  if (player.conspiracies > 0) {
    const ending = player.conspiraciesEnding > 0 ? ` ending ${player.conspiraciesEnding}` : ''
    parts.push(`conspiracies ${player.conspiracies}${ending}`)
  }
  if (player.lockedOut) parts.push('locked out')
  if (player.demanded) parts.push('demanded')
  if (player.receivedUnseen) parts.push('received unseen')
  several(
    'lacks',
    player.lacks.map((name) => NAMES[name]),
  )
  if (player.demands > 0) parts.push(`demands ${player.demands}`)
  several('knows', mine.known.map(knownText))
  several(
    'standing',
    standingList(mine.standing).map(([trigger, name]) => `${trigger} ${NAMES[name]}`),
  )
  if (includes(pub.out, seat)) parts.push('out')
  return parts
}

function courtText(entry: CourtCard): string {
  let text = `${cardText(entry.card)} by ${entry.by}`
  if (entry.as !== nameOf(entry.card)) text += ` as ${NAMES[entry.as]}`
  if (entry.bonus > 0) text += ` bonus ${entry.bonus}`
  if (entry.proven) text += ' proven'
  if (entry.fromAntechamber) text += ' from antechamber'
  return entry.up ? text : `${text} down`
}

function condemnedText({ pub, own }: Position, of: Card, at: number): string {
  const text = `${cardText(of)} from ${pub.condemned[at].from}`
  if (pub.condemned[at].card !== NO_CARD) return text
  const witnesses = own.flatMap((mine, seat) => (mine.condemned[at] === of ? [seat] : []))
  return `${text} seen by ${witnesses.join(' ')}${pub.condemned[at].base < 0 ? '' : ' base known'}`
}

function knownText({ seat, place, kind, what, tracked }: Known): string {
  const where = PLACES.find(([, known]) => known === place)?.[0]
  const text = kind === THIS_NAME ? `any ${NAMES[what]}` : cardText(what)
  return `${text} at ${seat} ${where}${tracked ? ' tracked' : ''}`
}

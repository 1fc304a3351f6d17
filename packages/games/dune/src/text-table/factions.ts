import type { FactionView } from '../view/faction.ts'
import type { LeaderView } from '../view/leaders.ts'
import type { View } from '../view.ts'
import { card, count, faction, leader, list, territory } from './names.ts'
import { type Line, line, type Piece, plain, styled } from './sheet.ts'
import { specialName } from './tokens.ts'

const IN_TANKS: readonly string[] = ['TANKS_FACE_UP', 'TANKS_FACE_DOWN']

/** Tokens that lie somewhere off the board: "7 +2 Sardaukar". */
const offBoard = (id: string, ordinary: number, special: number): string =>
  special > 0 ? `${ordinary} +${special} ${specialName(id)}` : String(ordinary)

/** A leader with its strength, and what has become of it. */
function leaderPiece({ definitionId, strength, location, capturedBy, hasBeenKilled, ...at }: LeaderView): Piece {
  const name = `${leader(definitionId)} ${strength}`
  if (capturedBy !== null) return styled(`${name} (with ${faction(capturedBy)})`, 'red')
  if (IN_TANKS.includes(location)) {
    return styled(`${name} (dead${location === 'TANKS_FACE_DOWN' ? ', face down' : ''})`, 'dim')
  }
  const facts = [
    ...(at.usedInTerritoryId === null ? [] : [`in ${territory(at.usedInTerritoryId)}`]),
    ...(hasBeenKilled ? ['revived'] : []),
  ]
  return plain(facts.length === 0 ? name : `${name} (${facts.join(', ')})`)
}

/** VI-2.31: numbers that everybody knows, where nobody else knows who. */
function missing({ hiddenCaptives, hiddenDead }: FactionView): Piece[] {
  return [
    ...(hiddenCaptives > 0 ? [styled(`${count(hiddenCaptives, 'leader')} captured in secret`, 'red')] : []),
    ...(hiddenDead > 0 ? [styled(`${count(hiddenDead, 'leader')} dead in secret`, 'red')] : []),
  ]
}

function numbers(one: FactionView, spice: number | null): Piece[] {
  return [
    ...(spice === null ? [] : [styled(`spice ${spice}`, 'yellow')]),
    plain(`reserves ${offBoard(one.faction, one.reserves, one.reservesElite)}`),
    plain(`tanks ${offBoard(one.faction, one.tanks, one.tanksElite)}`),
    plain(count(one.cards, 'card')),
    ...(one.shown.length > 0 ? [plain(`among them ${list(one.shown.map(card))}`)] : []),
    ...(one.bribe > 0 ? [styled(`bribes ${one.bribe}`, 'yellow')] : []),
    ...(one.called.length > 0 ? [plain(`traitors called: ${list(one.called.map(leader))}`)] : []),
    ...(one.powerUsed ? [styled('power used', 'dim')] : []),
    ...(one.karamaGuildShipmentActive ? [styled('ships at the Guild rate', 'cyan')] : []),
  ]
}

/** Who plays what, and what everybody may know of it. */
export function factionLines(view: View, deciding: (seat: number) => boolean, name: (seat: number) => string): Line[] {
  return view.factions.flatMap((one) => {
    const isMine = view.mine?.faction === one.faction
    const isOn = deciding(one.seat)
    const leaders = view.leaders.filter(({ originalFaction }) => originalFaction === one.faction)
    const head = [
      styled(`${isOn ? '?' : ' '} ${faction(one.faction).replace(/^the /, '')}`, isOn ? 'bold' : 'plain'),
      styled(`${name(one.seat)}${isMine ? ' (you)' : ''}`, isMine ? 'green' : 'dim'),
      styled(`circle ${one.circle}`, 'dim'),
      ...(one.ally === null ? [] : [styled(`allied with ${faction(one.ally)}`, 'cyan')]),
    ]
    return [
      line(0, head),
      line(4, numbers(one, isMine && view.mine !== null ? view.mine.spice : null)),
      line(4, [...leaders.map(leaderPiece), ...missing(one)]),
    ]
  })
}

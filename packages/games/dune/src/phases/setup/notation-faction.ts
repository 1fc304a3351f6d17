import { BENE_GESSERIT, FACTION_IDS, type Faction, HARKONNEN } from '../../data/factions.ts'
import { LEADER_FACTION, LEADER_ID, type Leader } from '../../data/leaders.ts'
import { NODES } from '../../data/nodes.ts'
import { CARD_ID } from '../../data/treachery.ts'
import { put } from '../../forces.ts'
import { TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../names.ts'
import type { Position } from '../../state.ts'

type Say = (position: Position, faction: Faction, value: string) => void

const wrong = (faction: Faction, message: string): Error => new Error(`notation: ${FACTION_IDS[faction]}: ${message}`)

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function leaderCalled(faction: Faction, name: string): Leader {
  const leader = LEADER_ID.indexOf(name)
  if (leader < 0) throw wrong(faction, `there is no leader ${name}`)
  return leader
}

function factionCalled(faction: Faction, name: string): Faction {
  const other = (FACTION_IDS as readonly string[]).indexOf(name)
  if (other < 0) throw wrong(faction, `there is no faction ${name}`)
  return other
}

/** `10`, or `4+2` with tokens of the other kind: Sardaukar, Fedaykin, and of Bene Gesserit advisors. */
function tokensIn(faction: Faction, text: string): [ordinary: number, special: number] {
  const [, ordinary, special = '0'] = /^(\d+)(?:\+(\d+))?$/.exec(text) ?? []
  if (ordinary === undefined) throw wrong(faction, `${text} are no tokens`)
  return [Number(ordinary), Number(special)]
}

function fromDeck({ hidden }: Position, faction: Faction, name: string): number {
  const at = hidden.deck.indexOf(CARD_ID.indexOf(name))
  if (at < 0) throw wrong(faction, `${name} is no card, or somewhere already`)
  return hidden.deck.splice(at, 1)[0]
}

/** Tokens leave the reserves; there have to be so many. */
function leave({ pub }: Position, faction: Faction, ordinary: number, special: number): void {
  // BG-10: advisors are tokens like others with the other side up.
  const isOneKind = faction === BENE_GESSERIT
  pub.reserves[faction] -= isOneKind ? ordinary + special : ordinary
  if (!isOneKind) pub.reservesElite[faction] -= special
  if (pub.reserves[faction] < 0 || pub.reservesElite[faction] < 0) throw wrong(faction, 'it has no such tokens left')
}

const SAYS: Readonly<Record<string, Say>> = {
  spice({ pub, own }, faction, value) {
    if (!/^\d+$/.test(value)) throw wrong(faction, `${value} is no spice`)
    own[pub.seatOf[faction]].spice = Number(value)
  },
  hand(position, faction, value) {
    const { pub, own } = position
    const { hand } = own[pub.seatOf[faction]]
    for (const name of words(value)) hand.push(fromDeck(position, faction, name))
    hand.sort((a, b) => a - b)
    pub.hand[faction] = hand.length
  },
  at(position, faction, value) {
    for (const stack of words(value)) {
      const [location = '', count = ''] = stack.split(' ')
      const node = NODES.indexOf(location)
      if (node < 0) throw wrong(faction, `there is no location ${location}`)
      const [ordinary, special] = tokensIn(faction, count)
      leave(position, faction, ordinary, special)
      put(position.pub, faction, node, ordinary, special)
    }
  },
  tanks(position, faction, value) {
    const [ordinary, special] = tokensIn(faction, value)
    leave(position, faction, ordinary, special)
    position.pub.tanks[faction] += ordinary
    position.pub.tanksElite[faction] += special
  },
  ally({ pub }, faction, value) {
    const other = factionCalled(faction, value)
    if (pub.seatOf[other] < 0 || other === faction) throw wrong(faction, `${value} cannot be its ally`)
    pub.ally[faction] = other
    pub.ally[other] = faction
  },
  traitors({ pub, own }, faction, value) {
    for (const name of words(value)) own[pub.seatOf[faction]].traitors |= 1 << leaderCalled(faction, name)
  },
  dead({ pub }, faction, value) {
    for (const word of words(value)) {
      const [name = '', ...side] = word.split(' ')
      const leader = leaderCalled(faction, name)
      pub.leaders[leader] = side.join(' ') === 'face down' ? TANKS_FACE_DOWN : TANKS_FACE_UP
      pub.hasBeenKilled |= 1 << leader
    }
  },
  captives({ pub, own }, faction, value) {
    if (faction !== HARKONNEN) throw wrong(faction, 'only Harkonnen have captives')
    for (const name of words(value)) {
      const leader = leaderCalled(faction, name)
      const home = LEADER_FACTION[leader]
      if (home === HARKONNEN || pub.seatOf[home] < 0) throw wrong(faction, `${name} is nobody to capture`)
      for (const holder of [home, HARKONNEN]) own[pub.seatOf[holder]].captured |= 1 << leader
      pub.hiddenCaptives[home]++
    }
  },
  predicts({ pub, own }, faction, value) {
    const [, name = '', turn = ''] = /^(\S+) in (\d+)$/.exec(value) ?? []
    if (faction !== BENE_GESSERIT) throw wrong(faction, 'only Bene Gesserit predict')
    const mine = own[pub.seatOf[faction]]
    mine.predictedFaction = factionCalled(faction, name)
    mine.predictedTurn = Number(turn)
  },
}

/**
 * What is said of a faction in a position:
 *
 * | word | value |
 * |---|---|
 * | `spice` | behind its shield |
 * | `hand` | treachery cards, by name |
 * | `at` | locations with tokens, `carthag/11 10` or `arrakeen/10 4+2` |
 * | `tanks` | tokens in the tanks |
 * | `ally` | a faction |
 * | `traitors` | traitor cards it has kept |
 * | `dead` | leaders of its own in the tanks, perhaps `face down` |
 * | `captives` | Harkonnen: leaders they hold, of whom only their factions know |
 * | `predicts` | Bene Gesserit: `fremen in 5` |
 */
export function readFaction(position: Position, faction: Faction, text: string): void {
  for (const part of text.split(';')) {
    const [word = '', ...value] = part.trim().split(' ')
    if (word === '') continue
    if (!Object.hasOwn(SAYS, word)) throw wrong(faction, `nothing is called ${word}`)
    SAYS[word](position, faction, value.join(' '))
  }
}

import { BENE_GESSERIT, FACTION_IDS, type Faction, HARKONNEN } from '../../../data/factions.ts'
import { LEADER_FACTION, type Leader } from '../../../data/leaders.ts'
import { CARD_ID } from '../../../data/treachery.ts'
import { put } from '../../../forces.ts'
import { CAPTIVE, LEADER_POOL, ON_BOARD, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../../names.ts'
import type { Position } from '../../../state.ts'
import { KNOWLEDGE } from './knowledge.ts'
import {
  factionCalled,
  leaderCalled,
  listOf,
  nodeCalled,
  numberIn,
  ownOf,
  type Say,
  taken,
  territoryCalled,
  wrong,
} from './terms.ts'

/** `10`, or `4+2` with tokens of the other kind: Sardaukar, Fedaykin, and of Bene Gesserit advisors. */
function tokensIn(section: string, text: string): [ordinary: number, special: number] {
  const [, ordinary, special = '0'] = /^(\d+)(?:\+(\d+))?$/.exec(text) ?? []
  if (ordinary === undefined) throw wrong(section, `${text} are no tokens`)
  return [Number(ordinary), Number(special)]
}

/** Tokens leave the reserves; there have to be so many. */
function leave({ pub }: Position, faction: Faction, ordinary: number, special: number): void {
  // BG-10: advisors are tokens like others with the other side up.
  const isOneKind = faction === BENE_GESSERIT
  pub.reserves[faction] -= isOneKind ? ordinary + special : ordinary
  if (!isOneKind) pub.reservesElite[faction] -= special
  if (pub.reserves[faction] < 0 || pub.reservesElite[faction] < 0) {
    throw wrong(FACTION_IDS[faction], 'it has no such tokens left')
  }
}

/** DU-1.13: a leader goes to a place other than the pool, and has to be there before. */
function leavePool({ pub, own }: Position, section: string, leader: Leader, name: string): void {
  const home = LEADER_FACTION[leader]
  if (pub.seatOf[home] < 0) throw wrong(section, `${name} does not play`)
  const { captured, killed } = own[pub.seatOf[home]]
  if (pub.leaders[leader] !== LEADER_POOL || ((captured | killed) & (1 << leader)) !== 0) {
    throw wrong(section, `${name} is somewhere already`)
  }
}

/** A leader of another faction that Harkonnen took. */
function takenLeader(position: Position, faction: Faction, name: string): Leader {
  const section = FACTION_IDS[faction]
  if (faction !== HARKONNEN) throw wrong(section, 'only Harkonnen have captives')
  const leader = leaderCalled(section, name)
  const home = LEADER_FACTION[leader]
  if (home === HARKONNEN || position.pub.seatOf[home] < 0) throw wrong(section, `${name} is nobody to capture`)
  leavePool(position, section, leader, name)
  return leader
}

const SAYS: Readonly<Record<string, Say>> = {
  spice(position, faction, value) {
    ownOf(position, faction).spice = numberIn(FACTION_IDS[faction], value, 0, 999)
  },
  bribe({ pub }, faction, value) {
    pub.bribe[faction] = numberIn(FACTION_IDS[faction], value, 0, 999)
  },
  hand(position, faction, value) {
    const { hand } = ownOf(position, faction)
    hand.push(...taken(FACTION_IDS[faction], position.hidden.deck, CARD_ID, value))
    hand.sort((a, b) => a - b)
    position.pub.hand[faction] = hand.length
  },
  at(position, faction, value) {
    for (const stack of listOf(value)) {
      const [location = '', count = ''] = stack.split(' ')
      const node = nodeCalled(FACTION_IDS[faction], location)
      const [ordinary, special] = tokensIn(FACTION_IDS[faction], count)
      leave(position, faction, ordinary, special)
      put(position.pub, faction, node, ordinary, special)
    }
  },
  tanks(position, faction, value) {
    const [ordinary, special] = tokensIn(FACTION_IDS[faction], value)
    leave(position, faction, ordinary, special)
    position.pub.tanks[faction] += ordinary
    position.pub.tanksElite[faction] += special
  },
  ally(position, faction, value) {
    const { pub } = position
    const other = factionCalled(FACTION_IDS[faction], position, value)
    const isFree = (one: Faction, partner: Faction) => pub.ally[one] < 0 || pub.ally[one] === partner
    if (other === faction || !isFree(faction, other) || !isFree(other, faction)) {
      throw wrong(FACTION_IDS[faction], `${value} cannot be its ally`)
    }
    pub.ally[faction] = other
    pub.ally[other] = faction
  },
  traitors(position, faction, value) {
    for (const name of listOf(value)) {
      ownOf(position, faction).traitors |= traitorCard(position, FACTION_IDS[faction], name)
    }
  },
  unkept(position, faction, value) {
    for (const name of listOf(value)) {
      ownOf(position, faction).unkept |= traitorCard(position, FACTION_IDS[faction], name)
    }
  },
  dead(position, faction, value) {
    const { pub } = position
    for (const word of listOf(value)) {
      const [name = '', ...side] = word.split(' ')
      const leader = leaderCalled(FACTION_IDS[faction], name)
      leavePool(position, FACTION_IDS[faction], leader, name)
      pub.leaders[leader] = side.join(' ') === 'face down' ? TANKS_FACE_DOWN : TANKS_FACE_UP
      pub.hasBeenKilled |= 1 << leader
    }
  },
  died({ pub }, faction, value) {
    for (const name of listOf(value)) pub.hasBeenKilled |= 1 << leaderCalled(FACTION_IDS[faction], name)
  },
  captives(position, faction, value) {
    const { pub } = position
    for (const word of listOf(value)) {
      const [name = '', openly] = word.split(' ')
      const leader = takenLeader(position, faction, name)
      const home = LEADER_FACTION[leader]
      if (openly === 'openly') pub.leaders[leader] = CAPTIVE
      else {
        for (const holder of [home, HARKONNEN]) ownOf(position, holder).captured |= 1 << leader
        pub.hiddenCaptives[home]++
      }
    }
  },
  killed(position, faction, value) {
    for (const name of listOf(value)) {
      const leader = takenLeader(position, faction, name)
      const home = LEADER_FACTION[leader]
      for (const holder of [home, HARKONNEN]) ownOf(position, holder).killed |= 1 << leader
      position.pub.hiddenDead[home]++
    }
  },
  predicts(position, faction, value) {
    const section = FACTION_IDS[faction]
    const [, name = '', turn = ''] = /^(\S+) in (\d+)$/.exec(value) ?? []
    if (faction !== BENE_GESSERIT) throw wrong(section, 'only Bene Gesserit predict')
    const mine = ownOf(position, faction)
    mine.predictedFaction = factionCalled(section, position, name)
    if (mine.predictedFaction === BENE_GESSERIT) throw wrong(section, 'they predict that another faction wins')
    mine.predictedTurn = numberIn(section, turn, 1, position.pub.options.maxTurns)
  },
  power({ pub }, faction, value) {
    if (value !== 'used') throw wrong(FACTION_IDS[faction], `the power is used, or nothing is said of it: ${value}`)
    pub.powerUsed |= 1 << faction
  },
  elite({ pub }, faction, value) {
    if (value !== 'revived')
      throw wrong(FACTION_IDS[faction], `an elite token was revived, or nothing is said: ${value}`)
    pub.eliteRevived |= 1 << faction
  },
}

/** A traitor card lies in one place. */
function traitorCard({ own }: Position, section: string, name: string): number {
  const card = 1 << leaderCalled(section, name)
  if (own.some(({ traitors, unkept }) => ((traitors | unkept) & card) !== 0)) {
    throw wrong(section, `the traitor card of ${name} is somewhere already`)
  }
  return card
}

/** DU-11.29: leaders that have fought this turn, and where. */
const fought: Say = (position, faction, value) => {
  const section = FACTION_IDS[faction]
  for (const word of listOf(value)) {
    const [, name = '', where = ''] = /^(\S+) at (\S+)$/.exec(word) ?? []
    const leader = leaderCalled(section, name)
    const { pub } = position
    const isOpenCaptive = faction === HARKONNEN && pub.leaders[leader] === CAPTIVE
    if (LEADER_FACTION[leader] !== faction && !isOpenCaptive) throw wrong(section, `${name} is none of its leaders`)
    if (!isOpenCaptive) {
      leavePool(position, section, leader, name)
      pub.leaders[leader] = ON_BOARD
    }
    pub.usedIn[leader] = territoryCalled(section, where)
  }
}

/** DU-6.11: spice for the ally, `bid 3` or `shipment 2`. */
const pledges: Say = (position, faction, value) => {
  const section = FACTION_IDS[faction]
  const { pub } = position
  if (pub.ally[faction] < 0) throw wrong(section, 'pledges are made to an ally')
  const mine = ownOf(position, faction)
  const theirs = ownOf(position, pub.ally[faction])
  for (const word of listOf(value)) {
    const [purpose = '', amount = ''] = word.split(' ')
    const spice = numberIn(section, amount, 0, mine.spice)
    if (purpose === 'bid') {
      mine.pledgedBid = spice
      theirs.allyBid = spice
    } else if (purpose === 'shipment') {
      mine.pledgedShipment = spice
      theirs.allyShipment = spice
    } else throw wrong(section, `it pledges for a bid or a shipment, not for ${purpose}`)
  }
}

/** What can only be said when all hands, allies and leaders are where they are. */
const LATER: Readonly<Record<string, Say>> = { fought, pledges, ...KNOWLEDGE }

/** See `../notation.ts`. What is said of one faction may depend on what is said of another. */
export function readFactions(position: Position, factions: readonly (readonly [Faction, string])[]): void {
  const said = factions.flatMap(([faction, text]) =>
    text
      .split(';')
      .map((part) => part.trim().split(' '))
      .filter(([word]) => word !== '')
      .map(([word, ...value]) => ({ faction, word, value: value.join(' ') })),
  )
  for (const { faction, word } of said) {
    if (!Object.hasOwn(SAYS, word) && !Object.hasOwn(LATER, word)) {
      throw wrong(FACTION_IDS[faction], `nothing is called ${word}`)
    }
  }
  for (const says of [SAYS, LATER]) {
    for (const { faction, word, value } of said) if (Object.hasOwn(says, word)) says[word](position, faction, value)
  }
}

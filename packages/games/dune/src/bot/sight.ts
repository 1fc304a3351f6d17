import type { Seen } from '@riposte/kernel'
import { sectorDistance } from '../board/storm-way.ts'
import { BENE_GESSERIT, FACTIONS, type Faction } from '../data/factions.ts'
import type { Leader } from '../data/leaders.ts'
import { NODE_SECTOR, NODES } from '../data/nodes.ts'
import { type Node, STRONGHOLDS, TERRITORIES, TERRITORY, type Territory } from '../data/territories.ts'
import type { Card } from '../data/treachery.ts'
import type { FactionView } from '../view/faction.ts'
import type { MineView } from '../view/mine.ts'
import type { View } from '../view.ts'
import { pendingIn } from './pending.ts'
import { readCard, readFaction, readLeader, readNode } from './read.ts'

/** A leader as far as this seat knows. */
export interface LeaderSight {
  readonly leader: Leader
  readonly home: Faction
  /** Who may use it. */
  readonly faction: Faction
  readonly strength: number
  readonly isActive: boolean
  readonly isDead: boolean
  /** Where it has fought this turn; -1 for nowhere. */
  readonly usedIn: Territory
}

/** What others own behind their shields nobody sees: what they usually have. */
const USUAL_SPICE: readonly number[] = [7, 6, 13, 6, 8, 12]

const NOBODY_ELSE = 0

/** So many tokens more and a battle is as good as won. */
const CLEAR_LEAD = 3

/** What a seat sees, as numbers; made anew for each decision. */
export class Sight {
  readonly view: View
  readonly mine: MineView
  readonly me: Faction
  readonly ally: Faction
  readonly advanced: boolean
  readonly turn: number
  readonly isLastTurn: boolean
  readonly turnsLeft: number
  readonly order: readonly Faction[]
  readonly playing: readonly Faction[]
  readonly hand: readonly Card[]
  /** Tokens that fight, by node * 6 + faction; the elite ones and, of Bene Gesserit, advisors apart. */
  readonly ordinary: number[]
  readonly elite: number[]
  readonly advisors: number[]
  readonly spiceAt: number[]
  readonly #factions: (FactionView | undefined)[] = []
  readonly #pending: number
  #leaders: readonly LeaderSight[] | null = null
  #spice: number

  constructor(seen: Seen<View>, mine: MineView) {
    const { view } = seen
    this.view = view
    this.mine = mine
    this.me = readFaction(mine.faction)
    for (const one of view.factions) this.#factions[readFaction(one.faction)] = one
    this.ally = readFaction(this.faction(this.me)?.ally)
    this.advanced = view.mode === 'advanced'
    this.turn = view.turn
    this.isLastTurn = view.turn >= view.maxTurns
    this.turnsLeft = view.maxTurns - view.turn
    this.order = view.order.map(readFaction)
    this.playing = view.factions.map(({ faction }) => readFaction(faction))
    this.hand = mine.hand.map(readCard)
    this.ordinary = new Array<number>(NODES.length * FACTIONS).fill(0)
    this.elite = this.ordinary.slice()
    this.advisors = new Array<number>(NODES.length).fill(0)
    this.spiceAt = this.advisors.slice()
    this.#spice = mine.spice
    for (const [id, stacks] of Object.entries(view.forces)) this.#see(readNode(id), stacks)
    for (const [id, spice] of Object.entries(view.spice)) this.spiceAt[readNode(id)] = spice
    this.#pending = pendingIn(seen, this.order)
  }

  #see(node: Node, stacks: View['forces'][string]): void {
    for (const [id, [ordinary, special]] of Object.entries(stacks)) {
      const faction = readFaction(id)
      this.ordinary[node * FACTIONS + faction] = ordinary
      if (faction === BENE_GESSERIT) this.advisors[node] = special
      else this.elite[node * FACTIONS + faction] = special
    }
  }

  faction(faction: Faction): FactionView | undefined {
    return this.#factions[faction]
  }

  get spice(): number {
    return this.#spice
  }

  isFriend(faction: Faction): boolean {
    return faction === this.me || faction === this.ally
  }

  isPlaying(faction: Faction): boolean {
    return this.#factions[faction] !== undefined
  }

  allyOf(faction: Faction): Faction {
    return readFaction(this.#factions[faction]?.ally)
  }

  /** Whether a faction still has its turn of shipment and movement before the battles. */
  isPending(faction: Faction): boolean {
    return (this.#pending & (1 << faction)) !== NOBODY_ELSE
  }

  /** What somebody has to spend: exactly one's own, of others what is usual. */
  spiceOf(faction: Faction): number {
    return faction === this.me ? this.#spice : USUAL_SPICE[faction]
  }

  reservesOf(faction: Faction): number {
    const one = this.#factions[faction]
    return one === undefined ? 0 : one.reserves + one.reservesElite
  }

  cardsOf(faction: Faction): number {
    return this.#factions[faction]?.cards ?? 0
  }

  ordinaryIn(territory: Territory, faction: Faction): number {
    let total = 0
    for (const node of TERRITORIES[territory].nodes) total += this.ordinary[node * FACTIONS + faction]
    return total
  }

  eliteIn(territory: Territory, faction: Faction): number {
    let total = 0
    for (const node of TERRITORIES[territory].nodes) total += this.elite[node * FACTIONS + faction]
    return total
  }

  forcesIn(territory: Territory, faction: Faction): number {
    return this.ordinaryIn(territory, faction) + this.eliteIn(territory, faction)
  }

  forcesAt(node: Node, faction: Faction): number {
    return this.ordinary[node * FACTIONS + faction] + this.elite[node * FACTIONS + faction]
  }

  advisorsIn(territory: Territory): number {
    let total = 0
    for (const node of TERRITORIES[territory].nodes) total += this.advisors[node]
    return total
  }

  /** The own tokens at a location that an action calls special: elite ones, or advisors. */
  ownSpecialAt(node: Node): number {
    return this.me === BENE_GESSERIT ? this.advisors[node] : this.elite[node * FACTIONS + this.me]
  }

  /** Thinks of own tokens somewhere else; -1 is off the map. Whoever does puts them back. */
  shift(from: Node, to: Node, ordinary: number, elite: number): void {
    if (from >= 0) this.#put(from, -ordinary, -elite)
    if (to >= 0) this.#put(to, ordinary, elite)
  }

  #put(node: Node, ordinary: number, elite: number): void {
    this.ordinary[node * FACTIONS + this.me] += ordinary
    this.elite[node * FACTIONS + this.me] += elite
  }

  /** Thinks of spice as spent. */
  spend(spice: number): void {
    this.#spice -= spice
  }

  get leaders(): readonly LeaderSight[] {
    this.#leaders ??= this.view.leaders.map((one) => ({
      leader: readLeader(one.definitionId),
      home: readFaction(one.originalFaction),
      faction: readFaction(one.faction),
      strength: one.strength,
      isActive: one.location === 'LEADER_POOL' || one.location === 'ON_BOARD',
      isDead: one.location === 'TANKS_FACE_UP' || one.location === 'TANKS_FACE_DOWN',
      usedIn: one.usedInTerritoryId === null ? -1 : (TERRITORY[one.usedInTerritoryId] ?? -1),
    }))
    return this.#leaders
  }

  /** The leaders somebody could use in a battle there, the strongest first. */
  leadersFor(faction: Faction, territory: Territory): LeaderSight[] {
    return this.leaders
      .filter((one) => one.faction === faction && one.isActive && (one.usedIn < 0 || one.usedIn === territory))
      .sort((a, b) => b.strength - a.strength)
  }

  /** Strongholds that a faction has, or will have when the battles are fought. */
  held(faction: Faction): Territory[] {
    return STRONGHOLDS.filter((territory) => this.holder(territory) === faction)
  }

  /** Who is alone in a territory, or much stronger than the others; -1 for nobody. */
  holder(territory: Territory, apart: Faction = -1): Faction {
    let first = -1
    let most = 0
    let next = 0
    for (const faction of this.playing) {
      if (faction === apart) continue
      const forces = this.ordinaryIn(territory, faction) + 2 * this.eliteIn(territory, faction)
      if (forces > most) {
        next = most
        most = forces
        first = faction
      } else if (forces > next) next = forces
    }
    return next === 0 || most > next + CLEAR_LEAD ? first : -1
  }

  /** DU-13.2, DU-13.3: strongholds that a side needs. */
  threshold(faction: Faction): number {
    if (this.allyOf(faction) >= 0) return 4
    return this.playing.length === 2 ? 4 : 3
  }

  /** Strongholds a faction and its ally control. */
  heldBySide(faction: Faction): number {
    const ally = this.allyOf(faction)
    return this.held(faction).length + (ally < 0 ? 0 : this.held(ally).length)
  }

  /** How many strongholds a faction and its ally still miss. */
  missing(faction: Faction): number {
    return this.threshold(faction) - this.heldBySide(faction)
  }

  /** Whether the prediction of this seat comes true if that faction wins now. */
  wishes(faction: Faction): boolean {
    const { prediction } = this.mine
    if (prediction === null || prediction.turn !== this.turn) return false
    const named = readFaction(prediction.faction)
    return named === faction || this.allyOf(faction) === named
  }

  /** DU-12.1 */
  get collectionRate(): number {
    for (const territory of STRONGHOLDS) {
      if (TERRITORIES[territory].ornithopters && this.forcesIn(territory, this.me) > 0) return 3
    }
    return 2
  }

  /** The chance that the next storm hits a sector. */
  stormChance(node: Node): number {
    const sector = NODE_SECTOR[node]
    if (sector === 0) return 0
    const distance = sectorDistance(this.view.storm, sector)
    const { stormCard } = this.mine
    if (stormCard !== null) return distance <= stormCard ? 1 : 0
    return distance === 0 ? 1 : Math.max(0, 1 - (distance - 1) / 6)
  }
}

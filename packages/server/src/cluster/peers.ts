import type { Change } from '../store/store.ts'
import type { Presence } from '../table/presence.ts'
import type { Tables } from '../table/tables.ts'
import type { ClusterMember, PeerHandlers, TableNews } from './member.ts'
import type { RemotePresence } from './remote-presence.ts'

/** Brings the tables of this process up to date when something has changed in another one. */
export interface Followers {
  changed(change: Change): void
  /** Something may have been stored without news of it. */
  lookUp(table: string): void
}

/** What a process does with news from others. */
export class Peers implements Pick<PeerHandlers, 'receiveNews' | 'watched' | 'lost'> {
  readonly #cluster: ClusterMember
  readonly #tables: Tables
  readonly #presence: Presence
  readonly #remote: RemotePresence
  readonly #followers: Followers

  constructor(
    cluster: ClusterMember,
    tables: Tables,
    presence: Presence,
    remote: RemotePresence,
    followers: Followers,
  ) {
    this.#cluster = cluster
    this.#tables = tables
    this.#presence = presence
    this.#remote = remote
    this.#followers = followers
  }

  receiveNews(news: TableNews): void {
    switch (news.is) {
      case 'present':
        this.#remote.receiveNews(news)
        this.#tell(news.table)
        return
      case 'noted':
        this.#followers.lookUp(news.table)
        return
      default:
        this.#followers.changed({ ...news, own: false })
    }
  }

  watched(table: string): void {
    const held = this.#tables.held(table)
    if (held !== undefined && !held.audience.isEmpty) this.#presence.tellOthers(held)
    if (this.#cluster.ownership(table) === 'here') this.#cluster.tell({ is: 'noted', table })
  }

  lost(worker: number): void {
    for (const table of this.#remote.forget(worker)) this.#tell(table)
  }

  /** Sends everybody at this table who is connected now. */
  #tell(id: string): void {
    const table = this.#tables.held(id)
    if (table === undefined) return
    table.audience.setRemote(this.#remote.at(id))
    table.audience.broadcast({ type: 'table', table: table.info() })
  }
}

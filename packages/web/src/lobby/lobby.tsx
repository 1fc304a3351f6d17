import type { Connection } from '@riposte/protocol'

/** A table before its match: seats, options, invitation. */
export function Lobby({ connection }: { readonly connection: Connection }) {
  return <main>{connection.table?.id}</main>
}

import type { CreateRequest } from '@riposte/protocol'
import type { Visitor } from './test-site.ts'

/** What is not worth clicking through again and again: asked of the server in this visitor's name. */
export async function asked<A>({ page }: Visitor, path: string, body?: unknown): Promise<A> {
  const answer = body === undefined ? await page.request.get(path) : await page.request.post(path, { data: body })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as A
}

interface Made {
  readonly table: { readonly id: string }
  readonly invitation: string
}

/** A table with these people, and bots on the other seats, started. Returns its id. */
export async function seated(people: readonly Visitor[], wish: Partial<CreateRequest> = {}): Promise<string> {
  const [host, ...guests] = people
  for (const visitor of people) await asked(visitor, '/api/guests', {})
  const seats = people.length + (wish.bots?.length ?? 0)
  const { table, invitation } = await asked<Made>(host, '/api/tables', {
    game: 'imposter-kings',
    seats,
    name: 'Wren',
    ...wish,
  })
  for (const [at, guest] of guests.entries()) {
    await asked(guest, `/api/tables/${table.id}/join`, { name: `Friend ${at + 1}`, invitation })
  }
  await asked(host, `/api/tables/${table.id}/start`, {})
  return table.id
}

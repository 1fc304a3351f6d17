import { valueIn, valuesIn, type Walked } from '@riposte/choice'
import type { ActionJson, Blocked, Json } from '@riposte/kernel'
import type { Hands } from '../../face.ts'
import { type Wishes, walk } from '../choice/walk.ts'
import { written } from '../names.ts'

/** What the rules are asked while a form is filled in. */
export type Asked = Pick<Hands, 'domain' | 'why'>

/** A form about spice, filled in as wished. */
export interface Draft {
  readonly walked: Walked
  /** Why there is no spice to choose from; null where there is. */
  readonly noSpice: Blocked | null
}

const filledIn = ({ domain }: Asked, type: string, wishes: Wishes): Promise<Walked> => walk(type, wishes, domain)

/** @param one the same answer with one spice, which the rules refuse where there is none to choose from */
async function aboutSpice(asked: Asked, walked: Walked, one: ActionJson): Promise<Draft> {
  const most = Number(valuesIn(walked, 'spice').at(-1) ?? 0)
  return { walked, noSpice: most > 0 ? null : await asked.why(one) }
}

export async function draftGift(asked: Asked, spice: number): Promise<Draft> {
  return aboutSpice(asked, await filledIn(asked, 'gift', { spice }), { type: 'gift', spice: 1 })
}

export async function draftPledge(asked: Asked, purpose: string, spice: number): Promise<Draft> {
  const walked = await filledIn(asked, 'pledge', { purpose, spice })
  return aboutSpice(asked, walked, { type: 'pledge', purpose, spice: 1 })
}

export interface ProposalDraft extends Draft {
  /** To whom something can be proposed. */
  readonly partners: readonly string[]
  /** Why nothing can be proposed to anybody; null where something can. */
  readonly closed: Blocked | null
  /** Spice goes neither this way nor the other. */
  readonly eitherWay: boolean
}

/** @param others the factions of the others, whom something might be proposed to */
export async function draftProposal(asked: Asked, wishes: Wishes, others: readonly string[]): Promise<ProposalDraft> {
  const deal = (to: string, giver: Json, spice: number): ActionJson => ({
    type: 'proposeDeal',
    to,
    giver,
    spice,
    promise: wishes.promise ?? null,
  })
  const first = await filledIn(asked, 'proposeDeal', {})
  const partners = valuesIn(first, 'to').map(written)
  if (partners.length === 0) {
    const closed = first.blocked ?? (others.length === 0 ? null : await asked.why(deal(others[0], true, 0)))
    return { walked: first, partners, closed, noSpice: null, eitherWay: false }
  }
  const to = partners.find((partner) => partner === wishes.to) ?? partners[0]
  const walked = await filledIn(asked, 'proposeDeal', { ...wishes, to })
  const giver = valueIn(walked, 'giver') ?? true
  const draft = await aboutSpice(asked, walked, deal(to, giver, 1))
  const eitherWay = draft.noSpice !== null && (await asked.why(deal(to, giver !== true, 1))) !== null
  return { ...draft, partners, closed: null, eitherWay }
}

import type { Seat } from '@riposte/kernel'

/** Where a card is known to be. `with`: in the hand or as Successor, nobody can say which. */
export type Where = 'hand' | 'with' | 'successor' | 'dungeon'

/** One card that a player is known to have. Of some only the name is known, not whose Army they belong to. */
export interface Fact {
  readonly seat: Seat
  readonly where: Where
  readonly name: string
  readonly card: string | null
  /** IK-9.15 */
  readonly tracked: boolean
}

export function nameIn(card: string): string {
  return card.replace(/ of seat \d$/, '')
}

/** Facts about different cards: two equal ones mean two cards. */
export class Ledger {
  facts: readonly Fact[] = []

  about(seat: Seat, ...where: readonly Where[]): readonly Fact[] {
    return this.facts.filter((fact) => fact.seat === seat && where.includes(fact.where))
  }

  /** A card is seen to come into this hand: that is one card more. */
  enters(seat: Seat, card: string, tracked: boolean, where: Where = 'hand'): void {
    this.facts = [...this.facts, { seat, where, name: nameIn(card), card, tracked }]
  }

  /** A card is seen to go from the hand, or from where the Successor lay. */
  leaves(seat: Seat, card: string, from: 'hand' | 'successor' = 'hand'): void {
    if (from === 'successor') {
      if (this.about(seat, 'successor').length > 0) this.forget(seat, 'successor')
      else this.#strike(this.about(seat, 'with').filter((fact) => mayBe(fact, card)))
      this.move(seat, 'with', 'hand')
      return
    }
    this.#strike(this.about(seat, 'hand', 'with').filter((fact) => mayBe(fact, card)))
  }

  /** Somebody learns that a card of this name, or this very card, is in the hand. It may be one that is known already. */
  isInHand(seat: Seat, name: string, card: string | null, besides: Fact | null = null): Fact {
    const found: Fact = { seat, where: 'hand', name, card, tracked: card !== null }
    const candidates = this.about(seat, 'hand', 'with').filter(
      (fact) => fact !== besides && fact.name === name && (card === null || fact.card === null || fact.card === card),
    )
    const same = candidates.find((fact) => fact.where === 'hand' && (card === null || fact.card === card))
    if (same !== undefined) {
      if (card === null) return same
      this.#replace(same, found)
      return found
    }
    // To know which card it is, and that it is somewhere with that player, is worth more than a name in the hand.
    const exact = card === null ? candidates.find((fact) => fact.card !== null) : undefined
    if (exact !== undefined) return exact
    this.#strike(candidates)
    this.facts = [...this.facts, found]
    return found
  }

  move(seat: Seat, from: Where, to: Where): void {
    this.facts = this.facts.map((fact) => (fact.seat === seat && fact.where === from ? { ...fact, where: to } : fact))
  }

  forget(seat: Seat, ...where: readonly Where[]): void {
    this.facts = this.facts.filter((fact) => fact.seat !== seat || !where.includes(fact.where))
  }

  forgetIf(test: (fact: Fact) => boolean): void {
    this.facts = this.facts.filter((fact) => !test(fact))
  }

  /** Takes over what another ledger says about a seat; what both say is counted once. */
  adopt(seat: Seat, other: Ledger): void {
    const theirs = other.about(seat, 'hand', 'with', 'successor')
    const ours = this.about(seat, 'hand', 'with', 'successor')
    const names = [...new Set([...theirs, ...ours].map(({ name }) => name))]
    const both = names.flatMap((name) =>
      united(
        theirs.filter((fact) => fact.name === name),
        ours.filter((fact) => fact.name === name),
      ),
    )
    this.facts = [
      ...this.facts.filter((fact) => !ours.includes(fact)),
      ...both.map((fact) => ({ ...fact, tracked: false })),
    ]
  }

  #strike(candidates: readonly Fact[]): void {
    const gone = firstOf(candidates, [
      (fact) => fact.where === 'hand' && fact.card !== null,
      (fact) => fact.where === 'hand',
      (fact) => fact.card !== null,
      () => true,
    ])
    if (gone === undefined) return
    this.facts = this.facts.filter((fact) => fact !== gone)
  }

  #replace(before: Fact, after: Fact): void {
    this.facts = this.facts.map((fact) => (fact === before ? after : fact))
  }

  /** In an order that says nothing about when something was learned. */
  written(): string[] {
    return this.facts
      .map((fact) => `${fact.seat} ${fact.where} ${fact.card ?? `any ${fact.name}`}${fact.tracked ? ' tracked' : ''}`)
      .sort()
  }
}

function mayBe(fact: Fact, card: string): boolean {
  return fact.card === null ? fact.name === nameIn(card) : fact.card === card
}

/** The first that meets the first of these tests that any of them meets; rather one that no prompt hangs on (IK-9.15). */
function firstOf(facts: readonly Fact[], tests: readonly ((fact: Fact) => boolean)[]): Fact | undefined {
  for (const test of tests) {
    const met = facts.filter(test)
    if (met.length > 0) return met.find(({ tracked }) => !tracked) ?? met[0]
  }
  return undefined
}

/** What two ledgers say about cards of one name of one seat. */
function united(theirs: readonly Fact[], ours: readonly Fact[]): readonly Fact[] {
  if (theirs.length === 0) return ours
  if (ours.length === 0) return theirs
  const [{ seat, name }] = ours
  const larger = (test: (fact: Fact) => boolean) => Math.max(theirs.filter(test).length, ours.filter(test).length)
  const all: Fact[] = []
  const say = (times: number, where: Where, card: string | null) => {
    for (let i = 0; i < times; i++) all.push({ seat, where, name, card, tracked: false })
  }
  for (const card of new Set([...theirs, ...ours].flatMap((fact) => (fact.card === null ? [] : [fact.card])))) {
    const held = larger((fact) => fact.card === card && fact.where === 'hand')
    const aside = larger((fact) => fact.card === card && fact.where === 'successor')
    say(held, 'hand', card)
    say(aside, 'successor', card)
    say(larger((fact) => fact.card === card) - held - aside, 'with', card)
  }
  // A card in the hand and a card aside are never the same, whoever knows of which.
  const inHand = larger(({ where }) => where === 'hand')
  const apart = inHand + larger(({ where }) => where === 'successor')
  const unnamed =
    Math.max(
      larger(() => true),
      apart,
    ) - all.length
  // Those that may be in the hand are taken to be there before a further one is.
  const perhapsHeld = all.filter(({ where }) => where !== 'successor').length
  const surelyHeld = inHand - perhapsHeld
  for (let i = 0; i < unnamed; i++) say(1, i < surelyHeld ? 'hand' : 'with', null)
  return all
}

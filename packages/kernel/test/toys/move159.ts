import {
  type Action,
  type Claiming,
  type ClaimResult,
  defineActions,
  defineEvents,
  defineGame,
  everyone,
  type Facts,
  type Hits,
  kit,
  NO_FACTS,
  named,
  type Prompt,
  type Seat,
  seat,
  without,
} from '../../src/index.ts'

/**
 * The proving ground for nested interrupts: a flip that an Assassin may stop, which a King's Hand may stop, and a plain
 * ability that the same King's Hand may stop. Each seat holds some of the two cards, secretly.
 */
export interface Move159 {
  pub: { flipped: boolean; used: boolean; lost: Seat; condemned: number; penalties: number }
  own: { holds: number }
  hidden: Record<never, never>
  options: Record<never, never>
  view: { flipped: boolean; used: boolean; lost: Seat; condemned: number; penalties: number; holds: number | null }
}

const ASSASSIN = 0
const KINGS_HAND = 1
const card = named('card', ['Assassin', "King's Hand"])

const actions = defineActions({ flip: {}, useAbility: {}, pass: {}, claim: { card } })
const events = defineEvents({
  flipped: [{ rule: 'IK-8.2' }],
  used: [{ rule: 'IK-9.20' }],
  revealed: [
    { rule: 'IK-9.10', reveals: true },
    { seat, card },
  ],
  falseClaim: [
    { rule: 'IK-9.11', reveals: true },
    { seat, card },
  ],
  assassinated: [{ rule: 'IK-9.32' }, { seat }],
})

const { flow, question, window, ref, refs } = kit<Move159>()

/** What a window in this game is opened by: somebody's flip, ability or Assassin. */
type Trigger = Facts & { readonly actor: Seat }

const act = question('act', {
  rule: 'IK-4.4',
  takes: [actions.flip, actions.useAbility],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.flip.of())
    out.add(actions.useAbility.of())
  },
})

const react = question<Prompt<Trigger>>('react', {
  rule: 'IK-9.9',
  takes: [actions.pass, actions.claim],
  legal(_pub, _mine, _seat, arg, out) {
    out.add(actions.pass.of())
    for (const claim of [ASSASSIN, KINGS_HAND]) if (arg.offered & (1 << claim)) out.add(actions.claim.of(claim))
  },
  timeout: () => actions.pass.of(),
})

/** The one handler of every reaction card: is it held, then it is spent; is it itself answerable, then it is answered. */
interface React extends Claiming {
  local: { readonly seat: Seat; readonly claim: number }
  steps: { reveal: void; answered: Hits }
  result: ClaimResult
}
const reaction = ref<React>('reaction')

const claimed = (action: Action) => (actions.pass.is(action) ? -1 : actions.claim.card(action))
const othersOf = (trigger: Trigger) => without(everyone(2), trigger.actor)
const reactions = (rule: string, offered: number) =>
  ({
    rule,
    shown: {},
    order: 'in turn',
    asked: (_pub: unknown, t: Trigger) => othersOf(t),
    offered: () => offered,
    question: react,
    claimed,
    claim: reaction,
    whenStopped: 'closes',
  }) as const

const kingFlip = window<Trigger>('kingFlip', reactions('IK-9.30', 1 << ASSASSIN))
const counterAssassin = window<Trigger>('counterAssassin', reactions('IK-9.40', 1 << KINGS_HAND))
const ability = window<Trigger>('ability', reactions('IK-9.20', 1 << KINGS_HAND))

const reactionFlow = flow<React>('reaction', {
  rule: 'IK-9.45',
  shown: {},
  start: 'reveal',
  local: ({ seat, claim }) => ({ seat, claim }),
  steps: {
    reveal(x) {
      const { seat, claim } = x.local
      if ((x.own[seat].holds & (1 << claim)) === 0) {
        x.pub.penalties++
        x.tell(events.falseClaim, { seat, card: claim })
        return x.done('false')
      }
      x.own[seat].holds &= ~(1 << claim)
      x.pub.condemned++
      x.tell(events.revealed, { seat, card: claim })
      if (claim === ASSASSIN) return x.call(counterAssassin, { actor: seat }, 'answered')
      return x.done('stands')
    },
    answered(x, hits) {
      return x.done(hits.length > 0 ? 'stopped' : 'stands')
    },
  },
})

interface Turn {
  args: Record<never, never>
  local: Record<never, never>
  steps: { choose: void; chosen: Action; afterFlip: Hits; afterAbility: Hits }
  result: void
}
const turn = flow<Turn>('turn', {
  shown: {},
  start: 'choose',
  local: () => ({}),
  steps: {
    choose: (x) => x.ask(act, 0, NO_FACTS, 'chosen'),
    chosen(x, action) {
      if (actions.flip.is(action)) return x.call(kingFlip, { actor: 0 }, 'afterFlip')
      return x.call(ability, { actor: 0 }, 'afterAbility')
    },
    afterFlip(x, hits) {
      if (hits.length > 0) {
        x.pub.lost = 0
        x.tell(events.assassinated, { seat: 0 })
      } else {
        x.pub.flipped = true
        x.tell(events.flipped)
      }
      return x.done()
    },
    afterAbility(x, hits) {
      if (hits.length > 0) return x.goto('choose')
      x.pub.used = true
      x.tell(events.used)
      return x.done()
    },
  },
})

export const move159 = defineGame<Move159>(
  {
    id: 'move-159',
    name: 'Move 159',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    actions,
    events,
    flows: [turn, reactionFlow, kingFlip, counterAssassin, ability],
    questions: [act, react],
    root: turn,
    setup: (_options, _seats, _random, from) => ({
      pub: { flipped: false, used: false, lost: -1, condemned: 0, penalties: 0 },
      own: (from ?? '2 1').split(' ').map((holds) => ({ holds: Number(holds) })),
      hidden: {},
      args: {},
    }),
    view: (pub, mine) => ({ ...pub, holds: mine?.holds ?? null }),
    reveal: (parts) => ({ holds: parts.own.map((own) => own.holds) }),
    resample(parts, observer) {
      for (let at = 0; at < 2; at++) if (at !== observer) parts.own[at].holds = 3
    },
    outcome: (pub) => (pub.lost >= 0 ? { winners: [1], scores: [0, 1] } : null),
  },
  refs,
)

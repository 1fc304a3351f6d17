import { type Action, type Answers, blocked, everyone, NO_FACTS, type Seat, shuffle } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow, question, ref } from '../kit.ts'
import { insert, type X } from '../moves.ts'
import { armyCard, type Name, SIGNATURES } from '../names.ts'

/** IK-13.2: three of the nine, in the order they are printed in, so that each choice has one way to be made. */
const chooseSignatures = question('chooseSignatures', {
  rule: 'IK-13.2',
  takes: [actions.chooseSignatures],
  secret: true,
  forms: [
    {
      action: actions.chooseSignatures,
      domain(_pub, _mine, _seat, _arg, filled, out) {
        const above = filled.length === 0 ? -1 : SIGNATURES.indexOf(filled[filled.length - 1])
        // The ones left have to be enough for the fields left.
        const end = SIGNATURES.length - (2 - filled.length)
        for (let at = above + 1; at < end; at++) out.push(SIGNATURES[at])
      },
    },
  ],
  why: () => blocked('notAllowed', 'IK-13.2', 'Choose three different signature cards, in the order of the list.'),
})

/** IK-13.3 (a): one of the nine. */
const chooseSignature = question('chooseSignature', {
  rule: 'IK-13.3',
  takes: [actions.chooseSignature],
  secret: true,
  legal(_pub, _mine, _seat, _arg, out) {
    for (const name of SIGNATURES) out.add(actions.chooseSignature.of(name))
  },
  why: () => blocked('notAllowed', 'IK-13.3', 'That is no signature card.'),
})

/** IK-13.3 (c) */
const chooseDraftOrder = question('chooseDraftOrder', {
  rule: 'IK-13.3',
  takes: [actions.draftFirst],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.draftFirst.of(1))
    out.add(actions.draftFirst.of(0))
  },
})

/** IK-13.3 (d) */
const draftSignature = question('draftSignature', {
  rule: 'IK-13.3',
  takes: [actions.chooseSignature],
  legal(pub, _mine, _seat, _arg, out) {
    for (const name of pub.draft) out.add(actions.chooseSignature.of(name))
  },
  why: () => blocked('notInDraft', 'IK-13.3', 'Pick one of the cards that lie open.'),
})

interface SignatureSelection {
  args: Record<never, never>
  local: { first: Seat; picks: number }
  steps: {
    begin: void
    choose: void
    chosen: Answers
    chooseOne: void
    oneChosen: Answers
    order: void
    ordered: Action
    draft: void
    drafted: Action
  }
  result: void
}

export const signatureSelection = ref<SignatureSelection>('signatureSelection')

const LAID_OUT = 5
/** Who picks in a draft: 0 the player who begins, 1 the other. */
const DRAFT_TURNS = [0, 1, 1, 0] as const

/** IK-13.5: the card is part of that player's Army, and everybody knows. */
function enlist(x: X, seat: Seat, name: Name): void {
  const player = x.pub.players[seat]
  player.signatures = [...player.signatures, name].sort((a, b) => a - b)
  insert(x.own[seat].army, armyCard(name, seat))
  player.army++
}

/** IK-13.3 (b): what nobody has chosen, five cards of it by chance. */
function layOut(x: X, chosen: readonly Name[]): void {
  const pool = SIGNATURES.filter((name) => !chosen.includes(name))
  shuffle(x.random, pool)
  x.pub.draft = pool.slice(0, LAID_OUT).sort((a, b) => a - b)
  for (const name of x.pub.draft) x.tell(events.draftLaidOut, { card: name })
}

function picker(first: Seat, picks: number): Seat {
  return DRAFT_TURNS[picks] === 0 ? first : 1 - first
}

/** IK-13.2, IK-13.3: once per match every player gets three signature cards. */
export const signatureSelectionFlow = flow<SignatureSelection>('signatureSelection', {
  rule: 'IK-13.2',
  shown: {},
  start: 'begin',
  local: () => ({ first: -1, picks: 0 }),
  steps: {
    begin: (x) => (x.options.signatureMode === 'tournament' ? x.goto('chooseOne') : x.goto('choose')),
    choose: (x) => x.askAll(chooseSignatures, everyone(x.seats), NO_FACTS, 'chosen'),
    chosen(x, answers) {
      for (let seat = 0; seat < x.seats; seat++) {
        const first = actions.chooseSignatures.first(answers[seat])
        const second = actions.chooseSignatures.second(answers[seat])
        const third = actions.chooseSignatures.third(answers[seat])
        for (const name of [first, second, third]) enlist(x, seat, name)
        x.tell(events.signaturesChosen, { seat, first, second, third })
      }
      return x.done()
    },
    chooseOne: (x) => x.askAll(chooseSignature, everyone(x.seats), NO_FACTS, 'oneChosen'),
    oneChosen(x, answers) {
      const chosen = answers.map((answer) => actions.chooseSignature.card(answer))
      for (let seat = 0; seat < x.seats; seat++) {
        enlist(x, seat, chosen[seat])
        x.tell(events.signatureChosen, { seat, card: chosen[seat] })
      }
      layOut(x, chosen)
      return x.goto('order')
    },
    order: (x) => x.ask(chooseDraftOrder, 1 - x.pub.trueKing, NO_FACTS, 'ordered'), // IK-13.3 (c)
    ordered(x, action) {
      const chooser = 1 - x.pub.trueKing
      x.local.first = actions.draftFirst.first(action) === 1 ? chooser : x.pub.trueKing
      x.tell(events.draftOrder, { seat: chooser, first: x.local.first })
      return x.goto('draft')
    },
    draft: (x) => x.ask(draftSignature, picker(x.local.first, x.local.picks), NO_FACTS, 'drafted'),
    drafted(x, action) {
      const seat = picker(x.local.first, x.local.picks)
      const name = actions.chooseSignature.card(action)
      enlist(x, seat, name)
      x.pub.draft = x.pub.draft.filter((other) => other !== name)
      x.tell(events.drafted, { seat, card: name })
      x.local.picks++
      if (x.local.picks < DRAFT_TURNS.length) return x.goto('draft')
      x.pub.draft = [] // IK-13.3 (d): the fifth is unused
      return x.done()
    },
  },
})

export const signatureQuestions = [chooseSignatures, chooseSignature, chooseDraftOrder, draftSignature]

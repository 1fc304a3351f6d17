import { type Action, NO_FACTS, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { abilityRefused, anytimeAbility, useAbilityForm } from '../characters/ability.ts'
import { useDoubleDetector, withoutOwnWire } from '../characters/double-detector.ts'
import { detectorFlow } from '../cuts/detector.ts'
import { doubleDetectorForm, dualCutForm, soloCutForm } from '../cuts/forms.ts'
import { cutRefused, revealRedsRefused } from '../cuts/legality.ts'
import { dualCutOutcome } from '../cuts/outcome.ts'
import { revealReds } from '../cuts/reveal-reds.ts'
import { soloCut } from '../cuts/solo-cut.ts'
import { withoutStrayPlaces } from '../cuts/stray-places.ts'
import { anytimeEquipment, equipmentRefused, useEquipmentForm } from '../equipment/use.ts'
import { usingFlow } from '../equipment/using.ts'
import { events } from '../events.ts'
import { flow, question } from '../kit.ts'
import { hooksAt } from '../modules/hooks.ts'
import { UNDECIDED } from '../names.ts'
import { SPECIAL, TURN_ACTIONS } from '../turn-actions.ts'
import { ableToPlay } from './able.ts'
import { instructionFlow, isWaiting } from './instruction.ts'
import { outOfTurn, plainSpecials, specialForms, specialOf, specialRefused } from './special.ts'

/** BB-6.2: what the current player does. */
export const turnQuestion = question('turn', {
  rule: 'BB-6.2',
  takes: [...TURN_ACTIONS, actions.useEquipment, actions.useCharacterAbility],
  legal(pub, mine, seat, _about, out) {
    if (revealRedsRefused(pub, mine, seat) === null) out.add(actions.revealReds.of())
    if (hooksAt(pub).turnActions.length > 0) plainSpecials(pub, mine, seat, (action) => out.add(action))
  },
  forms: [dualCutForm, doubleDetectorForm, soloCutForm, useEquipmentForm, useAbilityForm, ...specialForms],
  takenAs: (pub, mine, seat, _about, action) => withoutStrayPlaces(pub, mine, seat, action),
  why(pub, mine, seat, _about, action) {
    if (actions.useEquipment.is(action)) return equipmentRefused(pub, mine, seat, action)
    if (actions.useCharacterAbility.is(action)) return abilityRefused(pub, mine, seat, action)
    return SPECIAL.some((type) => type.is(action))
      ? specialRefused(pub, mine, seat, action)
      : cutRefused(pub, mine, seat, action)
  },
  meanwhile: (pub, mine, _seat, _about, action) =>
    TURN_ACTIONS.some((type) => type.is(action)) ? outOfTurn(pub, mine, action) : null,
})

interface Turn {
  args: { readonly seat: Seat }
  local: { readonly seat: Seat }
  steps: { act: void; acted: Action }
  result: void
}

/** BB-6.2: one turn, up to the moment where it would pass on. */
export const turnFlow = flow<Turn>('turn', {
  rule: 'BB-6.2',
  shown: {},
  start: 'act',
  local: ({ seat }) => ({ seat }),
  standing: [anytimeEquipment, anytimeAbility],
  steps: {
    act(x) {
      const { pub, local } = x
      // A card may have ended the turn or the mission, or taken the last wire or the last move (BB-6.8).
      if (pub.turnDone || pub.result !== UNDECIDED || pub.players[local.seat].uncut === 0) return x.done()
      if (isWaiting(pub)) return x.call(instructionFlow, null, 'act')
      if (!ableToPlay(pub, x.own[local.seat], local.seat)) return x.done()
      return x.ask(turnQuestion, local.seat, NO_FACTS, 'acted')
    },
    acted(x, action) {
      const actor = x.local.seat
      if (actions.useEquipment.is(action) || actions.useCharacterAbility.is(action)) {
        return x.call(usingFlow, { seat: actor, action }, 'act')
      }
      const special = specialOf(x.pub, action)
      if (special !== null) {
        const forced = special.carryOut(x, actor, action)
        x.pub.turnDone = special.keepsTurn !== true
        return forced === null ? x.goto('act') : x.call(forced.flow, forced.args, 'act')
      }
      if (actions.dualCut.is(action)) {
        const { dualCut } = actions
        const target = dualCut.targetPlayerId(action)
        const place = dualCut.targetTileIndex(action) - 1
        const value = dualCut.guessValue(action)
        x.tell(events.announced, { seat: actor, target, tileIndex: place + 1, value })
        dualCutOutcome(x, {
          means: 'dualCut',
          actor,
          target,
          place,
          value,
          meant: dualCut.actorTileIndex(action) - 2,
          action,
        })
      } else if (actions.soloCut.is(action)) soloCut(x, actor, actions.soloCut.value(action), action)
      else if (actions.revealReds.is(action)) revealReds(x, actor)
      else {
        const pending = useDoubleDetector(x, actor, action)
        return x.call(detectorFlow, { pending, action: withoutOwnWire(action) }, 'act')
      }
      x.pub.turnDone = true
      return x.done()
    },
  },
})

import type { EventJson, Json } from '@riposte/kernel'
import { type PartlyFilled, textOf } from '@riposte/words'
import { describe, expect, test } from 'vitest'
import { REASON_FIELDS, type ReasonMessage } from '../../src/reason/explain.ts'
import { reasons } from '../../src/words/en/reasons.ts'
import { speakerFor } from './saying.ts'

type Event = { readonly type: string } & Readonly<Record<string, Json>>

/** What somebody who watches reads, and what Ben reads. */
const event = (json: Event) => [null, 1].map((reader) => textOf(speakerFor(reader).event(json as EventJson)))
const question = (name: string, about: Readonly<Record<string, Json>>, reader = 1) =>
  textOf(speakerFor(reader).question(name, about))
const answer = (json: PartlyFilled) => textOf(speakerFor(1).action(json, 'turn'))

const NOTHING_USED = {
  playerId: null,
  otherPlayerId: null,
  tileIndexA: null,
  tileIndexB: null,
  tileIndexC: null,
  valueA: null,
  valueB: null,
  standIndex: null,
}
const NOTHING_ADDED = {
  oxygenRecipientPlayerId: null,
  mission43NanoStandIndex: null,
  mission59RotateNano: false,
  numberCardA: null,
  numberCardB: null,
}

describe('what happened', () => {
  test('somebody points at a wire', () => {
    const announced = { type: 'announced', seat: 0, target: 1, tileIndex: 3, value: 'YELLOW' }
    expect(event(announced)).toEqual([
      "Ada points at Ben's wire 4 and says yellow.",
      'Ada points at your wire 4 and says yellow.',
    ])
    expect(event({ ...announced, seat: 1, target: 0, value: 8 })[1]).toBe("You point at Ada's wire 4 and say 8.")
  })

  test('a Solo Cut', () => {
    const soloCut = { type: 'soloCut', seat: 1, value: 4, tilesCut: 2 }
    expect(event(soloCut)).toEqual(['Ben cuts two 4s of their own.', 'You cut two 4s of your own.'])
    expect(event({ ...soloCut, value: 'YELLOW' })[0]).toBe('Ben cuts two yellow wires of their own.')
  })

  test('a detector points at places on a stand', () => {
    const pending = { type: 'detectorPending', seat: 1, target: 0, stand: 1, places: [0, 3, 4], value: 5 }
    expect(event(pending)).toEqual([
      "Ben uses a detector on wires 1, 4 and 5 of Ada's stand 2, naming 5.",
      "You use a detector on wires 1, 4 and 5 of Ada's stand 2, naming 5.",
    ])
    expect(event({ ...pending, places: [2] })[0]).toContain('on wire 3 of')
  })

  test('tokens lie at a wire or beside the stand, and do not only show numbers', () => {
    const placed = { type: 'tokenPlaced', seat: 1, tileIndex: 2, kind: 0, value: 11 }
    expect(event(placed)).toEqual(["An 11 token goes to Ben's wire 3.", 'An 11 token goes to your wire 3.'])
    expect(event({ ...placed, tileIndex: -1, value: 'YELLOW' })[1]).toBe('A yellow token goes beside your stand.')
    expect(event({ ...placed, tileIndex: -2 })[1]).toBe('An 11 token goes beside your stand.')
    expect(event({ ...placed, kind: 1, value: null })[0]).toBe("An even token goes to Ben's wire 3.")
    expect(event({ ...placed, kind: 2, value: 3 })[0]).toBe("A ×3 token goes to Ben's wire 3.")
    expect(event({ ...placed, kind: 5, value: 3 })[0]).toBe("A Single Wire Label for 3 goes to Ben's wire 3.")
  })

  test('wires are swapped', () => {
    const swapped = {
      type: 'swapped',
      seat: 0,
      tileIndex: 2,
      target: 1,
      targetTileIndex: 6,
      newTileIndex: 7,
      newTargetTileIndex: 1,
    }
    expect(event(swapped)).toEqual([
      "Ada and Ben swap wires. Ada's wire 3 is now Ben's wire 2, and Ben's wire 7 is now Ada's wire 8.",
      "Ada and you swap wires. Ada's wire 3 is now your wire 2, and your wire 7 is now Ada's wire 8.",
    ])
  })

  test('only those who may know read what a wire or a card is', () => {
    const received = { type: 'received', seat: 0, tileIndex: 2 }
    expect(event(received)[1]).toBe("Ada's wire 3 is new.")
    expect(event({ ...received, wire: 'yellow 5.1' })[1]).toBe("Ada's wire 3 is yellow 5.1.")
    expect(event({ type: 'numberCardHidden', seat: 0, actor: 1 })[1]).toBe(
      'Ada places a Number card face down for you.',
    )
    expect(event({ type: 'numberCardHidden', seat: 1, actor: 0, value: 5 })[1]).toBe(
      'You place Number card 5 face down for Ada.',
    )
    expect(event({ type: 'weakestLinkDealt', seat: 1 })[1]).toBe('You get a character and a constraint face down.')
  })

  test('somebody chooses somebody, or themselves', () => {
    const chosen = { type: 'cutterDesignated', seat: 1, target: 1, value: 8 }
    expect(event(chosen)).toEqual(['Ben chooses to cut an 8 in person.', 'You choose to cut an 8 yourself.'])
    expect(event({ ...chosen, seat: 0 })).toEqual(['Ada chooses Ben to cut an 8.', 'Ada chooses you to cut an 8.'])
  })

  test('oxygen goes from somebody to somebody, to the reserve or away', () => {
    const moved = { type: 'oxygenMoved', from: '1', to: 'reserve', amount: 2 }
    expect(event(moved)).toEqual(['2 oxygen goes from Ben to the reserve.', '2 oxygen goes from you to the reserve.'])
    expect(event({ ...moved, to: 'gone' })[0]).toBe('2 oxygen from Ben is used up.')
  })
})

describe('what somebody may do', () => {
  const cut = { type: 'dualCut', targetPlayerId: 0, targetTileIndex: 3, guessValue: 8, actorTileIndex: null }

  test('a Dual Cut, with what the mission wants to know', () => {
    expect(answer({ ...cut, ...NOTHING_ADDED })).toBe("Cut Ada's wire 4 as an 8")
    const added = { ...NOTHING_ADDED, oxygenRecipientPlayerId: 2, numberCardA: 3, numberCardB: 5 }
    expect(answer({ ...cut, actorTileIndex: 0, ...added })).toBe(
      "Cut Ada's wire 4 as an 8 with your wire 1; oxygen to Cleo; using Number cards 3 and 5",
    )
  })

  test('an answer that is not complete', () => {
    expect(answer({ type: 'dualCut', targetPlayerId: 0 })).toBe("Cut Ada's wire … as …")
    expect(answer({ type: 'useEquipment' })).toBe('Use the …')
    expect(answer({ type: 'useCharacterAbility' })).toBe('Use your personal equipment')
  })

  test('a card, by what it is used on', () => {
    const use = (equipmentId: string, on: Readonly<Record<string, Json>>) =>
      answer({ type: 'useEquipment', equipmentId, ...NOTHING_USED, ...on })
    expect(use('label_neq', { tileIndexA: 5, tileIndexB: 4 })).toBe('Put the Label ≠ on your wires 6 and 5')
    expect(use('super_detector', { playerId: 0, valueA: 3, standIndex: 1 })).toBe(
      "Use the Super Detector on Ada's stand 2, naming 3",
    )
    expect(use('emergency_batteries', { playerId: 0, otherPlayerId: 1 })).toBe(
      'Use the Emergency Batteries for Ada and you',
    )
    expect(use('post_it', { tileIndexA: 5 })).toBe('Put the Post-it on your wire 6')
    expect(use('rewinder', {})).toBe('Use the Rewinder')
  })

  test('a character, by what it is used on', () => {
    const use = (on: Readonly<Record<string, Json>>) => answer({ type: 'useCharacterAbility', ...NOTHING_USED, ...on })
    expect(use({ valueA: 3 })).toBe('Use your General Radar for 3')
    expect(use({ playerId: 0, tileIndexA: 1 })).toBe('Use your Walkie-Talkies: offer Ada your wire 2')
    expect(use({ playerId: 0, tileIndexA: 1, valueA: 3, valueB: 'YELLOW' })).toBe(
      "Use your X or Y Ray on Ada's wire 2, naming 3 or yellow",
    )
    expect(use({ playerId: 0, tileIndexA: 1, tileIndexB: 2, tileIndexC: 5, valueA: 3 })).toBe(
      "Use your Triple Detector on Ada's wires 2, 3 and 6, naming 3",
    )
  })

  test('to cut in person', () => {
    expect(answer({ type: 'designateCutter', targetPlayerId: 1 })).toBe('Cut it yourself')
    expect(answer({ type: 'designateCutter', targetPlayerId: 0 })).toBe('Let Ada cut it')
  })
})

describe('what somebody is asked', () => {
  test('teammates read the question as well', () => {
    const offer = { actor: 0, teammate: 1, tileIndex: 3, source: 'equipment' }
    expect(question('talkiesWalkiesChoice', offer)).toBe('Ada offers you their wire 4. Which wire do you give for it?')
    expect(question('talkiesWalkiesChoice', offer, 0)).toBe(
      'You offer Ben your wire 4. Which wire does Ben give for it?',
    )
    expect(question('talkiesWalkiesChoice', offer, 2)).toBe(
      'Ada offers Ben their wire 4. Which wire does Ben give for it?',
    )
  })

  test('a volunteer is sought for a number, or for red wires', () => {
    expect(question('mission45VolunteerWindow', { captain: 0, value: 11 })).toBe('Who volunteers to cut an 11?')
    expect(question('mission45VolunteerWindow', { captain: 0, value: 0 })).toBe('Who has only red wires left?')
  })
})

describe('why the coach thinks so', () => {
  const ABOUT = { observer: 1, seat: 0, wire: 'red 5.5', value: 8, values: [3, 'YELLOW'], other: 2, times: 2 }
  const reason = (message: ReasonMessage, about: Partial<typeof ABOUT> = {}) =>
    textOf(speakerFor(1).part(message, REASON_FIELDS, { ...ABOUT, ...about }))

  test('to whom it knows', () => {
    expect(reason('reason.elsewhere')).toBe('You see all 3s and yellow wires elsewhere.')
    expect(reason('reason.elsewhere', { observer: 2 })).toBe('Cleo sees all 3s and yellow wires elsewhere.')
    expect(reason('reason.learned')).toBe('Everybody has learned that it is not 3 or yellow.')
    expect(reason('reason.somewhere')).toBe('Ada has an 8 somewhere.')
    expect(reason('reason.tokenEqual')).toBe('It is equal to wire 3.')
  })

  test.each(Object.keys(reasons) as ReasonMessage[])('%s is a sentence without holes', (message) => {
    expect(reason(message)).toMatch(/^[A-Z][^…{}]*\.$/)
  })
})

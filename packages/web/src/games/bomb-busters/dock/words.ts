import type { ActionJson, FieldInfo, Json } from '@riposte/kernel'
import { asSentences, type Part, textOf } from '@riposte/words'
import { bombBook } from '../book.ts'
import type { Choice } from '../choice/choice.tsx'
import { CONSTRAINTS } from '../components/constraint-words.ts'
import type { ConstraintId } from '../components/shelves.ts'
import { EQUIPMENT_TEXTS } from '../equipment.ts'
import { pendingDetector } from '../pending.ts'
import type { BombSight } from '../sight.ts'
import { lines } from '../words/en.ts'

export interface Asked {
  /** Above the question. */
  readonly about: readonly Part[]
  readonly question: readonly Part[]
  /** Below it, where something should be known. */
  readonly hint: readonly Part[]
  /** The question where there is little room. */
  readonly short?: readonly Part[]
}

const FIELDS: readonly FieldInfo[] = [
  { name: 'seat', kind: 'seat' },
  { name: 'seats', kind: 'seat' },
  { name: 'place', kind: 'place in a hand' },
  { name: 'places', kind: 'place in a hand' },
  { name: 'value', kind: 'value' },
  { name: 'values', kind: 'value' },
  { name: 'count', kind: 'number of wires' },
]

/** What answers are said with besides their fields. */
const ADDED_FIELDS: readonly FieldInfo[] = [
  { name: 'held', kind: 'number of wires' },
  { name: 'matches', kind: 'yes or no' },
]

function said({ speaker }: BombSight, id: string, about: Readonly<Record<string, Json>>): Part[] {
  return speaker.part(id, FIELDS, about)
}

function sentence(sight: BombSight, id: string, about: Readonly<Record<string, Json>>): Part[] {
  return asSentences(said(sight, id, about))
}

function plain(text: string): Part[] {
  return text === '' ? [] : [{ text }]
}

/** What the reader is asked, and what to point at next. */
export function askedWords(sight: BombSight, choice: Choice): Asked {
  const { asked, verb, picks } = choice
  if (asked?.question === 'placeInfoToken') return placing(choice)
  if (asked?.question === 'detectorTileChoice') return detecting(sight)
  if (verb === null || (asked?.question !== 'turn' && !verb.standing)) {
    const { question = '', about = {} } = asked ?? {}
    return { about: plain('You have to choose'), question: sight.speaker.question(question, about), hint: [] }
  }
  const about = plain(verb.standing ? 'At any time' : `Your turn: ${verb.type === 'dualCut' ? 'dual cut' : verb.name}`)
  if (verb.type === 'dualCut') return { about, ...dualCut(sight, choice) }
  const pointed = [...plain(verb.name), ...pointedWords(sight, choice), ...plain('.')]
  if (choice.walked?.next === null) return { about, question: pointed, hint: plain(toolText(choice)) }
  const hint = picks.wires.length === 0 ? plain(toolText(choice)) : pointed
  return { about, question: plain(nextWords(choice)), hint }
}

/** What was pointed at so far: ": Wren's wires a and b, a 5". */
function pointedWords(sight: BombSight, { picks: { wires, seats, values } }: Choice): Part[] {
  const owners = [...new Set(wires.map(({ seat }) => seat))]
  const named = owners.map((seat) => {
    const places = wires.filter((wire) => wire.seat === seat).map(({ place }) => place)
    return said(sight, 'dock.wires', { seat, places })
  })
  if (seats.length > 0) named.push(said(sight, 'dock.people', { seats }))
  if (values.length > 0) named.push(said(sight, 'dock.values', { values }))
  return named.flatMap((parts, at) => [...plain(at === 0 ? ': ' : ', '), ...parts])
}

function toolText({ verb }: Choice): string {
  if (verb === null) return ''
  if (verb.type === 'soloCut') return 'All wires of a value that are left, when they are all yours: two or four.'
  return verb.tool === null ? '' : (EQUIPMENT_TEXTS[verb.tool]?.text ?? 'Two wires on one stand, one number.')
}

function dualCut(sight: BombSight, { picks, walked }: Choice): Omit<Asked, 'about'> {
  const [wire] = picks.wires
  const [value] = picks.values
  if (wire === undefined) {
    return value === undefined
      ? {
          question: plain("Point at a teammate's wire."),
          hint: plain('Then say what it is: it has to be something you hold.'),
        }
      : { question: said(sight, 'dock.whoHas', { value }), hint: plain("Point at a teammate's wire.") }
  }
  const { seat, place } = wire
  const short = sentence(sight, 'dock.isWhat', { seat, place })
  if (value === undefined) return { question: said(sight, 'dock.pointing', { seat, place }), hint: [], short }
  const field = walked?.next?.field
  const hint = plain(field === undefined ? '' : fieldWords(field))
  return { question: said(sight, 'dock.saying', { seat, place, value }), hint, short }
}

function placing({ picks, walked }: Choice): Asked {
  const about = plain('Before the mission')
  const waits = walked?.next?.field
  if (picks.wires.length > 0 && waits === 'value') {
    return { about, question: plain('What shall the token say?'), hint: plain('It must not be true.') }
  }
  if (waits === 'value') {
    return { about, question: plain('Which value do you not have?'), hint: plain('The token lies beside your stand.') }
  }
  return {
    about,
    question: plain('Which of your wires will you reveal?'),
    hint: plain('Everybody will see its number. Point at one of your wires.'),
  }
}

/** A detector that points at more wires than these searches the whole stand. */
const LISTED_AT_MOST = 3

function detecting(sight: BombSight): Asked {
  const detector = pendingDetector(sight)
  const matches = sight.seen.view.mine?.matches ?? []
  if (detector === null) return { about: [], question: plain('A detector points at your wires.'), hint: [] }
  const { actor, spots, value } = detector
  const places = spots.length > LISTED_AT_MOST ? [] : spots.map(({ place }) => place)
  const about = sentence(sight, 'dock.detector', { seat: actor, places, value })
  if (matches.length === 0) {
    const question =
      spots.length === 2 ? 'Neither is. Which of the two do you mark?' : 'None is. Which one do you mark?'
    return { about, question: plain(question), hint: plain('Nobody sees that it is wrong until you answer.') }
  }
  return matches.length === 1
    ? { about, question: said(sight, 'dock.isIt', { place: matches[0], value }), hint: plain('It is cut.') }
    : { about, question: plain('Which of them is cut?'), hint: plain('They are the same.') }
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  targetPlayerId: "Point at a teammate's wire.",
  actorTileIndex: 'Which of your own wires do you mean?',
  guessValue: 'What do you say it is?',
  value: 'Which value?',
  valueA: 'What do you say it is?',
  valueB: 'Or else?',
  tileIndex1: 'Point at two wires on one stand.',
  tileIndex2: 'And at a second wire on that stand.',
  tileIndexC: 'And at a third one.',
  standIndex: 'Which stand?',
  otherPlayerId: 'And who else?',
  oxygenRecipientPlayerId: 'Who gets the oxygen?',
  mission43NanoStandIndex: 'To which stand does Nano go?',
  mission59RotateNano: 'Does Nano turn round?',
  numberCardA: 'Which Number card do you use?',
  numberCardB: 'And which other one?',
  constraintId: 'Which constraint?',
  upsideDownIndex: 'With a wire that you do not see?',
  upsideDownIndex2: 'And with another one?',
}

export function fieldWords(field: string): string {
  return FIELD_WORDS[field] ?? 'Choose.'
}

/** What to point at next. */
function nextWords({ verb, walked, picks }: Choice): string {
  const next = walked?.next
  if (verb === null || walked === null) return 'One moment.'
  if (next === null || next === undefined) return verb.name
  const { field } = next
  const card = verb.card ?? verb.tool
  if (field === 'playerId') {
    switch (card) {
      case 'triple_detector':
        return 'Point at three wires on one stand.'
      case 'x_or_y_ray':
      case 'grappling_hook':
        return "Point at a teammate's wire."
      case 'talkies_walkies':
        return 'Who do you swap with?'
      case 'super_detector':
        return 'Whose stand is searched?'
      case 'coffee_mug':
        return 'Who plays next?'
      case 'emergency_batteries':
        return 'Whose equipment is charged?'
      default:
        return `Point at ${walked.filled.playerId === undefined ? 'the first' : 'the next'} wire.`
    }
  }
  if (/^playerId\d$/.test(field)) return `Point at wire ${picks.wires.length + 1}.`
  if (field === 'tileIndexA')
    return card === 'label_eq' || card === 'label_neq'
      ? 'Choose two wires side by side.'
      : card === 'triple_detector'
        ? 'Point at three wires on one stand.'
        : 'Point at one of your wires.'
  if (field === 'tileIndexB') return card === 'triple_detector' ? 'And at a second one.' : 'And at its neighbour.'
  if (field === 'targetPlayerId' && verb.type === 'dualCutDoubleDetector') return 'Point at two wires on one stand.'
  if (field === 'valueA' && card === 'general_radar') return 'Which number does the radar look for?'
  if (field === 'valueA' && card === 'fast_pass') return 'Which two of yours do you cut?'
  if (field === 'targetPlayerId' && verb.type === 'mission34GuessWeakestLink') return 'Who is the weakest link?'
  return fieldWords(field)
}

/** What stands on the large button. */
export function deedWords(sight: BombSight, action: ActionJson): Part[] {
  const id = `deed.${action.type}`
  if (!Object.hasOwn(lines, id)) return sight.speaker.action(action, '')
  const fields = [...(bombBook.catalogue.actions[action.type] ?? []), ...ADDED_FIELDS]
  return sight.speaker.part(id, fields, { ...action, held: held(sight, action.value), matches: hasMatches(sight) })
}

function hasMatches({ seen }: BombSight): boolean {
  return (seen.view.mine?.matches?.length ?? 0) > 0
}

/** How many uncut wires of a value the reader holds. */
function held({ seen, me }: BombSight, value: Json | undefined): number {
  return me === null ? 0 : seen.view.players[me].wires.filter((wire) => !wire.cut && wire.value === value).length
}

/** How many of a number are neither cut nor in the own hand. */
function elsewhere(sight: BombSight, number: number): number | null {
  const { track } = sight.seen.view
  return track === null || sight.me === null ? null : 4 - track[number - 1] - held(sight, number)
}

export interface OptionWords {
  readonly title: readonly Part[]
  readonly text: string
}

/** An answer as a card: what it is, and what comes of it. */
export function optionWords(sight: BombSight, action: ActionJson): OptionWords {
  const title = deedWords(sight, action)
  const { seen, me } = sight
  const wires = me === null ? [] : seen.view.players[me].wires
  if (action.type === 'detectorTileChoice') {
    const place = action.tileIndex ?? action.infoTokenTileIndex
    if (typeof place !== 'number') {
      return { title: sight.speaker.action(action, ''), text: 'The first wire that may be chosen.' }
    }
    const { value } = wires[place]
    const text = (id: string, about: Readonly<Record<string, Json>>) => textOf(sentence(sight, id, about))
    if (hasMatches(sight)) return { title, text: text('option.cut', {}) }
    if (value === 'RED') return { title, text: text('option.noToken', {}) }
    const seenBy = text('option.token', { value })
    const count = typeof value === 'number' ? elsewhere(sight, value) : null
    return { title, text: count === null ? seenBy : `${seenBy} ${text('option.others', { value, count })}` }
  }
  if (action.type === 'talkiesWalkiesChoice') {
    const value = wires[Number(action.tileIndex)]?.value ?? null
    return { title, text: value === null ? '' : textOf(sentence(sight, 'option.value', { value })) }
  }
  const constraint = action.constraintId
  return isConstraint(constraint)
    ? { title: [...title, ...plain(`: ${CONSTRAINTS[constraint]}`)], text: '' }
    : { title, text: '' }
}

function isConstraint(json: Json | undefined): json is ConstraintId {
  return typeof json === 'string' && Object.hasOwn(CONSTRAINTS, json)
}

/** A value of a field on a button. */
export function plainValue({ speaker }: BombSight, action: string, field: string, json: Json): string {
  if (json === null) return field === 'otherPlayerId' ? 'Nobody else' : 'Leave it open'
  const kind = bombBook.catalogue.actions[action]?.find(({ name }) => name === field)?.kind ?? ''
  const words = speaker.thing(kind, json)
  if (kind === 'stand') return `Stand ${textOf(words)}`
  return kind === 'place in a hand' ? `Your wire ${textOf(words)}` : textOf(asSentences(words))
}

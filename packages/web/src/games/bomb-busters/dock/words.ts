import { bombBusters } from '@riposte/bomb-busters'
import type { ActionJson, Json } from '@riposte/kernel'
import type { Choice } from '../choice/choice.tsx'
import { EQUIPMENT_TEXTS } from '../equipment.ts'
import { and, aValue, capital, letterOf, ownedBy, personOf, type Spot, say, text } from '../names.ts'
import { pendingDetector } from '../pending.ts'
import type { BombSight } from '../sight.ts'

/** "Ilse e", "your e": a wire in a sentence. */
function wireName(sight: BombSight, { seat, place }: Spot): string {
  return seat === sight.me ? `your ${letterOf(place)}` : `${personOf(sight, seat)} ${letterOf(place)}`
}

export interface Asked {
  /** Above the question. */
  readonly about: string
  readonly question: string
  /** Below it, where something should be known. */
  readonly hint: string
  /** The question where there is little room. */
  readonly short?: string
}

/** What the reader is asked, and what to point at next. */
export function askedWords(sight: BombSight, choice: Choice): Asked {
  const { asked, verb, picks } = choice
  if (asked?.question === 'placeInfoToken') return placing(choice)
  if (asked?.question === 'detectorTileChoice') return detecting(sight)
  if (verb === null || (asked?.question !== 'turn' && !verb.standing)) {
    const { question = '', about = {} } = asked ?? {}
    return { about: 'You have to choose', question: plainQuestion(sight, question, about), hint: '' }
  }
  const about = verb.standing ? 'At any time' : `Your turn: ${verb.type === 'dualCut' ? 'dual cut' : verb.name}`
  if (verb.type === 'dualCut') return { about, ...dualCut(sight, choice) }
  const pointed = pointedWords(sight, choice)
  if (choice.walked?.next === null) return { about, question: `${verb.name}${pointed}.`, hint: toolText(choice) }
  const hint = picks.wires.length === 0 ? toolText(choice) : `${verb.name}${pointed}.`
  return { about, question: nextWords(sight, choice), hint }
}

function plainQuestion(sight: BombSight, question: string, about: Readonly<Record<string, Json>>): string {
  return say(bombBusters.words.question(question, about), sight.names, sight.me)
}

/** What was pointed at so far: ": Wren a and b, a 5". */
function pointedWords(sight: BombSight, { picks }: Choice): string {
  const parts = [
    and(picks.wires.map((spot) => wireName(sight, spot))),
    and(picks.seats.map((seat) => personOf(sight, seat))),
    and(picks.values.map(aValue), 'or'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
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
      ? { question: "Point at a teammate's wire.", hint: 'Then say what it is: it has to be something you hold.' }
      : { question: `Who has ${aValue(value)}?`, hint: "Point at a teammate's wire." }
  }
  const name = wireName(sight, wire)
  const short = `${capital(name)} is …`
  if (value === undefined) return { question: `You point at ${name}. What do you say it is?`, hint: '', short }
  const field = walked?.next?.field
  const hint = field === undefined ? '' : fieldWords(field)
  return { question: `You point at ${name} and say ${aValue(value)}.`, hint, short }
}

function placing({ picks, walked }: Choice): Asked {
  const about = 'Before the mission'
  const waits = walked?.next?.field
  if (picks.wires.length > 0 && waits === 'value') {
    return { about, question: 'What shall the token say?', hint: 'It must not be true.' }
  }
  if (waits === 'value')
    return { about, question: 'Which value do you not have?', hint: 'The token lies beside your stand.' }
  return {
    about,
    question: 'Which wire do you give away?',
    hint: 'Everybody will see its number. Point at one of your wires.',
  }
}

function detecting(sight: BombSight): Asked {
  const detector = pendingDetector(sight)
  const matches = sight.seen.view.mine?.matches ?? []
  if (detector === null) return { about: '', question: 'A detector points at your wires.', hint: '' }
  const letters = detector.spots.map(({ place }) => letterOf(place))
  const many = letters.length > 3 ? 'your wires' : `your ${and(letters)}`
  const about = `${personOf(sight, detector.actor)} asks ${many}: is one ${aValue(detector.value)}?`
  if (matches.length === 0) {
    return {
      about,
      question: letters.length === 2 ? 'Neither is. Which of the two do you mark?' : 'None is. Which one do you mark?',
      hint: 'Nobody sees that it is wrong until you answer.',
    }
  }
  return matches.length === 1
    ? { about, question: `Yes: your ${letterOf(matches[0])} is ${aValue(detector.value)}.`, hint: 'It is cut.' }
    : { about, question: 'Which of them is cut?', hint: 'They are the same.' }
}

const FIELDS: Readonly<Record<string, string>> = {
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
  return FIELDS[field] ?? 'Choose.'
}

/** What to point at next. */
function nextWords(sight: BombSight, { verb, walked, picks }: Choice): string {
  const next = walked?.next
  if (verb === null || walked === null) return 'One moment.'
  if (next === null || next === undefined) return verb.name
  const { field } = next
  const card = verb.preset[0] ?? verb.tool
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
      ? 'Point at two of your neighbours.'
      : card === 'triple_detector'
        ? 'Point at three wires on one stand.'
        : 'Point at one of your wires.'
  if (field === 'tileIndexB') return card === 'triple_detector' ? 'And at a second one.' : 'And at its neighbour.'
  if (field === 'targetPlayerId' && verb.type === 'dualCutDoubleDetector') return 'Point at two wires on one stand.'
  if (field === 'valueA' && card === 'general_radar') return 'Which number does the radar look for?'
  if (field === 'valueA' && card === 'fast_pass') return 'Which two of yours do you cut?'
  if (field === 'targetPlayerId' && verb.type === 'mission34GuessWeakestLink') return 'Who is the weakest link?'
  return say(fieldWords(field), sight.names, sight.me)
}

/** What stands on the large button. */
export function deedWords(sight: BombSight, action: ActionJson): string {
  switch (action.type) {
    case 'dualCut':
      return `Cut as ${aValue(action.guessValue)}`
    case 'dualCutDoubleDetector':
      return `Detect ${aValue(action.guessValue)}`
    case 'soloCut':
      return `Cut your ${count(sight, action.value)} ${value(action.value)} alone`
    case 'placeInfoToken':
      return action.tileIndex === -1
        ? `Say: no ${value(action.value)}`
        : `Token ${value(action.value)} on ${letterOf(Number(action.tileIndex))}`
    case 'useEquipment':
      return `Use ${EQUIPMENT_TEXTS[text(action.equipmentId)]?.name ?? 'it'}`
    case 'useCharacterAbility':
      return 'Use it'
    case 'revealReds':
      return 'Reveal your reds'
    case 'simultaneousRedCut':
    case 'simultaneousFourCut':
      return 'Cut them at once'
    case 'challengeRedCut':
      return 'Cut it as red'
    case 'talkiesWalkiesChoice':
      return `Give your ${letterOf(Number(action.tileIndex))}`
    case 'detectorTileChoice':
      return typeof action.tileIndex === 'number' && (sight.seen.view.mine?.matches?.length ?? 0) > 0
        ? `Cut ${letterOf(action.tileIndex)}`
        : typeof (action.tileIndex ?? action.infoTokenTileIndex) === 'number'
          ? `Token on ${letterOf(Number(action.tileIndex ?? action.infoTokenTileIndex))}`
          : 'Answer'
    default:
      return say(bombBusters.words.action(action, ''), sight.names, sight.me)
  }
}

const COUNTS = ['no', 'one', 'two', 'three', 'four']

/** How many uncut wires of a value the reader holds, in words. */
function count({ seen, me }: BombSight, of: Json | undefined): string {
  const held = me === null ? 0 : seen.view.players[me].wires.filter((wire) => !wire.cut && wire.value === of).length
  return COUNTS[held] ?? String(held)
}

function value(json: Json | undefined): string {
  return json === 'YELLOW' ? 'yellows' : `${text(json)}`
}

/** How many of a number are neither cut nor in the own hand. */
function elsewhere({ seen, me }: BombSight, number: number): number | null {
  const { track, players } = seen.view
  if (track === null || me === null) return null
  return 4 - track[number - 1] - players[me].wires.filter((wire) => !wire.cut && wire.value === number).length
}

export interface OptionWords {
  readonly title: string
  readonly text: string
}

/** An answer as a card: what it is, and what comes of it. */
export function optionWords(sight: BombSight, action: ActionJson): OptionWords {
  const { seen, me } = sight
  const wires = me === null ? [] : seen.view.players[me].wires
  if (action.type === 'detectorTileChoice') {
    const place = action.tileIndex ?? action.infoTokenTileIndex
    if (typeof place !== 'number') return { title: 'Leave it to the rules', text: 'The first wire that may be chosen.' }
    const wire = wires[place]
    const title = deedWords(sight, action)
    if ((seen.view.mine?.matches?.length ?? 0) > 0) return { title, text: 'It is cut, and so is theirs.' }
    if (wire.value === 'RED') return { title, text: 'A red wire gets no token: another one is marked.' }
    if (typeof wire.value !== 'number') return { title, text: `Everyone sees ${aValue(wire.value)}.` }
    const others = elsewhere(sight, wire.value)
    const rest =
      others === null
        ? ''
        : others === 0
          ? ' Nobody else has one.'
          : others === 1
            ? ` One more ${wire.value} is out there: a sure cut for its owner.`
            : ` ${capital(COUNTS[others])} more ${wire.value}s are with the others.`
    return { title, text: `Everyone sees ${aValue(wire.value)}.${rest}` }
  }
  if (action.type === 'talkiesWalkiesChoice') {
    const wire = wires[Number(action.tileIndex)]
    return { title: deedWords(sight, action), text: wire?.value === null ? '' : capital(aValue(wire?.value ?? null)) }
  }
  return { title: say(bombBusters.words.action(action, ''), sight.names, sight.me), text: '' }
}

/** A value of a field on a button. */
export function plainValue(sight: BombSight, field: string, json: Json): string {
  if (json === null) return field === 'otherPlayerId' ? 'Nobody else' : 'Leave it open'
  if (json === true) return 'Yes'
  if (json === false) return 'No'
  if (/StandIndex$|^standIndex$/.test(field)) return json === 0 ? 'The first stand' : 'The second stand'
  if (/PlayerId\d?$|^playerId/.test(field)) return capital(ownedByOrName(sight, Number(json)))
  if (/Index/.test(field)) return `Your ${letterOf(Number(json))}`
  return text(json)
}

function ownedByOrName(sight: BombSight, seat: number): string {
  return seat === sight.me ? 'You' : (sight.names[seat] ?? ownedBy(sight, seat))
}

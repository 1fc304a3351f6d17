import { EQUIPMENT } from '../names.ts'
import { type Value, YELLOW } from '../wires.ts'

/** BB-E00.4, BB-E00.R1 */
export type CardTiming = 'anytime' | 'in turn' | 'start of turn'

export interface CardFacts {
  readonly name: string
  /** As missions name it: the number of a basic card, `2-2` for a campaign card. */
  readonly number: number | string
  readonly unlock: Value
  /** BB-E00.3: cut wires of its value that unlock it. */
  readonly cuts: number
  readonly timing: CardTiming
}

const card = (name: string, number: number | string, unlock: Value, cuts: number, timing: CardTiming): CardFacts => ({
  name,
  number,
  unlock,
  cuts,
  timing,
})

const FACTS: Readonly<Record<(typeof EQUIPMENT)[number], CardFacts>> = {
  label_neq: card('Label ≠', 1, 1, 2, 'anytime'),
  talkies_walkies: card('Walkie-Talkies', 2, 2, 2, 'anytime'),
  triple_detector: card('Triple Detector', 3, 3, 2, 'in turn'),
  post_it: card('Post-it', 4, 4, 2, 'anytime'),
  super_detector: card('Super Detector', 5, 5, 2, 'in turn'),
  rewinder: card('Rewinder', 6, 6, 2, 'anytime'),
  emergency_batteries: card('Emergency Batteries', 7, 7, 2, 'anytime'),
  general_radar: card('General Radar', 8, 8, 2, 'anytime'),
  stabilizer: card('Stabilizer', 9, 9, 2, 'start of turn'),
  x_or_y_ray: card('X or Y Ray', 10, 10, 2, 'in turn'),
  coffee_mug: card('Coffee Mug', 11, 11, 2, 'in turn'),
  label_eq: card('Label =', 12, 12, 2, 'anytime'),
  false_bottom: card('False Bottom', 'yellow', YELLOW, 2, 'anytime'),
  single_wire_label: card('Single Wire Label', '2-2', 2, 4, 'anytime'),
  emergency_drop: card('Emergency Drop', '3-3', 3, 4, 'anytime'),
  fast_pass: card('Fast Pass', '9-9', 9, 4, 'in turn'),
  disintegrator: card('Disintegrator', '10-10', 10, 4, 'anytime'),
  grappling_hook: card('Grappling Hook', '11-11', 11, 4, 'anytime'),
}

/** BB-E00: the cards, by their small numbers. */
export const CARDS: readonly CardFacts[] = EQUIPMENT.map((id) => FACTS[id])

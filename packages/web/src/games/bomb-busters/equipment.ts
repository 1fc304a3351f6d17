/** A card of the equipment, in our words. */
export interface EquipmentText {
  readonly name: string
  /** What it does, in a sentence or two. */
  readonly text: string
  readonly timing: 'At any time' | 'In your turn' | 'At the start of your turn'
  readonly rule: string
}

/** BB-E01 to BB-E1111: every card, by its id. */
export const EQUIPMENT_TEXTS: Readonly<Record<string, EquipmentText>> = {
  label_neq: {
    name: 'Label ≠',
    text: 'Mark two neighbours on your stand that are not the same.',
    timing: 'At any time',
    rule: 'BB-E01',
  },
  talkies_walkies: {
    name: 'Walkie-Talkies',
    text: 'Swap one of your wires for one that a teammate chooses. Both are sorted in again.',
    timing: 'At any time',
    rule: 'BB-E02',
  },
  triple_detector: {
    name: 'Triple Detector',
    text: 'Point at three wires on one stand and say a number: if one of them is it, it is cut.',
    timing: 'In your turn',
    rule: 'BB-E03',
  },
  post_it: {
    name: 'Post-it',
    text: 'Put an info token at one of your blue wires.',
    timing: 'At any time',
    rule: 'BB-E04',
  },
  super_detector: {
    name: 'Super Detector',
    text: 'Say a number for a whole stand: if a wire there is it, it is cut.',
    timing: 'In your turn',
    rule: 'BB-E05',
  },
  rewinder: {
    name: 'Rewinder',
    text: 'The dial goes back one step.',
    timing: 'At any time',
    rule: 'BB-E06',
  },
  emergency_batteries: {
    name: 'Emergency Batteries',
    text: 'One or two players can use their personal equipment once more.',
    timing: 'At any time',
    rule: 'BB-E07',
  },
  general_radar: {
    name: 'General Radar',
    text: 'Say a number: every stand tells whether it still has one.',
    timing: 'At any time',
    rule: 'BB-E08',
  },
  stabilizer: {
    name: 'Stabilizer',
    text: 'In this turn a wrong cut of yours moves no dial, and a red wire does not go off.',
    timing: 'At the start of your turn',
    rule: 'BB-E09',
  },
  x_or_y_ray: {
    name: 'X or Y Ray',
    text: 'Point at one wire and say two values: it is cut if it is either.',
    timing: 'In your turn',
    rule: 'BB-E10',
  },
  coffee_mug: {
    name: 'Coffee Mug',
    text: 'Instead of acting, say who plays next. From there it goes on clockwise.',
    timing: 'In your turn',
    rule: 'BB-E11',
  },
  label_eq: {
    name: 'Label =',
    text: 'Mark two neighbours on your stand that are the same.',
    timing: 'At any time',
    rule: 'BB-E12',
  },
  false_bottom: {
    name: 'False Bottom',
    text: 'Two more cards join the row.',
    timing: 'At any time',
    rule: 'BB-EY',
  },
  single_wire_label: {
    name: 'Single Wire Label',
    text: 'Mark a blue wire that is the only one of its number in your hand.',
    timing: 'At any time',
    rule: 'BB-E22',
  },
  emergency_drop: {
    name: 'Emergency Drop',
    text: 'Every other card that was used can be used again.',
    timing: 'At any time',
    rule: 'BB-E33',
  },
  fast_pass: {
    name: 'Fast Pass',
    text: 'Cut two equal wires of your own, whether or not they are the last ones.',
    timing: 'In your turn',
    rule: 'BB-E99',
  },
  disintegrator: {
    name: 'Disintegrator',
    text: 'A number is drawn, and every wire of it that is left is cut.',
    timing: 'At any time',
    rule: 'BB-E1010',
  },
  grappling_hook: {
    name: 'Grappling Hook',
    text: "Take a teammate's wire without showing it and sort it in among yours.",
    timing: 'At any time',
    rule: 'BB-E1111',
  },
}

/** BB-C: what a character card lets its player do once. */
export interface Device {
  readonly name: string
  /** Whose drawing it is. */
  readonly tool: string
  readonly text: string
}

const DOUBLE: Device = {
  name: 'Double Detector',
  tool: 'double_detector',
  text: 'Once: point at two wires on one stand and say a number. If one of them is it, it is cut.',
}

function like(card: string): Device {
  const { name, text } = EQUIPMENT_TEXTS[card]
  return {
    name,
    tool: card,
    text: `Once, whether or not the card is in the row: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  }
}

const DEVICES: Readonly<Record<string, Device>> = {
  double_detector: DOUBLE,
  character_2: DOUBLE,
  character_3: DOUBLE,
  character_4: DOUBLE,
  character_5: DOUBLE,
  character_e1: like('general_radar'),
  character_e2: like('talkies_walkies'),
  character_e3: like('triple_detector'),
  character_e4: like('x_or_y_ray'),
}

export const CHARACTERS: readonly string[] = Object.keys(DEVICES)

/** Null without a character card. */
export function deviceOf(character: string | null): Device | null {
  return character === null ? null : (DEVICES[character] ?? null)
}

/** Experts act by an answer of their own; the Double Detector is a way of cutting. */
export function isExpert(character: string | null): boolean {
  return character?.startsWith('character_e') ?? false
}

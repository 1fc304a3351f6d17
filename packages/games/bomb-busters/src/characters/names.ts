/** BB-C.1, BB-C.2: what a character can do, by the name of the card that does the same. */
const ABILITIES: Readonly<Record<string, string>> = {
  double_detector: 'Double Detector (captain’s card)',
  character_e1: 'General Radar of E1',
  character_e2: 'Walkie-Talkies of E2',
  character_e3: 'Triple Detector of E3',
  character_e4: 'X or Y Ray of E4',
}

export function abilityName(character: string): string {
  return ABILITIES[character] ?? 'Double Detector'
}

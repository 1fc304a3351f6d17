import type { Soundtrack } from './caption.ts'

/** BB-M54.5 */
export const mission54: Soundtrack = {
  seconds: 210,
  captions: [
    { at: 0, text: 'Static. A fan that turns too slowly.' },
    { at: 12, text: '“Air is what is left in the bottles. Speak only when you must.”' },
    { at: 30, text: 'A valve hisses and falls silent.' },
    { at: 48, text: '“The red ones lie apart. Leave them where they lie.”' },
    { at: 68, text: 'Footsteps on a grating, several, not ours.' },
    { at: 86, text: '“That gauge went down. Somebody breathes for two.”' },
    { at: 106, text: 'A siren, once.' },
    { at: 124, text: '“Share. Nobody gets out of here alone.”' },
    { at: 144, text: 'The fan stops.' },
    { at: 162, text: '“I can hear my own heart. Good. So it still beats.”' },
    { at: 182, text: 'Far above a door is opened, and light falls in.' },
    { at: 198, text: '“One more. Then we go up together.”' },
  ],
}

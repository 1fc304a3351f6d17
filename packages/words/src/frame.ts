import type { Messages } from '@riposte/kernel'

/** What every game says alike in a language. */
export interface Frame {
  /** Whose habits lists and plurals follow. */
  readonly locale: string
  readonly values: NonNullable<Messages['values']>
  /** In the place of something that is missing. */
  readonly none: string
  /** In the place of something that has not been chosen yet. */
  readonly open: string
}

const en: Frame = {
  locale: 'en-GB',
  values: {
    // A seat is called by the name of whoever sits there; `you` is the reader.
    seat: {
      you: '.match $form owner {{your}} * {{you}}',
      '*': ".match $form owner {{{$value}'s}} * {{{$value}}}",
    },
    'yes or no': { true: 'yes', false: 'no' },
  },
  none: 'nothing',
  open: '…',
}

const de: Frame = {
  locale: 'de',
  values: {
    seat: { you: '.match $case accusative {{dich}} dative {{dir}} * {{du}}' },
    'yes or no': { true: 'ja', false: 'nein' },
  },
  none: 'nichts',
  open: '…',
}

export const FRAMES: Readonly<Record<string, Frame>> = { en, de }

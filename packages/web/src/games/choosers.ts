import { lazy } from 'react'
import type { OptionChooser, StageChooser, TableAbout } from './chooser.ts'

interface OwnChoosers {
  readonly options: Readonly<Record<string, OptionChooser>>
  readonly stages: StageChooser | null
  readonly about: TableAbout | null
}

/** Apart from the boards and loaded when they are opened: the home page has no use for either until then. */
const choosers: Readonly<Record<string, OwnChoosers>> = {
  'bomb-busters': {
    options: {
      mission: lazy(() =>
        import('./bomb-busters/missions/mission-option.tsx').then(({ MissionOption }) => ({ default: MissionOption })),
      ),
    },
    stages: lazy(() =>
      import('./bomb-busters/missions/mission-stages.tsx').then(({ MissionStages }) => ({ default: MissionStages })),
    ),
    about: lazy(() =>
      import('./bomb-busters/missions/mission-about.tsx').then(({ MissionAbout }) => ({ default: MissionAbout })),
    ),
  },
}

/** A game's own way to choose an option; null where it is asked for like any other. */
export function optionChooser(game: string, option: string): OptionChooser | null {
  const own = choosers[game]?.options
  return own !== undefined && Object.hasOwn(own, option) ? own[option] : null
}

/** A game's own picture of its campaign; null where a list has to do. */
export function stageChooser(game: string): StageChooser | null {
  return choosers[game]?.stages ?? null
}

/** A game's own picture of what is played at a table; null where words have to do. */
export function tableAbout(game: string): TableAbout | null {
  return choosers[game]?.about ?? null
}

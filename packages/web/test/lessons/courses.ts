import { imposterKings } from '@riposte/imposter-kings'
import { course as imposterKingsCourse } from '@riposte/imposter-kings/lessons'
import { findThing as findInImposterKings } from '../../src/games/imposter-kings/lessons/find-thing.ts'

/** Every course there is, with the rules it is played by, and how its lessons find things on the board. */
export const COURSES = [{ game: imposterKings, course: imposterKingsCourse, find: findInImposterKings }] as const

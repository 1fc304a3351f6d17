import { imposterKings } from '@riposte/imposter-kings'
import { course as imposterKingsCourse } from '@riposte/imposter-kings/lessons'

/** Every course there is, with the rules it is played by. */
export const COURSES = [{ game: imposterKings, course: imposterKingsCourse }] as const

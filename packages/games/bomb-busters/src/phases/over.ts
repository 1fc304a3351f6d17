import { exit } from '../kit.ts'

/** BB-12.1: the mission is decided in the middle of whatever is open. */
export const missionOver = exit('missionOver')

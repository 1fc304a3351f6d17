import type { Part } from '../moments.ts'
import { amalPart } from './amal.ts'
import { hajrPart } from './hajr.ts'
import { harvesterPart } from './harvester.ts'
import { thumperPart } from './thumper.ts'
import { gholaPart } from './tleilaxu-ghola.ts'
import { truthtrancePart } from './truthtrance.ts'

/** Cards with a timing of their own (section 9 of the interrupts). IN-9.11: no other card has one. */
export const cards: readonly Part[] = [thumperPart, harvesterPart, amalPart, gholaPart, truthtrancePart, hajrPart]

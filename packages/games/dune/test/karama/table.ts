import type { Row } from './row.ts'
import { atreidesRows } from './rows/atreides.ts'
import { beneGesseritRows } from './rows/bene-gesserit.ts'
import { emperorRows } from './rows/emperor.ts'
import { fremenRows } from './rows/fremen.ts'
import { fremenDesertRows } from './rows/fremen-desert.ts'
import { harkonnenRows } from './rows/harkonnen.ts'
import { spacingGuildRows } from './rows/spacing-guild.ts'

/** Every ability that Karama can hit, at every trigger it has (section 4 of the interrupts). */
export const TABLE: readonly Row[] = [
  ...atreidesRows,
  ...beneGesseritRows,
  ...emperorRows,
  ...fremenRows,
  ...fremenDesertRows,
  ...harkonnenRows,
  ...spacingGuildRows,
]

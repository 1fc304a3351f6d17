import { RulesView } from '../rules/rules-view.tsx'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useTable } from './table-context.ts'

interface RulesDrawerProps {
  /** Where it opens; an empty one at the beginning, null closes it. */
  readonly rule: string | null
  onClose(): void
}

export function RulesDrawer({ rule, onClose }: RulesDrawerProps) {
  const { table } = useTexts()
  const { face } = useTable()
  return (
    <Dialog open={rule !== null} title={table.rules} from="right" onClose={onClose}>
      <RulesView face={face} at={rule === '' ? null : rule} />
    </Dialog>
  )
}

import type { GameFace } from '../games/face.ts'
import { RulesView } from '../rules/rules-view.tsx'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'

interface RuleDrawerProps {
  readonly face: GameFace
  readonly rule: string | null
  onClose(): void
}

/** The rulebook beside the board, opened at a rule. */
export function RuleDrawer({ face, rule, onClose }: RuleDrawerProps) {
  const texts = useTexts().rules
  return (
    <Dialog open={rule !== null} title={texts.short} from="right" onClose={onClose}>
      {rule !== null && <RulesView face={face} at={rule} />}
    </Dialog>
  )
}

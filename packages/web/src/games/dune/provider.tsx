import type { View } from '@riposte/dune'
import type { ReactNode } from 'react'
import type { BoardProps } from '../face.ts'
import { BattleProvider } from './battle/battle-provider.tsx'
import { ChoiceProvider } from './choice/choice.tsx'

/** What is chosen but not sent yet, and what was turned over but not put away yet. */
export function Provider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  return (
    <ChoiceProvider sight={sight} hands={hands}>
      <BattleProvider sight={sight} hands={hands}>
        {children}
      </BattleProvider>
    </ChoiceProvider>
  )
}

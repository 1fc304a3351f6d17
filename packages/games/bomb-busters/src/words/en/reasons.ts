import type { ReasonMessage } from '../../reason/explain.ts'

/** Why a wire is not something, or what else is known of it. */
export const reasons: Readonly<Record<ReasonMessage, string>> = {
  'reason.isCut': 'It is cut: {$wire}.',
  'reason.isOwn': `.match $observer
    you {{It is your own: {$wire}.}}
    * {{It belongs to {$observer}: {$wire}.}}`,
  'reason.isSeen': `.match $observer
    you {{You have seen it: {$wire}.}}
    * {{{$observer} has seen it: {$wire}.}}`,
  'reason.tokenIs': 'A token says that it is {$value :value form=one}.',
  'reason.tokenIsNot': 'A token says that it is not {$value :value form=one}.',
  'reason.tokenOdd': 'A token says that it is odd.',
  'reason.tokenEven': 'A token says that it is even.',
  'reason.tokenCount': `.match $times
    one {{A token says that its number is on this stand only once.}}
    * {{A token says that its number is on this stand {$times} times.}}`,
  'reason.tokenEqual': 'It is equal to wire {$other}.',
  'reason.tokenDifferent': 'It is not equal to wire {$other}.',
  'reason.notLower': 'Wire {$other} to its left is {$wire}, so it is not lower.',
  'reason.notHigher': 'Wire {$other} to its right is {$wire}, so it is not higher.',
  'reason.stoodBeside': `.match $observer
    you {{It was next to wires that you know.}}
    * {{It was next to wires that {$observer} knows.}}`,
  'reason.learned': 'Everybody has learned that it is not {$values :value list=or}.',
  'reason.elsewhere': `.match $observer
    you {{You see all {$values :value form=some} elsewhere.}}
    * {{{$observer} sees all {$values :value form=some} elsewhere.}}`,
  'reason.somewhere': `.match $seat
    you {{You have {$value :value form=one} somewhere.}}
    * {{{$seat} has {$value :value form=one} somewhere.}}`,
  'reason.noDeal': `.match $observer
    you {{No deal that fits all you know has {$values :value form=one list=or} here.}}
    * {{No deal that fits all {$observer} knows has {$values :value form=one list=or} here.}}`,
}

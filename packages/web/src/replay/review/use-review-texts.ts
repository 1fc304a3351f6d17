import type { ReviewAnswer } from '@riposte/protocol'
import { useTexts } from '../../texts/texts.ts'

/** The words for a review, by who judges. */
export function useReviewTexts(judge: ReviewAnswer['judge'] | undefined) {
  const { review } = useTexts()
  return judge === 'bot' ? { ...review, ...review.byBot } : review
}

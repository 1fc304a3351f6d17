import { capital, cardName, leaderName, list, nameOfFaction, placeName } from '../names.ts'
import type { MineView } from '../sight.ts'
import { texts } from '../texts.ts'
import styles from './own.module.css'
import { Part } from './part.tsx'

const words = texts.own

/** What was shown to nobody else. */
export function Whispered({ mine }: { readonly mine: MineView }) {
  const { prediction, stormCard, cardUp, deckTop, spiceTop, unkept, karamaBiddingActive, battleLosses } = mine
  const lines = [
    ...(prediction === null
      ? []
      : [`${words.prediction}: ${words.predicts(nameOfFaction(prediction.faction), prediction.turn)}`]),
    ...(stormCard === null ? [] : [words.stormCard(stormCard)]),
    ...(cardUp === null ? [] : [words.cardUp(cardName(cardUp))]),
    ...(deckTop === null ? [] : [words.deckTop(cardName(deckTop))]),
    ...(spiceTop === null
      ? []
      : [
          words.spiceTop(
            spiceTop.startsWith('spice-') ? placeName(spiceTop.slice('spice-'.length)) : texts.corners.worm,
          ),
        ]),
    // Before one is kept, all of them are still to be chosen from.
    ...(unkept.length === 0 || mine.traitors.length === 0 ? [] : [words.unkept(list(unkept.map(leaderName)))]),
    ...(karamaBiddingActive === null ? [] : [words.bidCovered(cardName(karamaBiddingActive))]),
    ...(battleLosses === null ? [] : [words.losses(battleLosses)]),
  ]
  if (lines.length === 0) return null
  return (
    <Part name={words.seen}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{capital(line)}</li>
        ))}
      </ul>
    </Part>
  )
}

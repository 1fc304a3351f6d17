import { same } from '@riposte/choice'
import type { ActionJson } from '@riposte/kernel'
import { SEATS } from '../art/palette.ts'
import { Portrait } from '../art/portrait.tsx'
import { TokenDisc } from '../art/token.tsx'
import { WireBack, WireFace } from '../art/wire.tsx'
import { useChoice } from '../choice/choice.tsx'
import { letterOf, printOf } from '../names.ts'
import type { BombSight } from '../sight.ts'
import styles from './choice-cards.module.css'
import { Sentence } from './sentence.tsx'
import { optionWords } from './words.ts'

/** Answers that stand side by side. A card is the answer itself: pressing it sends it. */
export function ChoiceCards({ sight }: { readonly sight: BombSight }) {
  const choice = useChoice()
  // Leaving it to the rules is no answer where there is another one.
  const named = choice.options.filter(
    ({ tileIndex, infoTokenTileIndex }) => tileIndex !== null || infoTokenTileIndex !== null,
  )
  const options = named.length > 0 ? named : choice.options
  const few = options.length <= 3
  return (
    <ul className={few ? styles.cards : styles.many}>
      {options.map((option) => {
        const { title, text } = optionWords(sight, option)
        return (
          <li key={JSON.stringify(option)}>
            <button
              type="button"
              className={few ? styles.card : styles.small}
              data-thing={thingOf(option)}
              data-chosen={same(choice.ready ?? undefined, option)}
              disabled={choice.busy}
              onClick={() => choice.send(option)}
            >
              {few && <Picture sight={sight} option={option} />}
              <span className={styles.words}>
                <b>
                  <Sentence parts={title} />
                </b>
                {few && text !== '' && <em>{text}</em>}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What lessons call it: by the wire it names, or else by its own word. */
function thingOf(option: ActionJson): string | undefined {
  const place = option.tileIndex ?? option.infoTokenTileIndex
  if (typeof place === 'number' && place >= 0) return `answer:${letterOf(place)}`
  return typeof option.constraintId === 'string' ? `answer:${option.constraintId}` : undefined
}

/** The wire that is meant in its slot, with the token it would get; or the player. */
function Picture({ sight, option }: { readonly sight: BombSight; readonly option: ActionJson }) {
  const { me, seen } = sight
  const place = option.tileIndex ?? option.infoTokenTileIndex
  if (typeof option.targetPlayerId === 'number') {
    const seat = option.targetPlayerId
    return (
      <span className={styles.portrait}>
        <Portrait character={seen.view.players[seat].character} seat={seat} size={72} />
      </span>
    )
  }
  if (typeof place !== 'number' || place < 0 || me === null) return null
  const wire = seen.view.players[me].wires[place]
  const print = wire === undefined ? null : printOf(wire)
  const marks = (seen.view.mine?.matches?.length ?? 1) === 0 && wire?.value !== 'RED'
  const size = { width: 60, height: 72, d: 34 }
  return (
    <span className={styles.picture}>
      {print === null ? <WireBack {...size} tint={SEATS[me].tint} /> : <WireFace {...size} print={print} />}
      <span className={styles.rail}>{letterOf(place)}</span>
      {marks && print !== null && (
        <TokenDisc label={print.label} size={28} look={print.color === 'yellow' ? 'yellow' : 'value'} />
      )}
    </span>
  )
}

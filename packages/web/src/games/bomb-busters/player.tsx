import type { Seat } from '@riposte/kernel'
import { Portrait } from './art/portrait.tsx'
import { Tool } from './art/tools.tsx'
import { tokenWords } from './board/labels.ts'
import { deviceOf } from './equipment.ts'
import { letterOf } from './names.ts'
import styles from './player.module.css'
import type { BombSight } from './sight.ts'

/** Everything public about one player. */
export function Player({ sight, seat }: { readonly sight: BombSight; readonly seat: Seat }) {
  const { players, captain } = sight.seen.view
  const { character, used, uncut, wires, tokens } = players[seat]
  const device = deviceOf(character)
  const cut = wires.flatMap(({ cut, value, color, sort }, place) =>
    cut ? [`${letterOf(place)}: ${color === 'blue' ? value : `${color} ${sort}`}`] : [],
  )
  return (
    <div className={styles.player}>
      <div className={styles.card}>
        <Portrait character={character} seat={seat} size={96} />
        {device !== null && (
          <div>
            <p className={styles.device}>
              <Tool tool={device.tool} state="paper" width={34} /> <strong>{device.name}</strong>,{' '}
              {used ? 'used' : 'ready'}
            </p>
            <p>{device.text}</p>
          </div>
        )}
      </div>
      <p>
        {captain === seat && 'Captain of this mission. '}
        {uncut} of {wires.length} wires are not cut.
      </p>
      {tokens.length > 0 && (
        <section>
          <h3>Tokens</h3>
          <ul>
            {tokens.map((token, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens differ by their place alone
              <li key={at}>
                {token.place < 0 ? 'beside the stand' : letterOf(token.place)}: {tokenWords(token)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {cut.length > 0 && (
        <section>
          <h3>Cut</h3>
          <p>{cut.join(', ')}</p>
        </section>
      )}
    </div>
  )
}

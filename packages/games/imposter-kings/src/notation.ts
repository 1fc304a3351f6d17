/**
 * The one-line notation for fixed deals and positions. Sections are parted by `|`, what stands before a seat by `;`:
 *
 *     court: Elder by 0, Queen by 1, Fool by 0 down | accused: Judge | to act: 0
 *     | seat 0: hand King's Hand, Elder of seat 0; successor Elder; king down | seat 1: hand Assassin
 *
 * With `to act: N` it is a position in which N's turn is about to begin. Without, hands make it a deal of which the next
 * step is to name the first player; `deal: rest` deals what is not named at random. Without hands it is a match that
 * begins with a fresh deal. Cards that are not named anywhere are nowhere: they count as possibly held.
 *
 * | section | value |
 * |---|---|
 * | `court` | cards in order, the Throne last, each with `by N`, `as Name`, `down`, `bonus N`, `proven`, `from antechamber` |
 * | `accused`, `forgotten` | a card |
 * | `condemned` | cards, each with `from N`, and where not everybody saw it `seen by N N` and `base known` |
 * | `removed` | cards |
 * | `seat N` | `hand`, `antechamber`, `army`, `exhausted`, `recruit discard`, `signatures`, `lacks`: lists, or `none`; |
 * | | `successor`, `dungeon`, `squire`: a card; `king down`, `facet …`, `conspiracies N`, `received unseen`, `demands N`, |
 * | | `knows …`, `standing kingFlip Assassin, …`, `out` |
 * | `known` | what all know: `Elder at 1 hand`, `any Elder at 1 with`, each perhaps `tracked` |
 * | `to act`, `true king`, `first` | a seat; `exile`, `left`: seats; `mystic`: numbers |
 * | `scores`, `owed` | a number per seat; `round`, `turn`: a number |
 *
 * A card of an Army is written `Elder of seat 0`, in its own `army` and `exhausted` just `Elder`. An Army that is not
 * named is the whole of it without the cards that are named elsewhere.
 */
export { readNotation } from './notation/reading.ts'
export { writeNotation } from './notation/writing.ts'

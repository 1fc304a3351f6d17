/**
 * The one-line notation for fixed deals and positions. Sections are parted by `|`, what stands before a seat by `;`:
 *
 *     court: Elder by 0, Queen by 1, Fool by 0 down | accused: Judge | to act: 0
 *     | seat 0: hand King's Hand, Elder of seat 0; successor Elder; king down | seat 1: hand Assassin
 *
 * With `to act: N` it is a position in which N's turn is about to begin, with `in turn: N` one in which it has begun and N
 * chooses what to do. Without, hands make it a deal of which the next step is to name the first player; `deal: rest` deals
 * what is not named at random. Without hands it is a match that begins with a fresh deal. Cards that are not named
 * anywhere are nowhere: they count as possibly held.
 *
 * | section | value |
 * |---|---|
 * | `court` | cards in order, the Throne last, each with `by N`, `as Name`, `down`, `bonus N`, `proven`, `from antechamber` |
 * | `accused`, `forgotten` | a card |
 * | `condemned` | cards, each with `from N`, and where not everybody saw it `seen by N N` and `base known` |
 * | `removed` | cards |
 * | `seat N` | `hand`, `antechamber`, `army`, `exhausted`, `recruit discard`, `signatures`, `lacks`: lists, or `none`; |
 * | | `successor`, `dungeon`, `squire`: a card; `king down`, `facet …`, `conspiracies N`, `received unseen`, `demands N`, |
 * | | `knows …`, `standing kingFlip Assassin, …`, `out`; in a turn `locked out`, `conspiracies 2 ending 1`; in a deal |
 * | | `demanded`, where a fresh deal was |
 * | `known` | what all know: `Elder at 1 hand`, `any Elder at 1 with`, each perhaps `tracked` |
 * | `to act`, `in turn`, `true king`, `first` | a seat; `exile`, `left`: seats; `mystic`: numbers |
 * | `scores`, `owed` | a number per seat; `round`, `turn`: a number |
 * | `then` | what was done then, as in every game: `then: 0 flip; 1 claim card=Assassin` |
 *
 * A card of an Army is written `Elder of seat 0`, in its own `army` and `exhausted` just `Elder`. An Army that is not
 * named is the whole of it without the cards that are named elsewhere.
 *
 * What cannot be: a card more often than the deck has it, knowledge that is not true. What lasts no longer than one
 * question (reactions, cards that are shown or chosen, a draft) is laid out with `then`; the last round's result is not
 * part of a position.
 */
export { readNotation } from './notation/reading.ts'
export { writeNotation } from './notation/writing.ts'

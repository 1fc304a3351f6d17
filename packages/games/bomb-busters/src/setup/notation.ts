/**
 * The one-line notation for fixed deals and positions. Sections are parted by `|`, what is said of one thing by `;`:
 *
 *     captain: 0 | to act: 1 | dial: 1 | row: rewinder, post_it locked
 *     | seat 0: 1 2- y3 r3 / 4 4; tokens 1@0; character double_detector used | seat 1: 2 2x 5u
 *
 * With `to act: N` it is a position in which N's turn is about to begin; without it a deal, after which info tokens are
 * placed. Wires that are named nowhere are not in the game. Places are counted from 0, as in actions; `1@3` is place 3 of
 * seat 1. A list may be `none`.
 *
 * | section | value |
 * |---|---|
 * | `seat N` | wires, stands parted by `/`: `7` blue, `y7` yellow, `r7` red; behind it `-` cut, `x` an X, `u` upside down; |
 * | | `tokens`: `4@2`, `yellow@3`, `not 4@2`, `even@0`, `odd@0`, `x2@1` a count, `only 4@2`, `2=3`, `2!=3`; place -1 is |
 * | | beside; `was x2@1` was true when it was placed, `nothing 4@-1` says nothing; |
 * | | `character` and its name, perhaps `used`; |
 * | | `never 3 red@0`, `has 4 yellow`, `stand 0 has 4`, `stand 1 lacks 5`: what everybody knows without a token; |
 * | | `knows 1@0, 2@3`: wires of teammates that this seat has seen; `dealt 2@1`: place 1 was dealt to seat 2; |
 * | | `number cards 3, 5 down`, `constraint B`, `constraint B off`, `oxygen 2`: where the mission has such things |
 * | `captain` | a seat |
 * | `to act` | whose turn is about to begin, with what the mission does before the first turn |
 * | `in turn` | the same, and the mission has done that already; in missions 18, 30, 45 and 51 only with its module's JSON |
 * | `just played` | whose turn has just ended: the mission does what it does between turns, and asks what it has to ask |
 * | `next` | after `just played`: who was named to be next |
 * | `dial`, `turn` | a number |
 * | `stabilizer` | whose Stabilizer works in this turn |
 * | `votes` | seats that vote for giving up |
 * | `row` | cards, each perhaps `locked`, `used`, `face down`, `lock 5` |
 * | `reserve` | cards, the next one first |
 * | `aside` | wires that were left out: the markers of their colour have question marks |
 * | `lost` | cards of a face-down pile that were lost unseen |
 * | `order` | `0@1 < 1@2`, `0@1 <= 1@2`: what everybody can tell of wires that have changed places |
 * | `together` | `at most 1 red of 0@1 0@2`, `2 yellow of …`, `one is 5 of …`, `none or three 4 of …`, |
 * | | `an even one from 3 blue on of …` |
 * | `number cards` | `row 3, 5 down`; `deck 9, 2` the next one first; `discard`; `out`; `table`. The rest is in the deck |
 * | `constraints` | `active B; discard A; deck C, D`; in a ring `slots A, B, …` from the captain's clockwise; of numbers |
 * | | `pairs A, B, …; active 3; completed 4`; in the bunker `north A; south B; …; action E`; `open A, B` to be chosen |
 * | `pointer` | the card of the row it stands at, from 0, or `none` |
 * | `nano` | `space 5; goes down; wires 4 y2`, the next one first; `space 5`; `card 7; looks left` |
 * | `oxygen` | what is in the reserve |
 * | `bunker` | `front 1/2; activated front_key`: row and column of the standee |
 * | `challenges` | `open 4, 8 with 3 5; met 2; recent dualCut 4, failed; validated 3, 4` |
 * | `weakest link` | `over`: the hidden cards are gone |
 * | a module's name | what it has laid out for everybody, as JSON; what is left out is as at the beginning |
 * | `then` | what was done then, as in every game: `then: 0 useEquipment equipmentId=talkies_walkies …; 1 …` |
 *
 * What cannot be: more than four wires of a number, a coloured wire twice, a card twice, a stand out of order, a token
 * that is not true, or whose place is missing. Nothing of a mission that is over can be laid out.
 */
export { isLaidOut, setUpLaidOut } from './notation/laid-out.ts'
export { readNotation } from './notation/reading.ts'

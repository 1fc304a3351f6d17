/**
 * The types of a game's state, parted by audience: what everybody may know, what one seat may know, what nobody may know.
 * Parted by who may know it, not by whose it is: a wire that all but its owner can see stands in the others' parts.
 */
export interface Shape {
  readonly pub: object
  readonly own: object
  readonly hidden: object
  readonly options: object
  readonly view: object
}

export interface Parts<G extends Shape = Shape> {
  pub: G['pub']
  own: G['own'][]
  hidden: G['hidden']
}

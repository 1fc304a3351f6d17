declare const kind: unique symbol

/**
 * A number that stands for a thing of this kind: a seat, a card, a territory. The kind exists only for the compiler, which
 * refuses a card where a seat is meant. A bare number still passes.
 */
export type Of<K extends string> = number & { readonly [kind]?: K }

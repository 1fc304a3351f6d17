/** Covers are drawn in a box of this size; letters are part of the picture. */
export const WIDTH = 416
export const HEIGHT = 452

export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`

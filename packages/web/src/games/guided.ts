import { createContext } from 'react'

/** A guide stands beside the board: nothing may lie over it by itself. */
export const Guided = createContext(false)

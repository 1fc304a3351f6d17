import { types } from 'pg'

/** Times and counts fit into a double; by default the library returns them as text. */
export const NUMBERS = {
  getTypeParser: (oid: number) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid)),
}

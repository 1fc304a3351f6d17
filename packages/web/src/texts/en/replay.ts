export const replay = {}

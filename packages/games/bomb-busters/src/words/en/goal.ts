export const goal =
  "You are a team. Each of you sees only your own wires, sorted from low to high. On your turn, point at a team mate's wire and say its number: if you hold that number too, and you are right, both are cut. A wrong number moves the detonator dial; a red wire ends everything. Cut all wires before the dial runs out."

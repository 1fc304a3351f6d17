export const goal =
  'Play a card at least as high as the one on the Throne, or flip your King to lower that card. If you can do neither on your turn, you lose the round. Most abilities can be answered: whoever holds the right card, or claims to, may cancel them. A round is worth 1 to 3 points, and 7 points win the match.'

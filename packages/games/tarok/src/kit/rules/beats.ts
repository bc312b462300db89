/** What takes time in every game with 78 cards, in multiples of the pace. */
export const packBeats = {
  spread: {travel: 1},
  drawn: {travel: 1},
  seated: {speak: 2},
  shuffled: {travel: 2},
  cut: {travel: 1},
  dealt: {travel: 5},
  'skat-laid': {travel: 1},
  played: {travel: 1},
  'trick-won': {gather: 1},
} as const;

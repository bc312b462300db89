import type {ReversisRoomWords} from '../types.js';

/** English: the room of Reversis. */
export const en: ReversisRoomWords = {
  title: 'Reversis',
  subtitle: 'with the Quinola, Sweden 1819',
  round: (number) => `Round ${number}`,
  own: (who, points) => `${who.you ? 'you' : who.name}: ${points} ${points === 1 ? 'point' : 'points'}`,
  sum: (jettons) => `${jettons < 0 ? '−' : '+'}${Math.abs(jettons)} in all`,
  points: (points) => (points ? `${points} ${points === 1 ? 'point' : 'points'}` : 'no points'),
  inPannier: 'in the pannier',
  wait: 'wait',
  pannier: (amount, waiting) =>
    `In the pannier: ${amount} jettons${waiting.length ? `; bêtes that wait: ${waiting.join(', ')}` : ''}`,
  best: 'wins ties',
  worst: 'loses ties',
  all: 'every trick',
  undertakes: 'Reversis!',
  guarded: (hearts) =>
    hearts ? `Quinola, guarded by ${hearts} ${hearts === 1 ? 'heart' : 'hearts'}` : 'Quinola, not guarded',
  yourTurn: {
    exchange: 'Your turn: exchange a card or keep all',
    layAway: 'Your turn: lay one of twelve cards away',
    chosen: (name) => `Your turn: the ${name} is to go`,
    fourAces: 'Your turn: you had all four aces, so play any card',
    claim: 'Before the cut: ask for what is owed to you',
    draw: 'Your turn: draw a ten for your place',
  },
};

import {builtOf} from '../../rules/index.js';
import type {NewGamePanelWords} from '../types.js';

/** English: panels of New game, and what happens. */
export const panels: NewGamePanelWords = {
  move: (move, words) =>
    move.type === 'BUILD' ? words.card(move.card) : move.type === 'TURN' ? 'turn a card' : 'end the game',
  tell: (happening, _who, words) => {
    switch (happening.type) {
      case 'turned':
        return `The ${words.card(happening.card)} is turned.`;
      case 'built':
        return `The ${words.card(happening.card)} is built.`;
      case 'deal-settled':
        return `${happening.built} cards are built.`;
      default:
        return null;
    }
  },
  stands: (view) => `${builtOf(view)} of 52 cards are built.`,
  settledTitle: 'The game',
  sessionTitle: 'The end',
  goOn: 'Go on',
  stop: 'Give it up',
  askStop: 'The game ends here.',
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'does-not-fit': () => 'That card does not fit upon its foundation.',
    'nothing-to-turn': () => 'There is nothing left to turn.',
    over: () => 'The game is over.',
  },
};

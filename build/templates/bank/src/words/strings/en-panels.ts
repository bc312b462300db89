import type {Who} from '@quinola/table';
import type {NewGamePanelWords} from '../types.js';
import {en} from './en.js';

const verb = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const rank = (place: string): string => en.places[place.replace('place:', '')] ?? place;

/** English: panels of New game, and what happens. */
export const panels: NewGamePanelWords = {
  move: (move) => {
    switch (move.type) {
      case 'STAKE':
        return `${move.amount} on the ${rank(move.place)}`;
      case 'TAKE':
        return `takes what lies on the ${rank(move.place)}`;
      case 'LEAVE':
        return `leaves it on the ${rank(move.place)}`;
      case 'DRAW':
        return 'draws a pair';
      case 'DONE':
        return 'has staked';
      default:
        return 'ends the session';
    }
  },
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'staked':
        return `${verb(who(happening.seat), 'stake', 'stakes')} ${happening.amount} on the ${rank(happening.on)}.`;
      case 'drawn':
        return `The ${words.card(happening.right)} loses, the ${words.card(happening.left)} wins.`;
      case 'answered':
        return `${verb(who(happening.by), happening.stays ? 'leave' : 'take', happening.stays ? 'leaves' : 'takes')} it.`;
      case 'deal-settled':
        return 'The pairs are drawn.';
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Deal ${deal} of ${options.deals}.`,
  settledTitle: 'The deal',
  sessionTitle: 'The session',
  goOn: 'Go on',
  stop: 'End the session',
  askStop: 'The session ends here, with this score.',
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'no-stake': () => 'That much cannot be staked there.',
    'nothing-staked': () => 'Stake on something first.',
    'not-won': () => 'That has not won.',
    over: () => 'The session is over.',
  },
};

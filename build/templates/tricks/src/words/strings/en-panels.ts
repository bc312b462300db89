import type {Who} from '@quinola/table';
import type {NewGamePanelWords} from '../types.js';

const verb = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

/** English: panels of New game, and what happens. */
export const panels: NewGamePanelWords = {
  move: (move, words) => (move.type === 'PLAY' ? words.card(move.card) : 'ends the session'),
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'played':
        return `${verb(who(happening.seat), 'play', 'plays')} the ${words.card(happening.card)}.`;
      case 'trick-won':
        return `${verb(who(happening.seat), 'win', 'wins')} the trick.`;
      case 'deal-settled':
        return `${verb(who(happening.winner), 'have', 'has')} most tricks.`;
      default:
        return null;
    }
  },
  trick: (number) => `Trick ${number}`,
  stands: ({deal, options}) => `Deal ${deal} of ${options.deals}.`,
  settledTitle: 'The deal',
  sessionTitle: 'The session',
  goOn: 'Go on',
  stop: 'End the session',
  askStop: 'The session ends here, with this score.',
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'must-follow': () => 'You must follow suit.',
    over: () => 'The session is over.',
  },
};

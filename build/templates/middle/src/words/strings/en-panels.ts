import type {Who} from '@quinola/table';
import type {NewGamePanelWords} from '../types.js';

const verb = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

/** English: panels of New game, and what happens. */
export const panels: NewGamePanelWords = {
  move: (move, words) => ('card' in move ? words.card(move.card) : 'ends the session'),
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'laid':
        return `${verb(who(happening.seat), 'lay', 'lays')} down the ${words.card(happening.card)}.`;
      case 'captured': {
        const taken = happening.take.map(words.card).join(', ');
        return `${verb(who(happening.seat), 'take', 'takes')} ${taken} with the ${words.card(happening.card)}.`;
      }
      case 'deal-settled':
        return `${verb(who(happening.winner), 'have', 'has')} most cards.`;
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
    'not-held': () => 'You do not hold that card.',
    'not-on-the-table': () => 'That card does not lie on the table.',
    'not-to-take': () => 'That card does not take these.',
    over: () => 'The session is over.',
  },
};

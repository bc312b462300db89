import type {Who} from '@quinola/table';
import type {NewGamePanelWords} from '../types.js';

const verb = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

/** English: panels of New game, and what happens. */
export const panels: NewGamePanelWords = {
  move: (move) => (move.type === 'PLACE' ? `field ${move.at + 1}` : 'ends the session'),
  tell: (happening, who) => {
    switch (happening.type) {
      case 'dealt':
        return `${verb(who(happening.first), 'begin', 'begins')}.`;
      case 'placed':
        return `${verb(who(happening.player), 'take', 'takes')} field ${happening.at + 1}.`;
      case 'deal-settled':
        return happening.winner === null
          ? 'Nobody has three in a row.'
          : `${verb(who(happening.winner), 'have', 'has')} three in a row.`;
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Game ${deal} of ${options.deals}.`,
  settledTitle: 'The game',
  sessionTitle: 'The session',
  goOn: 'Go on',
  stop: 'End the session',
  askStop: 'The session ends here, with this score.',
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'field-taken': () => 'A stone lies there already.',
    over: () => 'The session is over.',
  },
};

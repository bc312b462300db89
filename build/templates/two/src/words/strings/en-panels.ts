import type {Who} from '@quinola/table';
import type {NewGamePanelWords} from '../types.js';

const verb = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

/** English: panels of New game, and what happens. */
export const panels: NewGamePanelWords = {
  move(move, words) {
    if (move.type === 'PLAY') return words.card(move.card);
    return move.type === 'EXCHANGE' ? `exchanges ${move.cards?.length ?? 'some'} cards` : 'ends the session';
  },
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'exchanged':
        return `${verb(who(happening.seat), 'exchange', 'exchanges')} ${happening.count} cards.`;
      case 'played':
        return `${verb(who(happening.seat), 'play', 'plays')} the ${words.card(happening.card)}.`;
      case 'trick-won':
        return `${verb(who(happening.seat), 'win', 'wins')} the trick.`;
      case 'deal-settled':
        return `${verb(who(happening.winner), 'have', 'has')} more tricks.`;
      default:
        return null;
    }
  },
  exchangeTitle: 'The exchange',
  exchange: (count) => (count ? `Exchange ${count}` : 'Exchange none'),
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
    'choose-so-many': ({least, most}) => `Choose ${least} to ${most} cards.`,
    'not-to-choose': () => 'That card cannot be exchanged.',
    'must-follow': () => 'You must follow suit.',
    over: () => 'The session is over.',
  },
};

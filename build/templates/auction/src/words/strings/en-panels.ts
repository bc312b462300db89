import type {Who} from '@quinola/table';
import {partsOf} from '../../rules/index.js';
import type {NewGamePanelWords} from '../types.js';

const verb = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

/** English: panels of New game, and what happens. */
export const panels: NewGamePanelWords = {
  move(move, words) {
    if (move.type === 'PLAY') return words.card(move.card);
    if (move.type === 'PASS') return 'passes';
    if (move.type !== 'BID') return 'ends the session';
    const {count, suit} = partsOf(move.bid);
    return `bids ${count} tricks in ${words.suit(suit)}`;
  },
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'bid': {
        const {count, suit} = partsOf(happening.bid);
        return `${verb(who(happening.seat), 'bid', 'bids')} ${count} tricks in ${words.suit(suit)}.`;
      }
      case 'passed':
        return `${verb(who(happening.seat), 'pass', 'passes')}.`;
      case 'thrown-in':
        return 'All pass: the cards are dealt anew.';
      case 'played':
        return `${verb(who(happening.seat), 'play', 'plays')} the ${words.card(happening.card)}.`;
      case 'trick-won':
        return `${verb(who(happening.seat), 'win', 'wins')} the trick.`;
      case 'deal-settled':
        return `${verb(who(happening.declarer), happening.isWon ? 'win' : 'lose', happening.isWon ? 'wins' : 'loses')} the game.`;
      default:
        return null;
    }
  },
  bid: (count, suit) => `${count} tricks in ${suit}`,
  tricks: (count) => `${count} tricks`,
  pass: 'Pass',
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
    'not-higher': () => 'You must bid higher, or pass.',
    'must-follow': () => 'You must follow suit.',
    over: () => 'The session is over.',
  },
};

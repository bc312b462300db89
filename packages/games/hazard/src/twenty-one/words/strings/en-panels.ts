import type {Who} from '@quinola/table';
import type {TwentyOnePanelWords} from '../types.js';

const verb = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

/** English: panels of twenty-one, and what happens. */
export const panels: TwentyOnePanelWords = {
  move: (move) => {
    switch (move.type) {
      case 'STAKE':
        return `Stake ${move.amount}`;
      case 'DRAW':
      case 'BANK_DRAW':
        return 'Card!';
      case 'STOP':
      case 'BANK_STOP':
        return 'Enough';
      case 'CUT':
        return 'Cut the pack';
      default:
        return 'End the session';
    }
  },
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'lots-drawn':
        return `${verb(who(happening.seat), 'draw', 'draws')} the lowest card and ${who(happening.seat).you ? 'keep' : 'keeps'} the bank.`;
      case 'staked':
        return `${verb(who(happening.seat), 'stake', 'stakes')} ${happening.amount}.`;
      case 'drawn':
        return `${verb(who(happening.seat), 'take', 'takes')} a card.`;
      case 'seen':
        return `It is the ${words.card(happening.card)}.`;
      case 'stopped':
        return `${verb(who(happening.seat), 'say', 'says')}: enough.`;
      case 'called':
        switch (happening.kind) {
          case 'bust':
            return `${verb(who(happening.seat), 'are', 'is')} over.`;
          case 'oczko':
            return `${verb(who(happening.seat), 'have', 'has')} twenty-one.`;
          case 'persian':
            return `${verb(who(happening.seat), 'have', 'has')} the Persian eye: two aces.`;
          default:
            return `${verb(who(happening.seat), 'have', 'has')} five pictures.`;
        }
      case 'bank-opened':
        return `${verb(who(happening.seat), 'turn', 'turns')} ${happening.cards.map(words.card).join(', ')}.`;
      case 'bank-drew':
        return `The bank draws the ${words.card(happening.card)}.`;
      case 'round-settled': {
        const {winners} = happening.result;
        return winners.length
          ? `${winners.map((seat) => verb(who(seat), 'win', 'wins')).join(', ')}.`
          : 'Nobody wins.';
      }
      case 'bank-passed':
        return `${verb(who(happening.seat), 'keep', 'keeps')} the bank now.`;
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Round ${deal} of ${options.rounds}.`,
  settledTitle: 'The round',
  sessionTitle: 'The session',
  broken: 'The bank is broken.',
  goOn: 'Go on',
  stop: 'End the session',
  askStop: 'The session ends here, with this score.',
  heads: {player: 'Player', cards: 'Cards', sum: 'Sum', result: 'Result', gain: 'Gain'},
  outcomes: {
    persian: 'Persian eye',
    pictures: 'five pictures',
    bust: 'over',
    'bank-persian': 'the bank has two aces',
    'bank-bust': 'the bank is over',
    higher: 'more than the bank',
    lower: 'no more than the bank',
  },
  takesPool: 'takes the pool',
  carried: (amount) => `${amount} stay in the pool.`,
  over: (over, unseen) =>
    `Of the ${unseen} cards that you have not seen, ${over === 0 ? 'none' : over} would take you over 21.`,
  worth: (draw, stop) => `Of a hundred staked, a card brings ${draw} on the average, and enough ${stop}.`,
  share: (draw, stop) => `A card brings ${draw} hundredths of the pool on the average, and enough ${stop}.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'no-stake': () => 'The stake lies between the least and what is in the bank.',
    'bad-cut': () => 'The pack cannot be cut there.',
    'must-draw': () => 'Up to 15 the banker must draw.',
    over: () => 'The session is over.',
  },
};

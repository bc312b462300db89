import type {TwentyOnePanelWords} from '../types.js';

/** Swedish: panels of twenty-one, and what happens. */
export const panels: TwentyOnePanelWords = {
  move: (move) => {
    switch (move.type) {
      case 'STAKE':
        return `Satsa ${move.amount}`;
      case 'DRAW':
      case 'BANK_DRAW':
        return 'Kort!';
      case 'STOP':
      case 'BANK_STOP':
        return 'Nog';
      case 'CUT':
        return 'Kupera leken';
      default:
        return 'Avsluta partiet';
    }
  },
  tell: (happening, who, words) => {
    const n = (seat: number): string => who(seat).name;
    switch (happening.type) {
      case 'lots-drawn':
        return `Lägsta kortet, och därmed banken: ${n(happening.seat)}.`;
      case 'staked':
        return `${n(happening.seat)}: insats ${happening.amount}.`;
      case 'drawn':
        return `${n(happening.seat)}: ett kort.`;
      case 'seen':
        return `Det är ${words.card(happening.card)}.`;
      case 'stopped':
        return `${n(happening.seat)}: nog.`;
      case 'called':
        switch (happening.kind) {
          case 'bust':
            return `${n(happening.seat)}: över.`;
          case 'oczko':
            return `${n(happening.seat)}: tjugoett.`;
          case 'persian':
            return `${n(happening.seat)}: persiskt öga, två ess.`;
          default:
            return `${n(happening.seat)}: fem målade kort.`;
        }
      case 'bank-opened':
        return `Banken vänder upp ${happening.cards.map(words.card).join(', ')}.`;
      case 'bank-drew':
        return `Banken drar ${words.card(happening.card)}.`;
      case 'round-settled': {
        const {winners} = happening.result;
        return winners.length
          ? `Vinner: ${winners.map((seat) => who(seat).name).join(', ')}.`
          : 'Ingen vinner.';
      }
      case 'bank-passed':
        return `Banken går till ${who(happening.seat).name}.`;
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Omgång ${deal} av ${options.rounds}.`,
  settledTitle: 'Omgången',
  sessionTitle: 'Partiet',
  broken: 'Banken är sprängd.',
  goOn: 'Vidare',
  stop: 'Avsluta partiet',
  askStop: 'Partiet slutar här, med denna ställning.',
  heads: {player: 'Spelare', cards: 'Kort', sum: 'Summa', result: 'Resultat', gain: 'Vinst'},
  outcomes: {
    persian: 'persiskt öga',
    pictures: 'fem målade',
    bust: 'över',
    'bank-persian': 'banken har två ess',
    'bank-bust': 'banken är över',
    higher: 'mer än banken',
    lower: 'inte mer än banken',
  },
  takesPool: 'tar potten',
  carried: (amount) => `${amount} ligger kvar i potten.`,
  over: (over, unseen) => `Av ${unseen} kort som du inte har sett är för höga: ${over}.`,
  worth: (draw, stop) => `Av hundra satsade ger ett kort i snitt ${draw}, och nog ${stop}.`,
  share: (draw, stop) => `Ett kort ger i snitt ${draw} hundradelar av potten, och nog ${stop}.`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'no-stake': () => 'Insatsen ligger mellan den minsta och det som finns i banken.',
    'bad-cut': () => 'Där kan leken inte kuperas.',
    'must-draw': () => 'Till och med 15 måste bankiren ta.',
    over: () => 'Partiet är slut.',
  },
};

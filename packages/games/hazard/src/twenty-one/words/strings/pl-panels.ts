import type {TwentyOnePanelWords} from '../types.js';

/** Polish: panels of twenty-one, and what happens. */
export const panels: TwentyOnePanelWords = {
  move: (move) => {
    switch (move.type) {
      case 'STAKE':
        return `Stawka ${move.amount}`;
      case 'DRAW':
      case 'BANK_DRAW':
        return 'Karta!';
      case 'STOP':
      case 'BANK_STOP':
        return 'Dość';
      case 'CUT':
        return 'Przełożyć talię';
      default:
        return 'Zakończyć grę';
    }
  },
  tell: (happening, who, words) => {
    const n = (seat: number): string => who(seat).name;
    switch (happening.type) {
      case 'lots-drawn':
        return `${n(happening.seat)}: najniższa karta, a więc bank.`;
      case 'staked':
        return `${n(happening.seat)}: stawka ${happening.amount}.`;
      case 'drawn':
        return `${n(happening.seat)}: karta.`;
      case 'seen':
        return `To ${words.card(happening.card)}.`;
      case 'stopped':
        return `${n(happening.seat)}: dość.`;
      case 'called':
        switch (happening.kind) {
          case 'bust':
            return `${n(happening.seat)}: fura.`;
          case 'oczko':
            return `${n(happening.seat)}: oczko.`;
          case 'persian':
            return `${n(happening.seat)}: perskie oczko, dwa asy.`;
          default:
            return `${n(happening.seat)}: pięć figur.`;
        }
      case 'bank-opened':
        return `${n(happening.seat)} odkrywa: ${happening.cards.map(words.card).join(', ')}.`;
      case 'bank-drew':
        return `Bank dobiera: ${words.card(happening.card)}.`;
      case 'round-settled': {
        const {winners} = happening.result;
        return winners.length
          ? `Wygrywa: ${winners.map((seat) => who(seat).name).join(', ')}.`
          : 'Nikt nie wygrywa.';
      }
      case 'bank-passed':
        return `Bank trzyma teraz: ${who(happening.seat).name}.`;
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Kolejka ${deal} z ${options.rounds}.`,
  settledTitle: 'Kolejka',
  sessionTitle: 'Koniec gry',
  broken: 'Bank jest rozbity.',
  goOn: 'Dalej',
  stop: 'Zakończ grę',
  askStop: 'Gra skończy się teraz, z tym wynikiem.',
  heads: {player: 'Gracz', cards: 'Karty', sum: 'Suma', result: 'Wynik', gain: 'Zysk'},
  outcomes: {
    persian: 'perskie oczko',
    pictures: 'pięć figur',
    bust: 'fura',
    'bank-persian': 'bank ma dwa asy',
    'bank-bust': 'bank ma furę',
    higher: 'więcej niż bank',
    lower: 'nie więcej niż bank',
  },
  takesPool: 'zabiera pulę',
  carried: (amount) => `W puli zostaje ${amount}.`,
  over: (over, unseen) => `Z ${unseen} kart, których nie widać, za wysokich jest: ${over}.`,
  worth: (draw, stop) => `Na sto postawionych karta przynosi średnio ${draw}, a „dość” ${stop}.`,
  share: (draw, stop) => `Karta przynosi średnio ${draw} setnych puli, a „dość” ${stop}.`,
  refusals: {
    'not-now': () => 'Teraz tego zrobić nie można.',
    'not-your-turn': () => 'Teraz kolej na kogoś innego.',
    'no-stake': () => 'Stawka musi być między najmniejszą a tym, co leży w banku.',
    'bad-cut': () => 'W tym miejscu przełożyć nie można.',
    'must-draw': () => 'Do 15 bankier musi dobrać.',
    over: () => 'Gra jest skończona.',
  },
};

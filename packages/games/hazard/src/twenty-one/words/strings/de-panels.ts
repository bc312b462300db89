import type {TwentyOnePanelWords} from '../types.js';

/** German: panels of twenty-one, and what happens. */
export const panels: TwentyOnePanelWords = {
  move: (move) => {
    switch (move.type) {
      case 'STAKE':
        return `${move.amount} setzen`;
      case 'DRAW':
      case 'BANK_DRAW':
        return 'Karte!';
      case 'STOP':
      case 'BANK_STOP':
        return 'Genug';
      case 'CUT':
        return 'Abheben';
      default:
        return 'Die Partie beenden';
    }
  },
  tell: (happening, who, words) => {
    const n = (seat: number): string => who(seat).name;
    switch (happening.type) {
      case 'lots-drawn':
        return `Die niedrigste Karte, und damit die Bank: ${n(happening.seat)}.`;
      case 'staked':
        return `${n(happening.seat)}: Einsatz ${happening.amount}.`;
      case 'drawn':
        return `${n(happening.seat)}: eine Karte.`;
      case 'seen':
        return `Es ist: ${words.card(happening.card)}.`;
      case 'stopped':
        return `${n(happening.seat)}: genug.`;
      case 'called':
        switch (happening.kind) {
          case 'bust':
            return `${n(happening.seat)}: darüber.`;
          case 'oczko':
            return `${n(happening.seat)}: einundzwanzig.`;
          case 'persian':
            return `${n(happening.seat)}: das persische Auge, zwei Asse.`;
          default:
            return `${n(happening.seat)}: fünf Bilder.`;
        }
      case 'bank-opened':
        return `Die Bank deckt auf: ${happening.cards.map(words.card).join(', ')}.`;
      case 'bank-drew':
        return `Die Bank zieht: ${words.card(happening.card)}.`;
      case 'round-settled': {
        const {winners} = happening.result;
        return winners.length
          ? `Es gewinnt: ${winners.map((seat) => who(seat).name).join(', ')}.`
          : 'Niemand gewinnt.';
      }
      case 'bank-passed':
        return `Die Bank geht an ${who(happening.seat).name}.`;
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Runde ${deal} von ${options.rounds}.`,
  settledTitle: 'Die Runde',
  sessionTitle: 'Die Partie',
  broken: 'Die Bank ist gesprengt.',
  goOn: 'Weiter',
  stop: 'Die Partie beenden',
  askStop: 'Die Partie endet hier, mit diesem Stand.',
  heads: {player: 'Spieler', cards: 'Karten', sum: 'Summe', result: 'Ergebnis', gain: 'Gewinn'},
  outcomes: {
    persian: 'persisches Auge',
    pictures: 'fünf Bilder',
    bust: 'darüber',
    'bank-persian': 'die Bank hat zwei Asse',
    'bank-bust': 'die Bank ist darüber',
    higher: 'mehr als die Bank',
    lower: 'nicht mehr als die Bank',
  },
  takesPool: 'nimmt den Topf',
  carried: (amount) => `${amount} bleiben im Topf.`,
  over: (over, unseen) => `Von ${unseen} Karten, die Sie nicht gesehen haben, sind zu hoch: ${over}.`,
  worth: (draw, stop) => `Von hundert gesetzten bringt eine Karte im Mittel ${draw}, und genug ${stop}.`,
  share: (draw, stop) => `Eine Karte bringt im Mittel ${draw} Hundertstel des Topfes, und genug ${stop}.`,
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht dran.',
    'no-stake': () => 'Der Einsatz liegt zwischen dem geringsten und dem, was in der Bank liegt.',
    'bad-cut': () => 'Dort kann nicht abgehoben werden.',
    'must-draw': () => 'Bis 15 muss der Bankier ziehen.',
    over: () => 'Die Partie ist vorbei.',
  },
};

import type {Who} from '@quinola/table';
import {card, plural} from '@quinola/table/strings/pl.js';
import type {MariagePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => plural(number, 'punkt', 'punkty', 'punktów');

/** Polish: panels of Mariage, and what happens. */
export const panels: MariagePanelWords = {
  cutAsk: 'Twoje miejsce jest po prawej ręce rozdającego: przełóż karty.',
  cutPlace: 'Gdzie przełożyć',
  cut: 'Przełóż',
  sayTitle: 'Przy karcie możesz powiedzieć',
  say: (number, suit) => `Z ${number === 40 ? 'czterdziestu' : 'dwudziestu'}, ${suit}!`,
  buy: (turned) => `Skup: ${turned}`,
  askSkup: 'Czy skupna?',
  arrest: 'Areszt! Mam 131',
  redraw: 'Równe karty: wszyscy ciągną jeszcze raz.',
  drawTitle: 'Kto rozdaje',
  drawAsk: 'Każdy ciągnie kartę. Najniższa rozdaje.',
  drawCard: (place) => `Ciągnij kartę ${place}`,
  draws: (who, face) => `${v(who, 'ciągniesz', 'ciągnie')}: ${face}.`,
  drew: (who, face) => panels.draws(who, card(face)),
  seated: (dealer) => `${v(dealer, 'rozdajesz', 'rozdaje')} pierwszy raz.`,
  cutBy: (who) => `${v(who, 'przekładasz', 'przekłada')} karty.`,
  trumpCut: (who, face) =>
    `${v(who, 'przekładasz', 'przekłada')} i pokazuje kozer: ${face}. Karty tasuje się na nowo.`,
  dealt: (dealer) => `${v(dealer, 'rozdajesz', 'rozdaje')} po trzy karty.`,
  turnedUp: (face) => `Wyświęcona: ${face}. Jej kolor jest kozerny.`,
  marriage: (who, suit, number) =>
    `${v(who, 'zapowiadasz', 'zapowiada')} mariasz, ${suit}: ${points(number)}.`,
  bought: (who, face) => `${v(who, 'skupujesz', 'skupuje')} najniższym kozerem: ${face}.`,
  asked: (who, answer) => `${v(who, 'pytasz', 'pyta')}: czy skupna? ${answer ? 'Skupna.' : 'Nie skupna.'}`,
  drewCard: (face) => `Dobierasz: ${face}.`,
  drewTurned: (who, face) => `${v(who, 'bierzesz', 'bierze')} wyświęconą: ${face}.`,
  plays: (who, face) => `${v(who, 'zagrywasz', 'zagrywa')}: ${face}.`,
  played: (who, face) => panels.plays(who, card(face)),
  trickWon: (who) => `${v(who, 'bierzesz', 'bierze')} lewę.`,
  arrestTold: (who, {total, valid}) =>
    `${v(who, 'kładziesz', 'kładzie')} areszt, a punktów jest ${total}: ${valid ? 'areszt słuszny' : 'areszt fałszywy'}.`,
  pair: (one, other) => `${one.name} i ${other.name}`,
  dealResult: (sides, round) =>
    `${sides.map(({who, points: won, total}) => `${who}: ${round > 1 ? `${won}, razem ${total}` : won}`).join('. ')}.`,
  goesOn: 'Nikt jeszcze nie wygrał: gra się dogrywkę, a jej punkty dolicza się.',
  partiaResult: (winner, how, by, net, unit) => {
    const why =
      by === 'false-arrest'
        ? 'areszt był fałszywy'
        : how === 'dubla'
          ? 'dubla, sucha, w jednym rozdaniu'
          : 'sympla, mokra, w dogrywce';
    const size = Math.abs(net);
    const number = unit === 'stakes' ? plural(size, 'stawka', 'stawki', 'stawek') : points(size);
    const brings =
      net > 0 ? `zysk: ${number}` : net < 0 ? `mimo to strata za mariasze: ${number}` : 'bez zysku';
    return `Partię wygrywa strona: ${winner} (${why}); ${brings}.`;
  },
  countedHead: 'Policzono',
  tricks: 'Lewy',
  cardsWon: 'W kartach i za ostatnią lewę',
  marriages: 'Mariasze',
  sum: 'Razem',
  withBefore: 'Z poprzednim rozdaniem',
  payment: 'Płaci się za',
  partia: 'Partia',
  reasons: {
    dubla: 'Dubla, sucha',
    sympla: 'Sympla, mokra',
    marriage: 'Mariasz',
    'trump-marriage': 'Mariasz kozerny',
    swatowe: 'Swatowe, wszystkie cztery',
  },
  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  trick: (number) => `${number}. lewa`,
  sessionTitle: 'Koniec gry',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Gra skończona i wszystko zapłacone.'
      : `Odchodzisz od stołu z ${stakes > 0 ? 'wygraną' : 'przegraną'}: ${plural(Math.abs(stakes), 'stawka', 'stawki', 'stawek')}.`,
  another: 'Jeszcze raz',
  head: {player: 'Gracz', gain: 'Punkty'},
  stop: 'Zakończ grę',
  askStop: 'Gra kończy się tutaj; zaczętej partii nie liczy się.',
  counted: (best, deals, better) =>
    `Najlepsze w ${best} z ${deals} wyobrażonych rozdań${better ? `, o ${better.margin.toFixed(1)} lepsze od następnego` : ''}.`,
  refusals: {
    'not-now': () => 'Teraz tego zrobić nie można.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': () => 'Nie masz tej karty.',
    'must-follow': () => 'Talon się skończył: musisz dokładać do koloru.',
    'must-trump': () => 'Nie masz koloru: musisz przebić kozerem, jeśli możesz.',
    bound: () => 'Musisz bić, jeśli możesz; a po zapowiedzi zagrywa się kartę mariasza.',
    'no-marriage': () => 'Tego mariasza nie można teraz zapowiedzieć.',
    'no-skup': () => 'Teraz nie można skupić wyświęconej.',
    'no-question': () => 'Teraz nie można o to pytać.',
    'no-arrest': () => 'Areszt kładzie się w dogrywce, po wziętej lewie albo po zapowiedzi.',
    over: () => 'Gra jest skończona.',
  },
};

import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/pl.js';
import type {Claim} from '../../rules/index.js';
import type {PiquetPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name}: ${who.you ? own : others}`;
const list = (faces: readonly string[]): string => faces.map(card).join(', ');
const SUITS: Readonly<Record<string, string>> = {S: 'pik', H: 'kier', D: 'karo', C: 'trefl'};
const CLASS = {point: 'rummel', sequence: 'sekwensy', sets: 'trzy lub cztery jednej wartości'} as const;
const WHY = {
  carteBlanche: 'karta biała',
  point: 'rummel',
  sequence: 'sekwensy',
  sets: 'trójki i kwarty',
  carteRouge: 'carte rouge',
  repique: 'repik',
  lead: 'wyjścia',
  trick: 'lewy',
  pique: 'pik',
  cards: 'więcej lew',
  capot: 'kaput',
} as const;

const NUMBERS = ['', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem'];
const SEQUENCES = ['', '', '', 'tercja', 'kwarta', 'kwinta', 'seksta', 'septyma', 'oktawa'];
const FROM: Readonly<Record<string, string>> = {
  A: 'asa',
  K: 'króla',
  Q: 'damy',
  J: 'waleta',
  T: 'dziesiątki',
  '9': 'dziewiątki',
};
const MANY: Readonly<Record<string, string>> = {
  A: 'asy',
  K: 'króle',
  Q: 'damy',
  J: 'walety',
  T: 'dziesiątki',
};
const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function named(claim: Claim): string {
  if ('pips' in claim) return `${upper(NUMBERS[claim.count]!)} w kolorze ${SUITS[claim.suit]}.`;
  if ('top' in claim)
    return `${upper(SEQUENCES[claim.count]!)} ${claim.top === 'A' ? 'major' : `od ${FROM[claim.top]}`}, ${SUITS[claim.suit]}.`;
  return `${upper(NUMBERS[claim.count]!)} ${MANY[claim.rank]}.`;
}

/** Polish: panels of piquet, and what happens. */
export const panels: PiquetPanelWords = {
  say: {
    claim: (category, count) =>
      !count
        ? 'Nic.'
        : category === 'sequence'
          ? `${upper(SEQUENCES[count]!)}.`
          : category === 'point'
            ? `${upper(NUMBERS[count]!)}.`
            : `${upper(NUMBERS[count]!)} jednej wartości.`,
    tie: (category, count, tie) =>
      category === 'point'
        ? `${upper(NUMBERS[count]!)}, oczu ${tie}.`
        : category === 'sequence'
          ? `${upper(SEQUENCES[count]!)} od ${FROM[tie]}.`
          : `${upper(NUMBERS[count]!)} ${MANY[tie]}.`,
    have: 'Ja mam.',
    answer: {good: 'Dobre.', 'not-good': 'Niedobrze.', equal: 'Równo.'},
    named,
  },
  cutAsk: 'Rozdający potasował: przełóż talię.',
  cutPlace: 'Gdzie przełożyć',
  cut: 'Przełóż',
  exchangeTitle: 'Wymiana',
  exchangeNone: 'Nie wymieniaj',
  exchange: (number) => (number ? `Wymień ${number}` : 'Wymień'),
  blancheTitle: 'Karta biała',
  showBlanche: (suit) => (suit ? `Pokaż białą dziesiątkę ${SUITS[suit]}` : 'Pokaż kartę białą'),
  skipBlanche: 'Pomijam',
  announceTitle: 'Twoja zapowiedź',
  skip: 'Pomijam',
  answerTitle: 'Twoja odpowiedź',
  claimPique: 'Pik!',
  show: (category) => `Pokaż: ${CLASS[category]}`,
  retract: (category) => `Jednak niedobrze: ${CLASS[category]}`,
  throwRest: (faces) => `Rzuć razem: ${list(faces)}`,
  concede: 'Poddaję partię',
  askConcede: 'Partię wygrywa przeciwnik, a stawkę się płaci.',
  drawTitle: 'Kto rozdaje',
  drawAsk: 'Każdy ciągnie kartę. Lepiej zadawać niż rozdawać.',
  drawCard: (place) => `Wyciągnij kartę ${place}`,
  drew: (who, face) => v(who, `ciągniesz: ${card(face)}.`, `ciągnie: ${card(face)}.`),
  seated: (dealer) => v(dealer, 'rozdajesz pierwszy raz.', 'rozdaje pierwszy raz.'),
  redraw: 'Równe karty: obaj ciągną jeszcze raz.',
  cutBy: (who) => v(who, 'przekładasz talię.', 'przekłada talię.'),
  dealt: (dealer) =>
    v(dealer, 'rozdajesz po dwanaście kart; zostaje osiem.', 'rozdaje po dwanaście kart; zostaje osiem.'),
  blancheTold: (who, suit) =>
    suit
      ? v(who, `masz białą dziesiątkę ${SUITS[suit]}.`, `ma białą dziesiątkę ${SUITS[suit]}.`)
      : v(
          who,
          'masz kartę białą: ani króla, ani damy, ani waleta.',
          'ma kartę białą: ani króla, ani damy, ani waleta.',
        ),
  noBlanche: (who) => v(who, 'nic nie mówisz.', 'nic nie mówi.'),
  exchanged: (who, number, leaves) =>
    `${v(who, `wymieniasz ${number}`, `wymienia ${number}`)}${leaves ? `, ${who.you ? 'zostawiasz' : 'zostawia'} ${leaves}` : ''}.`,
  discarded: (faces) => `Odrzucasz: ${list(faces)}.`,
  drewCards: (faces) => `Kupujesz: ${list(faces)}.`,
  looked: (faces) => `Zostawiasz: ${list(faces)}.`,
  leftShown: (faces) => `Zostały karty: ${list(faces)}.`,
  says: (who, text) => `${who.name}: ${text}`,
  shows: (who, category) => v(who, `pokazujesz ${CLASS[category]}.`, `pokazuje ${CLASS[category]}.`),
  unshown: (who, category) =>
    v(
      who,
      `wychodzisz, nie pokazawszy: ${CLASS[category]}; to przepada.`,
      `wychodzi, nie pokazawszy: ${CLASS[category]}; to przepada.`,
    ),
  retracted: (who, category) =>
    v(
      who,
      `cofasz słowo: ${CLASS[category]} nie było dobre.`,
      `cofa słowo: ${CLASS[category]} nie było dobre.`,
    ),
  falseClaim: (who) =>
    v(
      who,
      'zapowiadasz, czego nie masz, i w tym rozdaniu nic nie liczysz.',
      'zapowiada, czego nie ma, i w tym rozdaniu nic nie liczy.',
    ),
  threwRest: (who) => v(who, 'rzucasz ostatnie karty razem.', 'rzuca ostatnie karty razem.'),
  conceded: (who) => v(who, 'poddajesz partię.', 'poddaje partię.'),
  played: (who, face) => v(who, `grasz: ${card(face)}.`, `gra: ${card(face)}.`),
  trickWon: (who) => v(who, 'bierzesz lewę.', 'bierze lewę.'),
  counts: (who, why, number, score) =>
    v(
      who,
      `liczysz ${number}, ${WHY[why]}: razem ${score}.`,
      `liczy ${number}, ${WHY[why]}: razem ${score}.`,
    ),
  why: WHY,
  dealResult: (who, own, other, less) =>
    `${who.name}: ${own} z tego rozdania, ${other.you ? 'ty' : other.name}: ${less}.`,
  level: (number) => `Obie strony mają z tego rozdania ${number}.`,
  partyResult: (who, {totals, stakes}) =>
    who
      ? `${v(who, 'wygrywasz partię', 'wygrywa partię')}, ${Math.max(...totals)} do ${Math.min(...totals)}; stawek: ${stakes}.`
      : `Partia nierozstrzygnięta, ${totals[0]} do ${totals[1]}.`,
  odds: (suit, lacking, [happens, doesNot]) =>
    `W kolorze ${SUITS[suit]} brak ci kart: ${lacking}. Że przyjdzie choć jedna, ma się jak ${happens} do ${doesNot}.`,
  laidAway: 'Odrzucone',
  saidTitle: 'Co powiedziano',
  countedHead: 'Policzone',
  sum: 'To rozdanie',
  party: 'Partia',
  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  trick: (number) => `Lewa ${number}`,
  sessionTitle: 'Gra skończona',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Gra skończona, wszystko rozliczone.'
      : `Odchodzisz od stołu; stawek ${stakes > 0 ? 'wygranych' : 'przegranych'}: ${Math.abs(stakes)}.`,
  another: 'Jeszcze jedna gra',
  head: {player: 'Gracz', gain: 'Punkty'},
  stop: 'Skończ grę',
  askStop: 'Gra kończy się tutaj; za partię nikt nie płaci.',
  counted: (best, deals, better) =>
    `Najlepsze w ${best} z ${deals} wyobrażonych rozdań${better ? `, o ${better.margin.toFixed(1)} lepsze od następnego` : ''}.`,
  refusals: {
    'not-now': () => 'Tego teraz zrobić nie można.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': () => 'Nie masz tej karty.',
    'must-follow': () => 'Musisz dodać do koloru.',
    'must-trump': () => 'Musisz dodać do koloru.',
    bound: () => 'Tej karty nie można teraz zagrać.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Musisz wymienić ${String(most)}.`
        : `Możesz wymienić od ${String(least)} do ${String(most)} kart.`,
    'not-to-choose': () => 'Nie masz tej karty.',
    'no-blanche': () => 'Nie masz karty białej.',
    'claims-too-much': () => 'Tego nie masz.',
    'claims-nothing': () => 'Nazwij, co masz, albo pomiń.',
    'other-answer': () => 'Na tyle kart odpowiada się inaczej.',
    'false-claim': () => 'Tego nie masz; kto to zapowie i wyjdzie, nic w tym rozdaniu nie liczy.',
    'throw-all': () => 'Rzuca się wszystkie pozostałe karty albo żadnej.',
    over: () => 'Gra skończona.',
  },
};

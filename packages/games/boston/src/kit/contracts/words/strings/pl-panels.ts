import type {Who} from '@quinola/table';
import {first, pl as kit, plural, theCard} from '@quinola/table/strings/pl.js';
import type {ContractsPanelWords} from '../types.js';
import {asks} from './pl.js';

const v = (who: Who, own: string, others: string): string => (who.you ? first(own) : `${who.name} ${others}`);
const marks = (n: number): string => plural(n, 'marka', 'marki', 'marek');
const ofMarks = (n: number): string => plural(n, 'markę', 'marki', 'marek');
/** What a side does: *Gracie*, *Leopold i Gerold grają*. */
function side(who: readonly Who[], you: string, youAll: string, one: string, both: string): string {
  const names = who.filter((one) => !one.you).map(({name}) => name);
  if (who.some((one) => one.you))
    return names.length ? `${first(youAll)} (ty i ${names.join(' i ')})` : first(you);
  return `${names.join(' i ')} ${names.length > 1 ? both : one}`;
}

/** Polish: panels of Boston and Boston-Whist, and what happens. */
export const panels: ContractsPanelWords = {
  drawTitle: 'Miejsca',
  drawAsk: 'Każdy ciągnie kartę i siada tam, gdzie leży odkryta karta tego koloru.',
  drawCard: (place) => `Weź kartę ${place}`,
  openAsk: 'Gra w lewy czy bez żadnej? Wyższa gra więcej płaci.',
  answerAsk: (who, game) =>
    `${v(who, 'masz zapowiedź', 'zapowiada')}: ${game}. Trzymaj, idź wyżej albo spasuj.`,
  overbidAsk: (who, game) => `${v(who, 'masz zapowiedź', 'zapowiada')}: ${game}. Idź wyżej albo spasuj.`,
  priceNeeds: (asked, suits) =>
    `${asks(asked)}${suits.length ? `, trumfy: ${suits.map((suit) => kit.suit(suit)).join(' albo ')}` : ''}`,
  besides: (stake) => `i ${stake} w grze`,
  miseres: {
    'petite-misere': 'mały',
    'grande-misere': 'wielki',
    'grande-misere-forcee': 'wielki forcée',
    'petite-misere-ouverte': 'mały otwarty',
    'petite-misere-ouverte-forcee': 'mały otwarty forcée',
    'grande-misere-ouverte': 'wielki otwarty',
    'grande-misere-ouverte-forcee': 'wielki otwarty forcée',
  },
  misere: 'mizer',
  words: {pass: 'Pasuję', hold: 'Trzymam'},
  cutAsk: 'Przełóż karty',
  cutPlace: 'Gdzie przełożyć',
  cut: 'Przełóż',
  packetsTitle: 'Rozdanie',
  packetsAsk: 'Po ile kart dajesz naraz?',
  packets: (size) => ['Po jednej', 'Po dwie', 'Po trzy'][size - 1]!,
  trumpTitle: 'Trumfy',
  trumpAsk: 'Jaki kolor będzie trumfem? Płaci się według koloru, który nazwiesz.',
  nameSuit: (suit) => first(kit.suit(suit)),
  alone: (suit) => `${suit}, bez pomocy`,
  asideTitle: 'Odłożona',
  layAside: 'Odłóż ją',
  leaderTitle: 'Zadanie',
  leaderAsk: 'Kto zada pierwszą lewę? Kto gra ostatni, wszystko widzi.',
  helperTitle: 'Pomoc',
  helperAsk: (who, tricks) =>
    `${v(who, 'szukasz', 'szuka')} pomocnika, który weźmie ${plural(tricks, 'lewę', 'lewy', 'lew')}. Zyskiem i stratą się dzielicie.`,
  help: 'Wist! Pomagam',
  decline: 'Nie pomagam',
  offerTitle: 'Pomoc',
  offerAsk: (who) => `${v(who, 'dajesz', 'daje')} pomoc.`,
  accept: 'Przyjmuję',
  reject: 'Gram bez pomocy',
  stopTitle: 'Gra rozstrzygnięta',
  claim: 'Wygrana: wykładam karty',
  claimLost: 'Przegrana: wykładam karty',
  concede: 'Rzuć grę',
  askConcede: 'Gra będzie przegrana, choćby dała się jeszcze wygrać.',
  drew: (who, face) => `${v(who, 'wyciągasz', 'wyciąga')} ${theCard(face)}.`,
  seated: () => 'Wszyscy zajmują miejsca.',
  turnedUp: (who, face) =>
    `Pierwszy as, ${kit.card(face)}, pada przed ${who.you ? 'tobą: rozdajesz' : `graczem ${who.name}: rozdaje`} pierwszy.`,
  coloursTold: (best, second) => `Najwyższa maść to ${kit.suit(best)}, druga ${kit.suit(second)}.`,
  cutBy: (who) => `${v(who, 'przekładasz', 'przekłada')} karty.`,
  dealt: (dealer, stake) => `${v(dealer, 'rozdajesz', 'rozdaje')}; w grze ${marks(stake)}.`,
  passed: (who) => `${v(who, 'pasujesz', 'pasuje')}.`,
  bids: (who, game) => `${v(who, 'zapowiadasz', 'zapowiada')}: ${game}.`,
  held: (who, game) => `${v(who, 'trzymasz', 'trzyma')}: ${game}.`,
  allPassed: 'Wszyscy spasowali: każdy dokłada do puli, rozdaje następny.',
  playsTold: (who, game) => `${v(who, 'grasz', 'gra')}: ${game}.`,
  trump: (who, suit, alone) =>
    `${v(who, 'nazywasz', 'nazywa')} trumfy: ${kit.suit(suit)}${alone ? ', bez pomocy' : ''}.`,
  laidAside: (who) => `${v(who, 'odkładasz', 'odkłada')} jedną kartę.`,
  exposed: (who) => `${v(who, 'wykładasz', 'wykłada')} otwarte karty.`,
  leads: (who, leader) =>
    `${v(who, 'wskazujesz', 'wskazuje')}, kto zadaje: ${leader.you ? 'ty' : leader.name}.`,
  offers: (who) => `${v(who, 'mówisz', 'mówi')}: Wist!`,
  declines: (who) => `${v(who, 'nie pomagasz', 'nie pomaga')}.`,
  helpsTold: (who) => `${v(who, 'pomagasz', 'pomaga')}.`,
  refuses: (who) => `${v(who, 'odrzucasz', 'odrzuca')} pomoc.`,
  playsAlone: (who) => `Nikt nie pomaga: ${who.you ? 'grasz' : `${who.name} gra`} bez pomocy.`,
  claims: (who) => `${v(who, 'wykładasz', 'wykłada')} karty: gra wygrana.`,
  concedes: (who) => `${v(who, 'rzucasz', 'rzuca')} grę.`,
  claimsLost: (who) => `${v(who, 'wykładasz', 'wykłada')} karty: gra przegrana.`,
  penalty: (who, {law, marks: paid}) =>
    law === 31
      ? `${v(who, 'bierzesz', 'bierze')} lewę, którą trzeba było zostawić mizerowi, i ${who.you ? 'płacisz' : 'płaci'} za wszystkich: ${marks(paid)}.`
      : `${v(who, 'wykładasz', 'wykłada')} karty za wcześnie: gra jest wygrana, a ${who.you ? 'płacisz' : `${who.name} płaci`} ${ofMarks(paid)}.`,
  played: (who, face) => `${v(who, 'grasz', 'gra')} ${theCard(face)}.`,
  trickWon: (who) => `${v(who, 'bierzesz', 'bierze')} lewę.`,
  outcome: (who, game, outcome) => {
    switch (outcome) {
      case 'all-passed':
        return 'Wszyscy spasowali.';
      case 'won':
        return `${side(who, 'wygrywasz', 'wygrywacie', 'wygrywa', 'wygrywają')}: ${game}.`;
      case 'lost':
        return `${side(who, 'przegrywasz', 'przegrywacie', 'przegrywa', 'przegrywają')}: ${game}.`;
    }
  },
  price: (who, count, isWon) =>
    isWon
      ? `Każdy z pozostałych płaci ${ofMarks(count)}.`
      : `${v(who, 'płacisz', 'płaci')} każdemu ${ofMarks(count)}.`,
  draws: (who, count) =>
    `${side(who, 'bierzesz', 'bierzecie', 'bierze', 'biorą')} całą stawkę: ${marks(count)}.`,
  bete: (who, count) => `${side(who, 'stawiasz', 'stawiacie', 'stawia', 'stawiają')} betę: ${count}.`,
  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  trick: (number) => `Lewa ${number}`,
  sessionTitle: 'Koniec gry',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Co leżało w puli, zostało podzielone.'
      : `Co leżało w puli, zostało podzielone. Wstajesz od stołu i masz ${ofMarks(Math.abs(count))} ${count > 0 ? 'wygranej' : 'straty'}.`,
  another: 'Jeszcze raz',
  head: {player: 'Gracz', tricks: 'Lewy', gain: 'Zysk', each: 'Cena'},
  points: (points, honours, multiplier) =>
    `${plural(points, 'punkt', 'punkty', 'punktów')}${honours ? `, w tym ${honours} za honory` : ''}, razy ${multiplier}`,
  grades: {simple: 'zwykła', couleur: 'druga maść', superieure: 'najwyższa maść'},
  stop: 'Zakończ grę',
  askStop: 'Gra kończy się tutaj: co leży w puli, zostanie podzielone.',
  counted: (best, deals, better) =>
    `Najlepsze w ${best} z ${deals} wyobrażonych rozdań${
      better
        ? `, o ${better.margin.toFixed(1).replace('.', ',')} marki lepsze niż ${theCard(better.next)}`
        : ''
    }.`,
  refusals: {
    'not-now': () => 'Teraz tego zrobić nie można.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': () => 'Nie masz tej karty.',
    'must-follow': () => 'Trzeba dodać do koloru.',
    'not-higher': () => 'Zapowiedź musi być wyższa.',
    'not-the-hand': () => 'Trzymać może tylko ten, kto siedzi przed zapowiadającym.',
    'better-suit-bid': () => 'Zapowiedziano lepszą maść: ten kolor jest za niski.',
    'not-won-yet': () => 'Gra nie jest jeszcze na pewno wygrana.',
    'not-lost-yet': () => 'Gra nie jest jeszcze przegrana: kto teraz wyłoży karty, przegra ją za wszystkich.',
    'leave-it-to-the-misere': () => 'Tę lewę możesz zostawić mizerowi: kto ją weźmie, płaci za wszystkich.',
    over: () => 'Gra skończona.',
  },
};

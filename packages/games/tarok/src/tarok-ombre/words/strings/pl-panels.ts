import {panels as pack} from '../../../kit/words/strings/pl-panels.js';
import type {Who} from '@quinola/table';
import {first, plural} from '@quinola/table/strings/pl.js';
import {card, the} from '../../../kit/words/strings/pl.js';
import type {TarokOmbrePanelWords} from '../types.js';

/** What a person does, in the present, which knows no gender; the visitor is spoken to without a pronoun. */
const does = (who: Who, you: string, other: string): string =>
  who.you ? first(you) : `${who.name} ${other}`;
/** Who gets a card, without bending the name. */
const gets = (who: Who): string => (who.you ? 'dostajesz ją ty' : `dostaje ją ${who.name}`);
const marks = (n: number): string => plural(n, 'markę', 'marki', 'marek');
const points = (n: number): string => plural(n, 'punkt', 'punkty', 'punktów');
const count = (n: number): string =>
  ['bez żądania', 'żądasz jednej karty', 'żądasz dwóch kart', 'żądasz trzech kart'][n]!;

/** Polish: panels of a Tarok-ombre table, and what is said of what happens. */
export const panels: TarokOmbrePanelWords = {
  ...pack,
  openAsk: (lowest) =>
    `Mówisz pierwszy. ${first(lowest)} nic nie kosztuje, a pozwala potem przejąć cudzą grę.`,
  overbidAsk: (who, game) =>
    `${does(who, 'zapowiadasz', 'zapowiada')} ${game}. Zapowiedz wyższą grę albo spasuj.`,
  answerAsk: (who, game) =>
    `${does(who, 'zapowiadasz', 'zapowiada')} ${game}. Twój głos był wcześniejszy: przejmij tę grę, zapowiedz wyższą albo spasuj.`,
  unseenAsk: (lowest) =>
    `Twoje karty leżą zakryte. Możesz powiedzieć ${lowest}, nie patrząc, albo najpierw je obejrzeć.`,
  look: 'Patrzę w karty',
  sayUnseen: (game) => `${game}, nie patrząc`,
  needs: (demands, played) => (played ? count(demands) : 'nie gra się jej, ale pozwala potem przejąć cudzą'),
  price: (game, point) => `${game} i po ${point} za każdy punkt`,
  words: {hold: 'Przejmuję.', pass: 'Pas.', unseen: (game) => `${game}, nie patrząc.`, enough: 'Dość.'},
  bid: (who, game, unseen) =>
    `${does(who, 'mówisz', 'mówi')} ${game}${unseen ? ', nie patrząc w karty' : ''}.`,
  held: (who, game) => `${does(who, 'przejmujesz', 'przejmuje')} grę: ${game}.`,
  passed: (who) => `${does(who, 'pasujesz', 'pasuje')}.`,
  looked: (who) => `${does(who, 'patrzysz', 'patrzy')} w karty.`,
  contract: (who, game) => `${does(who, 'grasz', 'gra')} ${game} przeciw dwóm pozostałym.`,
  thrownIn: 'Nikt nie gra: karty są zrzucone.',

  askTitle: 'Żądanie kart',
  askText: (left) =>
    `${left > 1 ? `Możesz żądać ${left} kart` : 'Możesz żądać jednej karty'}. Kto ma wymienioną, oddaje ci ją za inną z twojej ręki.`,
  ask: (face) => `Żądaj karty: ${card(face)}`,
  askNot: (face) => `${first(card(face))}, nie można żądać`,
  enough: 'Dość: więcej nie żądam',
  tookThree: (who) => `${does(who, 'bierzesz', 'bierze')} trzy karty.`,
  bought: (cards) => `Dobrane karty: ${cards.map(card).join(', ')}.`,
  demanded: (who, face, from) =>
    `${does(who, 'żądasz', 'żąda')} karty ${card(face)}: ${from ? (from.you ? 'oddajesz ją' : `oddaje ją ${from.name}`) : 'leży w Skacie, można wymienić inną'}.`,
  stopped: (who) => `${does(who, 'nie żądasz', 'nie żąda')} więcej kart.`,
  gaveBack: (who, other) => `${does(who, 'oddajesz', 'oddaje')} za nią zakrytą kartę; ${gets(other)}.`,
  cardBack: (who, other, face) =>
    `${does(who, 'oddajesz', 'oddaje')} za nią kartę: ${card(face)}; ${gets(other)}.`,
  refusals: {
    ...pack.refusals,
    'own-card': ({card: face = ''}) => `Ta karta jest w twojej ręce: ${card(String(face))}.`,
    'own-skat': ({card: face = ''}) => `Ta karta leży w twoim Skacie: ${card(String(face))}.`,
    'already-demanded': ({card: face = ''}) => `Tej karty już zażądano: ${card(String(face))}.`,
    'not-a-counting-card': ({card: face = ''}) =>
      `${first(card(String(face)))} to karta próżna: żądać można tylko liczbowych.`,
    'just-received': ({card: face = ''}) =>
      `Nie ta karta (${card(String(face))}): dopiero co trafiła do twojej ręki.`,
    'look-first': () => 'Nie patrząc w karty, wolno zapowiedzieć tylko najniższą grę: najpierw je obejrzyj.',
    'not-higher': () => 'Trzeba zapowiedzieć wyższą grę.',
    'not-the-hand': () => 'Przejąć grę może tylko ten, kto mówił wcześniej.',
    'lowest-keeps-the-hand': () => 'Kto mówi pierwszy, nie pasuje: najniższa gra nic nie kosztuje.',
  },

  opponents: 'Przeciwnicy',
  skatOf: (declarers, cards) =>
    `Skat ${declarers ? 'grającego' : 'przeciwników'}: ${cards.map(card).join(', ')}.`,
  emptyGiven: (declarers, face) =>
    `Za Sky ${declarers ? 'grający oddaje przeciwnikom' : 'przeciwnicy oddają grającemu'} ${the(face)}.`,
  outcome: (who, game, outcome, n) => {
    switch (outcome) {
      case 'tout':
        return `${does(who, 'robisz', 'robi')} Tout, wszystkie 25 lew.`;
      case 'won':
        return `${does(who, 'wygrywasz', 'wygrywa')} ${game}: ${points(n)}.`;
      case 'remis':
        return `${does(who, 'masz', 'ma')} 39 punktów: ani wygrana, ani przegrana (remis).`;
      case 'lost':
        return `${does(who, 'przegrywasz', 'przegrywa')} ${game}: ${points(n)}.`;
    }
  },
  nobodyPlayed: (who, each) =>
    `Nikt nie chciał grać. ${does(who, 'dostajesz', 'dostaje')} od każdego ${marks(each)} jako pierwsza ręka.`,
  head: {
    game: 'Gra',
    points: 'Punkty',
    over: 'Różnica od 39',
    tout: 'Tout',
    each: 'Od każdego',
    player: 'Gracz',
    outcome: 'Wynik',
  },
  outcomes: {won: 'wygrana', lost: 'przegrana', remis: 'remis', tout: 'Tout', 'thrown-in': 'nikt nie grał'},
  pays: (who, each) =>
    each === 0
      ? 'Nikt nie płaci.'
      : each > 0
        ? `${does(who, 'dostajesz', 'dostaje')} od każdego przeciwnika ${marks(each)}.`
        : `${does(who, 'płacisz', 'płaci')} każdemu przeciwnikowi ${marks(-each)}.`,
  tariff: 'Taryfa, od każdego',
  perPoint: 'każdy punkt',
  noDeal: 'Żadne rozdanie jeszcze się nie skończyło.',
  sessionTitle: 'Koniec wieczoru',
  sessionOver: (n) =>
    n === null
      ? 'Rachunki są wyrównane.'
      : n === 0
        ? 'Wstajesz bez zysku i straty.'
        : n > 0
          ? `Wstajesz, wygrywając ${marks(n)}.`
          : `Wstajesz, przegrywając ${marks(-n)}.`,
};

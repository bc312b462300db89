import type {Who} from '@quinola/table';
import {card, first, pl as kit, plural, theCard} from '@quinola/table/strings/pl.js';
import type {CalledKingPanelWords} from '../types.js';
import {marks} from './pl.js';

/** What a person does, in the present, which knows no gender; the visitor is spoken to without a pronoun. */
const inner = (who: Who, you: string, other: string): string => (who.you ? you : `${who.name} ${other}`);
const does = (who: Who, you: string, other: string): string => first(inner(who, you, other));
/** What one or several people do, the verb in the second and third person of the singular, then of the plural. */
function all(who: readonly Who[], you: string, other: string, youAll: string, they: string): string {
  const [one] = who;
  if (who.length === 1) return inner(one!, you, other);
  const names = who.map((each) => (each.you ? 'ty' : each.name));
  return `${names.slice(0, -1).join(', ')} i ${names.at(-1)!} ${who.some((each) => each.you) ? youAll : they}`;
}

/** Polish: panels of Quadrille and Cinquille, and what happens. */
export const panels: CalledKingPanelWords = {
  drawTitle: 'Miejsca',
  drawAsk:
    'Każdy ciągnie pika. Kto wyciągnie króla, rozdaje pierwszy, a inni siadają kolejno po jego prawej ręce.',
  drawCard: (place) => `Wyciągnij kartę ${place}`,
  openAsk: 'Z partnerem czy w pojedynkę? Za wyższą grę płaci się więcej.',
  answerAsk: (who, game) =>
    `${does(who, 'zapowiadasz', 'zapowiada')}: ${game}. Przejmij tę grę, zapowiedz wyższą albo spasuj.`,
  overbidAsk: (who, game) =>
    `${does(who, 'zapowiadasz', 'zapowiada')}: ${game}. Zapowiedz wyższą grę albo spasuj.`,
  gameNeeds: {
    ask: 'wybierasz atuty i wołasz króla: kto go ma, jest twoim tajnym partnerem',
    mediateur: 'ktoś daje ci króla za inną kartę; potem grasz w pojedynkę',
    casco: 'z oboma czarnymi asami: kto ma wołanego króla, wybiera atuty',
    solo: 'grasz w pojedynkę przeciw wszystkim',
    tout: 'grasz w pojedynkę i bierzesz wszystkie lewy',
    'spadille-forcee': 'wszyscy spasowali: musi grać ten, kto ma asa pik',
  },
  dishOnly: 'wygrywa się tylko miseczkę',
  lackAces: 'brak ci czarnego asa',
  nothingToCall: 'nie ma króla do wzięcia',
  trumpTitle: 'Atuty',
  trumpAsk: 'Jaki kolor ma być atutowy?',
  nameSuit: (suit) => first(kit.suit(suit)),
  callTitle: 'Wołany król',
  callAsk: 'Kto ma wołaną kartę, gra z tobą, ale póki jej nie zagra, wie o tym tylko on.',
  callForMediateur: 'Którego króla mają ci oddać?',
  callToName: 'Kto go ma, nazwie atuty i zagra z tobą.',
  callCard: (face, own) => `${first(card(face))}${own ? ' (twój własny: bez partnera)' : ''}`,
  otherTrump: 'Inne atuty',
  returnTitle: 'Za króla',
  giveBack: 'Oddaję',
  announceTitle: 'Przed pierwszym wyjściem',
  announceAsk:
    'Możesz teraz zapowiedzieć wszystkie lewy: płaci się za nie więcej, a jeśli jednej zabraknie, kosztują tyle samo.',
  announce: 'Zapowiadam wszystkie lewy',
  begin: 'Zaczynam',
  standTitle: 'Gra jest wygrana',
  standAsk:
    'Kto wyjdzie następną kartą, gra o wszystkie lewy, czyli o Wolę: płaci się za nią więcej, a nieudana kosztuje tyle samo.',
  goOn: 'Gram o Wolę',
  stand: 'Wystarczy',
  drew: (who, face) => `${does(who, 'wyciągasz', 'wyciąga')} ${theCard(face)}.`,
  seated: (dealer) => `${does(dealer, 'rozdajesz', 'rozdaje')} pierwszy raz.`,
  dealt: (dealer, dish) => `${does(dealer, 'rozdajesz', 'rozdaje')}; w miseczce: ${marks(dish)}.`,
  passed: (who) => `${does(who, 'pasujesz', 'pasuje')}.`,
  bid: (who, game) => `${does(who, 'zapowiadasz', 'zapowiada')}: ${game}.`,
  held: (who, game) => `${does(who, 'przejmujesz', 'przejmuje')} grę: ${game}.`,
  forced: (who) =>
    `Wszyscy spasowali: ${inner(who, 'masz', 'ma')} Spadilię i ${who.you ? 'musisz' : 'musi'} grać.`,
  trump: (who, suit) => `${does(who, 'nazywasz', 'nazywa')} atuty: ${kit.suit(suit)}.`,
  calls: (who, face) => `${does(who, 'wołasz', 'woła')} ${theCard(face)}.`,
  gives: (who, face) => `${does(who, 'oddajesz', 'oddaje')} ${theCard(face)}.`,
  returned: (who) => `${does(who, 'dajesz', 'daje')} w zamian zakrytą kartę.`,
  gotBack: (face) => `To ${card(face)}.`,
  voleAnnounced: (who) => `${does(who, 'zapowiadasz', 'zapowiada')} wszystkie lewy.`,
  voleUndertaken: (who) => `${does(who, 'grasz', 'gra')} dalej o wszystkie lewy, czyli o Wolę.`,
  stood: (who) => `${does(who, 'kończysz', 'kończy')}: gra wygrana.`,
  shown: (who, face, alone) =>
    alone
      ? `Wołana karta, ${card(face)}, na stole: ${inner(who, 'grasz', 'gra')} w pojedynkę.`
      : `Wołana karta, ${card(face)}, na stole: ${inner(who, 'grasz', 'gra')} z lombrem.`,
  delices: (who) => `Délices: ${inner(who, 'przebijasz', 'przebija')} kolor króla.`,
  favourite: (suit) => `Nowa faworyta: ${kit.suit(suit)}.`,
  played: (who, face) => `${does(who, 'grasz', 'gra')} ${theCard(face)}.`,
  trickWon: (who) => `${does(who, 'bierzesz', 'bierze')} lewę.`,
  outcome: (who, mate, game, outcome) => {
    const side = mate ? [who, mate] : [who];
    const loses = `${first(game)}: ${all(side, 'przegrywasz', 'przegrywa', 'przegrywacie', 'przegrywają')}`;
    switch (outcome) {
      case 'win':
        return `${first(game)}: ${all(side, 'wygrywasz', 'wygrywa', 'wygrywacie', 'wygrywają')}.`;
      case 'remise':
        return `${loses}. Równość: tylko połowa lew (remisa).`;
      case 'codille':
        return `${loses}. Inni mają więcej lew (kodylia).`;
      case 'lost':
        return `${loses}. Nie udało się wziąć wszystkich lew.`;
    }
  },
  draws: (who, count) =>
    `${first(all(who, 'wygrywasz', 'wygrywa', 'wygrywacie', 'wygrywają'))} miseczkę: ${marks(count)}.`,
  bete: (who, count) =>
    `${first(all(who, 'wkładasz', 'wkłada', 'wkładacie', 'wkładają'))} do miseczki betę: ${count}.`,
  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  trick: (number) => `Lewa ${number}`,
  sessionTitle: 'Koniec gry',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Co leżało w miseczce, jest podzielone.'
      : `Co leżało w miseczce, jest podzielone. Twój wynik: ${marks(Math.abs(count))} ${count > 0 ? 'zysku' : 'straty'}.`,
  another: 'Jeszcze raz',
  head: {
    player: 'Gracz',
    tricks: 'Lewy',
    gain: 'Zysk',
    each: 'Od każdego',
    pays: 'Kto komu płaci',
  },
  parts: {
    game: 'gra',
    matadors: (count) => plural(count, 'matador', 'matadory', 'matadorów'),
    premiers: 'pierwsze lewy',
    vole: 'Wola',
    devole: 'ani jednej lewy',
  },
  dues: {
    honours: 'gra z premiami',
    mediateur: 'za króla',
    delices: 'délices',
    stake: 'stawka',
    dish: 'miseczka',
    bete: 'beta',
    block: 'Blok',
    division: 'udział w miseczce',
  },
  words: {pass: 'Pas', hold: 'Przejmuję'},
  stop: 'Zakończ grę',
  askStop: 'Gra kończy się tutaj: co leży w miseczce, to się dzieli.',
  counted: (best, deals, better) =>
    `Najlepsza w ${best} z ${deals} wyobrażonych rozdań${
      better ? `, o ${better.margin.toFixed(1).replace('.', ',')} marki lepsza niż ${card(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'Tego teraz nie można zrobić.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': () => 'Nie masz tej karty.',
    'must-follow': () => 'Musisz dołożyć do koloru.',
    'not-higher': () => 'Trzeba zapowiedzieć wyższą grę.',
    'not-the-hand': () => 'Zapowiedź może przejąć tylko ten, kto mówi wcześniej niż licytujący.',
    'needs-both-aces': () => 'Do Wielkiego Kaśka potrzeba obu czarnych asów.',
    'nothing-to-call': () => 'Nie ma króla, którego można by ci oddać.',
    'not-to-be-called': () => 'Przy tych atutach nie można wołać tej karty.',
    'not-that-suit': () => 'Ten kolor nie może tu być atutowy.',
    over: () => 'Gra jest skończona.',
  },
};

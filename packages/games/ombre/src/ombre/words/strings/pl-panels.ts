import type {Who} from '@quinola/table';
import {card, first, plural, theCard} from '@quinola/table/strings/pl.js';
import type {OmbrePanelWords} from '../types.js';
import {marks, suits} from './pl.js';

/** What a person does, in the present, which knows no gender; the visitor is spoken to without a pronoun. */
const does = (who: Who, you: string, other: string): string =>
  who.you ? first(you) : `${who.name} ${other}`;
const inner = (who: Who, you: string, other: string): string => (who.you ? you : `${who.name} ${other}`);
const list = (cards: readonly string[]): string => cards.map((face) => card(face)).join(', ');
/** Cards as an object: `3 karty`. */
const some = (count: number): string => plural(count, 'kartę', 'karty', 'kart');
const matadors = (count: number): string => plural(count, 'matador', 'matadory', 'matadorów');

/** Polish: panels of Ombre, and what happens. */
export const panels: OmbrePanelWords = {
  drawTitle: 'Miejsca',
  drawAsk: 'Każdy ciągnie kartę innego koloru. Kto wyciągnie pika, rozdaje pierwszy.',
  drawCard: (place) => `Wyciągnij kartę ${place}`,
  openAsk: (two) => `Kto zagra${two ? '' : ' przeciw wszystkim'}? Za wyższą grę płaci się więcej.`,
  answerAsk: (who, game) =>
    `${does(who, 'zapowiadasz', 'zapowiada')}: ${game}. Przejmij tę grę, zapowiedz wyższą albo spasuj.`,
  overbidAsk: (who, game) =>
    `${does(who, 'zapowiadasz', 'zapowiada')}: ${game}. Zapowiedz wyższą grę albo spasuj.`,
  gameNeeds: {
    ask: 'wybierasz atuty, potem wymieniasz karty',
    'ask-colour': 'atutem jest faworyta; potem wymieniasz karty',
    tournee: 'atuty wskaże odkryta karta; potem wymieniasz karty',
    'obscur-top': 'zatrzymujesz najwyżej jedną kartę, bierzesz nowe, potem wybierasz atuty',
    'obscur-bottom': 'tak samo, ale od spodu talonu',
    'obscur-middle': 'tak samo, ale ze środka talonu',
    casco: 'pokazujesz oba czarne asy; atuty wskaże odkryta karta',
    solo: 'wybierasz atuty, ale nie wymieniasz kart',
    'solo-colour': 'atutem jest faworyta; nie wymieniasz kart',
    tout: 'bierzesz wszystkie lewy, nie wymieniając kart',
    'tout-colour': 'bierzesz wszystkie lewy; atutem jest faworyta',
    grandissimo: 'atutami są tylko oba czarne asy; bez wymiany',
    nullissimo: 'nie bierzesz ani jednej lewy; atutami są tylko czarne asy',
  },
  dishOnly: 'wygrywa się tylko miseczkę',
  lackAces: 'brak ci czarnego asa',
  kingTitle: 'Wszyscy spasowali',
  kingAsk:
    'Jesteś Królem, w tym rozdaniu nie grasz. Możesz jednak wziąć talon, zatrzymać z niego najlepsze karty i zagrać przeciw wszystkim.',
  takeTalon: 'Biorę talon',
  decline: 'Nie biorę',
  trumpTitle: 'Atuty',
  trumpAsk: 'Jaki kolor ma być atutowy?',
  askAsk: 'Wybierz atuty albo zamień pytanie na inną grę.',
  nameSuit: (suit, isFavourite) => `${first(suits(suit))}${isFavourite ? ' (faworyta)' : ''}`,
  turnTitle: 'Talon',
  turnAsk: 'Wierzchnia karta talonu wskaże atuty i będzie twoja.',
  turn: 'Odkryj',
  turnAgainAsk: (face) => `Odkryta karta: ${card(face)}. Zostaw jej kolor albo odkryj drugą.`,
  turnAgain: 'Odkryj drugą',
  keepTrump: 'Zostaw ten kolor',
  keepTitle: 'Co zatrzymujesz',
  keep: (face) => (face === null ? 'Nie zatrzymuję nic' : `Zatrzymuję ${theCard(face)}`),
  pickTitle: 'Co zatrzymujesz',
  pick: (count) => `Zatrzymaj ${some(count)}`,
  buyTitle: 'Wymiana',
  buy: (count) => (count ? `Wymień ${some(count)}` : 'Nie wymieniaj'),
  giveUp: 'Zrzekam się gry',
  askGiveUp: 'Płacisz cenę gry i wkładasz betę do miseczki. Rozdania się nie rozgrywa.',
  offers: {
    offer: 'Ofiaruję grę',
    askOffer:
      'Wkładasz betę do miseczki. Jeśli inni przyjmą, rozdanie jest skończone. Jeśli ktoś zagra przeciw tobie, gra się toczy, ale nic nie możesz wygrać.',
    kunil: 'Proszę o unieważnienie (Kunil)',
    askKunil:
      'Jeśli wszyscy się zgodzą, rozdanie unieważnia się bez bety. Jeśli ktoś odmówi, musisz grać i nie możesz się już zrzec gry.',
    title: 'Oferta',
    answerOffer: (who) =>
      `${does(who, 'ofiarujesz', 'ofiaruje')} grę. Możesz zagrać przeciw: z największą liczbą lew wygrasz miseczkę, inaczej zapłacisz betę.`,
    answerKunil: (who) =>
      `${does(who, 'prosisz', 'prosi')} o unieważnienie rozdania. Jeśli odmówisz, trzeba grać.`,
    accept: 'Przyjmuję',
    against: 'Gram na przeciw',
    annul: 'Zgoda',
    refuse: 'Odmawiam',
    offered: (who, count) =>
      `${does(who, 'ofiarujesz', 'ofiaruje')} grę i ${who.you ? 'wkładasz' : 'wkłada'} do miseczki betę: ${count}.`,
    proposed: (who) => `${does(who, 'prosisz', 'prosi')} o unieważnienie rozdania.`,
    accepted: (who) => `${does(who, 'przyjmujesz', 'przyjmuje')}.`,
    playsAgainst: (who) => `${does(who, 'grasz', 'gra')} na przeciw.`,
    refused: (who) => `${does(who, 'odmawiasz', 'odmawia')}: trzeba grać.`,
    annulled: 'Wszyscy się zgadzają: rozdanie unieważnione.',
  },
  rest: {
    claim: 'Reszta moja',
    askClaim: (strict) =>
      `Wykładasz karty: wszystkie pozostałe lewy są twoje, jeśli nic nie może cię pobić. ${
        strict
          ? 'Jeśli może, lomber musi wyjść kartą, którą mu wskażą, a ktoś inny przegrywa z nim i płaci betę.'
          : 'Jeśli może, gra toczy się dalej i nie można już tego powtórzyć.'
      }`,
    nameTitle: 'Wyjście lombra',
    nameAsk: (who) => `${who.name} żąda reszty lew, nie mając pewności. Wskaż kartę, którą trzeba wyjść.`,
    claimed: (who, holds, cards) =>
      `${does(who, 'żądasz', 'żąda')} reszty lew${cards ? `: ${list(cards)}` : ''}${
        holds ? '. Wszystkie pozostałe są wygrane.' : ', ale można je pobić.'
      }`,
    named: (who, face) => `${does(who, 'wskazujesz', 'wskazuje')} kartę do wyjścia: ${card(face)}.`,
    open: (who) => (who.you ? 'Twoje wyłożone karty' : `Wyłożone karty: ${who.name}`),
    wrongly: (who) => `${does(who, 'żądasz', 'żąda')} reszty niesłusznie, więc lomber wygrał.`,
  },
  review: {
    title: 'Twoje odłożone karty',
    look: 'Zajrzyj do odłożonych kart',
    askLook: 'Na swobodne zaglądanie jest za późno: kto teraz zajrzy, nie może grać o wszystkie lewy.',
    lookAtTricks: 'Poproś o pokazanie lew',
    askLookAtTricks:
      'Kto gra bez kupna, może przejrzeć wszystkie lewy, ale potem nie może już grać o wszystkie.',
    name: 'Zajrzyj i zrzeknij się Woli',
    looked: (who, atTricks) =>
      `${does(who, 'zaglądasz', 'zagląda')} do ${atTricks ? 'lew' : 'odłożonych kart'} i nie ${who.you ? 'możesz' : 'może'} grać o wszystkie lewy.`,
  },
  voleTitle: (count) => `${count === 5 ? 'Pięć' : 'Siedem'} pierwszych lew jest twoich`,
  voleAsk: (count) =>
    `Gra jest wygrana. Jeśli zagrasz ${count === 5 ? 'szóstą' : 'ósmą'} kartę, grasz o wszystkie lewy, czyli o Wolę: płaci się za nią więcej, ale jedna stracona lewa kosztuje tyle samo.`,
  goOnVole: 'Gram o wszystkie',
  enough: 'Wystarczy',
  claimTitle: 'Premie',
  claimAsk:
    'Zażądaj tego, na co zasłużyła twoja ręka. Czego nie zażądasz, przepada; za żądanie bez podstaw płaci się podwójnie.',
  claim: (count, premiers) =>
    [count ? matadors(count) : '', premiers ? 'pierwsze pięć lew' : ''].filter(Boolean).join(', ') || 'Nic',
  drew: (who, face) => `${does(who, 'wyciągasz', 'wyciąga')} ${theCard(face)}.`,
  seated: (dealer) => `${does(dealer, 'rozdajesz', 'rozdaje')} pierwszy raz.`,
  favouriteTold: (suit) => `Kolor wyróżniony, czyli faworyta: ${suits(suit)}.`,
  dealt: (dealer, dish) => `${does(dealer, 'rozdajesz', 'rozdaje')}; w miseczce: ${marks(dish)}.`,
  passed: (who) => `${does(who, 'pasujesz', 'pasuje')}.`,
  bid: (who, game) => `${does(who, 'zapowiadasz', 'zapowiada')}: ${game}.`,
  held: (who, game) => `${does(who, 'przejmujesz', 'przejmuje')} grę: ${game}.`,
  shown: (who) => `${does(who, 'pokazujesz', 'pokazuje')} oba czarne asy.`,
  thrownIn: 'Nikt nie gra: karty się rzuca.',
  kingDeclined: (who) => `${does(who, 'zostawiasz', 'zostawia')} talon.`,
  plays: (who, game, others) =>
    `${does(who, 'grasz', 'gra')}${others > 1 ? ' przeciw wszystkim' : ''}: ${game}.`,
  turned: (who, face) => `${does(who, 'odkrywasz', 'odkrywa')} ${theCard(face)}.`,
  trump: (who, suit) => `${does(who, 'grasz', 'gra')}, atutami są ${suits(suit)}.`,
  bought: (who, count) =>
    count
      ? `${does(who, 'wymieniasz', 'wymienia')} ${some(count)}.`
      : `${does(who, 'nic nie wymieniasz', 'nic nie wymienia')}.`,
  laid: (cards) => `Odłożone: ${list(cards)}.`,
  drawn: (cards) => `Z talonu: ${list(cards)}.`,
  gaveUp: (who) => `${does(who, 'zrzekasz się', 'zrzeka się')} gry.`,
  voleTold: (who) => `${does(who, 'grasz', 'gra')} o wszystkie lewy, czyli o Wolę.`,
  enoughTold: (who, count) =>
    `${does(who, 'kończysz', 'kończy')} po pierwszych ${count === 5 ? 'pięciu' : 'siedmiu'} lewach.`,
  claimed: (who, count, premiers) =>
    count || premiers
      ? `${does(who, 'żądasz', 'żąda')} zapłaty: ${[count ? matadors(count) : '', premiers ? 'pierwsze pięć lew' : ''].filter(Boolean).join(', ')}.`
      : `${does(who, 'nie żądasz', 'nie żąda')} premii.`,
  played: (who, face) => `${does(who, 'grasz', 'gra')} ${theCard(face)}.`,
  trickWon: (who) => `${does(who, 'bierzesz', 'bierze')} lewę.`,
  outcome: (who, game, outcome) => {
    const loses = `${first(game)}: ${inner(who, 'przegrywasz', 'przegrywa')}`;
    switch (outcome) {
      case 'win':
        return `${first(game)}: ${inner(who, 'wygrywasz', 'wygrywa')}.`;
      case 'remise':
        return `${loses}. Równość (remisa): nikt sam nie ma najwięcej lew.`;
      case 'codille':
        return `${loses}. Ktoś inny ma więcej lew (kodylia).`;
      case 'lost':
        return `${loses}.`;
      case 'renounce':
        return `${first(game)}: ${inner(who, 'zrzekasz się', 'zrzeka się')} gry.`;
      case 'thrown-in':
      case 'annulled':
        return 'Nikt nie grał.';
    }
  },
  pays: (who, each) =>
    each > 0
      ? `${does(who, 'dostajesz', 'dostaje')} od każdego ${each}.`
      : `${does(who, 'płacisz', 'płaci')} każdemu ${-each}.`,
  draws: (who, count) => `${does(who, 'wygrywasz', 'wygrywa')} miseczkę: ${marks(count)}.`,
  bete: (who, count) => `${does(who, 'wkładasz', 'wkłada')} do miseczki betę: ${count}.`,
  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  trick: (number) => `Lewa ${number}`,
  sessionTitle: 'Koniec gry',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Co leżało w miseczce, jest podzielone.'
      : `Co leżało w miseczce, jest podzielone. Twój wynik: ${marks(Math.abs(count))} ${count > 0 ? 'zysku' : 'straty'}.`,
  another: 'Jeszcze raz',
  head: {player: 'Gracz', tricks: 'Lewy', gain: 'Zysk', each: 'Od każdego', marks: 'Marki'},
  parts: {game: 'gra', matadors, premiers: 'pierwsze pięć lew', vole: 'Wola'},
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
    'asker-holds': () => 'Kto zapytał, może Solo przejąć, ale nie zapowiadać.',
    'keeps-one-at-most': () =>
      'W Obscur zatrzymujesz najwyżej jedną kartę; jeśli masz czarnego asa, musi to być on.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Wybierz ${some(Number(least))}.`
        : `Wybierz od ${String(least)} do ${String(most)} kart.`,
    'not-to-choose': () => 'Tę kartę trzeba zatrzymać.',
    over: () => 'Gra jest skończona.',
  },
};

import type {Who} from '@quinola/table';
import {card, first, plural, theCard} from '@quinola/table/strings/pl.js';
import type {ReversisPanelWords} from '../types.js';

/** What a person does, in the present, which knows no gender; the visitor is spoken to without a pronoun. */
const does = (who: Who, you: string, other: string): string =>
  who.you ? first(you) : `${who.name} ${other}`;
const inner = (who: Who, you: string, other: string): string => (who.you ? you : `${who.name} ${other}`);
const nom = (face: string): string => (face === 'JH' ? 'Quinola' : card(face));
const the = (face: string): string => (face === 'JH' ? 'Quinolę' : theCard(face));
const jettonsIn = (n: number): string => plural(n, 'żeton', 'żetony', 'żetonów');

/** Polish: panels of Reversis, and what happens. */
export const panels: ReversisPanelWords = {
  exchangeTitle: 'Talon',
  throwAway: 'Wymień kartę',
  keepAll: 'Zostawiam wszystkie',
  layTitle: 'Dwunasta karta',
  layAway: 'Odłóż kartę',
  claimTitle: 'Przed zbieraniem kart',
  claimAsk: 'O co teraz się nie upomnisz, to przepadło.',
  claimCard: (face) => `Zapłata: ${nom(face)}`,
  claimPannier: 'Biorę kosz',
  noMore: 'Nie chcę nic więcej',
  drawTitle: 'Miejsca',
  drawAsk: 'Każdy ciągnie jedną z czterech dziesiątek. Kto wyciągnie karo, rozdaje pierwszy.',
  drawCard: (place) => `Wyciągnij kartę ${place}`,
  drew: (who, face) => `${does(who, 'wyciągasz', 'wyciąga')} ${theCard(face)}.`,
  seated: (dealer) => `${does(dealer, 'rozdajesz', 'rozdaje')} pierwszy raz.`,
  dealt: (dealer, pannier) => `${does(dealer, 'rozdajesz', 'rozdaje')}; w koszu: ${jettonsIn(pannier)}.`,
  exchanged: (who) => `${does(who, 'wymieniasz', 'wymienia')} kartę.`,
  kept: (who) => `${does(who, 'zostawiasz', 'zostawia')} sobie wszystkie karty.`,
  laidAway: (who) => `${does(who, 'odkładasz', 'odkłada')} kartę.`,
  discarded: (face) => `Pod koszem leży ${nom(face)}.`,
  drawn: (face) => `Dobrana karta: ${nom(face)}.`,
  saw: (face) => `Pod koszem została karta: ${nom(face)}.`,
  played: (who, face) => `${does(who, 'grasz', 'gra')} ${the(face)}.`,
  trickWon: (who) => `${does(who, 'bierzesz', 'bierze')} lewę.`,
  fell: (kind, who, face, other, jettons) => {
    switch (kind) {
      case 'given':
        return `${does(who, 'oddajesz', 'oddaje')} ${the(face)}: ${inner(other, 'masz', 'ma')} do zapłaty ${jettons}.`;
      case 'forced':
        return `Karta wymuszona: ${nom(face)}; ${inner(who, 'masz', 'ma')} do zapłaty ${jettons}, ${inner(other, 'dostajesz to ty', 'to dostaje')}.`;
      case 'led':
        return `Zagrana z ręki karta: ${nom(face)}; ${inner(who, 'masz', 'ma')} zapłacić wygrywającemu partię ${jettons}.`;
    }
  },
  undertaken: (who) =>
    `Dziewięć lew z rzędu: ${inner(who, 'musisz', 'musi')} teraz wziąć wszystkie jedenaście, czyli rewersis. Kto inny weźmie lewę, łamie go.`,
  claimed: (who, face) =>
    `${does(who, 'upominasz się', 'upomina się')} o ${face ? `zapłatę: ${nom(face)}` : 'kosz'}.`,
  party: (winner, loser, jettons) =>
    `${does(winner, 'wygrywasz', 'wygrywa')} partię: ${inner(loser, 'płacisz', 'płaci')} ${jettons}.`,
  made: (maker) => `${does(maker, 'robisz', 'robi')} rewersis, wszystkie jedenaście lew.`,
  broken: (undertaker, breaker, trick) =>
    `${does(breaker, 'łamiesz', 'łamie')} rewersis w ${trick}. lewie: ${inner(undertaker, 'przegrywasz', 'przegrywa')}.`,
  draws: (who, jettons) => `${does(who, 'wygrywasz', 'wygrywa')} kosz: ${jettons}.`,
  bete: (who, jettons) => `${does(who, 'wkładasz', 'wkłada')} do kosza betę: ${jettons}.`,
  rounds: (left) =>
    left ? `Kolejka skończona, znak oddarty: jeszcze ${plural(left, 'kolejka', 'kolejki', 'kolejek')}.` : '',
  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  trick: (number) => `Lewa ${number}`,
  sessionTitle: 'Koniec gry',
  sessionOver: (jettons) =>
    jettons === null
      ? 'Kosz podzielony, wszystko rozliczone.'
      : jettons === 0
        ? 'Kosz podzielony. Wstajesz bez zysku i straty.'
        : `Kosz podzielony. Twój wynik: ${jettonsIn(Math.abs(jettons))} ${jettons > 0 ? 'zysku' : 'straty'}.`,
  another: 'Jeszcze raz',
  head: {
    player: 'Gracz',
    points: 'Punkty',
    tricks: 'Lewy',
    gain: 'Zysk',
    sum: 'Razem',
    pays: 'Kto komu płaci i za co',
    jettons: 'Żetony',
  },
  dues: {
    party: 'za partię',
    reversy: 'rewersis',
    'reversy-paid-by-four-aces': 'rewersis, za wszystkich: cztery asy',
    'reversy-broken-a-la-bonne': 'rewersis złamany à la bonne',
    'quinola-a-la-bonne': 'Quinola zagrana à la bonne',
    'quinola-given': 'Quinola oddana',
    'quinola-given-a-la-bonne': 'Quinola oddana à la bonne',
    'quinola-forced': 'Quinola wymuszona',
    'quinola-led': 'Quinola zagrana z ręki',
    'quinola-gorged': 'Quinola uduszona',
    'quinola-led-by-undertaker': 'Quinola zagrana w złamanym rewersis',
    'ace-given': 'as oddany',
    'ace-forced': 'as wymuszony',
    'ace-led': 'as zagrany z ręki',
    'ace-gorged': 'as uduszony',
    'ace-led-by-undertaker': 'as zagrany w złamanym rewersis',
    stake: 'stawka',
    pannier: 'wzięty kosz',
    bete: 'beta',
    division: 'część kosza',
  },
  stop: 'Zakończ grę',
  askStop: 'Gra kończy się tutaj: kosz się dzieli.',
  counted: (best, deals, better) =>
    `Najlepsza w ${best} z ${deals} wyobrażonych rozdań${
      better ? `, o ${better.margin.toFixed(1).replace('.', ',')} żetonu lepsza niż ${nom(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'Tego teraz nie można zrobić.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': () => 'Nie masz tej karty.',
    'must-follow': () => 'Musisz dołożyć do koloru.',
    'quinola-must-be-kept': () => 'W tej kolejce Quinolę trzeba zatrzymać.',
    'nothing-owed': () => 'Za to nic ci się nie należy.',
    over: () => 'Gra jest skończona.',
  },
};

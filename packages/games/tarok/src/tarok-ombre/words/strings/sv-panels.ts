import {panels as pack} from '../../../kit/words/strings/sv-panels.js';
import type {Who} from '@quinola/table';
import {first} from '@quinola/table/strings/sv.js';
import {card} from '../../../kit/words/strings/sv.js';
import type {TarokOmbrePanelWords} from '../types.js';

const object = (who: Who): string => (who.you ? 'dig' : who.name);
/** A person within a sentence: *får du, får Karolina*. */
const inner = (who: Who): string => (who.you ? 'du' : who.name);
const marks = (n: number): string => `${n} ${n === 1 ? 'mark' : 'marker'}`;
const count = (n: number): string => ['inget kort', 'ett kort', 'två kort', 'tre kort'][n]!;

/** Swedish: panels of a Tarok-ombre table, and what is said of what happens. */
export const panels: TarokOmbrePanelWords = {
  ...pack,
  openAsk: (lowest) => `Du bjuder först. Att säga ${lowest} kostar inget, och du får ta över ett senare bud.`,
  overbidAsk: (who, game) => `${who.name} har sagt ${game}. Bjud högre eller passa.`,
  answerAsk: (who, game) =>
    `${who.name} har sagt ${game}. Du talade tidigare: ta över spelet, bjud högre eller passa.`,
  unseenAsk: (lowest) => `Dina kort ligger dolda. Du får säga ${lowest} osett, eller se efter först.`,
  look: 'Se på korten',
  sayUnseen: (game) => `${game}, osett`,
  needs: (demands, played) =>
    played ? `begär ${count(demands)} av de andra` : 'spelas inte, men du får ta över senare',
  price: (game, point) => `${game}, och ${point} för varje poäng`,
  words: {hold: 'Jag tar över.', pass: 'Pass.', unseen: (game) => `${game}, osett.`, enough: 'Nog.'},
  bid: (who, game, unseen) => `${who.name} säger ${game}${unseen ? ' utan att ha sett korten' : ''}.`,
  held: (who, game) => `${who.name} tar över ${game}.`,
  passed: (who) => `${who.name} passar.`,
  looked: (who) => `${who.name} ser på korten.`,
  contract: (who, game) => `${who.name} spelar ${game} mot de två andra.`,
  thrownIn: 'Ingen spelar: korten kastas ihop.',

  askTitle: 'Begära kort',
  askText: (left) =>
    `Du får begära ${count(left)}. Den som har det du nämner ger dig det och får ett annat av dig.`,
  ask: (face) => `Begär ${card(face)}`,
  askNot: (face) => `${first(card(face))}, kan inte begäras`,
  enough: 'Nog: begär inget mer',
  tookThree: (who) => `${who.name} tar de tre korten.`,
  bought: (cards) => `Du har tagit ${cards.map(card).join(', ')}.`,
  demanded: (who, face, from) =>
    `${who.name} begär ${card(face)}: ${from ? `${inner(from)} ger det` : 'det ligger i skaten, ett annat får nämnas'}.`,
  stopped: (who) => `${who.name} begär inget mer.`,
  gaveBack: (who, to) => `${who.name} ger ${object(to)} ett dolt kort i stället.`,
  cardBack: (who, to, face) => `${who.name} ger ${object(to)} ${card(face)} i stället.`,
  refusals: {
    ...pack.refusals,
    'own-card': ({card: face = ''}) => `${first(card(String(face)))} har du själv.`,
    'own-skat': ({card: face = ''}) => `${first(card(String(face)))} har du själv lagt i skaten.`,
    'already-demanded': ({card: face = ''}) => `${first(card(String(face)))} har du redan begärt.`,
    'not-a-counting-card': ({card: face = ''}) =>
      `${first(card(String(face)))} är tomt: bara räknande kort får begäras.`,
    'just-received': ({card: face = ''}) => `Inte ${card(String(face))}: det har du just fått.`,
    'look-first': () => 'Utan att se korten får du bara säga det lägsta spelet: se på dem först.',
    'not-higher': () => 'Ett högre spel måste nämnas.',
    'not-the-hand': () => 'Bara den som talade tidigare får ta över ett spel.',
    'lowest-keeps-the-hand': () => 'Den som bjuder först passar inte: det lägsta spelet kostar inget.',
  },

  opponents: 'Motståndarna',
  skatOf: (declarers, cards) =>
    `Skaten är ${declarers ? 'spelarens' : 'motståndarnas'}: ${cards.map(card).join(', ')}.`,
  emptyGiven: (declarers, face) =>
    `För Sküs ger ${declarers ? 'spelaren motståndarna' : 'motståndarna spelaren'} ${card(face)}.`,
  outcome: (who, game, outcome, points) => {
    switch (outcome) {
      case 'tout':
        return `${who.name} gör Tout, alla 25 sticken.`;
      case 'won':
        return `${who.name} vinner ${game} med ${points} poäng.`;
      case 'remis':
        return `${who.name} har 39 poäng: varken vunnet eller förlorat (remi).`;
      case 'lost':
        return `${who.name} förlorar ${game} med ${points} poäng.`;
    }
  },
  nobodyPlayed: (who, each) =>
    `Ingen ville spela. Som förhand får ${inner(who)} ${marks(each)} av var och en.`,
  head: {
    game: 'Spel',
    points: 'Poäng',
    over: 'Avstånd från 39',
    tout: 'Tout',
    each: 'Av var och en',
    player: 'Spelare',
    outcome: 'Utfall',
  },
  outcomes: {won: 'vunnet', lost: 'förlorat', remis: 'remi', tout: 'Tout', 'thrown-in': 'ingen spelade'},
  pays: (who, each) =>
    each === 0
      ? 'Ingen betalar.'
      : each > 0
        ? `${who.name} får ${marks(each)} av varje motståndare.`
        : `${who.name} betalar ${marks(-each)} till varje motståndare.`,
  tariff: 'Taxan, av var och en',
  perPoint: 'varje poäng',
  noDeal: 'Ingen giv är färdigspelad än.',
  sessionTitle: 'Kvällen är slut',
  sessionOver: (n) =>
    n === null
      ? 'Räkningen är uppgjord.'
      : n === 0
        ? 'Du reser dig utan vinst eller förlust.'
        : n > 0
          ? `Du reser dig med ${marks(n)} i vinst.`
          : `Du reser dig med ${marks(-n)} i förlust.`,
};

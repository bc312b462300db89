import {first} from '@quinola/table/strings/sv.js';
import type {PackPanelWords} from '../types.js';
import {object, suit, card} from './sv.js';

/** Swedish: their panels, and what is said of what happens. */
export const panels: PackPanelWords = {
  played: (who, face) => `${who.name} spelar ${card(face)}.`,
  skize: 'Jag ursäktar mig med Sküs.',
  trickWon: (who) => `${who.name} tar sticket.`,
  trick: (trick) => `Stick ${trick}`,
  dealtBy: (dealer) => `${dealer.name} har gett.`,
  skatLaid: (who) => `${who.name} lägger skaten.`,
  ownSkat: (cards) => `I din skat: ${cards.map(card).join(', ')}`,
  refusals: {
    'must-follow': ({suit: sign = ''}) => `Du har ${suit(String(sign))}: du måste bekänna färg.`,
    'must-tarok': () => 'Du kan inte bekänna färg: du måste lägga tarock.',
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': ({card: face = ''}) => `${first(card(String(face)))} finns inte på din hand.`,
    'skat-king': () => 'En kung får inte läggas bort.',
    'skat-matador': () => 'Sküs, XXI och Pagat får inte läggas bort.',
    'skat-tarok': () => 'En tarock får inte läggas bort.',
    'skat-not-three-cards-from-hand': () => 'Precis tre kort från handen läggs i skaten.',
    'not-now': () => 'Det går inte nu.',
  },

  drawTitle: 'Dragning om platser',
  drawAsk: 'Tre kort betecknar platserna. Den som drar tarocken sitter först och ger först.',
  drawCard: (place) => `Kort ${place} från vänster`,
  drew: (who, face) => `${who.name} drar ${card(face)}.`,
  seated: (dealer) => `${dealer.name} ger först.`,
  shuffles: (who) => `${who.name} blandar.`,
  cutAsk: 'Kupera leken.',
  cutPlace: 'Var leken kuperas',
  cut: 'Kupera här',
  cutBy: (who) => `${who.name} kuperar.`,

  skyKept: (who) => `${who.name} spelar Sküs och behåller den; ett tomt kort ska ges för den.`,
  skyLost: (who, to) => `Sküs kom för sent: ${who.you ? 'du' : who.name} förlorar den till ${object(to)}.`,
  owed: (from, to) => `${from.name} är skyldig ${object(to)} ett tomt kort för Sküs.`,
  skyLimit: (tricks) =>
    tricks
      ? `Sküs är säker i ${tricks} stick till.`
      : 'Nu eller aldrig: efter det här sticket är Sküs förlorad.',
  yourLast: 'Din tur: lägg ditt sista kort.',

  keyLines: [
    ['N', 'till nästa riddare'],
    ['T', 'till nästa tarock eller tia'],
  ],
  orderTitle: 'Kortens ordning',
  orderAsk:
    'Från högst till lägst; i de röda färgerna går hackorna omvänt. Den lilla siffran visar vad kortet räknar.',

  countTitle: 'Räkningen',
  packet: (at, total) => `Bunt ${at} av ${total}`,
  nextPacket: 'Nästa bunt',
  skip: 'Hoppa över',
  counts: (who, n) => `${who}: ${n}`,
  packetRules: [
    'tre tomma kort tillsammans: 1 poäng',
    'ett räknande kort med två tomma: dess värde',
    'två räknande med ett tomt: summan minus 1',
    'tre räknande: summan minus 2',
  ],
  skatTurned: (who, cards) =>
    `${who.you ? 'Din skat' : `Skat från ${who.name}`}: ${cards.map(card).join(', ')}.`,
  exchanged: (from, to, face, kept) =>
    face
      ? `${from.name} ger ${object(to)} ${card(face)} för ${card(kept)}.`
      : `${from.name} har inget tomt kort att ge.`,

  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta ${deals === 1 ? 'giv' : 'givar'}${
      better
        ? `; ger i medeltal ${better.margin.toFixed(1).replace('.', ',')} mer än ${card(better.next)}`
        : ''
    }.`,

  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  total: 'Summa',
  stop: 'Avsluta kvällen här',
  askStop: 'Det som är betalt förblir betalt; den pågående given räknas inte. Avsluta kvällen?',
  another: 'En kväll till',
};

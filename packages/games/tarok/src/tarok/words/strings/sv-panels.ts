import {panels as pack} from '../../../kit/words/strings/sv-panels.js';
import type {Who} from '@quinola/table';
import {first} from '@quinola/table/strings/sv.js';
import {card} from '../../../kit/words/strings/sv.js';
import type {AnnouncedItem, PieceEvent} from '../../rules/types.js';
import type {TarokPanelWords} from '../types.js';

const object = (who: Who): string => (who.you ? 'dig' : who.name);
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} och ${parts.at(-1)}`;

function item({kind, n, direction, skized, pagat}: AnnouncedItem): string {
  const sky = skized ? ' med Sküs' : '';
  switch (kind) {
    case 'taroks':
      return `${n} tarocker${pagat === undefined ? '' : pagat ? ' med Pagat' : ' utan Pagat'}`;
    case 'matadors':
      return `${n} matadorer ${direction === 'above' ? 'uppifrån' : 'nerifrån'}`;
    case 'kings':
      return `${n} kungar`;
    case 'cavalry-whole':
      return n === 1 ? `ett helt kavalleri${sky}` : `${n} hela kavallerier${sky}`;
    case 'cavalry-half':
      return n === 1 ? `ett halvt kavalleri${sky}` : `${n} halva kavallerier${sky}`;
  }
}

const said = (items: readonly AnnouncedItem[]): string => list(items.map(item));

function piece({event, card: face}: PieceEvent, from: Who, to: Who): string | null {
  const owned = (name: string): string => (from.you ? `Din ${name}` : `${first(name)} från ${from.name}`);
  switch (event) {
    case 'pagat-made':
    case 'king-made':
      return `${from.name} för hem ${card(face)}.`;
    case 'pagat-made-ultimo':
    case 'king-made-ultimo':
      return `${from.name} tar sista sticket med ${card(face)}: ultimo!`;
    case 'pagat-lost':
      return `${owned('Pagat')} har fallit; den går till ${object(to)}.`;
    case 'pagat-lost-ultimo':
      return `${owned('Pagat')} faller i sista sticket!`;
    case 'king-lost':
      return `${owned(card(face))} går till ${object(to)}.`;
    case 'king-lost-ultimo':
      return `${owned(card(face))} fångas i sista sticket!`;
    case 'pagat-in-skat':
      return `${from.name} har lagt Pagat i skaten.`;
    default:
      return null;
  }
}

/** Swedish: panels of a Tarok table, and what is said of what happens. */
export const panels: TarokPanelWords = {
  ...pack,
  announceTitle: 'Anmälan',
  announceAsk: 'Så mycket är din hand värd. Anmäl det nu: senare räknas det inte.',
  item,
  announce: (n) => `Anmäl ${n}`,
  nothing: 'Anmäl inget',
  nothingHeld: 'Du har inget på handen som kan anmälas.',
  takeBack: 'Ta tillbaka skaten',
  tookBack: (who) => `${who.name} tar tillbaka skaten.`,
  says: (items) => (items.length ? `Jag har ${said(items)}.` : 'Inget.'),
  announcedBy: (who, items, total) =>
    `${who.name} anmäler ${items.length ? `${said(items)}: ${total}` : 'inget'}.`,
  buried: (who) => `${who.name} säger att Pagat ligger i skaten.`,

  piece,
  pagatOut: 'Pagat är kvar i spelet.',
  kingsOut: (kings) => `Kungar kvar i spelet: ${list(kings.map((face) => card(face).replace(' kung', '')))}.`,
  ultimo: 'Ultimo: sista sticket.',

  refusals: {
    ...pack.refusals,
    'announce-truly': () => 'Det har du inte på handen.',
  },
  drawTitleTwo: 'Dragning om given',
  drawAskTwo: 'Dra ett kort ur den utbredda leken. Det högre ger först och får skaten.',
  redraw: 'Lika kort, eller Sküs: båda drar om.',
  staked: (who, chips) => `${who.name} lägger ${chips} i potten.`,

  layOutTitle: 'Kungar och Pagat',
  layOutAsk:
    'De ligger framför den som har vunnit dem. En kung räknar 5, Pagat 10; den som har mindre betalar skillnaden till den som har mer.',
  nothingLaid: 'varken kung eller Pagat',
  settleTitle: (deal) => `Giv ${deal}: vem betalar vem`,
  accounts: {
    honours: 'Anmälningar',
    direct: 'Pagat och ultimo',
    table: 'Kungar och Pagat',
    cards: 'Kort, över eller under 26',
    pot: 'Pott',
  },
  paid: (from, to, amount) => `${from.name} betalar ${object(to)} ${amount}.`,
  stichfrei: (who) => `${who.name} har inte tagit något stick och får 26 av var och en.`,
  evenCards: 'Ingen vann eller förlorade på korten.',
  dealNet: (net) =>
    net === null
      ? 'Given är betald.'
      : net === 0
        ? 'Given ger dig inget.'
        : net > 0
          ? `Given ger dig ${net}.`
          : `Given kostar dig ${-net}.`,

  pairRules: (empties) => [
    'nu räknas korten i alla stick, två åt gången; kung, XXI, Sküs och Pagat räknas som 5, dam 4, riddare 3, knekt 2, alla andra är tomma',
    `två tomma kort: ${empties}`,
    'ett räknande och ett tomt: dess värde',
    'två räknande: summan minus 1',
    'ett tomt kort som blir över: inget',
  ],
  deux: {honours: 'Anmält', kings: 'Kungar', pagat: 'Pagat', cards: 'Kort, räknade två och två'},
  party: (n) => `Parti ${n}`,
  before: 'Ställning förut',
  stands: 'Ställning nu',
  partyWon: (winner, margin, double) =>
    `${winner.name} vinner partiet${double ? ' dubbelt' : ''} med ${margin} poäng.`,
  partyPay: (winner, party, points, pay) =>
    `För partiet ${party}, för poängen ${points}: ${winner.name} får ${pay} groszy.`,
  noted: (points, double) =>
    double
      ? `Antecknat ${points} 2: tvåan betyder ett dubbelt parti.`
      : `Antecknat ${points} —: strecket betyder ett enkelt parti.`,
  scoresNow: (lines) => `${lines.join(', ')}.`,

  sessionTitle: 'Kvällen är slut',
  sessionOver: (n, groszy) => {
    const coins = (amount: number): string =>
      `${amount} ${amount === 1 ? (groszy ? 'grosz' : 'mark') : groszy ? 'groszy' : 'marker'}`;
    return n === null
      ? 'Räkningen är uppgjord.'
      : n === 0
        ? 'Du reser dig utan vinst eller förlust.'
        : n > 0
          ? `Du reser dig med ${coins(n)} i vinst.`
          : `Du reser dig med ${coins(-n)} i förlust.`;
  },
  noDeal: 'Ingen giv är avräknad än.',
};

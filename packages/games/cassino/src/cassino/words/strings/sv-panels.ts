import type {Who} from '@quinola/table';
import {card, first} from '@quinola/table/strings/sv.js';
import type {CassinoPanelWords} from '../types.js';

const v = (who: Who, verb: string): string => `${who.name} ${verb}`;
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(card).join('')
    : `${faces.slice(0, -1).map(card).join(', ')} och ${card(faces.at(-1)!)}`;

/** Swedish: panels of Cassino, and what happens. */
export const panels: CassinoPanelWords = {
  cutAsk: 'Du sitter till höger om givaren: kupera leken.',
  cutPlace: 'Var du kuperar',
  cut: 'Kupera',
  turnTitle: 'Korten på bordet',
  turnAsk: 'Givaren får vända upp dem ett i sänder eller alla på en gång.',
  turnCards: (number) => (number === 1 ? 'Vänd upp ett' : `Vänd upp ${number} på en gång`),
  drawTitle: 'Platserna',
  drawAsk: 'Var och en drar ett kort. Det lägsta ger; av fyra spelar de två lägsta tillsammans.',
  drawCard: (place) => `Dra kort ${place}`,
  drew: (who, face) => `${v(who, 'drar')} ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'ger')} först.`,
  dealt: (dealer) => `${v(dealer, 'ger')} fyra kort till var och en.`,
  cutBy: (who) => `${v(who, 'kuperar')} leken.`,
  onTable: (faces) => `På bordet: ${list(faces)}.`,
  played: (who, face) => `${v(who, 'spelar')} ${card(face)}.`,
  laid: (who, face) => `${v(who, 'lägger ned')} ${card(face)}.`,
  took: (who, face, taken) => `${v(who, 'tar')} med ${card(face)}: ${list(taken)}.`,
  tookShort: (who, face, number) => `${v(who, 'tar')} ${number} kort med ${card(face)}`,
  cleared: (who) => `${v(who, 'rensar')} bordet: en poäng.`,
  swept: (who, number) =>
    `Sweep: ${v(who, 'tar')} ${number === 1 ? 'det sista kortet' : `de sista ${number} korten`}.`,
  trickWon: (who) => `${v(who, 'tar')} de här korten.`,
  marks: (party, number, isSetOff) =>
    `${v(party, 'skriver')} ${number} poäng${isSetOff ? ' efter avdraget' : ''}.`,
  nobodyMarks: 'Poängen är lika: ingen skriver något.',
  nobodyHasMore: 'Ingen har fler poäng än de båda andra tillsammans: ingen skriver något.',
  wins: (party, {by}) => `${v(party, 'vinner')} spelet${by === 'clearing' ? ' genom att rensa bordet' : ''}.`,
  lurched: (party) => `${v(party, 'blir')} lurchad och förlorar dubbelt.`,
  party: (name) => (name === 'we' ? {name: 'Vi', you: true} : {name: 'De', you: true}),
  items: {
    great: 'stora kasino',
    little: 'lilla kasino',
    cards: 'flest kort',
    spades: 'flest spader',
    AS: 'spader ess',
    AC: 'klöver ess',
    AH: 'hjärter ess',
    AD: 'ruter ess',
  },
  itemsHead: 'Räknat',
  outOf: (number) => `(${number})`,
  sum: 'Poäng',
  setOff: 'Skrivet efter avdraget',
  untilWon: 'Skrivet tills spelet var vunnet',
  clearing: 'Rensade bord',
  stand: 'Ställning',
  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  trick: (number) => `Stick ${number}`,
  sessionTitle: 'Partiet är slut',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Partiet är slut och allt är betalt.'
      : `Du lämnar bordet med ${Math.abs(stakes)} ${Math.abs(stakes) === 1 ? 'insats' : 'insatser'} i ${stakes > 0 ? 'vinst' : 'förlust'}.`,
  another: 'Ett parti till',
  head: {player: 'Spelare', gain: 'Poäng'},
  stop: 'Avsluta partiet',
  askStop: 'Partiet slutar här; ett spel som inte är vunnet räknas för ingen.',
  counted: (best, deals, better) =>
    deals === 1
      ? 'Inget kort är längre dolt: det här är uträknat till slutet.'
      : `Bäst i ${best} av ${deals} tänkta givar${better ? `, ${better.margin.toFixed(1)} poäng bättre än det näst bästa` : ''}.`,
  adviseTake: (face, taken) => `${first(card(face))}: ta ${list(taken)}`,
  adviseLay: (face) => `${first(card(face))}: lägg ned det`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': () => 'Det kortet har du inte.',
    'not-on-the-table': () => 'Det kortet ligger inte på bordet.',
    'not-to-take': () => 'Det kortet tar inte de där.',
    'must-take': () => 'Det kortet kan ta något, så här får det inte läggas ned.',
    sweeps: () => 'Givarens sista kort är ett klätt kort: det tar allt som ligger där.',
    over: () => 'Partiet är slut.',
  },
};

import type {Who} from '@quinola/table';
import {theCard} from '@quinola/table/strings/de.js';
import type {CassinoPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => `${number} ${number === 1 ? 'Punkt' : 'Punkte'}`;
const cards = (number: number): string => `${number} ${number === 1 ? 'Karte' : 'Karten'}`;
const bare = (face: string): string => theCard(face, 'nom').replace(/^\S+ /, '');
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(bare).join('')
    : `${faces.slice(0, -1).map(bare).join(', ')} und ${bare(faces.at(-1)!)}`;

/** German: panels of Cassino, and what happens. */
export const panels: CassinoPanelWords = {
  cutAsk: 'Sie sitzen rechts vom Geber: Heben Sie ab.',
  cutPlace: 'Wo abgehoben wird',
  cut: 'Abheben',
  turnTitle: 'Die Tischkarten',
  turnAsk: 'Der Geber darf sie einzeln aufdecken oder alle zugleich.',
  turnCards: (number) => (number === 1 ? 'Eine aufdecken' : `${number} zugleich aufdecken`),
  drawTitle: 'Die Plätze',
  drawAsk: 'Jeder zieht eine Karte. Die niedrigste gibt; von vieren spielen die zwei niedrigsten zusammen.',
  drawCard: (place) => `Karte ${place} ziehen`,
  drew: (who, face) => `${v(who, 'ziehen', 'zieht')} ${theCard(face)}.`,
  seated: (dealer) => `${v(dealer, 'geben', 'gibt')} zuerst.`,
  dealt: (dealer) => `${v(dealer, 'geben', 'gibt')} jedem vier Karten.`,
  cutBy: (who) => `${v(who, 'heben', 'hebt')} ab.`,
  onTable: (faces) => `Auf dem Tisch: ${list(faces)}.`,
  played: (who, face) => `${v(who, 'spielen', 'spielt')} ${theCard(face)}.`,
  laid: (who, face) => `${v(who, 'legen', 'legt')} ${theCard(face)} hin.`,
  took: (who, face, taken) => `${v(who, 'nehmen', 'nimmt')} mit ${bare(face)}: ${list(taken)}.`,
  tookShort: (who, face, number) => `${v(who, 'nehmen', 'nimmt')} ${cards(number)} mit ${bare(face)}`,
  cleared: (who) => `${v(who, 'räumen', 'räumt')} den Tisch ab: ein Punkt.`,
  swept: (who, number) =>
    `Sweep: ${who.you ? 'Sie nehmen' : `${who.name} nimmt`} ${number === 1 ? 'die letzte Karte' : `die letzten ${number} Karten`}.`,
  trickWon: (who) => `${v(who, 'nehmen', 'nimmt')} diese Karten.`,
  marks: (party, number, isSetOff) =>
    `${v(party, 'schreiben', 'schreibt')} ${points(number)} an${isSetOff ? ', nach dem Abzug' : ''}.`,
  nobodyMarks: 'Die Punkte sind gleich: Niemand schreibt etwas an.',
  nobodyHasMore: 'Niemand hat mehr Punkte als die beiden anderen zusammen: Niemand schreibt etwas an.',
  wins: (party, {by}) =>
    `${v(party, 'gewinnen', 'gewinnt')} das Spiel${by === 'clearing' ? ' durch Abräumen' : ''}.`,
  lurched: (party) =>
    `${party.name} ${party.you ? 'sind' : 'ist'} in der Bredouille und ${party.you ? 'verlieren' : 'verliert'} doppelt.`,
  party: (name) => (name === 'we' ? {name: 'Wir', you: true} : {name: 'Die anderen', you: true}),
  items: {
    great: 'großes Cassino',
    little: 'kleines Cassino',
    cards: 'Mehrheit der Karten',
    spades: 'Mehrheit der Pik',
    AS: 'Pik-Ass',
    AC: 'Treff-Ass',
    AH: 'Herz-Ass',
    AD: 'Karo-Ass',
  },
  itemsHead: 'Gezählt',
  outOf: (number) => `(${number})`,
  sum: 'Punkte',
  setOff: 'Angeschrieben nach dem Abzug',
  untilWon: 'Angeschrieben, bis das Spiel gewonnen war',
  clearing: 'Abgeräumt',
  stand: 'Stand',
  dealTitle: (deal) => `Gabe ${deal}`,
  deal: 'Gabe',
  trick: (number) => `${number}. Stich`,
  sessionTitle: 'Die Partie ist zu Ende',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Die Partie ist zu Ende und alles bezahlt.'
      : `Sie stehen mit ${Math.abs(stakes)} ${Math.abs(stakes) === 1 ? 'Einsatz' : 'Einsätzen'} ${stakes > 0 ? 'Gewinn' : 'Verlust'} auf.`,
  another: 'Noch eine Partie',
  head: {player: 'Spieler', gain: 'Punkte'},
  stop: 'Partie beenden',
  askStop: 'Die Partie endet hier; ein Spiel, das nicht gewonnen ist, zählt für niemanden.',
  counted: (best, deals, better) =>
    deals === 1
      ? 'Keine Karte ist mehr verdeckt: Das ist bis zum Ende ausgerechnet.'
      : `Die beste in ${best} von ${deals} erdachten Gaben${better ? `, ${better.margin.toFixed(1)} Punkte besser als die nächste` : ''}.`,
  adviseTake: (face, taken) => `${bare(face)}: ${list(taken)} nehmen`,
  adviseLay: (face) => `${bare(face)}: hinlegen`,
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht am Zug.',
    'not-held': () => 'Diese Karte haben Sie nicht.',
    'not-on-the-table': () => 'Diese Karte liegt nicht auf dem Tisch.',
    'not-to-take': () => 'Diese Karte nimmt jene nicht.',
    'must-take': () => 'Diese Karte kann etwas nehmen; hier darf sie nicht hingelegt werden.',
    sweeps: () => 'Die letzte Karte des Gebers ist ein Bild: Sie nimmt alles, was daliegt.',
    over: () => 'Die Partie ist zu Ende.',
  },
};

import {panels as pack} from '../../../kit/words/strings/de-panels.js';
import type {Who} from '@quinola/table';
import {card, the} from '../../../kit/words/strings/de.js';
import type {AnnouncedItem, PieceEvent} from '../../rules/types.js';
import type {TarokPanelWords} from '../types.js';

const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const to = (who: Who): string => (who.you ? 'Ihnen' : who.name);
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

function item({kind, n, direction, skized, pagat}: AnnouncedItem): string {
  const sky = skized ? ' mit Sküs' : '';
  switch (kind) {
    case 'taroks':
      return `${n} Tarock${pagat === undefined ? '' : pagat ? ' mit dem Pagat' : ' ohne den Pagat'}`;
    case 'matadors':
      return `${n} Matadore von ${direction === 'above' ? 'oben' : 'unten'}`;
    case 'kings':
      return `${n} Könige`;
    case 'cavalry-whole':
      return n === 1 ? `eine ganze Cavallerie${sky}` : `${n} ganze Cavallerien${sky}`;
    case 'cavalry-half':
      return n === 1 ? `eine halbe Cavallerie${sky}` : `${n} halbe Cavallerien${sky}`;
  }
}

const said = (items: readonly AnnouncedItem[]): string => list(items.map(item));

function piece({event, card: face}: PieceEvent, from: Who, by: Who): string | null {
  const lost = from.you ? `Ihr ${card(face)}` : `Der ${card(face)} von ${from.name}`;
  switch (event) {
    case 'pagat-made':
    case 'king-made':
      return `${does(from, 'bringen', 'bringt')} ${the(face)} heim.`;
    case 'pagat-made-ultimo':
    case 'king-made-ultimo':
      return `${does(from, 'gewinnen', 'gewinnt')} den letzten Stich, ultimo: ${card(face)}!`;
    case 'pagat-lost':
      return `${lost} ist gefallen; er kommt zu ${to(by)}.`;
    case 'pagat-lost-ultimo':
      return `${lost} fällt im letzten Stich!`;
    case 'king-lost':
      return `${lost} geht an ${by.you ? 'Sie' : by.name}.`;
    case 'king-lost-ultimo':
      return `${lost} wird im letzten Stich gefangen!`;
    case 'pagat-in-skat':
      return `${does(from, 'haben', 'hat')} den Pagat in den Skat gelegt.`;
    default:
      return null;
  }
}

/** German: panels of a Tarok table, and what is said of what happens. */
export const panels: TarokPanelWords = {
  ...pack,
  announceTitle: 'Ansagen',
  announceAsk: 'So viel ist Ihr Blatt wert. Sagen Sie es jetzt an: Später zählt es nicht.',
  item,
  announce: (n) => `${n} ansagen`,
  nothing: 'Nichts ansagen',
  nothingHeld: 'In Ihrem Blatt steckt nichts, was sich ansagen ließe.',
  takeBack: 'Den Skat zurücknehmen',
  tookBack: (who) => `${does(who, 'nehmen', 'nimmt')} den Skat zurück.`,
  says: (items) => (items.length ? `Ich habe ${said(items)}.` : 'Nichts.'),
  announcedBy: (who, items, total) =>
    items.length
      ? `${does(who, 'sagen', 'sagt')} ${said(items)} an: ${total}.`
      : `${does(who, 'sagen', 'sagt')} nichts an.`,
  buried: (who) => `${does(who, 'sagen', 'sagt')}, dass der Pagat im Skat liegt.`,

  piece,
  pagatOut: 'Der Pagat ist noch im Spiel.',
  kingsOut: (kings) =>
    `Könige noch im Spiel: ${list(kings.map((face) => card(face).replace('-König', '')))}.`,
  ultimo: 'Ultimo: der letzte Stich.',

  refusals: {
    ...pack.refusals,
    'announce-truly': () => 'Das steckt nicht in Ihrem Blatt.',
  },
  drawTitleTwo: 'Wer gibt zuerst?',
  drawAskTwo:
    'Ziehen Sie eine Karte aus dem aufgefächerten Spiel. Die höhere gibt zuerst und bekommt den Skat.',
  redraw: 'Gleiche Karten oder der Sküs: Beide ziehen noch einmal.',
  staked: (who, chips) => `${does(who, 'setzen', 'setzt')} ${chips} in die Pulle.`,

  layOutTitle: 'Könige und Pagat',
  layOutAsk:
    'Sie liegen vor dem, der sie gewonnen hat. Ein König zählt 5, der Pagat 10; wer weniger hat, zahlt den Unterschied dem, der mehr hat.',
  nothingLaid: 'weder König noch Pagat',
  settleTitle: (deal) => `${deal}. Spiel: wer wen bezahlt`,
  accounts: {
    honours: 'Ansagen',
    direct: 'Pagat und ultimo',
    table: 'Könige und Pagat',
    cards: 'Karten, über oder unter 26',
    pot: 'Pulle',
  },
  paid: (from, by, amount) => `${does(from, 'zahlen', 'zahlt')} ${to(by)} ${amount}.`,
  stichfrei: (who) => `${does(who, 'haben', 'hat')} keinen Stich gemacht; jeder zahlt dafür 26.`,
  evenCards: 'In den Karten hat niemand gewonnen oder verloren.',
  dealNet: (net) =>
    net === null
      ? 'Das Spiel ist bezahlt.'
      : net === 0
        ? 'Das Spiel bringt Ihnen nichts.'
        : net > 0
          ? `Das Spiel bringt Ihnen ${net}.`
          : `Das Spiel kostet Sie ${-net}.`,

  pairRules: (empties) => [
    'jetzt werden die Karten aller Stiche gezählt, je zwei zusammen; dabei zählen König, XXI, Sküs und Pagat 5, Dame 4, Cavall 3, Bube 2, alle anderen sind leer',
    `zwei leere Karten: ${empties}`,
    'eine Zählkarte und eine leere: ihr Wert',
    'zwei Zählkarten: Summe weniger 1',
    'eine übrige leere Karte: nichts',
  ],
  deux: {honours: 'Angesagt', kings: 'Könige', pagat: 'Pagat', cards: 'Karten, zu zweien gezählt'},
  party: (n) => `${n}. Partie`,
  before: 'Stand zuvor',
  stands: 'Stand jetzt',
  partyWon: (winner, margin, double) =>
    `${does(winner, 'gewinnen', 'gewinnt')} die Partie${double ? ' doppelt' : ''}, um ${count(margin, 'Punkt', 'Punkte')}.`,
  partyPay: (winner, party, points, pay) =>
    `Für die Partie ${party}, für die Punkte ${points}: ${does(winner, 'bekommen', 'bekommt')} ${pay} Groszy.`,
  noted: (points, double) =>
    double
      ? `Angeschrieben ${points} 2: die 2 steht für eine doppelte Partie.`
      : `Angeschrieben ${points} —: der Strich steht für eine einfache Partie.`,
  scoresNow: (lines) => `${lines.join(', ')}.`,

  sessionTitle: 'Der Spielabend ist zu Ende',
  sessionOver: (n, groszy) => {
    const coins = (amount: number): string =>
      groszy ? count(amount, 'Grosz', 'Groszy') : count(amount, 'Marke', 'Marken');
    return n === null
      ? 'Die Rechnungen sind beglichen.'
      : n === 0
        ? 'Sie stehen ohne Gewinn und Verlust auf.'
        : n > 0
          ? `Sie stehen mit ${coins(n)} Gewinn auf.`
          : `Sie stehen mit ${coins(-n)} Verlust auf.`;
  },
  noDeal: 'Noch ist kein Spiel abgerechnet.',
};

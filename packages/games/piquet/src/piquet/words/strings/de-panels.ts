import type {Who} from '@quinola/table';
import {theCard} from '@quinola/table/strings/de.js';
import type {Claim} from '../../rules/index.js';
import type {PiquetPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const bare = (face: string): string => theCard(face, 'nom').replace(/^\S+ /, '');
const list = (faces: readonly string[]): string => faces.map(bare).join(', ');
const cards = (number: number): string => `${number} ${number === 1 ? 'Karte' : 'Karten'}`;
const SUITS: Readonly<Record<string, string>> = {S: 'Pik', H: 'Herz', D: 'Karo', C: 'Treff'};
const CLASS = {point: 'der Point', sequence: 'die Sequenzen', sets: 'drei oder vier gleiche'} as const;
const WHY = {
  carteBlanche: 'Carte blanche',
  point: 'Point',
  sequence: 'Sequenzen',
  sets: 'Drillinge und Vierlinge',
  carteRouge: 'Carte rouge',
  repique: 'Repique',
  lead: 'Ausspiele',
  trick: 'Stiche',
  pique: 'Pique',
  cards: 'die Karten',
  capot: 'Kapot',
} as const;

const NUMBERS = ['', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const SEQUENCES = ['', '', '', 'Terz', 'Quart', 'Quint', 'Sext', 'Septime', 'Oktave'];
const FROM: Readonly<Record<string, string>> = {
  A: 'vom Ass',
  K: 'vom König',
  Q: 'von der Dame',
  J: 'vom Buben',
  T: 'von der Zehn',
  '9': 'von der Neun',
};
const MANY: Readonly<Record<string, string>> = {A: 'Asse', K: 'Könige', Q: 'Damen', J: 'Buben', T: 'Zehnen'};
const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function named(claim: Claim): string {
  if ('pips' in claim) return `${upper(NUMBERS[claim.count]!)} Blatt in ${SUITS[claim.suit]}.`;
  if ('top' in claim)
    return `${SEQUENCES[claim.count]} ${claim.top === 'A' ? 'major' : FROM[claim.top]} in ${SUITS[claim.suit]}.`;
  return `${upper(NUMBERS[claim.count]!)} ${MANY[claim.rank]}.`;
}

/** German: panels of piquet, and what happens. */
export const panels: PiquetPanelWords = {
  say: {
    claim: (category, count) =>
      !count
        ? 'Nichts.'
        : category === 'point'
          ? `${upper(NUMBERS[count]!)} Blatt.`
          : category === 'sequence'
            ? `Eine ${SEQUENCES[count]}.`
            : `${upper(NUMBERS[count]!)} gleiche.`,
    tie: (category, count, tie) =>
      category === 'point'
        ? `${upper(NUMBERS[count]!)} Blatt, ${tie} Augen.`
        : category === 'sequence'
          ? `Eine ${SEQUENCES[count]} ${FROM[tie]}.`
          : `${upper(NUMBERS[count]!)} ${MANY[tie]}.`,
    have: 'Ich habe eine.',
    answer: {good: 'Gut.', 'not-good': 'Nicht gut.', equal: 'Gleich.'},
    named,
  },
  cutAsk: 'Es ist gemischt: heben Sie ab.',
  cutPlace: 'Wo abgehoben wird',
  cut: 'Abheben',
  exchangeTitle: 'Der Tausch',
  exchangeNone: 'Nichts tauschen',
  exchange: (number) => (number ? `${number} tauschen` : 'Tauschen'),
  blancheTitle: 'Carte blanche',
  showBlanche: (suit) => (suit ? `Die weiße Zehn in ${SUITS[suit]} zeigen` : 'Carte blanche zeigen'),
  skipBlanche: 'Nichts sagen',
  announceTitle: 'Ihre Ansage',
  skip: 'Nichts sagen',
  answerTitle: 'Ihre Antwort',
  claimPique: 'Pique!',
  show: (category) => `Zeigen: ${CLASS[category]}`,
  retract: (category) => `Doch nicht gut: ${CLASS[category]}`,
  throwRest: (faces) => `Zusammen hinwerfen: ${list(faces)}`,
  concede: 'Die Partie aufgeben',
  askConcede: 'Die andere Seite gewinnt die Partie, und der Einsatz wird bezahlt.',
  drawTitle: 'Wer gibt',
  drawAsk: 'Jeder zieht eine Karte. Ausspielen ist besser als geben.',
  drawCard: (place) => `Karte ${place} ziehen`,
  drew: (who, face) => `${v(who, 'ziehen', 'zieht')} ${theCard(face)}.`,
  seated: (dealer) => `${v(dealer, 'geben', 'gibt')} zuerst.`,
  redraw: 'Gleiche Karten: beide ziehen noch einmal.',
  cutBy: (who) => `${v(who, 'heben', 'hebt')} ab.`,
  dealt: (dealer) => `${v(dealer, 'geben', 'gibt')} jedem zwölf Karten; acht bleiben liegen.`,
  blancheTold: (who, suit) =>
    suit
      ? `${v(who, 'haben', 'hat')} die weiße Zehn in ${SUITS[suit]}.`
      : `${v(who, 'haben', 'hat')} Carte blanche: weder König noch Dame noch Bube.`,
  noBlanche: (who) => `${v(who, 'sagen', 'sagt')} nichts.`,
  exchanged: (who, number, leaves) =>
    `${v(who, 'tauschen', 'tauscht')} ${cards(number)}${leaves ? ` und ${who.you ? 'lassen' : 'lässt'} ${leaves} liegen` : ''}.`,
  discarded: (faces) => `Abgelegt: ${list(faces)}.`,
  drewCards: (faces) => `Gekauft: ${list(faces)}.`,
  looked: (faces) => `Liegen gelassen: ${list(faces)}.`,
  leftShown: (faces) => `Liegen geblieben sind: ${list(faces)}.`,
  says: (who, text) => `${who.name}: ${text}`,
  shows: (who, category) => `${v(who, 'zeigen', 'zeigt')}: ${CLASS[category]}.`,
  unshown: (who, category) =>
    `${v(who, 'haben', 'hat')} ausgespielt, ohne zu zeigen (${CLASS[category]}): das ist verloren.`,
  retracted: (who, category) => `${v(who, 'nehmen', 'nimmt')} das Wort zurück (${CLASS[category]}).`,
  falseClaim: (who) =>
    who.you
      ? 'Sie haben angesagt, was Sie nicht halten, und zählen in diesem Spiel nichts.'
      : `${who.name} hat angesagt, was nicht da war, und zählt in diesem Spiel nichts.`,
  threwRest: (who) => `${v(who, 'werfen', 'wirft')} die letzten Karten zusammen hin.`,
  conceded: (who) => `${v(who, 'geben', 'gibt')} die Partie auf.`,
  played: (who, face) => `${v(who, 'spielen', 'spielt')} ${theCard(face)}.`,
  trickWon: (who) => `${v(who, 'machen', 'macht')} den Stich.`,
  counts: (who, why, number, score) => `${v(who, 'zählen', 'zählt')} ${number}, ${WHY[why]}: ${score}.`,
  why: WHY,
  dealResult: (who, own, other, less) =>
    `${v(who, 'haben', 'hat')} ${own} in diesem Spiel, ${other.name} ${less}.`,
  level: (number) => `Beide haben ${number} in diesem Spiel.`,
  partyResult: (who, {totals, stakes}) =>
    who
      ? `${v(who, 'gewinnen', 'gewinnt')} die Partie, ${Math.max(...totals)} zu ${Math.min(...totals)}: ${stakes} ${stakes === 1 ? 'Einsatz' : 'Einsätze'}.`
      : `Die Partie steht gleich, ${totals[0]} zu ${totals[1]}.`,
  odds: (suit, lacking, [happens, doesNot]) =>
    `In ${SUITS[suit]} fehlen Ihnen ${lacking}. Dass wenigstens eine davon kommt, steht ${happens} zu ${doesNot}.`,
  laidAway: 'Abgelegt',
  saidTitle: 'Was gesagt wurde',
  countedHead: 'Gezählt',
  sum: 'Dieses Spiel',
  party: 'Partie',
  dealTitle: (deal) => `Spiel ${deal}`,
  deal: 'Spiel',
  trick: (number) => `Stich ${number}`,
  sessionTitle: 'Die Runde ist zu Ende',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Die Runde ist zu Ende, alles ist beglichen.'
      : `Sie verlassen den Tisch mit ${Math.abs(stakes)} ${stakes > 0 ? 'gewonnenen' : 'verlorenen'} Einsätzen.`,
  another: 'Noch eine Runde',
  head: {player: 'Spieler', gain: 'Punkte'},
  stop: 'Die Runde beenden',
  askStop: 'Die Runde endet hier; die Partie wird nicht bezahlt.',
  counted: (best, deals, better) =>
    `Am besten in ${best} von ${deals} gedachten Spielen${better ? `, um ${better.margin.toFixed(1)} besser als das nächste` : ''}.`,
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht an der Reihe.',
    'not-held': () => 'Diese Karte haben Sie nicht.',
    'must-follow': () => 'Sie müssen Farbe bekennen.',
    'must-trump': () => 'Sie müssen Farbe bekennen.',
    bound: () => 'Diese Karte kann jetzt nicht gespielt werden.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Sie müssen ${String(most)} Karten tauschen.`
        : `Sie dürfen ${String(least)} bis ${String(most)} Karten tauschen.`,
    'not-to-choose': () => 'Diese Karte haben Sie nicht.',
    'no-blanche': () => 'Sie haben keine Carte blanche.',
    'claims-too-much': () => 'Das haben Sie nicht.',
    'claims-nothing': () => 'Nennen Sie, was Sie haben, oder sagen Sie nichts.',
    'other-answer': () => 'Auf so viele Karten antwortet man anders.',
    'false-claim': () => 'Das haben Sie nicht; wer es ansagt und ausspielt, zählt in diesem Spiel nichts.',
    'throw-all': () => 'Hingeworfen werden alle übrigen Karten oder keine.',
    over: () => 'Die Runde ist zu Ende.',
  },
};

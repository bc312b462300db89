import type {Who} from '@quinola/table';
import {theCard} from '@quinola/table/strings/de.js';
import type {PamphilePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => `${number} ${number === 1 ? 'Punkt' : 'Punkte'}`;
const cards = (number: number): string => `${number} ${number === 1 ? 'Karte' : 'Karten'}`;
const bare = (face: string): string => theCard(face, 'nom').replace(/^\S+ /, '');
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(bare).join('')
    : `${faces.slice(0, -1).map(bare).join(', ')} und ${bare(faces.at(-1)!)}`;
const suits = {S: 'Pik', H: 'Herz', C: 'Treff', D: 'Karo'} as const;
const suit = (one: string): string => suits[one as keyof typeof suits];

/** German: panels of Pamphile, and what happens. */
export const panels: PamphilePanelWords = {
  cutAsk: 'Sie sitzen rechts vom Geber: Heben Sie ab.',
  cutPlace: 'Wo abgehoben wird',
  cut: 'Abheben',
  wordTitle: 'Spielen oder passen',
  play: 'Spielen',
  playExchanging: (number) => (number ? `Spielen, ${number} tauschen` : 'Tauschen'),
  pass: 'Passen',
  callTitle: 'Mucha?',
  callAsk: 'Fünf Karten einer Farbe gewinnen das Spiel, wenn sie angesagt werden.',
  call: 'Mucha!',
  silent: 'Schweigen',
  emptyTalon: 'Der Talon ist aufgebraucht: Es kann keine Karte getauscht werden.',
  drawTitle: 'Wer gibt',
  drawAsk: 'Jeder zieht eine Karte. Die niedrigste gibt.',
  drawCard: (place) => `Karte ${place} ziehen`,
  drew: (who, face) => `${v(who, 'ziehen', 'zieht')} ${theCard(face)}.`,
  seated: (dealer) => `${v(dealer, 'geben', 'gibt')} zuerst.`,
  cutBy: (who) => `${v(who, 'heben', 'hebt')} ab.`,
  dealt: (dealer) => `${v(dealer, 'geben', 'gibt')} jedem fünf Karten.`,
  turnedUp: (face, trump) => `Unter dem Talon liegt ${bare(face)}: ${suit(trump)} ist Trumpf.`,
  declared: (who) => `${v(who, 'spielen', 'spielt')}.`,
  passed: (who) => `${v(who, 'passen', 'passt')}.`,
  exchanged: (who, number) => `${v(who, 'tauschen', 'tauscht')} ${cards(number)}.`,
  discarded: (faces) => `Sie haben weggelegt: ${list(faces)}.`,
  drewCards: (faces) => `Sie haben gezogen: ${list(faces)}.`,
  called: (who) => `${v(who, 'sagen', 'sagt')} eine Mucha an.`,
  mucha: (who, won) =>
    `Mucha! ${v(who, 'haben', 'hat')} fünf ${suit(won.suit)}, ${won.pips} Augen, und ${who.you ? 'gewinnen' : 'gewinnt'} das Spiel.`,
  muchaCry: 'Mucha!',
  played: (who, face) => `${v(who, 'spielen', 'spielt')} ${theCard(face)}.`,
  trickWon: (who) => `${v(who, 'machen', 'macht')} den Stich.`,
  gains: (who, number) =>
    number < 0
      ? `${v(who, 'verlieren', 'verliert')} ${points(-number)}.`
      : `${v(who, 'gewinnen', 'gewinnt')} ${points(number)}.`,
  nobodyGains: 'Niemand gewinnt einen Punkt.',
  doubled: (who) => `${v(who, 'hatten', 'hatte')} den Pamphil: Das Gewonnene zählt doppelt.`,
  allDoubled: 'Der Pamphil war im Spiel: Alle gewonnenen Punkte zählen doppelt.',
  wins: (who, number) =>
    `${v(who, 'gewinnen', 'gewinnt')} die Partie mit ${number === 1 ? 'einem Punkt' : `${number} Punkten`}.`,
  tricks: 'Stiche',
  declaration: 'Ansage',
  newCards: 'Neue Karten',
  threshold: (counted, needed) =>
    `Sichere Stiche und Asse: ${counted}. Wenn Sie passen, zählen sie ohne Gefahr. Spielen ist nur dann so viel wert, wenn Sie in ${needed} von 100 Spielen drei Stiche machen.`,
  dealTitle: (deal) => `${deal}. Spiel`,
  deal: 'Spiel',
  trick: (number) => `${number}. Stich`,
  sessionTitle: 'Die Partie ist zu Ende',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Die Partie ist zu Ende und alles bezahlt.'
      : `Sie stehen mit ${Math.abs(stakes)} ${Math.abs(stakes) === 1 ? 'Einsatz' : 'Einsätzen'} ${stakes > 0 ? 'Gewinn' : 'Verlust'} auf.`,
  another: 'Noch eine Partie',
  head: {player: 'Spieler', gain: 'Punkte'},
  stop: 'Partie beenden',
  askStop: 'Die Partie endet hier; jeder zahlt jedem den Unterschied der Punkte.',
  counted: (best, deals, better) =>
    `Die beste in ${best} von ${deals} erdachten Gaben${better ? `, ${better.margin.toFixed(1)} besser als die nächste` : ''}.`,
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht am Zug.',
    'not-held': () => 'Diese Karte haben Sie nicht.',
    'must-follow': () => 'Sie müssen Farbe bekennen.',
    'must-trump': () => 'Sie können nicht bekennen: Dann müssen Sie, wenn Sie können, mit Trumpf stechen.',
    bound: () => 'Sie müssen den Stich nehmen, denn Sie können es.',
    'choose-so-many': ({most}) => `Sie dürfen eine bis ${String(most)} Karten tauschen.`,
    'not-to-choose': () => 'Diese Karte haben Sie nicht.',
    'forehand-must-play': () => 'Sie sitzen links vom Geber: Sie müssen spielen.',
    'empty-talon': () => 'Der Talon ist aufgebraucht: Es kann keine Karte getauscht werden.',
    'no-mucha': () => 'Das sind nicht fünf Karten einer Farbe.',
    over: () => 'Die Partie ist zu Ende.',
  },
};

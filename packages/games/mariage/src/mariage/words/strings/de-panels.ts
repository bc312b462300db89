import type {Who} from '@quinola/table';
import {de as kit} from '@quinola/table/strings/de.js';
import type {MariagePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => `${number} ${number === 1 ? 'Punkt' : 'Punkte'}`;
const stakes = (number: number): string => `${number} ${number === 1 ? 'Einsatz' : 'Einsätze'}`;

/** German: panels of Mariage, and what happens. */
export const panels: MariagePanelWords = {
  cutAsk: 'Sie sitzen rechts vom Geber: heben Sie ab.',
  cutPlace: 'Wo abgehoben wird',
  cut: 'Abheben',
  sayTitle: 'Zu einer Karte dürfen Sie sagen',
  say: (number, suit) => `${number === 40 ? 'Vierzig' : 'Zwanzig'} in ${suit}!`,
  buy: (turned) => `Kaufen: ${turned}`,
  askSkup: 'Ist sie noch zu kaufen?',
  arrest: 'Arrest! Ich habe 131',
  redraw: 'Gleiche Karten: alle ziehen noch einmal.',
  drawTitle: 'Wer gibt',
  drawAsk: 'Jeder zieht eine Karte. Die niedrigste gibt.',
  drawCard: (place) => `Karte ${place} ziehen`,
  draws: (who, face) => `${v(who, 'ziehen', 'zieht')}: ${face}.`,
  drew: (who, face) => panels.draws(who, kit.card(face)),
  seated: (dealer) => `${v(dealer, 'geben', 'gibt')} zuerst.`,
  cutBy: (who) => `${v(who, 'heben', 'hebt')} ab.`,
  trumpCut: (who, face) =>
    `${v(who, 'heben', 'hebt')} den Trumpf ab: ${face}. Dann wird noch einmal gemischt.`,
  dealt: (dealer) => `${v(dealer, 'geben', 'gibt')}, je drei Karten auf einmal.`,
  turnedUp: (face) => `Aufgedeckt: ${face}. Ihre Farbe ist Trumpf.`,
  marriage: (who, suit, number) =>
    `${v(who, 'sagen', 'sagt')} ${number === 40 ? 'vierzig' : 'zwanzig'} in ${suit}: eine Mariage, ${points(number)}.`,
  bought: (who, face) => `${v(who, 'kaufen', 'kauft')} mit dem niedrigsten Trumpf: ${face}.`,
  asked: (who, answer) =>
    `${v(who, 'fragen', 'fragt')}, ob die offene Karte noch zu kaufen ist: ${answer ? 'sie ist es' : 'sie ist es nicht'}.`,
  drewCard: (face) => `Sie ziehen: ${face}.`,
  drewTurned: (who, face) => `${v(who, 'nehmen', 'nimmt')} die offene Karte: ${face}.`,
  plays: (who, face) => `${v(who, 'spielen', 'spielt')}: ${face}.`,
  played: (who, face) => panels.plays(who, kit.card(face)),
  trickWon: (who) => `${v(who, 'machen', 'macht')} den Stich.`,
  arrestTold: (who, {total, valid}) =>
    `${v(who, 'legen', 'legt')} den Arrest und ${who.you ? 'haben' : 'hat'} ${points(total)}: er ist ${valid ? 'richtig' : 'falsch'}.`,
  pair: (one, other) => `${one.name} und ${other.name}`,
  dealResult: (sides, round) =>
    `${sides.map(({who, points: won, total}) => `${who}: ${round > 1 ? `${won}, zusammen ${total}` : won}`).join('. ')}.`,
  goesOn: 'Noch hat niemand gewonnen: ein zweites Spiel folgt, und seine Punkte kommen dazu.',
  partiaResult: (winner, how, by, net, unit) => {
    const why =
      by === 'false-arrest'
        ? 'der Arrest war falsch'
        : how === 'dubla'
          ? 'dubla, trocken, in einem Spiel'
          : 'sympla, nass, im zweiten Spiel';
    const size = Math.abs(net);
    const number = unit === 'stakes' ? stakes(size) : points(size);
    const brings =
      net > 0
        ? `gewonnen: ${number}`
        : net < 0
          ? `wegen der Mariagen dennoch verloren: ${number}`
          : 'ohne Gewinn';
    return `Die Partie geht an ${winner} (${why}); ${brings}.`;
  },
  countedHead: 'Gezählt',
  tricks: 'Stiche',
  cardsWon: 'In Karten, und der letzte Stich',
  marriages: 'Mariagen',
  sum: 'Zusammen',
  withBefore: 'Mit dem Spiel davor',
  payment: 'Bezahlt wird',
  partia: 'Partie',
  reasons: {
    dubla: 'Dubla, trocken',
    sympla: 'Sympla, nass',
    marriage: 'Mariage',
    'trump-marriage': 'Mariage in Trumpf',
    swatowe: 'Swatowe, alle vier',
  },
  dealTitle: (deal) => `Spiel ${deal}`,
  deal: 'Spiel',
  trick: (number) => `Stich ${number}`,
  sessionTitle: 'Die Runde ist zu Ende',
  sessionOver: (net) =>
    net === null || net === 0
      ? 'Die Runde ist zu Ende, alles ist beglichen.'
      : `Die Runde ist zu Ende. ${net > 0 ? 'Gewonnen' : 'Verloren'}: ${stakes(Math.abs(net))}.`,
  another: 'Noch eine Runde',
  head: {player: 'Spieler', gain: 'Punkte'},
  stop: 'Die Runde beenden',
  askStop: 'Die Runde endet hier; die angefangene Partie zählt nicht.',
  counted: (best, deals, better) =>
    `Am besten in ${best} von ${deals} gedachten Spielen${better ? `, um ${better.margin.toFixed(1)} besser als das nächste` : ''}.`,
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht an der Reihe.',
    'not-held': () => 'Diese Karte haben Sie nicht.',
    'must-follow': () => 'Der Talon ist aus: Sie müssen bedienen.',
    'must-trump': () => 'Sie können nicht bedienen: Sie müssen mit Trumpf stechen, wenn es geht.',
    bound: () =>
      'Sie müssen stechen, wenn es geht; und wer eine Mariage gesagt hat, spielt eine ihrer Karten.',
    'no-marriage': () => 'Diese Mariage können Sie jetzt nicht sagen.',
    'no-skup': () => 'Die offene Karte können Sie jetzt nicht kaufen.',
    'no-question': () => 'Das kann jetzt nicht gefragt werden.',
    'no-arrest': () =>
      'Der Arrest wird im zweiten Spiel gelegt, nach einem eigenen Stich oder einer eigenen Mariage.',
    over: () => 'Die Runde ist zu Ende.',
  },
};

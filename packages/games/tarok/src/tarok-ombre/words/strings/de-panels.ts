import {panels as pack} from '../../../kit/words/strings/de-panels.js';
import type {Who} from '@quinola/table';
import {card, the} from '../../../kit/words/strings/de.js';
import type {TarokOmbrePanelWords} from '../types.js';

const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const to = (who: Who): string => (who.you ? 'Ihnen' : who.name);
const marks = (n: number): string => `${n} ${n === 1 ? 'Marke' : 'Marken'}`;
const count = (n: number): string => ['keine Karte', 'eine Karte', 'zwei Karten', 'drei Karten'][n]!;

/** German: panels of a Tarok-ombre table, and what is said of what happens. */
export const panels: TarokOmbrePanelWords = {
  ...pack,
  openAsk: (lowest) =>
    `Sie sprechen zuerst. ${first(lowest)} zu sagen kostet nichts, und Sie dürfen dann ein späteres Gebot übernehmen.`,
  overbidAsk: (who, game) =>
    `${does(who, 'haben', 'hat')} ${game} gesagt. Nennen Sie ein höheres Spiel, oder passen Sie.`,
  answerAsk: (who, game) =>
    `${does(who, 'haben', 'hat')} ${game} gesagt. Sie sprachen früher: Übernehmen Sie es, gehen Sie höher, oder passen Sie.`,
  unseenAsk: (lowest) =>
    `Ihre Karten liegen verdeckt. Sie dürfen ${lowest} sagen, ohne sie anzusehen, oder zuerst nachsehen.`,
  look: 'Die Karten ansehen',
  sayUnseen: (game) => `${game}, ungesehen`,
  needs: (demands, played) =>
    played
      ? `von den anderen ${count(demands)} verlangen`
      : 'nicht gespielt; Sie dürfen aber später übernehmen',
  price: (game, point) => `${game}, und ${point} für jeden Punkt`,
  words: {hold: 'Ich übernehme.', pass: 'Passe.', unseen: (game) => `${game}, ungesehen.`, enough: 'Genug.'},
  bid: (who, game, unseen) =>
    `${does(who, 'sagen', 'sagt')} ${game}${unseen ? ', ohne die Karten angesehen zu haben' : ''}.`,
  held: (who, game) => `${does(who, 'übernehmen', 'übernimmt')} ${game}.`,
  passed: (who) => `${does(who, 'passen', 'passt')}.`,
  looked: (who) => `${does(who, 'sehen sich Ihre', 'sieht sich die')} Karten an.`,
  contract: (who, game) => `${does(who, 'spielen', 'spielt')} ${game} gegen die beiden anderen.`,
  thrownIn: 'Niemand spielt: Die Karten werden zusammengeworfen.',

  askTitle: 'Karten verlangen',
  askText: (left) =>
    `Sie dürfen ${count(left)} verlangen. Wer die genannte Karte hat, gibt sie Ihnen für eine andere.`,
  ask: (face) => `${first(the(face))} verlangen`,
  askNot: (face) => `${card(face)}, nicht zu verlangen`,
  enough: 'Genug: keine weitere Karte',
  tookThree: (who) => `${does(who, 'nehmen', 'nimmt')} die drei Karten.`,
  bought: (cards) => `Sie haben ${cards.map((face) => the(face)).join(', ')} genommen.`,
  demanded: (who, face, from) =>
    `${does(who, 'verlangen', 'verlangt')} ${the(face)}: ${from ? `${does(from, 'geben', 'gibt')} die Karte her` : 'Die Karte liegt im Skat, eine andere darf genannt werden'}.`,
  stopped: (who) => `${does(who, 'verlangen', 'verlangt')} keine weitere Karte.`,
  gaveBack: (who, other) => `${does(who, 'geben', 'gibt')} ${to(other)} verdeckt eine Karte dafür.`,
  cardBack: (who, other, face) => `${does(who, 'geben', 'gibt')} ${to(other)} dafür ${the(face)}.`,
  refusals: {
    ...pack.refusals,
    'own-card': ({card: face = ''}) => `${first(the(String(face)))} haben Sie selbst.`,
    'own-skat': ({card: face = ''}) => `${first(the(String(face)))} haben Sie selbst in den Skat gelegt.`,
    'already-demanded': ({card: face = ''}) => `${first(the(String(face)))} haben Sie schon verlangt.`,
    'not-a-counting-card': ({card: face = ''}) =>
      `${first(the(String(face), 'nom'))} ist leer: Nur Zählkarten dürfen verlangt werden.`,
    'just-received': ({card: face = ''}) =>
      `Nicht ${the(String(face))}: Diese Karte haben Sie eben erst bekommen.`,
    'look-first': () =>
      'Ungesehen darf nur das niedrigste Spiel gesagt werden: Sehen Sie sich erst die Karten an.',
    'not-higher': () => 'Es muss ein höheres Spiel genannt werden.',
    'not-the-hand': () => 'Übernehmen darf nur, wer früher gesprochen hat.',
    'lowest-keeps-the-hand': () => 'Wer zuerst spricht, passt nicht: Das niedrigste Spiel kostet nichts.',
  },

  opponents: 'Die Gegner',
  skatOf: (declarers, cards) =>
    `Der Skat gehört ${declarers ? 'dem Spieler' : 'den Gegnern'}: ${cards.map(card).join(', ')}.`,
  emptyGiven: (declarers, face) =>
    `Für den Sküs ${declarers ? 'gibt der Spieler den Gegnern' : 'geben die Gegner dem Spieler'} ${the(face)}.`,
  outcome: (who, game, outcome, points) => {
    switch (outcome) {
      case 'tout':
        return `${does(who, 'machen', 'macht')} Tout, alle 25 Stiche.`;
      case 'won':
        return `${does(who, 'gewinnen', 'gewinnt')} ${game} mit ${points} ${points === 1 ? 'Punkt' : 'Punkten'}.`;
      case 'remis':
        return `${does(who, 'haben', 'hat')} 39 Punkte: weder gewonnen noch verloren (remis).`;
      case 'lost':
        return `${does(who, 'verlieren', 'verliert')} ${game} mit ${points} ${points === 1 ? 'Punkt' : 'Punkten'}.`;
    }
  },
  nobodyPlayed: (who, each) =>
    `Niemand wollte spielen. ${does(who, 'bekommen', 'bekommt')} als Vorhand ${marks(each)} von jedem.`,
  head: {
    game: 'Spiel',
    points: 'Punkte',
    over: 'Abstand von 39',
    tout: 'Tout',
    each: 'Von jedem',
    player: 'Spieler',
    outcome: 'Ausgang',
  },
  outcomes: {
    won: 'gewonnen',
    lost: 'verloren',
    remis: 'remis',
    tout: 'Tout',
    'thrown-in': 'zusammengeworfen',
  },
  pays: (who, each) =>
    each === 0
      ? 'Niemand zahlt.'
      : each > 0
        ? `${does(who, 'bekommen', 'bekommt')} ${marks(each)} von jedem Gegner.`
        : `${does(who, 'zahlen', 'zahlt')} jedem Gegner ${marks(-each)}.`,
  tariff: 'Der Tarif, von jedem',
  perPoint: 'jeder Punkt',
  noDeal: 'Noch ist kein Spiel zu Ende.',
  sessionTitle: 'Der Spielabend ist zu Ende',
  sessionOver: (n) =>
    n === null
      ? 'Die Rechnungen sind beglichen.'
      : n === 0
        ? 'Sie stehen ohne Gewinn und Verlust auf.'
        : n > 0
          ? `Sie stehen mit ${marks(n)} Gewinn auf.`
          : `Sie stehen mit ${marks(-n)} Verlust auf.`,
};

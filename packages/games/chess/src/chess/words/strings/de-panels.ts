import type {Who} from '@quinola/table';
import type {ChessPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

const MEN: Readonly<Record<string, string>> = {
  P: 'Bauer',
  I: 'müßiger Bauer',
  N: 'Springer',
  B: 'Läufer',
  R: 'Turm',
  Q: 'Dame',
  K: 'König',
};
/** What a pawn becomes, in the dative. */
const BECOMES: Readonly<Record<string, string>> = {
  N: 'zum Springer',
  B: 'zum Läufer',
  R: 'zum Turm',
  Q: 'zur Dame',
};
const square = (name: string): string => `${name[0]!} ${name[1]!}`;
const sideOf = (side: 0 | 1): string => (side ? 'Schwarz' : 'Weiß');
const isQueen = (letter: string): boolean => letter === 'Q';

const moved: ChessPanelWords['moved'] = ({man, to, takes, special}) =>
  special === 'short'
    ? 'Rochade auf der Königsseite'
    : special === 'long'
      ? 'Rochade auf der Damenseite'
      : `${MEN[man]!} ${takes ? 'schlägt' : 'nach'} ${square(to)}${special === 'passing' ? ' im Vorübergehen' : ''}`;

/** German: panels of chess, and what happens. */
export const panels: ChessPanelWords = {
  square,
  man: (colour, letter) => {
    const end = isQueen(letter) ? 'e' : 'er';
    return `${colour === 'w' ? 'weiß' : 'schwarz'}${end} ${MEN[letter]!}`;
  },
  free: 'frei',
  tray: (side, men) =>
    men.length
      ? `${sideOf(side)} hat verloren: ${men.map(([letter, number]) => (number > 1 ? `${MEN[letter]!} (${number})` : MEN[letter]!)).join(', ')}`
      : `${sideOf(side)} hat nichts verloren`,
  moved,
  move: (move, written) => {
    switch (move.type) {
      case 'MOVE':
        return written ? moved(written) : `von ${square(move.from)} nach ${square(move.to)}`;
      case 'TOUCH':
        return `berührt ${square(move.square)}`;
      case 'WAKE':
        return `der Bauer auf ${square(move.square)} tritt an die Stelle`;
      case 'PROMOTE':
        return `der Bauer wird ${BECOMES[move.officer]!}`;
      case 'SAY':
        return move.word === 'nothing'
          ? 'sagt nichts'
          : move.word === 'matt'
            ? 'sagt: Matt!'
            : 'sagt: Schach!';
      case 'OFFER_DRAW':
        return 'bietet an, sich zu trennen';
      case 'ANSWER':
        return move.accept ? 'trennt sich' : 'spielt weiter';
      case 'CLAIM_DRAW':
        return 'verlangt Remis';
      case 'RESIGN':
        return 'gibt auf';
      default:
        return 'beendet das Match';
    }
  },
  tell: (happening, who) => {
    switch (happening.type) {
      case 'set-up':
        return `${v(who(happening.white), 'haben', 'hat')} die weißen Steine; ${sideOf(happening.first)} beginnt.`;
      case 'touched':
        return `${v(who(happening.by), 'berühren', 'berührt')} den Stein auf ${square(happening.square)}: Er muss ziehen.`;
      case 'moved':
        return `${who(happening.by).name}: ${moved(happening.written)}.`;
      case 'promoted':
        return `Der Bauer auf ${square(happening.square)} wird ${BECOMES[happening.officer]!}.`;
      case 'idle':
        return `Nichts ist verloren, also steht der Bauer auf ${square(happening.square)} müßig.`;
      case 'woke':
        return `Der müßige Bauer auf ${square(happening.square)} wird ${BECOMES[happening.officer]!}.`;
      case 'said':
        return happening.word === 'nothing' ? null : happening.word === 'matt' ? 'Matt!' : 'Schach!';
      case 'offered':
        return `${v(who(happening.by), 'bieten', 'bietet')} an, sich zu trennen.`;
      case 'declined':
        return `${v(who(happening.by), 'spielen', 'spielt')} weiter.`;
      case 'game-settled': {
        const {by, winner} = happening.result;
        return panels.ended(
          by,
          winner === null ? null : who(winner),
          winner === null ? null : who(1 - winner),
        );
      }
      default:
        return null;
    }
  },
  promote: {title: 'Umwandlung', ask: 'Was wird Ihr Bauer?'},
  officers: {Q: 'Dame', R: 'Turm', B: 'Läufer', N: 'Springer'},
  say: {
    title: 'Ansage',
    ask: 'Was sagen Sie?',
    words: {szach: 'Schach!', matt: 'Matt!', nothing: 'Nichts'},
  },
  answer: {
    title: 'Ein Angebot',
    ask: 'Man bietet Ihnen an, sich ohne Gewinn zu trennen.',
    yes: 'Sich trennen',
    no: 'Weiterspielen',
  },
  ending: 'Sich trennen, aufgeben, beenden',
  offer: 'Anbieten, sich zu trennen',
  claim: 'Remis verlangen',
  resign: 'Aufgeben',
  askResign: 'Das Spiel ist dann verloren. Aufgeben?',
  turn: 'Das Brett drehen',
  typed: {
    so: (text) => `Zug: ${text}…`,
    several: (text) =>
      `So kann mehr als ein Stein ziehen: ${text}. Nennen Sie auch das Feld, auf dem er steht.`,
    none: (text) => `Kein erlaubter Zug schreibt sich ${text}.`,
    keys: ['e2e4, Nf3', 'zieht einen Stein: Felder, oder Großbuchstabe und Feld'],
  },
  copy: 'Partie und Stellung kopieren',
  copies: {position: 'Die Stellung (FEN)', game: 'Die Partie (PGN)', diagram: 'Ein Diagramm'},
  ended: (by, winner, loser) => {
    switch (by) {
      case 'mate':
        return `Matt: ${v(winner!, 'gewinnen', 'gewinnt')} das Spiel.`;
      case 'unannounced':
        return `Matt, doch niemand hat es gesagt: ${v(winner!, 'gewinnen', 'gewinnt')} nur das halbe Spiel.`;
      case 'stalemate':
        return winner ? `Patt: ${v(winner, 'gewinnen', 'gewinnt')} dadurch.` : 'Patt: Niemand gewinnt.';
      case 'resigned':
        return `${v(loser!, 'geben', 'gibt')} auf: ${v(winner!, 'gewinnen', 'gewinnt')} das Spiel.`;
      case 'pledge':
        return `Die Verpflichtung ist gebrochen: ${v(winner!, 'gewinnen', 'gewinnt')} das Spiel.`;
      case 'agreed':
        return 'Man trennt sich ohne Gewinn.';
      case 'repetition':
        return 'Die Stellung kommt immer wieder: Niemand gewinnt.';
      case 'fifty':
        return 'So lange zog kein Bauer und wurde nichts geschlagen, dass niemand gewinnt.';
      case 'dead':
        return 'Niemand kann mehr mattsetzen: Niemand gewinnt.';
    }
  },
  stands: (game, games) => (games > 1 ? `Spiel ${game} von ${games}.` : 'Es wird ein Spiel gespielt.'),
  settledTitle: 'Das Spiel',
  sessionTitle: 'Das Match ist aus',
  goOn: 'Nächstes Spiel',
  look: 'Das Brett ansehen',
  stop: 'Das Match beenden',
  askStop: 'Das Match endet hier; ein Spiel, das nicht zu Ende ist, zählt für niemanden.',
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht am Zug.',
    over: () => 'Das Match ist aus.',
    'not-a-square': () => 'Ein solches Feld gibt es nicht.',
    'not-yours': () => 'Das ist nicht Ihr Stein.',
    touched: ({square: name}) => `Sie haben den Stein auf ${square(String(name))} berührt: Er muss ziehen.`,
    'not-to-touch': () => 'Dieser Stein hat keinen Zug.',
    idle: () => 'Dieser Bauer steht müßig, bis Sie einen Offizier verlieren.',
    'castling-a': () => 'Ihr König hat schon gezogen und kann nicht mehr rochieren.',
    'castling-b': () => 'Dieser Turm hat schon gezogen; mit ihm können Sie nicht rochieren.',
    'castling-c': () => 'Ein König im Schach darf nicht rochieren.',
    'castling-d': () => 'Ihr König käme über ein Feld, auf dem er im Schach stünde.',
    'castling-e': () => 'Zwischen König und Turm steht ein anderer Stein.',
    'in-check': () => 'Ihr König stünde noch immer im Schach.',
    'into-check': () => 'Ihr König stünde im Schach.',
    'own-man': () => 'Dort steht Ihr eigener Stein.',
    'no-such-move': ({man}) => `So zieht ${MEN[String(man)]!} nicht.`,
    'not-lost': () => 'Ein Bauer wird nur, was verloren ist.',
    'no-offer': () => 'Das kann jetzt nicht angeboten werden.',
    'no-claim': () => 'Es gibt kein Remis zu verlangen.',
  },
};

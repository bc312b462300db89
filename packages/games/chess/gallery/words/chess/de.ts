import type {ChessGallery} from './en.js';

/** German: the page of chess. */
export const words: ChessGallery = {
  pageTitle: 'Schach, Polen, um 1820',
  description:
    'Schach, wie ein polnisches Büchlein es um 1820 lehrte: Ein Bauer wird nur, was verloren ist, ein Patt ist ein halbes Spiel, Schach wird angesagt. Oder wie man es heute spielt.',
  name: 'Schach',
  lead: 'ein Bauer wird nur, was verloren ist: wie ein polnisches Büchlein es um 1820 lehrte, oder wie man heute spielt',
  inside: 'Brett und Steine der Zeit, mit ihren Gesetzen.',
  more: 'Mehr über Schach',
  tile: 'Ein Bauer wird nur, was verloren ist, und ein Patt ist ein halbes Spiel.',
  options: {
    rules: ['Regeln', 'aus Fieldings Büchlein', 'von heute'],
    white: ['Weiße Steine im ersten Spiel', 'Sie', 'der andere', 'nach Los'],
    'first-move': ['Erster Zug', 'Weiß', 'Schwarz', 'nach Los'],
    stalemate: ['Ein Patt', 'ist halb verloren', 'ist gewonnen, wie in England', 'ist remis'],
    promotion: ['Ein Bauer wird', 'was verloren ist', 'jeder Offizier'],
    'strict-etiquette': ['Berühren und Ansagen', 'locker', 'streng'],
    'safety-draws': ['Remis', 'als Sicherheitsnetz', 'keine, wie im Buch'],
    odds: ['Vorgabe', 'keine', 'ein Bauer', 'ein Springer', 'ein Turm', 'die Dame'],
    giver: ['Vorgabe gibt', 'der andere', 'Sie'],
  },
  rulesChess: 'Schach',
  opponentsBook:
    'Sie spielen nach den Regeln des guten Spiels im Büchlein und sehen zwei Züge voraus. <em>Warum?</em> nennt die Regel, die entschied. Als <em>Meister</em> rechnen sie so weit, wie eine Zehntelsekunde reicht, und sagen, was ihre Folge gewinnt.',
  opponentsFair: 'In diesem Spiel ist nichts verborgen: Die Gegner sehen das Brett wie Sie.',
  source:
    'ein Büchlein von etwa 1820, mit vier anderen zusammengebunden: Gang der Steine, Gesetze, Partien, Stellungen.',
};

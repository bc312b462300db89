import {choice, layoutFeatures, sessionEventOf, type Ask, type GameFeatures} from '@quinola/table';
import {nothing} from 'lit';
import type {ChessHost} from './host.js';
import {chessDay} from './day.js';
import {pawnsOf} from './room.js';
import {chess, lettersOf, SQUARES, type ChessHappening, type ChessMove, type Colour} from '../rules/index.js';
import {loadTerms} from '../made/texts.js';
import {lessons} from '../words/lessons/index.js';
import {chessLaterStyles} from './styles-later.js';
import {typing} from './typing.js';
import {playOn} from './walking.js';

/** What stands on a square, in words; empty if nothing does. */
function manOn(table: ChessHost, square: string): string {
  const letter = lettersOf(table.view!.fen)[SQUARES.indexOf(square)];
  if (!letter) return '';
  const colour: Colour = letter === letter.toLowerCase() ? 'b' : 'w';
  const capital = letter.toUpperCase();
  const isIdle = capital === 'P' && square[1] === (colour === 'w' ? '8' : '1');
  return table.gamePanelWords!.man(colour, isIdle ? 'I' : capital);
}

/** How many of each letter there are, in the order in which they come. */
function counted(pieces: readonly string[]): readonly (readonly [letter: string, number: number])[] {
  const letters = [...new Set(pieces)];
  return letters.map(
    (letter) => [letter.toUpperCase(), pieces.filter((one) => one === letter).length] as const,
  );
}

/** What is asked beside a move of a man: an officer, a word, an answer. */
function asked(table: ChessHost): Ask | null {
  const texts = table.gamePanelWords!;
  const moves: readonly ChessMove[] = chess.moves(table.context!.view);
  switch (table.context!.turn.phase) {
    case 'playing.promotion':
      return {
        kind: 'declare',
        title: texts.promote.title,
        question: texts.promote.ask,
        answers: moves.flatMap((move, nth) =>
          move.type === 'PROMOTE' ? [{label: texts.officers[move.officer], move, first: nth === 0}] : [],
        ),
      };
    case 'playing.announcing':
      return {
        kind: 'declare',
        title: texts.say.title,
        question: texts.say.ask,
        answers: moves.flatMap((move) =>
          move.type === 'SAY'
            ? [{label: texts.say.words[move.word], move, first: move.word === 'szach'}]
            : [],
        ),
      };
    case 'playing.offered':
      return {
        kind: 'declare',
        title: texts.answer.title,
        question: texts.answer.ask,
        answers: moves.flatMap((move) =>
          move.type === 'ANSWER'
            ? [{label: move.accept ? texts.answer.yes : texts.answer.no, move, first: !move.accept}]
            : [],
        ),
      };
    default:
      return null;
  }
}

/** Lines of the menu: how a game may be ended, turning the board, copying. */
function menuLines(table: ChessHost): ReturnType<NonNullable<GameFeatures['menuItems']>> {
  const texts = table.gamePanelWords!;
  const turn = (): void => {
    table.turned = !table.turned;
    void table.close();
  };
  const goOn = (): void => {
    void table.close();
    void playOn(table);
  };
  return {
    game: [
      table.context!.turn.over ? nothing : choice(texts.ending, () => void table.open('ending')),
      choice(texts.turn, turn),
      table.lessons.current || table.walked !== null ? choice(table.gameWords.fromHere, goOn) : nothing,
    ],
    help: [choice(texts.copy, () => void table.open('copyGame'))],
  };
}

/** What chess adds to the features of its table. */
export function chessFeatures(table: ChessHost): GameFeatures {
  const texts = () => table.gamePanelWords!;
  typing(table);
  const room = layoutFeatures(table.board, {
    label: ({id, index, kind, pieces}) =>
      kind === 'square'
        ? `${texts().square(id)}, ${manOn(table, id) || texts().free}`
        : texts().tray(index === 1 ? 1 : 0, counted(pieces)),
    piece: (square) => manOn(table, square),
    // A lost pawn goes to the tray of pawns.
    passage(happening) {
      const one = happening as ChessHappening;
      if (one.type !== 'went') return null;
      const [from, onto] = [one.from, one.onto].map((place) => place.slice(place.indexOf(':') + 1)) as [
        string,
        string,
      ];
      return {from, to: one.thing.endsWith('P') && !SQUARES.includes(onto) ? pawnsOf(onto) : onto};
    },
    goal: (square) => (SQUARES.includes(square) ? texts().square(square) : ''),
  });
  return {
    ...room,
    styles: [...room.styles, chessLaterStyles],
    panels: {
      settled: () => import('../panels/settled.js'),
      score: () => import('../panels/score.js'),
      why: () => import('../panels/why.js'),
      played: () => import('../panels/played.js'),
      replay: () => import('../panels/played.js'),
      ending: () => import('../panels/ending.js'),
      copyGame: () => import('../panels/copying.js'),
      rules: () => import('../panels/rules.js'),
      chart: () => import('../panels/chart.js'),
    },
    asks: () => asked(table),
    keyLines: () => [texts().typed.keys],
    autoPanel: () => (table.tag('sheet', 'over') && !table.isAside ? 'settled' : null),
    status: () => table.statusLine(),
    refusal: ({reason, about = {}}) => (texts().refusals[reason] ?? texts().refusals['not-now']!)(about),
    tell: (happening) => texts().tell(happening as ChessHappening, (player) => table.who(player)),
    eventOf: (happening) => sessionEventOf(table, happening),
    looks: ['men', 'turned'],
    attributeWords: {men: ['bone', 'wood', 'print']},
    options: () => ({men: ['', 'wood', 'print']}),
    terms: loadTerms,
    lessons,
    menuItems: () => menuLines(table),
    day: chessDay,
  };
}

import {asking, chance, match, once, over, sheets, tableSetup, type ChartProfile} from '@quinola/chart';
import {chess, type ChessHappening, type ChessView} from './rules/index.js';

/** What the chart needs to know of chess: what takes time, what opens a sheet, what ends a game. */
export const profile: ChartProfile<ChessView, ChessHappening> = {
  beats: {
    'set-up': {travel: 1},
    went: {travel: 1},
    said: {speak: 1},
    offered: {speak: 1},
    declined: {speak: 1},
  },
  // After the last game comes the sheet of the match, which says the same and more.
  sheets: (happened) =>
    happened.some(({type}) => type === 'game-settled') && !happened.some(({type}) => type === 'session-over')
      ? ['settling']
      : [],
  dealEnds: ['game-settled'],
  dealt: 'set-up',
  moved: 'went',
};

const {table, opened} = tableSetup(chess, profile);

/** What may follow a move, once it is complete. */
const AFTER = ['playing.move', 'settling', 'setting', 'matchOver'] as const;

/** The match: one game after another until as many are played as were agreed. */
export const chessMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // The men are set up; lots are drawn where it was agreed.
        setting: chance('playing.move'),
        playing: {
          initial: 'move',
          states: {
            // A man is moved, castling is a move of the king; at a strict table a touched man must be.
            move: asking(
              ['MOVE', 'TOUCH', 'OFFER_DRAW', 'CLAIM_DRAW'],
              ['playing.waking', 'playing.promotion', 'playing.announcing', 'playing.offered', ...AFTER],
            ),
            // One of several idle pawns takes the place of an officer that was lost.
            waking: asking(['WAKE'], ['playing.promotion', 'playing.announcing', ...AFTER]),
            // A pawn that has arrived becomes an officer.
            promotion: asking(['PROMOTE'], ['playing.announcing', ...AFTER]),
            // At a strict table check and mate are to be said.
            announcing: asking(['SAY'], AFTER),
            // The other is asked whether both part.
            offered: asking(['ANSWER'], AFTER),
          },
        },
        // The sheet with the end of the game.
        ...sheets({laid: ['settling'], then: ['setting', 'matchOver']}),
        matchOver: over(),
      },
      ['RESIGN', 'STOP'],
    ),
  ),
);

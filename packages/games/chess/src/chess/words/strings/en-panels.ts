import type {Who} from '@quinola/table';
import type {ChessPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

const MEN: Readonly<Record<string, string>> = {
  P: 'pawn',
  I: 'idle pawn',
  N: 'knight',
  B: 'bishop',
  R: 'rook',
  Q: 'queen',
  K: 'king',
};
const RANKS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const square = (name: string): string => `${name[0]!} ${RANKS[Number(name[1]) - 1]!}`;
const sideOf = (side: 0 | 1): string => (side ? 'black' : 'white');

const moved: ChessPanelWords['moved'] = ({man, to, takes, special}) =>
  special === 'short'
    ? 'castles on the king’s side'
    : special === 'long'
      ? 'castles on the queen’s side'
      : `${MEN[man]!} ${takes ? 'takes ' : 'to '}${square(to)}${special === 'passing' ? ' in passing' : ''}`;

/** English: panels of chess, and what happens. */
export const panels: ChessPanelWords = {
  square,
  man: (colour, letter) => `${colour === 'w' ? 'white' : 'black'} ${MEN[letter]!}`,
  free: 'free',
  tray: (side, men) =>
    men.length
      ? `lost by ${sideOf(side)}: ${men.map(([letter, number]) => (number > 1 ? `${number} ${MEN[letter]!}s` : MEN[letter]!)).join(', ')}`
      : `nothing lost by ${sideOf(side)}`,
  moved,
  move: (move, written) => {
    switch (move.type) {
      case 'MOVE':
        return written ? moved(written) : `${square(move.from)} to ${square(move.to)}`;
      case 'TOUCH':
        return `touches ${square(move.square)}`;
      case 'WAKE':
        return `the pawn on ${square(move.square)} takes its place`;
      case 'PROMOTE':
        return `the pawn becomes a ${MEN[move.officer]!}`;
      case 'SAY':
        return move.word === 'nothing'
          ? 'says nothing'
          : move.word === 'matt'
            ? 'says: Mate!'
            : 'says: Check!';
      case 'OFFER_DRAW':
        return 'offers to part';
      case 'ANSWER':
        return move.accept ? 'parts' : 'plays on';
      case 'CLAIM_DRAW':
        return 'claims the draw';
      case 'RESIGN':
        return 'resigns';
      default:
        return 'ends the match';
    }
  },
  tell: (happening, who) => {
    switch (happening.type) {
      case 'set-up':
        return `${v(who(happening.white), 'have', 'has')} the white men; ${sideOf(happening.first)} begins.`;
      case 'touched':
        return `${v(who(happening.by), 'touch', 'touches')} the man on ${square(happening.square)}: it must be moved.`;
      case 'moved':
        return `${who(happening.by).name}: ${moved(happening.written)}.`;
      case 'promoted':
        return `The pawn on ${square(happening.square)} becomes a ${MEN[happening.officer]!}.`;
      case 'idle':
        return `Nothing is lost, so the pawn on ${square(happening.square)} stands idle.`;
      case 'woke':
        return `The idle pawn on ${square(happening.square)} takes the place of the ${MEN[happening.officer]!}.`;
      case 'said':
        return happening.word === 'nothing' ? null : happening.word === 'matt' ? 'Mate!' : 'Check!';
      case 'offered':
        return `${v(who(happening.by), 'offer', 'offers')} to part.`;
      case 'declined':
        return `${v(who(happening.by), 'play', 'plays')} on.`;
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
  promote: {title: 'Promotion', ask: 'What does your pawn become?'},
  officers: {Q: 'Queen', R: 'Rook', B: 'Bishop', N: 'Knight'},
  say: {
    title: 'Announcement',
    ask: 'What do you say?',
    words: {szach: 'Check!', matt: 'Mate!', nothing: 'Nothing'},
  },
  answer: {title: 'An offer', ask: 'You are offered to part with nothing won.', yes: 'Part', no: 'Play on'},
  ending: 'Part, resign, or end',
  offer: 'Offer to part',
  claim: 'Claim the draw',
  resign: 'Resign',
  askResign: 'The game is lost then. Resign?',
  turn: 'Turn the board',
  typed: {
    so: (text) => `Move: ${text}…`,
    several: (text) => `More than one man can go so: ${text}. Name the square where it stands.`,
    none: (text) => `No lawful move is written ${text}.`,
    keys: ['e2e4, Nf3', 'moves a man: squares, or capital and square'],
  },
  copy: 'Copy game and position',
  copies: {position: 'The position (FEN)', game: 'The game (PGN)', diagram: 'A diagram'},
  ended: (by, winner, loser) => {
    switch (by) {
      case 'mate':
        return `Mate: ${v(winner!, 'win', 'wins')} the game.`;
      case 'unannounced':
        return `Mate, but nobody said so: ${v(winner!, 'win', 'wins')} only half the game.`;
      case 'stalemate':
        return winner ? `Stalemate: ${v(winner, 'win', 'wins')} by it.` : 'Stalemate: nobody wins.';
      case 'resigned':
        return `${v(loser!, 'resign', 'resigns')}: ${v(winner!, 'win', 'wins')} the game.`;
      case 'pledge':
        return `The undertaking has failed: ${v(winner!, 'win', 'wins')} the game.`;
      case 'agreed':
        return 'You part with nothing won.';
      case 'repetition':
        return 'The position has come again and again: nobody wins.';
      case 'fifty':
        return 'No pawn has moved and nothing was taken for so long that nobody wins.';
      case 'dead':
        return 'Nobody can mate any more: nobody wins.';
    }
  },
  stands: (game, games) => (games > 1 ? `Game ${game} of ${games}.` : 'One game is played.'),
  settledTitle: 'The game',
  sessionTitle: 'The match is over',
  goOn: 'Next game',
  look: 'Look at the board',
  stop: 'End the match',
  askStop: 'The match ends here; a game that is not over counts for nobody.',
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    over: () => 'The match is over.',
    'not-a-square': () => 'There is no such square.',
    'not-yours': () => 'That is not your man.',
    touched: ({square: name}) => `You have touched the man on ${square(String(name))}: it must be moved.`,
    'not-to-touch': () => 'That man has no move.',
    idle: () => 'That pawn stands idle until you lose an officer.',
    'castling-a': () => 'Your king has moved, so it can no longer castle.',
    'castling-b': () => 'That rook has moved, so you cannot castle with it.',
    'castling-c': () => 'A king in check may not castle.',
    'castling-d': () => 'Your king would pass a square where he would be in check.',
    'castling-e': () => 'Another man stands between king and rook.',
    'in-check': () => 'Your king would still be in check.',
    'into-check': () => 'Your king would be in check.',
    'own-man': () => 'Your own man stands there.',
    'no-such-move': ({man}) => `A ${MEN[String(man)]!} does not go like that.`,
    'not-lost': () => 'A pawn becomes only what you have lost.',
    'no-offer': () => 'That cannot be offered now.',
    'no-claim': () => 'There is no draw to claim.',
  },
};

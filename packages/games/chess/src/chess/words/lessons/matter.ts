// What the book itself shows, in the order of its parts: games, positions, peculiar mates, marked pawns. Moves are squares from and
// to, with the letter of what a pawn becomes. How sure we are of each is its grade.

/** How sure a piece of the book's matter is: slips of print only; a square deduced; made sensible by a guess; not there any more. */
export type Grade = 'certain' | 'reconstructed' | 'conjectural' | 'partial' | 'lost';

/** A game, a position or a mate of the book. */
export interface Matter {
  readonly id: string;
  readonly grade: Grade;
  /** The position it begins with; absent for a game, and where it is lost. */
  readonly fen?: string;
  /** Its moves. */
  readonly moves?: string;
  /** Another way that the book gives, from the same position. */
  readonly variation?: string;
  /** In how many moves mate is forced where the book's own way is lost, and how. */
  readonly mateIn?: number;
  readonly forced?: string;
  /** The marked pawn, by its square. */
  readonly marked?: string;
  /** The number that the book gives to the first move. */
  readonly first?: number;
}

const GAMES: readonly Matter[] = [
  {id: 'game.1', grade: 'lost'},
  {id: 'game.2', grade: 'lost'},
  {
    id: 'game.3',
    grade: 'certain',
    moves: 'e2e4 e7e5 f2f4 e5f4 g1f3 h7h6 f1c4 g7g5 h2h4 f7f6 f3g5 f6g5 d1h5 e8e7 h5f7 e7d6 f7d5 d6e7 d5e5',
  },
  {
    id: 'game.4',
    grade: 'certain',
    moves:
      'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 d8e7 e1g1 d7d6 d2d4 c5b6 c1g5 f7f6 g5h4 g7g5 f3g5 f6g5 d1h5 e8d7 h4g5 e7g7 c4e6 d7e6 h5e8 g8e7 d4d5',
  },
  {
    id: 'game.5',
    grade: 'certain',
    moves:
      'e2e4 e7e5 f2f4 e5f4 g1f3 g7g5 f1c4 g5g4 c4f7 e8f7 f3e5 f7e6 d1g4 e6e5 g4f5 e5d6 d2d4 f8g7 c1f4 d6e7 f4g5 g7f6 e4e5 f6g5 f5g5 e7e8 g5h5 e8e7 e1g1 d8e8 h5g5 e7e6 f1f6 g8f6 g5f6 e6d5 b1c3 d5d4 f6f4 d4c5 b2b4 c5c6 f4c4 c6b6 c3a4',
  },
  {
    id: 'game.6',
    grade: 'certain',
    moves: 'e2e4 e7e5 f2f4 e5f4 g1f3 g7g5 f1c4 f7f6 f3g5 f6g5 d1h5 e8e7 h5g5 e7e8 g5h5 e8e7 h5e5',
  },
];

const POSITIONS: readonly Matter[] = [
  {id: 'position.1', grade: 'lost'},
  {id: 'position.2', grade: 'lost'},
  {id: 'position.3', grade: 'lost'},
  {
    id: 'position.4',
    grade: 'reconstructed',
    fen: '8/8/8/1K6/4R3/p7/8/1k6 w - - 0 1',
    moves: 'b5c4 a3a2 c4b3 a2a1q e4e1',
  },
  {
    id: 'position.5',
    grade: 'conjectural',
    fen: '1kr2b1r/pp2p3/6Q1/2N5/NnP3pq/1P3Pn1/8/R1B2BK1 w - - 0 1',
    mateIn: 5,
    forced: 'c1f4 e7e5 f4e5 f8d6 g6d6 c8c7 d6c7 b8a8 c7b7',
  },
  {id: 'position.6', grade: 'lost'},
  {id: 'position.7', grade: 'lost'},
  {
    id: 'position.8',
    grade: 'reconstructed',
    fen: 'k1r5/pp3p1r/6p1/1P1N1b2/2P1p1n1/4Q1Pq/3B1P2/3R2K1 w - - 0 1',
    moves: 'e3a7 a8a7 d1a1 a7b8 d2f4 c8c7 f4c7 b8c8 a1a8 c8d7 a8d8 d7e6 d8e8 e6d7 e8e7 d7c8 d5b6',
  },
  {
    id: 'position.9',
    grade: 'certain',
    fen: 'k7/pp1r4/1n3b2/1N6/5Qp1/5pPq/5P2/4R1K1 w - - 0 1',
    moves: 'e1e8 f6d8 e8d8 d7d8 b5c7 a8b8 c7a6 b8a8 f4b8 d8b8 a6c7',
  },
  {
    id: 'position.10',
    grade: 'certain',
    fen: '1kr2b1r/pp2p3/3p1n2/1P1N4/6p1/2R1QpPq/2B2P2/4R1K1 w - - 0 1',
    moves: 'e3a7 b8a7 e1a1 a7b8 a1a8 b8a8 c3c8 a8a7 b5b6 a7a6 c2d3 a6a5 c8a8',
  },
  {
    id: 'position.11',
    grade: 'reconstructed',
    fen: '1r1n2k1/4B1pp/pp6/1Pp2p1P/P2Q1Nn1/3Br1PR/2P2q2/7K w - - 0 1',
    moves: 'd4d8 b8d8 d3c4 g8h8 f4g6 h7g6 h5g6 g4h6 h3h6 g7h6 e7f6',
  },
  {
    id: 'position.12',
    grade: 'reconstructed',
    fen: 'R7/7k/4N2p/3p4/2pNbR2/1r2n2P/3r2P1/6K1 w - - 0 1',
    moves: 'a8a7 h7g6 a7g7 g6h5 f4h4 h5h4 d4f5 e4f5 g2g3 h4h3 e6f4',
  },
  {
    id: 'position.13',
    grade: 'certain',
    fen: '5rk1/4r3/1p4pR/1Pbq4/n3p2N/4Q1P1/6K1/5R2 w - - 0 1',
    moves: 'h6h8 g8h8 e3h6 e7h7 f1f8 c5f8 h6f8 d5g8 h4g6',
  },
  {
    id: 'position.14',
    grade: 'conjectural',
    fen: '1krr4/3n4/1p2p3/N5pP/5n1p/QN1B1pq1/1PP5/R6K w - - 0 1',
    mateIn: 4,
    forced: 'a3d6 c8c7 a5c6 b8c8 d3a6 c7b7 c6e7',
  },
  {id: 'position.15', grade: 'lost'},
];

const MATES: readonly Matter[] = [
  {
    id: 'mate.1',
    grade: 'certain',
    fen: '8/4k3/3R4/4KR2/8/8/8/8 w - - 0 1',
    moves: 'f5f4 e7e8 e5f6 e8f8 d6d8',
    variation: 'd6d1 e7e8 e5d6 e8d8 f5f8',
  },
  {
    id: 'mate.2',
    grade: 'reconstructed',
    fen: '8/8/8/4k3/8/4K3/8/R6R w - - 0 1',
    moves: 'h1h6 e5f5 a1g1 f5e5 g1g5',
    variation: 'h1h6 e5d5 a1c1 d5e5 c1c5',
  },
  {
    id: 'mate.3',
    grade: 'certain',
    fen: '4k3/8/4K3/4R3/8/8/8/8 w - - 0 1',
    moves: 'e5e1 e8f8 e1g1 f8e8 g1g8',
    variation: 'e5e1 e8d8 e1c1 d8e8 c1c8',
  },
  {
    id: 'mate.4',
    grade: 'reconstructed',
    fen: '8/8/8/4NR2/4k3/3RN3/8/7K w - - 0 1',
    moves: 'd3b3 e4d4 e5g6 d4e4 f5f4',
    variation: 'f5h5 e4f4 e3c2 f4e4 d3d4',
  },
  {
    id: 'mate.5',
    grade: 'reconstructed',
    fen: '8/8/3N1N2/4k3/3R1R2/8/8/7K w - - 0 1',
    moves: 'f6d7 e5e6 d6b7 e6e7 d7b6 e7e6 d4e4',
    variation: 'f6d7 e5e6 d7c5 e6e7 f4f7 e7d8 f7d7',
  },
  {
    id: 'mate.knight',
    grade: 'reconstructed',
    fen: '4k3/7R/1K6/8/3N4/8/8/8 w - - 0 1',
    moves:
      'd4c6 e8f8 c6e7 f8e8 e7g6 e8d8 g6f8 d8e8 f8d7 e8d8 d7f6 d8c8 f6e8 c8d8 e8c7 d8c8 c7e6 c8b8 e6d8 b8c8 d8b7 c8b8',
  },
];

const MARKED: readonly Matter[] = [
  {id: 'marked.rook-pawn', grade: 'lost'},
  {
    id: 'marked.bishop-pawn',
    grade: 'reconstructed',
    fen: '8/k1N5/2KN4/P1P5/8/8/8/8 w - - 0 1',
    moves: 'd6c8 a7b8 c6d7 b8b7 a5a6 b7b8 a6a7 b8b7 c5c6',
    marked: 'c5',
    first: 3,
  },
  {
    id: 'marked.queen-pawn',
    grade: 'reconstructed',
    fen: '8/6K1/3P4/1PPkP3/3P4/3Q4/8/3N4 w - - 0 1',
    moves: 'd1c3 d5e6 d3g6 e6d7 g6f5 d7e8 c5c6 e8d8 d4d5 d8e8 f5g4 e8d8 c6c7 d8e8 d6d7 e8e7 d5d6',
    variation: 'd1c3 d5e6 d3g6 e6d7 g6f5 d7d8 c5c6 d8e8 d4d5 e8d8 c6c7 d8e8 d6d7 e8e7 d5d6',
    marked: 'd4',
  },
  {id: 'marked.19', grade: 'lost'},
  {
    id: 'marked.saxe',
    grade: 'partial',
    fen: 'R4Nk1/2N1Rp1p/5p1p/5p1p/5p1p/5B1K/6P1/2B5 w - - 0 1',
    moves:
      'f8d7 g8g7 a8f8 g7g6 c7e6 f7e6 e7f7 g6g5 d7e5 f6e5 f3e4 f5e4 c1e3 f4e3 f7e7 g5g6 h3h2 h4h3 g2g3 h5h4 g3g4 h6h5 g4g5 h7h6',
    marked: 'g2',
  },
];

/** The book's own matter, part by part. */
export const MATTER = {games: GAMES, positions: POSITIONS, mates: MATES, marked: MARKED} as const;

/** All of it. */
export const allMatter: readonly Matter[] = Object.values(MATTER).flat();

/** The moves of a line. */
export const movesOfLine = (line: string): readonly string[] => line.split(' ');

import type {Page} from '@quinola/table';

/** The rules of chess in English. Source: *Sposób naynowszy do nauczenia się w Szachy grać, przez Fieldinga* (about 1820). */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Chess, Poland, about 1820',
  intro:
    'Chess as a Polish booklet taught it about 1820. Men go as they do today; what a pawn becomes, what a stalemate is worth and what must be said is different.',
  sections: [
    {
      id: 'board',
      title: 'The board',
      blocks: [
        {
          p: [
            'The board, ',
            ['Arcabnica', 'the board'],
            ', has 64 squares and lies so that each player has a white square in his right-hand corner. Rows from player to player are lettered a to h, cross rows numbered 1 to 8.',
          ],
        },
        {
          p: 'White stands on the first two cross rows, Black on the last two: rooks in the corners, then knights, then bishops, the queens on d1 and d8, each on her own colour, the kings beside them, the pawns in front. The book does not say who begins; here White does, unless it is agreed otherwise.',
        },
      ],
    },
    {
      id: 'men',
      title: 'The men',
      blocks: [
        {
          grid: {
            caption: 'How they go',
            head: ['Man', 'in the book', 'goes'],
            rows: [
              ['King', 'Król', 'one square any way, never to one that is attacked'],
              ['Queen', 'Hetman', 'any way, as far as it is free'],
              ['Rook', 'Wieża', 'straight, as far as it is free'],
              ['Bishop', 'Laufer', 'slantwise, as far as it is free'],
              ['Knight', 'Skacz', 'to the third square, of the other colour; he jumps over others'],
              ['Pawn', 'Chłop', 'forward one square, from home also two; takes slantwise forward'],
            ],
          },
        },
        {
          p: 'A pawn that goes two steps past an enemy pawn may be taken by it in passing, as if it had gone one; only at once, and only if the other wants to.',
        },
        {
          p: 'Castling: the king goes two squares towards a rook, who goes to the square he passed. It is forbidden if the king has moved (a), if that rook has (b), out of check (c), over a square where he would be in check (d), or if anybody stands between (e).',
        },
      ],
    },
    {
      id: 'promotion',
      title: 'What a pawn becomes',
      blocks: [
        {
          p: 'On the last row a pawn becomes what its side has lost. If the queen is lost it becomes a queen, without choice. If she still stands, it becomes a rook, bishop or knight that is lost, as its player chooses. If nothing is lost it stands idle: it neither moves nor attacks, until an officer of its side is taken, whose place it takes at once.',
        },
        {
          note: 'Where the book is silent: an idle pawn may be taken; of several the owner chooses which takes the place; nobody may take a man whose place an idle pawn would take with check. Today (promotion="modern") a pawn becomes any officer.',
        },
      ],
    },
    {
      id: 'ends',
      title: 'Check, mate, stalemate',
      blocks: [
        {
          p: 'A check is answered by taking the man who gives it, by putting a man between, or by going away. If nothing helps it is mate, and the game is won.',
        },
        {
          p: 'Whoever has no move and is not in check is stalemated: he loses half the game. In England, says the book, he even wins it (stalemate="england"); today nobody wins.',
        },
        {
          p: 'The book knows no draws. The table ends a game with nothing won when a position comes for the third time or fifty moves pass without a pawn moved or a man taken, and both may part by agreement; safety-draws="no" leaves that out. By today’s rules (rules="modern") these draws are claimed, and a position in which nobody can mate ends the game.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Laws',
      blocks: [
        {
          p: 'A touched man must be played (a). A check that is not declared need not be heeded (d). A mate that is not announced wins half the game (e). These hold at a strict table (strict-etiquette="yes").',
        },
        {
          p: 'If a man was misplaced and the other notices only after his own move, neither may take back (f); if a man went further than he may, it rests with the other whether he lets it stand (g). The table makes both impossible.',
        },
        {
          p: 'The weaker player may be given a man: the pawn of the king’s bishop, a knight, a rook, the queen (odds).',
        },
      ],
    },
    {
      id: 'marked',
      title: 'The marked pawn',
      blocks: [
        {
          p: 'A pastime: one player undertakes to mate with a certain pawn (marked="g2"). He loses if it is taken or promoted, or if another man mates. He may also undertake to take no pawns (spare-pawns="yes").',
        },
      ],
    },
    {
      id: 'matter',
      title: 'What the book shows',
      blocks: [
        {
          p: 'The book ends with games, positions, mates under conditions and pawns that are marked. All that can be read or rebuilt from its moves can be followed or solved (in the menu, under problems). Its woodcuts are gone, and with them the rest; should a legible copy turn up, each piece has its number waiting.',
        },
        {
          grid: {
            caption: 'What is left of it',
            head: ['Part', 'kept', 'lost'],
            rows: [
              ['Games', '3 to 6, as in the book', '1 and 2: their headings alone are left'],
              [
                'Positions',
                '9, 10 and 13 as in the book; 4, 8, 11 and 12 reconstructed from their moves; 5 and 14 a guess, without the book’s solution',
                '1, 2, 3, 6, 7 and 15',
              ],
              [
                'Peculiar mates',
                '1 and 3 as in the book; 2, 4, 5 and the knight’s march reconstructed; the end of the march is ours',
                'the conditions under which they were to be given',
              ],
              [
                'Marked pawn',
                'that of the bishop from its third move, and that of the queen, reconstructed; Marshal de Saxe’s without its last two moves',
                'that of the rook, and three more',
              ],
            ],
          },
        },
      ],
    },
  ],
};

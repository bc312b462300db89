import type {Lesson} from '@quinola/play';
import {inBook} from '../../called-king/guided/book.js';
import {onlyBid, setDeal} from '../../called-king/guided/set-deal.js';
import {problem, say} from '../../kit/lessons.js';
import {PROBLEMS} from './offers.js';

const inSecret = problem(
  {game: 'cinquille', id: 'in-secret', text: PROBLEMS['in-secret']},
  {
    source: inBook(
      'Cinquille: trumps before the called King; Quadrille: rule 25',
      '„Cinquille”: atuty przed wołanym królem; „Quadrille”: reguła 25',
    ),
    ...setDeal({
      hands: [
        'KS 5S KH 4H KC 6C QD 3D',
        '6S 7S QH 5H JD 6D QC 4C',
        'JS AS 2S AC 7H 7C 3C KD',
        '3S QS JH 2H AD 4D JC 2C',
        '4S AH 3H 6H 2D 5D 7D 5C',
      ],
      visitor: 0,
      before: [...onlyBid(2, 5, 'ask'), {type: 'DECLARE', trump: 'S', call: 'KH'}],
    }),
    end: {
      say: say(
        'A trump. *With five at the table the partner leads trumps even before the called King*: if they are shared out fairly, five fall in one trick. In Quadrille he would play that King at once, to be known. Here his play may betray him; the King can wait.',
        'Atutem. *Gdy gra pięciu, partner wychodzi w atuty, nawet zanim pokaże wołanego króla*: jeśli są jako tako rozdzielone, w jednej lewie padnie ich pięć. W kadrylu zagrałby od razu króla, żeby dać się poznać. Tu zdradzi go gra, a król może poczekać.',
      ),
    },
  },
  {
    say: say(
      'The Ombre asks in spades and calls the king of hearts: *you hold it*. You are the eldest hand and lead first. You have king and five of spades, a small heart beside the called King, king of clubs, queen of diamonds. *What do you lead?*',
      'Lomber pyta w pikach i woła króla kier: *masz go ty*. Siedzisz na ręku i wychodzisz pierwszy. Masz króla i piątkę pik, małego kiera przy wołanym królu, króla trefl i damę karo. *Czym wychodzisz?*',
    ),
    ask: {cards: ['KS', '5S']},
    point: ['KS', '5S', 'KH', 'KC', 'QD'],
    others: [
      {
        cards: ['KH'],
        say: say(
          'In Quadrille, yes. With five at the table the book leads something else before it. Take it back, or go on.',
          'W kadrylu tak. Gdy gra pięciu, książka wychodzi wcześniej czym innym. Cofnij albo graj dalej.',
        ),
      },
    ],
    other: say(
      'The book leads another suit: what helps the Ombre most? Take it back, or go on.',
      'Książka wychodzi w inny kolor: co najbardziej pomoże lombrowi? Cofnij albo graj dalej.',
    ),
  },
);

/** The problems of Cinquille. */
export const problems: readonly Lesson[] = [inSecret];

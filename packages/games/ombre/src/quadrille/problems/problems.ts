import type {Lesson, LessonStep} from '@quinola/play';
import {inBook} from '../../called-king/guided/book.js';
import {onlyBid, setDeal} from '../../called-king/guided/set-deal.js';
import {problem, say} from '../../kit/lessons.js';
import {PROBLEMS} from './offers.js';

/** A problem of Quadrille. */
const quadrilleProblem = (
  id: keyof typeof PROBLEMS,
  frame: Parameters<typeof problem>[1],
  step: LessonStep,
): Lesson => problem({game: 'quadrille', id, text: PROBLEMS[id]}, frame, step);

const ASKED = onlyBid(0, 4, 'ask');
const HEARTS = [...ASKED, {type: 'DECLARE', trump: 'H', call: 'KD'}];

const whichKing = quadrilleProblem(
  'which-king',
  {
    source: inBook('Quadrille: rule 21, second hand', '„Quadrille”: reguła 21, druga ręka'),
    ...setDeal({
      hands: [
        'AS AH JH 2H 3H QD 5D JC 5C 3C',
        'KS 7S 6S KH 6H JD 4D 7D QC 2C',
        'QS 5S 4S 7H 4H KD AD KC 6C 4C',
        'JS 3S 2S AC QH 5H 2D 3D 6D 7C',
      ],
      visitor: 0,
      before: ASKED,
    }),
    end: {
      say: say(
        'The king of diamonds. *A guarded queen calls her king*: then both can make a trick. The three small clubs promise none. And the king of a suit that you do not hold is called only when there is no other.',
        'Króla karo. *Do obsadzonej damy woła się jej króla*: wtedy oboje mogą wziąć po lewie. Trzy małe trefle nic nie obiecują. A króla koloru, którego nie masz, woła się tylko z konieczności.',
      ),
    },
  },
  {
    say: say(
      'You play an Ask in hearts: Spadille, the ace, knave, two and three. Beside them the queen and five of diamonds, three clubs, and no spade. *Name hearts. Which King do you call?*',
      'Grasz pytanie w kierach: Spadilia, as, walet, dwójka i trójka. Obok dama i piątka karo, trzy trefle i ani jednego pika. *Nazwij kiery. Którego króla wołasz?*',
    ),
    ask: {move: {type: 'DECLARE', trump: 'H', call: 'KD'}},
    point: ['QD', '5D', 'JC', '5C', '3C'],
    other: say(
      'The book says otherwise: think of the queen, and where two tricks may lie. Take it back, or go on.',
      'Książka mówi inaczej: pomyśl o damie i o tym, gdzie mogą być dwie lewy. Cofnij albo graj dalej.',
    ),
  },
);

const firstTrump = quadrilleProblem(
  'first-trump',
  {
    source: inBook('Quadrille: rules 21 and 22', '„Quadrille”: reguły 21 i 22'),
    ...setDeal({
      hands: [
        'JH 7H KH QH 4H KC 4C 5S 3S 6D',
        'AH 3H KS 7S 4S QC 5C JD 4D 5D',
        'AC 6H 5H QS 6S JC 3C 2C AD 7D',
        '2H AS JS 2S 7C 6C KD QD 2D 3D',
      ],
      visitor: 0,
      before: HEARTS,
    }),
    end: {
      say: say(
        'The knave. *While nobody knows who holds the King, your opponents beat each other’s trumps*: ace and Basta can both fall on it. Manille, king and queen are kept for later.',
        'Walet. *Póki nikt nie wie, kto ma króla, przeciwnicy przebijają sobie nawzajem atuty*: może na niego paść i as, i Basta. Manilia, król i dama zostają na później.',
      ),
    },
  },
  {
    say: say(
      'You are the Ombre and lead; hearts are trumps, and you have called the king of diamonds. You hold Manille, king, queen, knave and four of hearts, and the king of clubs. *Which card do you lead?*',
      'Jesteś lombrem i wychodzisz; atutami są kiery, a zawołany jest król karo. Masz Manilię, króla, damę, waleta i czwórkę kier oraz króla trefl. *Czym wychodzisz?*',
    ),
    ask: {card: 'JH'},
    point: ['7H', 'KH', 'QH', 'JH', '4H'],
    others: [
      {
        cards: ['7H', 'KH', 'QH'],
        say: say(
          'A trump, but the book keeps this one for later. Take it back, or go on.',
          'Atut, ale ten książka zostawia na później. Cofnij albo graj dalej.',
        ),
      },
      {
        cards: ['4H'],
        say: say(
          'A trump, but any other beats it and theirs stay. Take it back, or go on.',
          'Atut, ale byle jaki go przebije, a wysokie zostaną. Cofnij albo graj dalej.',
        ),
      },
    ],
    other: say(
      'The book begins with trumps: then kings and queens run later. Take it back, or go on.',
      'Książka zaczyna od atutów: potem łatwiej przejdą króle i damy. Cofnij albo graj dalej.',
    ),
  },
);

const howHigh = quadrilleProblem(
  'how-high',
  {
    source: inBook('Quadrille: rule 23', '„Quadrille”: reguła 23'),
    ...setDeal({
      hands: [
        '4H 7H KH QH 3H KS 3S 5C 2C 6D',
        'JH AC 5H QS 7S KC 7C JD 3D 4D',
        'AS 2H JS 5S 2S 6C 4C KD AD 7D',
        '6H AH 6S 4S QC JC 3C QD 2D 5D',
      ],
      visitor: 1,
      before: [...HEARTS, '4H'],
    }),
    end: {
      say: say(
        'The knave, a middling trump. *Seeing Basta, your friend would take you for the partner*, and beat her. Only whoever holds the called King gives his highest here.',
        'Waleta, średni atut. *Widząc Bastę, przyjaciel wziąłby cię za partnera lombra* i przebiłby ją. Najwyższy daje tu tylko ten, kto ma wołanego króla.',
      ),
    },
  },
  {
    say: say(
      'You are against the Ombre, on your left. He leads the four of hearts, a small trump. The called king of diamonds has not shown himself, and you do not have it. You hold Basta, knave and five of hearts. *Which do you play?*',
      'Grasz przeciw lombrowi, który siedzi po lewej. Wychodzi czwórką kier, małym atutem. Wołany król karo się nie pokazał, a ty go nie masz. Masz Bastę, waleta i piątkę kier. *Co kładziesz?*',
    ),
    ask: {card: 'JH'},
    point: ['4H', 'AC', 'JH', '5H'],
    others: [
      {
        cards: ['AC'],
        say: say(
          'Who plays so high looks like the Ombre’s partner. Take it back, or go on.',
          'Kto daje tak wysoko, wygląda na partnera lombra. Cofnij albo graj dalej.',
        ),
      },
      {
        cards: ['5H'],
        say: say(
          'The small trump should not run: beat it. Take it back, or go on.',
          'Małego atutu nie wolno przepuścić: przebij go. Cofnij albo graj dalej.',
        ),
      },
    ],
  },
);

/** The problems of Quadrille. */
export const problems: readonly Lesson[] = [whichKing, firstTrump, howHigh];

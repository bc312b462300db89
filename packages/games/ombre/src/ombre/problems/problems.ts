import type {Lesson, LessonStep} from '@quinola/play';
import {cardsOf, problem, say} from '../../kit/lessons.js';
import {AGREED, placesFor, setDeal, shuffleFor} from '../guided/set-deal.js';
import {inBook} from '../samples/sample.js';
import {PROBLEMS} from './offers.js';

/** A problem of Lomber. */
const lomberProblem = (
  id: keyof typeof PROBLEMS,
  frame: Parameters<typeof problem>[1],
  step: LessonStep,
): Lesson => problem({game: 'lomber', id, text: PROBLEMS[id]}, frame, step);

const bothAces = lomberProblem(
  'both-aces',
  {
    source: inBook('games to ask with, in red suits', 'karty do gry z zapytaniem w maści czerwonej'),
    options: AGREED,
    opening: [
      ...placesFor('A'),
      shuffleFor({
        A: 'AS AC AH 3H KC 7D 6D 5S 4C',
        B: 'KS 7S 6H 5H QD JC 3C 4D 2C',
        C: 'JS 4S QH 4H KD JD QC 7C 3S',
      }),
    ],
    seats: ['visitor', {plays: [{type: 'PASS'}]}, {plays: [{type: 'PASS'}]}],
    end: {
      say: say(
        'Grand Casco. *With both black aces, and no large bête in the dish*, the book prefers it to an Ask: they are two sure trumps in any suit, the others must bid Solo or pass, and the game is paid even without a third matador. An Ask in these cards would win the dish alone.',
        'Wielkie Kaśko. *Z oboma czarnymi asami, gdy w miseczce nie ma dużej bety*, książka woli je od pytania: to dwa pewne atuty w każdym kolorze, inni muszą grać Solo albo pasować, a gra jest płatna nawet bez trzeciego matadora. Za samo pytanie dostałoby się tylko miseczkę.',
      ),
    },
  },
  {
    say: say(
      'You speak first. With hearts as trumps you would have Spadille, Basta, Ponte (the ace of hearts) and the three, and a king beside: enough to ask. *What do you bid?*',
      'Mówisz pierwszy. W kierach miałbyś Spadilię, Bastę, Pontę (asa kier) i trójkę, a obok króla: dość, by zapytać. *Co zapowiadasz?*',
    ),
    ask: {move: {type: 'BID', bid: 'casco'}},
    point: ['AS', 'AC', 'AH', '3H'],
    other: say(
      'You may. The book bids another game with these two aces. Take it back, or go on.',
      'Wolno. Z tymi dwoma asami książka zapowiada inną grę. Cofnij albo graj dalej.',
    ),
  },
);

const smallTrump = lomberProblem(
  'small-trump',
  {
    source: inBook('further rules, 10', 'kilka reguł ogólnych, 10'),
    ...setDeal({
      hands: {
        A: '6H AS 7H JH 2H 3H 6S 5D 4C',
        B: '4H AH AC KC QD 7S JD 5C 2S',
        C: 'QH 5H KH KS 3D JC 4D 6C QS',
      },
      visitor: 'A',
      ombre: 'A',
      game: 'solo',
      trump: 'H',
    }),
    end: {
      say: say(
        'A small one. Each of the others may have three trumps. Led first, Spadille and Manille take two rounds, and in the third Basta and the king, or Ponte, can still make two tricks. *After a small trump two of theirs are gone, and Spadille and Manille draw the rest*, Basta too.',
        'Małym. Każdy z pozostałych może mieć trzy atuty. Jeśli pierwsze pójdą Spadilia i Manilia, to w trzeciej kolejce Basta, a potem król albo Ponta mogą jeszcze wziąć po lewie. *Po małym atucie dwa ich atuty są z głowy, a Spadilia i Manilia ściągają resztę*, nawet Bastę.',
      ),
    },
  },
  {
    say: say(
      'Solo, hearts are trumps, and you lead. You hold Spadille (ace of spades), Manille (seven of hearts), knave, two, three and six of trumps. Six more trumps are out. *Which trump do you lead?*',
      'Solo, atutami są kiery, wychodzisz. Masz Spadilię (asa pik), Manilię (siódemkę kier), waleta, dwójkę, trójkę i szóstkę atutową. Poza tobą jest sześć atutów. *Którym wychodzisz?*',
    ),
    ask: {cards: ['6H', '3H', '2H']},
    point: ['AS', '7H', 'JH', '2H', '3H', '6H'],
    other: say(
      'The book leads another card: think of the third round of trumps. Take it back, or go on.',
      'Książka wychodzi inną kartą: pomyśl o trzeciej kolejce atutów. Cofnij albo graj dalej.',
    ),
  },
);

const trumpHigh = setDeal({
  hands: {
    A: 'KC QC 5H 7H AC KH QS JS 3S',
    B: 'JC QH AS AH 2H 3H 4H KD 6H',
    C: '6C KS JH QD 7S 6S 5S 3D 5D',
  },
  visitor: 'B',
  ombre: 'B',
  game: 'ask',
  trump: 'H',
});

const high = lomberProblem(
  'trump-high',
  {
    source: inBook('fourth game, second trick', 'gra czwarta, druga lewa'),
    ...trumpHigh,
    opening: [...trumpHigh.opening, ...cardsOf('KC JC 6C QC')],
    end: {
      say: say(
        'The queen. *With so many trumps one may trump higher than usual when a man sits behind*: the last player has no club either, and his knave of trumps beats the two, but not the queen. In the book’s game the two was played, and it came to a remise; with the queen the Ombre makes five tricks.',
        'Dama. *Kto ma tyle atutów, może bić wyżej niż zwykle, gdy ktoś siedzi za nim*: ostatni też nie ma trefli, a jego walet atutowy bije dwójkę, ale nie damę. W grze z książki poszła dwójka i skończyło się remisą; z damą lomber bierze pięć lew.',
      ),
    },
  },
  {
    say: say(
      'You are the Ombre, in the middle; hearts are trumps. The player on your left led king and queen of clubs, and the last player gave his six to the king. You have no club left. *With which trump do you beat the queen?*',
      'Jesteś lombrem, we środku; atutami są kiery. Gracz po lewej zagrał króla i damę trefl, a ostatni dał do króla szóstkę. Trefli już nie masz. *Którym atutem bijesz damę?*',
    ),
    ask: {card: 'QH'},
    point: ['QC', 'AH', 'QH', '2H', '3H', '4H', '6H'],
    others: [
      {
        cards: ['2H', '3H', '4H', '6H'],
        say: say(
          'So it was played in the book, and the last player beat it with the knave. Take it back, or go on.',
          'Tak zagrano w książce, a ostatni przebił waletem. Cofnij albo graj dalej.',
        ),
      },
    ],
    other: say(
      'The book gives another card. Take it back, or go on.',
      'Książka daje inną kartę. Cofnij albo graj dalej.',
    ),
  },
);

const counting = setDeal({
  hands: {
    A: 'KD AS QD AD AC 3D 4D 7C 3C',
    B: '6C 2C JC KS KC KH QS QC 5C',
    C: 'JD 4C 2D JS QH JH 7S AH 6S',
  },
  visitor: 'B',
  ombre: 'B',
  game: 'ask',
  trump: 'C',
});

const countTrumps = lomberProblem(
  'count-trumps',
  {
    source: inBook('fifth game, fourth trick', 'gra piąta, czwarta lewa'),
    ...counting,
    opening: [...counting.opening, ...cardsOf('KD 6C JD 2C 4C AS QD JC 2D')],
    end: {
      say: say(
        'A king, not a trump. Two tricks are yours, and three trumps are left to you: *kept, they make three more, even if both kings are trumped.* In the book’s game the Ombre drew trumps once more, with the king of clubs, lost it to Basta, and the game by codille.',
        'Król boczny, nie atut. Masz dwie lewy i trzy atuty: *zatrzymane, dadzą jeszcze trzy, choćby oba króle przebito.* W grze z książki lomber jeszcze raz ściągał atuty, królem trefl; zabrała go Basta, a gra przepadła kodylią.',
      ),
    },
  },
  {
    say: say(
      'You are the Ombre, in the middle; clubs are trumps. Three tricks are played, and you have won the first and the third; Manille fell to Spadille. You have king, queen and five of clubs, king and queen of spades, king of hearts. *What do you lead?*',
      'Jesteś lombrem, we środku; atutami są trefle. Po trzech lewach masz pierwszą i trzecią; Manilię zabrała Spadilia. Zostały ci król, dama i piątka trefl, król i dama pik oraz król kier. *Czym wychodzisz?*',
    ),
    ask: {cards: ['KS', 'KH']},
    point: ['KC', 'QC', '5C', 'KS', 'QS', 'KH'],
    other: say(
      'The book plays another card: count which tricks are yours already, and which your trumps will make. Take it back, or go on.',
      'Książka gra inną kartę: policz, które lewy już masz, a które wezmą twoje atuty. Cofnij albo graj dalej.',
    ),
  },
);

/** The problems of Lomber. */
export const problems: readonly Lesson[] = [bothAces, smallTrump, high, countTrumps];

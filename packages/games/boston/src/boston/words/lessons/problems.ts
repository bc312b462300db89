import type {Lesson, LessonStep, LessonWords} from '@quinola/play';
import {moveOf, problem, say, setDeal, type SetDeal} from '../../../kit/contracts/words/lessons/set-deal.js';
import {PROBLEMS, THREE_PROBLEMS} from './offers.js';

const TEXTS = {...PROBLEMS, ...THREE_PROBLEMS};

/** A problem of Boston. */
const bostonProblem = (
  id: keyof typeof TEXTS,
  deal: SetDeal,
  source: LessonWords,
  step: LessonStep,
  end: LessonWords,
): Lesson =>
  problem({game: 'boston', id, text: TEXTS[id]}, {source, ...setDeal(deal), end: {say: end}}, step);

const inBook = (en: string, pl: string): LessonWords =>
  say(
    `The Warsaw book of games, about 1820, Boston: ${en}`,
    `Warszawska książka o grach, ok. 1820, Boston: ${pl}`,
  );

const cannotLose = bostonProblem(
  'cannot-lose',
  {
    hands: [
      'KS 5S TH 7H JD 9D 7D 5D AC QC JC 8C 3C',
      'AS JS TS 7S 6S 3S 2S 8H 4H 3H 2H 4C 2C',
      'QS AH KH QH KD 6D 4D 3D 2D TC 9C 7C 6C',
      '9S 8S 4S JH 9H 6H 5H AD QD TD 8D KC 5C',
    ],
    visitor: 1,
    highest: 'D',
    before: 'pass',
  },
  inBook('the sample hands', 'przykłady rąk'),
  {
    say: say(
      'The eldest hand has passed. You hold seven spades to the ace, above the three and the two; four small hearts, two small clubs, no diamond. *Which game do you bid?*',
      'Pierwsza ręka spasowała. Masz siedem pików z asem, nad trójką i dwójką; cztery małe kiery, dwa małe trefle, żadnego kara. *Jaką grę zapowiadasz?*',
    ),
    ask: {move: moveOf('grande-misere-ouverte-forcee')},
    others: [
      {
        moves: [
          {
            type: 'BID',
            bid: {any: ['grande-misere-ouverte', 'petite-misere-ouverte-forcee', 'petite-misere-ouverte']},
          },
        ],
        say: say(
          'It would be won, but there is one that is played alike and pays more. Take it back, or go on.',
          'Będzie wygrana, ale jest taka, którą gra się tak samo, a płaci więcej. Cofnij albo graj dalej.',
        ),
      },
    ],
    other: say(
      'Look at each suit from below: which trick could anybody give you? Take it back, or go on.',
      'Spójrz na każdy kolor od dołu: jaką lewę ktoś mógłby ci wcisnąć? Cofnij albo graj dalej.',
    ),
  },
  say(
    'Great misère, open and forced: seventy-two from each. The author calls this hand *impossible to lose*: in every suit the lowest cards are yours, so there is always one that stays under; the ace of a seven-card suit can be thrown in time. *What is certain is called forced at once* (rule 18): it is played alike, pays more, and is hard to overcall.',
    'Wielki mizer otwarty forcée: siedemdziesiąt dwie od każdego. Autor mówi, że tej ręki *przegrać nie można*: w każdym kolorze najniższe karty są twoje, zawsze więc jest taka, która zostaje pod spodem; asa z siedmiu kart zdąży się wyrzucić. *Pewną grę zapowiada się od razu forcée* (reguła 18): gra się tak samo, płaci więcej i trudno ją przebić.',
  ),
);

const oneAside = bostonProblem(
  'one-aside',
  {
    hands: [
      'AS TS 6S QH 9H 5H KD TD 9D AC JC 8C 6C',
      'QS 4S 3S JH 8H 3H 2H JD 7D 4D 2D 4C 2C',
      'JS 9S 7S KH TH 4H AD 8D 5D QC TC 7C 3C',
      'KS 8S 5S 2S AH 7H 6H QD 6D 3D KC 9C 5C',
    ],
    visitor: 1,
    highest: 'H',
    before: 'pass petite-misere pass pass',
  },
  inBook('the sample hands, the second', 'przykłady rąk, drugi'),
  {
    say: say(
      'You play a small misère: one card is laid aside, and with the other twelve no trick may be taken. *Which card goes?*',
      'Grasz małego mizera: jedną kartę odkładasz, a pozostałymi dwunastoma nie wolno wziąć lewy. *Którą odłożysz?*',
    ),
    ask: {move: moveOf('-QS')},
    point: ['QS', 'JH', 'JD'],
    others: [
      {
        moves: [moveOf('-JH'), moveOf('-JD')],
        say: say(
          'The knave stands on low cards of its suit. What does the queen stand on? Take it back, or go on.',
          'Walet stoi na niskich kartach swego koloru. A na czym stoi dama? Cofnij albo graj dalej.',
        ),
      },
    ],
    other: say(
      'A low card is what keeps you safe. Take it back, or go on.',
      'Niska karta to twoje bezpieczeństwo. Cofnij albo graj dalej.',
    ),
  },
  say(
    'The queen of spades: under her are only the four and the three, and the two is out. The knaves may stay: *a long suit may be headed by a knave if it stands on the two and the three*. With these very twelve cards, says the author, the game was won, even open.',
    'Dama pik: pod nią są tylko czwórka i trójka, a dwójka jest u innych. Walety mogą zostać: *długi kolor może mieć na górze waleta, jeśli stoi na dwójce i trójce*. Z tymi właśnie dwunastoma kartami, pisze autor, grę wygrano, i to otwartą.',
  ),
);

const weakSuit = bostonProblem(
  'weak-suit',
  {
    hands: [
      'QS JS 9S 8S 6S 4S 7H 4H 2H AD 8C 5C 3C',
      'AS TS 2S AH JD TD 9D 6D 3D KC JC 6C 4C',
      '7S 3S 9H 6H 8D 7D 5D 4D 2D AC QC TC 7C',
      'KS 5S KH QH JH TH 8H 5H 3H KD QD 9C 2C',
    ],
    visitor: 0,
    highest: 'H',
    before: 'pass pass pass grand-boston.superieure =H',
  },
  inBook('the remarks on play', 'uwagi o grze'),
  {
    say: say(
      'Hearts are trumps; your right neighbour needs six tricks and plays last. You lead: six spades to the queen, the bare ace of diamonds, three small clubs, three trumps. *Which card?*',
      'Trumfem są kiery; prawy sąsiad potrzebuje sześciu lew i gra ostatni. Zadajesz: masz sześć pików z damą, gołego asa karo, trzy małe trefle i trzy trumfy. *Która karta?*',
    ),
    ask: {card: '3C'},
    point: ['AD', 'QS', '3C'],
    others: [
      {
        cards: ['AD'],
        say: say(
          'A bare ace is not led: later it takes a trick of his that counts. Take it back, or go on.',
          'Gołym asem się nie zadaje: później weźmie mu lewę, na którą liczy. Cofnij albo graj dalej.',
        ),
      },
      {
        cards: ['QS', 'JS', '9S', '8S', '6S', '4S'],
        say: say(
          'He sits behind everybody, and his king may win cheaply. Take it back, or go on.',
          'On gra po wszystkich i jego król może wziąć tanio. Cofnij albo graj dalej.',
        ),
      },
    ],
    other: say(
      'Think of what he must spend when he plays last. Take it back, or go on.',
      'Pomyśl, co on musi wydać, grając ostatni. Cofnij albo graj dalej.',
    ),
  },
  say(
    'The three of clubs. *Against a player who sits last one leads a suit of few and low cards*: your friends play over it, and he must spend trumps instead of winning cheaply. And *a bare ace is kept*: the first of the author’s rules, with exceptions, as he says of all of them.',
    'Trójka trefl. *Przeciw grającemu za ręką zadaje się kolor, w którym ma się mało i nisko*: wspólnicy położą wyżej, a on musi wydawać trumfy, zamiast brać tanio. A *gołego asa się zatrzymuje*: to pierwsza reguła autora, z wyjątkami, jak sam mówi o wszystkich.',
  ),
);

const smallerStill = bostonProblem(
  'smaller-still',
  {
    hands: [
      'KS QS 7S AH JH 8H AD QD 6D 3D KC TC 9C',
      'JS 9S 4S 2S 9H 6H 3H 2H 5D 2D 8C 4C 2C',
      '8S 6S 5S QH TH KD TD 9D 8D AC QC 6C 3C',
      'AS TS 3S KH 7H 5H 4H JD 7D 4D JC 7C 5C',
    ],
    visitor: 0,
    highest: 'H',
    before: 'pass grande-misere pass pass',
  },
  inBook('the remarks on misères', 'uwagi o mizerach'),
  {
    say: say(
      'Your left neighbour plays a great misère. You lead, he plays next. *Which card?*',
      'Lewy sąsiad gra wielkiego mizera. Zadajesz, on gra zaraz po tobie. *Która karta?*',
    ),
    ask: {card: '3D'},
    point: ['3D', 'AD', 'KS'],
    other: say(
      'Under that he easily slips away with a card he wants to lose. Take it back, or go on.',
      'Pod tę łatwo mu się wymknąć kartą, której chce się pozbyć. Cofnij albo graj dalej.',
    ),
  },
  say(
    'The three of diamonds, the lowest you have. *When he plays second and has to duck, lead small*: he must find a smaller one still, and every time he does, one of his lowest cards is gone. He had the two, and spent it.',
    'Trójka karo, najniższa, jaką masz. *Gdy on gra drugi i musi się schować, zadaje się małą*: musi znaleźć jeszcze mniejszą, a za każdym razem ubywa mu jedna z najniższych. Miał dwójkę i wydał ją.',
  ),
);

const behindTheHand = bostonProblem(
  'behind-the-hand',
  {
    hands: [
      'KS QS 9S 6S AH KH 9H AD KD QC TC 7C 6C',
      'JS 8S 5S 3S TH 7H 5H 3H 9C 8C 5C 4C 3C',
      'AS TS 7S 4S QH JH 8H 6H 4H QD AC KC JC',
    ],
    visitor: 1,
    highest: 'H',
    options: {players: 3, misereNamesLeader: true},
    before: 'pass grande-misere pass',
  },
  say('The Warsaw book of games, about 1820, Tri-Boston', 'Warszawska książka o grach, ok. 1820, Tri-Boston'),
  {
    say: say(
      'You play a great misère, and it is agreed that you say who leads. *Whom do you name?*',
      'Grasz wielkiego mizera, a umówiono się, że wskazujesz, kto zada. *Kogo wskazujesz?*',
    ),
    ask: {move: {type: 'NAME_LEADER', leader: 2}},
    point: ['prompt'],
    other: say(
      'Where do you sit then in the first trick? Take it back, or go on.',
      'A na którym miejscu grasz wtedy w pierwszej lewie? Cofnij albo graj dalej.',
    ),
  },
  say(
    'The player after you: then you play last, *behind the hand*, and see everything before you play. *Playing is always uncertain while you are in front*, says the author; therefore some let a misère name who leads.',
    'Gracza, który gra po tobie: wtedy grasz ostatni, *za ręką*, i widzisz wszystko, zanim położysz kartę. *Granie jest zawsze niepewne, póki się jest przed ręką*, pisze autor; dlatego niektórzy pozwalają mizerowi wskazać, kto zada.',
  ),
);

/** The problems of Boston and Tri-Boston. */
export const problems: readonly Lesson[] = [cannotLose, oneAside, weakSuit, smallerStill, behindTheHand];

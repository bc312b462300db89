import type {Lesson, LessonStep, LessonWords} from '@quinola/play';
import {moveOf, problem, say, setDeal, type SetDeal} from '../../../kit/contracts/words/lessons/set-deal.js';
import {PROBLEMS} from './offers.js';

/** A problem of Boston-Whist. */
const whistProblem = (
  id: keyof typeof PROBLEMS,
  deal: SetDeal,
  source: LessonWords,
  step: LessonStep,
  end: LessonWords,
): Lesson =>
  problem(
    {game: 'boston-whist', id, text: PROBLEMS[id]},
    {source, ...setDeal({options: {colours: 'perDeal'}, ...deal}), end: {say: end}},
    step,
  );

const IN_WHIST = say(
  'The Warsaw book of games, about 1820, Boston-Whist: the helper',
  'Warszawska książka o grach, ok. 1820, Boston-Wist: pomocnik',
);

const threeSure = whistProblem(
  'three-sure',
  {
    hands: [
      'AS KS 7S 4S QH 9H 3H AD KD 8D 5D 7C 6C',
      'QS 9S 5S 3S 7H 6H 4H TD 3D JC 9C 4C 2C',
      'JS TS AH KH JH 8H 5H QD 7D 4D AC QC 3C',
      '8S 6S 2S TH 2H JD 9D 6D 2D KC TC 8C 5C',
    ],
    visitor: 0,
    highest: 'H',
    before: 'pass pass boston.superieure pass =H?',
  },
  IN_WHIST,
  {
    say: say(
      'The player opposite plays Boston in hearts, and wants a helper who makes *three* tricks; eight are needed together. You hold ace and king of two suits, and three trumps to the queen. *Do you help?*',
      'Gracz naprzeciw gra Bostona w kierach i szuka pomocnika, który weźmie *trzy* lewy; razem trzeba ośmiu. Masz asa i króla dwóch kolorów i trzy trumfy z damą. *Pomagasz?*',
    ),
    ask: {move: moveOf('help')},
    other: say(
      'Count your sure tricks, and what he has promised. Take it back, or go on.',
      'Policz swoje pewne lewy i to, co on obiecał. Cofnij albo graj dalej.',
    ),
  },
  say(
    'Whist! Two aces and two kings are four tricks, one more than the *helper’s own number*; and with his five you come to nine. Whoever speaks first is the helper: *each partner collects a price, and half of what lies at stake*.',
    'Wist! Dwa asy i dwa króle to cztery lewy, o jedną więcej niż *własna liczba pomocnika*; z jego pięcioma jest dziewięć. Pomocnikiem zostaje, kto odezwie się pierwszy: *każdy partner dostaje cenę i połowę tego, co w grze*.',
  ),
);

const notWithThese = whistProblem(
  'not-with-these',
  {
    hands: [
      'QS 7S 4S TH 3H QD 8D 5D 2D KC 6C 4C 2C',
      'KS TS 6S 2S QH 8H 5H JD 7D 3D QC 9C 5C',
      'AS 8S AH KH JH 9H 6H AD 9D 4D JC 8C 3C',
      'JS 9S 5S 3S 7H 4H 2H KD TD 6D AC TC 7C',
    ],
    visitor: 0,
    highest: 'H',
    before: 'pass pass boston.superieure pass =H?',
  },
  IN_WHIST,
  {
    say: say(
      'The player opposite plays Boston in hearts and asks for help; you are asked first. You hold two queens with small cards, the king of clubs, and two small trumps. *Do you help?*',
      'Gracz naprzeciw gra Bostona w kierach i szuka pomocy; ciebie pytają pierwszego. Masz dwie damy z blotkami, króla trefl i dwa małe trumfy. *Pomagasz?*',
    ),
    ask: {move: moveOf('decline')},
    other: say(
      'Three tricks must be your own. Which are they? Take it back, or go on.',
      'Trzy lewy muszą być twoje. Które? Cofnij albo graj dalej.',
    ),
  },
  say(
    'No. The king may make one trick, a queen perhaps another. *If the game is lost, only the partner pays who stayed under his own number*: the price to both opponents, and the whole bête.',
    'Nie. Król weźmie może jedną lewę, dama może drugą. *Gdy gra przegrana, płaci tylko ten partner, który nie wziął swoich lew*: cenę obu przeciwnikom i całą betę.',
  ),
);

const aloneOrNot = whistProblem(
  'alone-or-not',
  {
    hands: [
      'AS 5S AH KH QH JH TH 8H 4H AD KD 6D 3C',
      'KS 9S 2S 7H JD 9D 7D 4D KC JC TC 7C 2C',
      'QS 7S 6S 4S 2H 5D 3D 2D AC 9C 8C 6C 5C',
      'JS TS 8S 3S 9H 6H 5H 3H QD TD 8D QC 4C',
    ],
    visitor: 0,
    highest: 'H',
    before: 'independence.simple pass pass pass',
  },
  IN_WHIST,
  {
    say: say(
      'You play Independence: seven tricks alone, or eleven with a helper. You hold seven hearts with all honours, ace and king of diamonds, the ace of spades. *Name hearts. With help, or without?*',
      'Grasz Independencję: siedem lew bez pomocy albo jedenaście z pomocnikiem. Masz siedem kierów ze wszystkimi honorami, asa i króla karo i asa pik. *Nazwij kiery. Z pomocą czy bez?*',
    ),
    ask: {move: moveOf('=H!')},
    point: ['prompt'],
    others: [
      {
        moves: [moveOf('=H?')],
        say: say(
          'The suit is right. But who would pay whom? Take it back, or go on.',
          'Kolor dobry. Ale kto komu zapłaci? Cofnij albo graj dalej.',
        ),
      },
    ],
    other: say(
      'Seven hearts with ace, king, queen and knave are the trumps. Take it back, or go on.',
      'Trumfem jest siedem kierów z asem, królem, damą i waletem. Cofnij albo graj dalej.',
    ),
  },
  say(
    'Hearts, alone: ten tricks lie in this hand. *Alone you collect the price from all three, and the whole stake*; with a helper only one price each and half the stake, and four tricks more would be needed.',
    'Kiery, bez pomocy: dziesięć lew leży w tej ręce. *Bez pomocy bierzesz cenę od wszystkich trzech i całą stawkę*; z pomocnikiem każdy dostaje jedną cenę i pół stawki, a potrzeba czterech lew więcej.',
  ),
);

const ridOfIt = whistProblem(
  'rid-of-it',
  {
    hands: [
      'TS 8S 7S 5H 4H AD KD JD TD 9D 8D 7D AC',
      'JS 9S 4S 2S 9H 6H 3H 2H 4D 2D 8C 5C 2C',
      'AS QS 3S KH JH QD 6D 5D 3D TC 9C 7C 6C',
      'KS 6S 5S AH QH TH 8H 7H KC QC JC 4C 3C',
    ],
    visitor: 3,
    highest: 'H',
    before: 'pass grande-misere pass pass 7D 4D QD',
  },
  say(
    'The Warsaw book of games, about 1820, Boston: the remarks on misères',
    'Warszawska książka o grach, ok. 1820, Boston: uwagi o mizerach',
  ),
  {
    say: say(
      'The player opposite plays a great misère; diamonds were led, he ducked, and you have none. You hold three spades to the king, five hearts to the ace, five clubs. *What do you throw?*',
      'Gracz naprzeciw gra wielkiego mizera; zagrano kara, on się schował, a ty ich nie masz. Masz trzy piki z królem, pięć kierów z asem i pięć trefli. *Co wyrzucasz?*',
    ),
    ask: {card: 'KS'},
    point: ['KS', 'AH', 'KC'],
    others: [
      {
        cards: ['5S', '6S'],
        say: say(
          'The right suit, but the low card is the one that presses him. Take it back, or go on.',
          'Kolor dobry, ale to niska karta go przyciska. Cofnij albo graj dalej.',
        ),
      },
    ],
    other: say(
      'In which suit are you soonest without a card? Take it back, or go on.',
      'Którego koloru najprędzej się pozbędziesz? Cofnij albo graj dalej.',
    ),
  },
  say(
    'The king of spades. *Whoever cannot follow makes himself void*: of three cards in a suit he is soon rid, and can then throw away whatever would save the player of the misère. The highest goes first, because the low ones are for leading.',
    'Król pik. *Kto nie ma koloru, pozbywa się następnego*: z trzech kart szybko nic nie zostanie, a wtedy można wyrzucać to, co mizera by ratowało. Najwyższa idzie pierwsza, bo niskimi się zadaje.',
  ),
);

/** The problems of Boston-Whist. */
export const problems: readonly Lesson[] = [threeSure, notWithThese, aloneOrNot, ridOfIt];

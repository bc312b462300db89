import {problemText} from '@quinola/table';

const problem = problemText('de', 'pl', 'sv', 'ru');

/** Positions of the book, each with a question and the book's answer. */
export const PROBLEMS = {
  'both-aces': problem(
    ['Both black aces', 'Beide schwarzen Asse', 'Oba czarne asy', 'Båda svarta essen', 'Оба чёрных туза'],
    [
      'A hand that is good enough to ask. Is there something better to bid?',
      'Ein Blatt, gut genug für eine Frage. Ist etwas Besseres anzusagen?',
      'Ręka dość dobra, by zapytać. Czy jest coś lepszego?',
      'En hand som är bra nog för begär. Finns det något bättre att bjuda?',
      'Карты достаточно хороши для запроса. Нет ли игры получше?',
    ],
  ),
  'small-trump': problem(
    [
      'Which trump first?',
      'Welcher Trumpf zuerst?',
      'Którym atutem zacząć?',
      'Vilken trumf först?',
      'С какого козыря начать?',
    ],
    [
      'You lead, with Spadille, Manille and four more trumps.',
      'Sie spielen aus, mit Spadille, Manille und vier weiteren Trümpfen.',
      'Wychodzisz, mając Spadilię, Manilię i jeszcze cztery atuty.',
      'Du spelar ut, med spadilj, manilj och fyra trumf till.',
      'Ход ваш; у вас шпадилья, манилья и ещё четыре козыря.',
    ],
  ),
  'trump-high': problem(
    ['High or low?', 'Hoch oder niedrig?', 'Wysoko czy nisko?', 'Högt eller lågt?', 'Высоко или низко?'],
    [
      'You sit in the middle and have to trump. One plays after you.',
      'Sie sitzen in der Mitte und müssen stechen. Nach Ihnen spielt noch einer.',
      'Siedzisz we środku i musisz przebić. Po tobie gra jeszcze jeden.',
      'Du sitter i mitten och måste trumfa. En spelar efter dig.',
      'Вы сидите в середине и должны бить козырем. После вас кладёт ещё один.',
    ],
  ),
  'count-trumps': problem(
    ['Count your trumps', 'Zählen Sie Ihre Trümpfe', 'Policz atuty', 'Räkna dina trumf', 'Сосчитайте козыри'],
    [
      'Three trumps and three good cards are left to you. Which do you lead?',
      'Drei Trümpfe und drei gute Karten sind Ihnen geblieben. Welche spielen Sie aus?',
      'Zostały ci trzy atuty i trzy dobre karty. Czym wychodzisz?',
      'Tre trumf och tre bra kort har du kvar. Vilket spelar du ut?',
      'У вас осталось три козыря и три хорошие карты. С чего зайти?',
    ],
  ),
} as const;

import {problemText} from '@quinola/table';

const problem = problemText('de', 'pl', 'sv', 'ru');

/** Positions of the book, each with a question and the book's answer. */
export const PROBLEMS = {
  'which-king': problem(
    ['Which King?', 'Welchen König?', 'Którego króla?', 'Vilken kung?', 'Какого короля?'],
    [
      'You name trumps and call a King. Which one?',
      'Sie nennen Trumpf und rufen einen König. Welchen?',
      'Nazywasz atuty i wołasz króla. Którego?',
      'Du väljer trumf och kallar en kung. Vilken?',
      'Вы назначаете козыри и вызываете короля. Какого?',
    ],
  ),
  'first-trump': problem(
    ['The first trump', 'Der erste Trumpf', 'Pierwszy atut', 'Den första trumfen', 'Первый козырь'],
    [
      'You lead, with Manille, king, queen and knave of trumps.',
      'Sie spielen aus, mit Manille, König, Dame und Bube von Trumpf.',
      'Wychodzisz, mając Manilię, króla, damę i waleta atutowego.',
      'Du spelar ut, med manilj, kung, dam och knekt i trumf.',
      'Ход ваш; у вас манилья, король, дама и валет козырей.',
    ],
  ),
  'how-high': problem(
    ['How high?', 'Wie hoch?', 'Jak wysoko?', 'Hur högt?', 'Как высоко?'],
    [
      'The Ombre leads a small trump, and nobody knows his partner yet.',
      'Der Hombre spielt einen kleinen Trumpf aus, und niemand kennt noch seinen Partner.',
      'Lomber wychodzi małym atutem, a jego partnera nikt jeszcze nie zna.',
      'Lombren spelar ut en låg trumf, och ingen känner ännu hans partner.',
      'Ломбер заходит с малого козыря, а его партнёра ещё никто не знает.',
    ],
  ),
} as const;

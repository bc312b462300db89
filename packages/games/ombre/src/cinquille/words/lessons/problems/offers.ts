import {problemText} from '@quinola/table';

const problem = problemText('de', 'pl', 'sv', 'ru');

/** Positions of the book, each with a question and the book's answer. */
export const PROBLEMS = {
  'in-secret': problem(
    ['In secret', 'Heimlich', 'Po cichu', 'I hemlighet', 'Тайком'],
    [
      'You hold the called King, nobody knows it, and you lead.',
      'Sie haben den gerufenen König, niemand weiß es, und Sie spielen aus.',
      'Masz wołanego króla, nikt o tym nie wie, a ty wychodzisz.',
      'Du har den kallade kungen, ingen vet det, och du spelar ut.',
      'Вызванный король у вас, никто этого не знает, и ход ваш.',
    ],
  ),
} as const;

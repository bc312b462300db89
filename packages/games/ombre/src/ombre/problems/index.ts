import type {LessonOffer} from '@quinola/table';
import {PROBLEMS} from './offers.js';

/** The problems of the book; all are loaded with the first. */
export const problems: readonly LessonOffer[] = Object.entries(PROBLEMS).map(([id, text]) => ({
  id,
  ...text,
  where: {players: 3},
  load: () => import('./problems.js').then((all) => all.problems.find((one) => one.id === id)!),
}));

import type {LessonOffer} from '@quinola/table';
import {GUIDES} from './offers.js';

const VIENNA = {rules: 'vienna-1834'};
const WARSAW = {rules: 'warsaw'};

/** The guided deals of whist, for each book the first for who has never played it. */
export const lessons: readonly LessonOffer[] = [
  {
    id: 'six-tricks-vienna',
    ...GUIDES['six-tricks-vienna'],
    where: VIENNA,
    load: () => import('./six-tricks.js').then(({sixTricksOfVienna}) => sixTricksOfVienna),
  },
  {
    id: 'call-at-eight',
    ...GUIDES['call-at-eight'],
    where: VIENNA,
    load: () => import('./call-at-eight.js').then(({callAtEight}) => callAtEight),
  },
  {
    id: 'six-tricks',
    ...GUIDES['six-tricks'],
    where: WARSAW,
    load: () => import('./six-tricks.js').then(({sixTricks}) => sixTricks),
  },
];

import {en as kit} from '@quinola/table';
import type {LessonWords} from './index.js';

const {card} = kit;
const list = new Intl.ListFormat('en', {type: 'disjunction'});
const the = (face: string): string => `the ${card(face)}`;
const BOOKS = {leitfaden: 'the Viennese guide', hoyle: 'the Hoyle of Warsaw'};

/** The teacher's words in English. */
export const lessons: LessonWords = {
  books: {leitfaden: 'The Viennese guide of 1834', hoyle: 'The Hoyle of Warsaw'},
  agree: (face) => `Both books would play ${the(face)}.`,
  silent: (face) => `Both books are silent here; without them one would play ${the(face)}.`,
  wouldPlay: (face) => `It would play ${the(face)}.`,
  isSilent: (face) => `It is silent here; without it one would play ${the(face)}.`,
  forced: (face) => `There is nothing to choose: ${the(face)} must be played.`,
  notNow: 'The books answer when you have a card to choose.',

  teacher: 'What your cards teach',
  looking: (done, total) => `Your cards are being looked through: ${done} of ${total}.`,
  wise: 'Seen with all four hands open, as nobody sees them while he plays.',
  noLesson: 'Not one of your cards cost a trick, even with all four hands open. Well played!',
  noneOfYours: 'None of the cards you played yourself cost a trick.',
  noCards: 'You had no card to choose in this deal.',
  cost: (face, tricks, better) =>
    `${the(face)[0]!.toUpperCase()}${the(face).slice(1)} cost ${tricks === 1 ? 'a trick' : `${tricks} tricks`}; ${list.format(better.map(the))} would have kept ${tricks === 1 ? 'it' : 'them'}.`,
  found: (books, face) =>
    `From your own cards ${books.map((book) => BOOKS[book]).join(' and ')} would have found ${the(face)}:`,
  notFound: 'No maxim of the two books would have told you so. Do not grudge it.',
  lookAt: (trick) => `Look at trick ${trick}`,
  away: 'The teacher could not be fetched.',
};

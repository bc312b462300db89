import {theCard} from '@quinola/table/strings/de.js';
import type {LessonWords} from './index.js';

const list = new Intl.ListFormat('de', {type: 'disjunction'});
const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const BOOKS = {leitfaden: 'der Wiener Leitfaden', hoyle: 'der Warschauer Hoyle'};

/** The teacher's words in German. */
export const lessons: LessonWords = {
  books: {leitfaden: 'Der Wiener Leitfaden von 1834', hoyle: 'Der Warschauer Hoyle'},
  agree: (face) => `Beide Bücher würden ${theCard(face)} spielen.`,
  silent: (face) => `Hier schweigen beide Bücher; ohne sie würde man ${theCard(face)} spielen.`,
  wouldPlay: (face) => `Er würde ${theCard(face)} spielen.`,
  isSilent: (face) => `Er schweigt hier; ohne ihn würde man ${theCard(face)} spielen.`,
  forced: (face) => `Hier ist nichts zu wählen: Nur ${theCard(face, 'nom')} darf gespielt werden.`,
  notNow: 'Die Bücher antworten, wenn Sie eine Karte zu wählen haben.',

  teacher: 'Was Ihre Karten lehren',
  looking: (done, total) => `Ihre Karten werden durchgesehen: ${done} von ${total}.`,
  wise: 'Gesehen bei vier offenen Blättern, wie sie am Tisch niemand sieht.',
  noLesson:
    'Keine Ihrer Karten hat einen Stich gekostet, auch bei vier offenen Blättern nicht. Gut gespielt!',
  noneOfYours: 'Keine der Karten, die Sie selbst gespielt haben, hat einen Stich gekostet.',
  noCards: 'In diesem Spiel hatten Sie keine Karte zu wählen.',
  cost: (face, tricks, better) =>
    `${first(theCard(face, 'nom'))} hat ${tricks === 1 ? 'einen Stich' : `${tricks} Stiche`} gekostet; ${list.format(better.map((card) => theCard(card, 'nom')))} hätte ${tricks === 1 ? 'ihn' : 'sie'} gerettet.`,
  found: (books, face) =>
    `Aus Ihrem Blatt allein ${books.length > 1 ? 'hätten' : 'hätte'} ${books.map((book) => BOOKS[book]).join(' und ')} ${theCard(face)} gefunden:`,
  notFound: 'Kein Grundsatz der beiden Bücher hätte es Ihnen gesagt. Grämen Sie sich nicht.',
  lookAt: (trick) => `Stich ${trick} ansehen`,
  away: 'Der Lehrer war nicht zu laden.',
};

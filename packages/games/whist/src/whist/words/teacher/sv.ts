import {first, sv as kit} from '@quinola/table/strings/sv.js';
import type {LessonWords} from './index.js';

const {card} = kit;
const list = new Intl.ListFormat('sv', {type: 'disjunction'});
const BOOKS = {leitfaden: 'den wienska handledningen', hoyle: 'Warszawas Hoyle'};

/** The teacher's words in Swedish. */
export const lessons: LessonWords = {
  books: {leitfaden: 'Den wienska handledningen från 1834', hoyle: 'Warszawas Hoyle'},
  agree: (face) => `Båda böckerna skulle spela ${card(face)}.`,
  silent: (face) => `Här tiger båda böckerna; utan dem skulle man spela ${card(face)}.`,
  wouldPlay: (face) => `Den skulle spela ${card(face)}.`,
  isSilent: (face) => `Här tiger den; utan den skulle man spela ${card(face)}.`,
  forced: (face) => `Här finns inget att välja: ${card(face)} måste spelas.`,
  notNow: 'Böckerna svarar när du har ett kort att välja.',

  teacher: 'Vad dina kort lär dig',
  looking: (done, total) => `Dina kort ses igenom: ${done} av ${total}.`,
  wise: 'Sett med alla fyra händerna öppna, som ingen ser dem vid bordet.',
  noLesson: 'Inget av dina kort kostade ett stick, inte ens med alla fyra händerna öppna. Väl spelat!',
  noneOfYours: 'Inget av de kort du själv spelade kostade ett stick.',
  noCards: 'I den här given hade du inget kort att välja.',
  cost: (face, tricks, better) =>
    `${first(card(face))} kostade ${tricks === 1 ? 'ett stick' : `${tricks} stick`}; ${list.format(better.map(card))} hade bevarat ${tricks === 1 ? 'det' : 'dem'}.`,
  found: (books, face) =>
    `Utifrån dina egna kort hade ${books.map((book) => BOOKS[book]).join(' och ')} funnit ${card(face)}:`,
  notFound: 'Ingen regel i de båda böckerna hade sagt dig det. Gräm dig inte.',
  lookAt: (trick) => `Se på stick ${trick}`,
  away: 'Läraren kunde inte hämtas.',
};

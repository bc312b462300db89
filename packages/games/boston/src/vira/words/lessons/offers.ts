import {problemText, type LessonText} from '@quinola/table';

/** What is known of the guided deals before they are loaded. */
export const GUIDES = {
  'first-game': {
    title: {en: 'Ask, and buy', sv: 'Begär och köp'},
    about: {
      en: 'The first lesson: three kinds of games, the exchange, and six tricks of thirteen.',
      sv: 'Första lektionen: tre slags spel, bytet, och sex stick av tretton.',
    },
    minutes: 5,
  },
  solo: {
    title: {en: 'Higher than the ask', sv: 'Högre än begär'},
    about: {
      en: 'The whole ladder, and a Solo: six tricks with the cards that were dealt.',
      sv: 'Hela stegen, och en solo: sex stick med de kort man fick.',
    },
    minutes: 4,
  },
} as const satisfies Readonly<Record<string, LessonText>>;

const problem = problemText('sv');

/** What is known of the problems. */
export const PROBLEMS = {
  'one-aside': problem(
    ['One card aside', 'Ett kort åt sidan'],
    [
      'A small misère without exchange: which card do you lay aside?',
      'En liten misère utan byte: vilket kort lägger du åt sidan?',
    ],
  ),
  'leave-it': problem(
    ['Leave it to him', 'Lämna det åt honom'],
    [
      'Against a small misère you play last. Which heart?',
      'Mot en liten misère lägger du sist. Vilken hjärter?',
    ],
  ),
  'his-trumps': problem(
    ['What he does not lead', 'Det han inte spelar ut'],
    [
      'The declarer sits behind you and has led no trump. You lead.',
      'Spelaren sitter efter dig och har inte spelat ut någon trumf. Du spelar ut.',
    ],
  ),
  'first-lead': problem(
    ['The first lead', 'Första utspelet'],
    ['The declarer plays last. Which suit do you lead?', 'Spelaren lägger sist. Vilken färg spelar du ut?'],
  ),
} as const;

import {lessonOffers, problemText, type LessonOffer, type LessonText} from '@quinola/table';

/** What is known of the guided deal before it is loaded. */
export const GUIDE: LessonText = {
  title: {
    en: 'The pamfil counts double',
    de: 'Der Pamphil zählt doppelt',
    pl: 'Pamfil liczy podwójnie',
    sv: 'Pamfilen räknas dubbelt',
    ru: 'Памфил считается вдвойне',
  },
  about: {
    en: 'A whole deal: trumps, the exchange, following and beating, and what a trick is worth.',
    de: 'Ein ganzes Spiel: Trumpf, der Tausch, Bedienen und Stechen, und was ein Stich wert ist.',
    pl: 'Całe rozdanie: atuty, wymiana, dodawanie i przebijanie, i ile warta jest lewa.',
    sv: 'En hel giv: trumf, bytet, att bekänna och ta, och vad ett stick är värt.',
    ru: 'Целая сдача: козыри, обмен, класть в масть и бить, и чего стоит взятка.',
  },
  minutes: 4,
};

const problem = problemText('de', 'pl', 'sv', 'ru');

/** What is known of the problems. */
export const PROBLEMS = {
  'one-ace': problem(
    ['One ace', 'Ein Ass', 'Jeden as', 'Ett ess', 'Один туз'],
    [
      'You have one ace. Do you play, or pass?',
      'Sie haben ein Ass. Spielen Sie, oder passen Sie?',
      'Masz jednego asa. Grasz czy pasujesz?',
      'Du har ett ess. Spelar du, eller passar du?',
      'У вас один туз. Играть или пасовать?',
    ],
  ),
  'three-sure': problem(
    ['Three sure tricks', 'Drei sichere Stiche', 'Trzy pewne lewy', 'Tre säkra stick', 'Три верные взятки'],
    [
      'You have three tricks in hand. Do you play, or pass?',
      'Sie haben drei Stiche in der Hand. Spielen Sie, oder passen Sie?',
      'Masz trzy lewy w ręku. Grasz czy pasujesz?',
      'Du har tre stick på handen. Spelar du, eller passar du?',
      'У вас на руках три взятки. Играть или пасовать?',
    ],
  ),
  'four-hearts': problem(
    ['Four hearts', 'Vier Herzen', 'Cztery kiery', 'Fyra hjärter', 'Четыре червы'],
    [
      'You must play. What do you exchange?',
      'Sie müssen spielen. Was tauschen Sie?',
      'Musisz grać. Co wymieniasz?',
      'Du måste spela. Vad byter du?',
      'Вы обязаны играть. Что вы обменяете?',
    ],
  ),
  'least-enough': problem(
    [
      'The least that wins',
      'Die kleinste, die gewinnt',
      'Najmniejsza, która bierze',
      'Det lägsta som vinner',
      'Самая малая, которая берёт',
    ],
    [
      'You play last, and must beat. With what?',
      'Sie spielen zuletzt und müssen schlagen. Womit?',
      'Grasz ostatni i musisz przebić. Czym?',
      'Du spelar sist och måste gå över. Med vad?',
      'Вы кладёте последним и обязаны бить. Чем?',
    ],
  ),
} as const;

/** The lessons of Pamphile: a guided deal for beginners, then problems. */
export const lessons: readonly LessonOffer[] = [
  {id: 'pamfil-doubles', ...GUIDE, load: () => import('./pamfil-doubles.js').then(({guide}) => guide)},
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems)),
];

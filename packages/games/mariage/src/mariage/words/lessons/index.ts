import {lessonOffers, problemText, type LessonOffer, type LessonText} from '@quinola/table';

/** What is known of the guided deal before it is loaded. */
export const GUIDE: LessonText = {
  title: {
    en: 'Twenty, forty, and dry',
    pl: 'Dwadzieścia, czterdzieści i sucha',
    de: 'Zwanzig, vierzig und trocken',
    ru: 'Двадцать, сорок и сухая',
    sv: 'Tjugo, fyrtio och torr',
  },
  about: {
    en: 'A whole deal of the polished game: two marriages, the talon, and the partia in one deal.',
    pl: 'Całe rozdanie szlifowanego: dwa mariasze, talon i partia w jednym rozdaniu.',
    de: 'Ein ganzes Spiel mit 24 Karten: zwei Mariagen, der Talon und die Partie auf einmal.',
    ru: 'Целая сдача с 24 картами: два марьяжа, талон и партия за одну сдачу.',
    sv: 'En hel giv med 24 kort: två mariager, talongen, och partiet i en giv.',
  },
  minutes: 5,
};

const problem = problemText('pl');
const lead = (cards: string, karty: string): readonly [string, string] => [
  `The talon is gone, ${cards} cards are left, and you lead. Which?`,
  `Talonu nie ma, zostało kart: ${karty}, i wychodzisz. Którą?`,
];
const follow = (cards: string, karty: string): readonly [string, string] => [
  `The talon is gone, ${cards} cards are left, and you play second. Which?`,
  `Talonu nie ma, zostało kart: ${karty}, i dokładasz. Którą?`,
];

/** What is known of the problems. */
export const PROBLEMS = {
  'lead-the-ten': problem(['A ten to begin with', 'Na początek dziesiątka'], lead('six', 'sześć')),
  'lone-king': problem(['The lonely king', 'Samotny król'], lead('six', 'sześć')),
  'trump-high': problem(['How high a trump', 'Jak wysoki kozer'], follow('six', 'sześć')),
  'hold-them': problem(['Hold them under 131', 'Nie dać 131'], lead('five', 'pięć')),
  'nothing-to-follow': problem(['Nothing to follow with', 'Nie ma czym dołożyć'], follow('five', 'pięć')),
  'ace-of-acorns': problem(['One card holds it', 'Jedna karta to trzyma'], lead('four', 'cztery')),
  'three-left': problem(['Three cards', 'Trzy karty'], lead('three', 'trzy')),
  'which-to-lose': problem(['Which one to lose', 'Którą oddać'], follow('three', 'trzy')),
} as const;

/** The lessons of Mariage: a guided deal for beginners, then problems from exact endings. */
export const lessons: readonly LessonOffer[] = [
  {id: 'twenty-forty', ...GUIDE, load: () => import('./guide.js').then(({guide}) => guide)},
  ...lessonOffers(PROBLEMS, () => import('./problems.js').then(({problems}) => problems)),
];

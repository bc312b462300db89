import type {LessonOffer} from '@quinola/table';

type Told = Pick<LessonOffer, 'title' | 'about' | 'minutes' | 'kind'>;

const vienna = (title: string, titel: string, about: string, worum: string): Told => ({
  kind: 'problem',
  title: {en: title, de: titel},
  about: {en: about, de: worum},
  minutes: 1,
});

const warsaw = (title: string, tytul: string, about: string, oCzym: string): Told => ({
  kind: 'problem',
  title: {en: title, pl: tytul},
  about: {en: about, pl: oCzym},
  minutes: 1,
});

/** What is known of the problems from the Viennese book before they are loaded. */
export const VIENNA_PROBLEMS = {
  'second-hand': vienna(
    'The ace in second hand',
    'Das Ass an zweiter Stelle',
    'An opponent leads a small heart. Ace, eight or four?',
    'Ein Gegner spielt ein kleines Herz aus. Ass, Acht oder Vier?',
  ),
  'third-hand': vienna(
    'Third hand',
    'An dritter Stelle',
    'Your partner leads a small heart, and nobody has put up a figure.',
    'Ihr Partner spielt ein kleines Herz aus, und niemand hat eine Figur gesetzt.',
  ),
  'duck-the-king': vienna(
    'A king let run',
    'Ein König, den man laufen lässt',
    'An opponent leads a king, and you hold ace and knave.',
    'Ein Gegner spielt einen König aus, und Sie halten Ass und Bube.',
  ),
  'ace-queen-knave': vienna(
    'Ace, queen, knave',
    'Ass, Dame, Bube',
    'You lead from ace, queen and knave. Which first?',
    'Sie spielen von Ass, Dame und Bube aus. Was zuerst?',
  ),
  'after-the-king': vienna(
    'After the king',
    'Nach dem König',
    'Your king has held the trick. How do you go on?',
    'Ihr König hat den Stich behalten. Wie geht es weiter?',
  ),
} as const;

/** The same for those from the Warsaw book. */
export const WARSAW_PROBLEMS = {
  'pass-the-knave': warsaw(
    'A knave that is let go',
    'Walet, którego się puszcza',
    'The player on your right turned up the queen of trumps, and leads the knave.',
    'Gracz po prawej wyświęcił damę atutową i zagrywa waleta.',
  ),
  'five-each': warsaw(
    'Five tricks each',
    'Po pięć lew',
    'Three cards are left, and two of yours are certain.',
    'Zostały trzy karty, a dwie twoje są pewne.',
  ),
  'second-tierce': warsaw(
    'Ace, king and queen',
    'As, król i dama',
    'A small heart is led from your right. Which of the three takes it?',
    'Z prawej zagrano małego kiera. Która z trzech kart bierze?',
  ),
  'out-of-the-way': warsaw(
    'Out of his way',
    'Z drogi partnerowi',
    'Your partner leads the ace of his long suit, of which you hold king and six.',
    'Partner zagrywa asa swojego długiego koloru, a ty masz króla i szóstkę.',
  ),
} as const;

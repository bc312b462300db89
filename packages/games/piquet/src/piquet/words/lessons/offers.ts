import {problemText, type LessonOffer} from '@quinola/table';

type Text = Pick<LessonOffer, 'title' | 'about' | 'minutes'>;

/** What is known of the guided deal before it is loaded. */
export const GUIDE: Text = {
  title: {
    en: 'Twenty-nine, and one is sixty',
    pl: 'Dwadzieścia dziewięć i jeden to sześćdziesiąt',
    de: 'Neunundzwanzig und eins sind sechzig',
    ru: 'Двадцать девять и одно — шестьдесят',
    sv: 'Tjugonio och ett är sextio',
  },
  about: {
    en: 'A whole deal: the exchange, what you announce and what is answered, and a pique.',
    pl: 'Całe rozdanie: wymiana, zapowiedzi i odpowiedzi, i pik.',
    de: 'Ein ganzes Spiel: der Tausch, was man ansagt und was geantwortet wird, und ein Pique.',
    ru: 'Целая сдача: обмен, объявления и ответы, и пик.',
    sv: 'En hel giv: bytet, vad man anmäler och vad som svaras, och en pik.',
  },
  minutes: 4,
};

/** The first, second and third hand to declare. */
const handText = (en: string, pl: string, de: string, ru: string, sv: string): Text => ({
  title: {en, pl, de, ru, sv},
  about: {
    en: 'Point, sequence, three or four of a rank: what do you say before the first trick?',
    pl: 'Rummel, sekwens, trzy lub cztery jednej wartości: co mówisz przed pierwszą lewą?',
    de: 'Point, Sequenz, drei oder vier gleiche: Was sagen Sie vor dem ersten Stich an?',
    ru: 'Очки, секвенция, три или четыре одинаковых: что вы скажете до первой взятки?',
    sv: 'Point, sekvens, tre eller fyra lika: vad säger du före det första sticket?',
  },
  minutes: 1,
});

/** What is known of the hands that are declared and not played. */
export const HANDS = {
  'declare-one': handText(
    'A first hand to declare',
    'Pierwsza ręka do zapowiedzenia',
    'Ein erstes Blatt anzusagen',
    'Первая рука: что объявить',
    'En första hand att anmäla',
  ),
  'declare-two': handText(
    'A second hand to declare',
    'Druga ręka do zapowiedzenia',
    'Ein zweites Blatt anzusagen',
    'Вторая рука: что объявить',
    'En andra hand att anmäla',
  ),
  'declare-three': handText(
    'A third hand to declare',
    'Trzecia ręka do zapowiedzenia',
    'Ein drittes Blatt anzusagen',
    'Третья рука: что объявить',
    'En tredje hand att anmäla',
  ),
} as const;

const problem = problemText('de', 'pl', 'sv', 'ru');

const SIX_LEFT = [
  'Six cards are left, and you lead. Which?',
  'Sechs Karten sind übrig, und Sie spielen aus. Welche?',
  'Zostało sześć kart i wychodzisz. Którą?',
  'Sex kort är kvar, och du spelar ut. Vilket?',
  'Осталось шесть карт, и ход ваш. С какой?',
] as const;
const FOUR_LEFT = [
  'Four cards are left, and you lead. Which?',
  'Vier Karten sind übrig, und Sie spielen aus. Welche?',
  'Zostały cztery karty i wychodzisz. Którą?',
  'Fyra kort är kvar, och du spelar ut. Vilket?',
  'Осталось четыре карты, и ход ваш. С какой?',
] as const;
const FIVE_LEFT = [
  'Five cards are left, and you lead. Which?',
  'Fünf Karten sind übrig, und Sie spielen aus. Welche?',
  'Zostało pięć kart i wychodzisz. Którą?',
  'Fem kort är kvar, och du spelar ut. Vilket?',
  'Осталось пять карт, и ход ваш. С какой?',
] as const;

/** What is known of the problems. */
export const PROBLEMS = {
  'six-and-no-ace': problem(
    [
      'Six tricks and no ace',
      'Sechs Stiche und kein Ass',
      'Sześć lew, a asa brak',
      'Sex stick och inget ess',
      'Шесть взяток и ни одного туза',
    ],
    SIX_LEFT,
  ),
  'two-suits': problem(
    [
      'Four cards in two suits',
      'Vier Karten in zwei Farben',
      'Cztery karty w dwóch kolorach',
      'Fyra kort i två färger',
      'Четыре карты двух мастей',
    ],
    FOUR_LEFT,
  ),
  'the-ace-waits': problem(
    ['The ace can wait', 'Das Ass kann warten', 'As może poczekać', 'Esset kan vänta', 'Туз подождёт'],
    FIVE_LEFT,
  ),
  'single-heart': problem(
    ['A single heart', 'Ein einzelnes Herz', 'Jeden kier', 'En ensam hjärter', 'Одна черва'],
    SIX_LEFT,
  ),
  'six-to-two': problem(
    ['Six to two', 'Sechs zu zwei', 'Sześć do dwóch', 'Sex mot två', 'Шесть на две'],
    FOUR_LEFT,
  ),
  'three-to-four': problem(
    ['Three to four', 'Drei zu vier', 'Trzy do czterech', 'Tre mot fyra', 'Три на четыре'],
    FIVE_LEFT,
  ),
  'four-to-four': problem(
    ['Four to four', 'Vier zu vier', 'Cztery do czterech', 'Fyra mot fyra', 'Четыре на четыре'],
    FOUR_LEFT,
  ),
  behind: problem(
    [
      'Behind, with one ace',
      'Im Rückstand, mit einem Ass',
      'Z tyłu, z jednym asem',
      'Efter, med ett ess',
      'Позади, с одним тузом',
    ],
    FIVE_LEFT,
  ),
} as const;

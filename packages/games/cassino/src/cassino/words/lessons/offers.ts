import {problemText, type LessonText} from '@quinola/table';

/** What is known of the guided deal before it is loaded. */
export const SAMPLE: LessonText = {
  title: {
    en: 'The first deal',
    de: 'Das erste Spiel',
    pl: 'Pierwsze rozdanie',
    sv: 'Första given',
    ru: 'Первая сдача',
  },
  about: {
    en: 'A whole deal for four, begun as in the book: taking, laying down, clearing the table, the Sweep and the count.',
    de: 'Ein ganzes Spiel zu viert, begonnen wie im Buch: nehmen, hinlegen, den Tisch abräumen, der Sweep und das Zählen.',
    pl: 'Całe rozdanie we czterech, zaczęte jak w książce: zabieranie, dokładanie, sprzątnięcie stołu, Sweep i obliczenie.',
    sv: 'En hel giv för fyra, börjad som i boken: att ta, lägga ned, rensa bordet, Sweep och räkningen.',
    ru: 'Целая сдача вчетвером, начатая как в книге: брать, класть, очищать стол, свип и подсчёт.',
  },
  minutes: 5,
};

const problem = problemText('de', 'pl', 'sv', 'ru');

/** What is known of the problems before they are loaded. */
export const PROBLEMS = {
  'ace-in-it': problem(
    ['Five or six', 'Fünf oder Sechs', 'Piątka czy szóstka', 'Femma eller sexa', 'Пятёрка или шестёрка'],
    [
      'Two takes of the same size: which one?',
      'Zweimal gleich viele Karten zu nehmen: welche?',
      'Dwa równe zabrania: które?',
      'Två sätt att ta lika många kort: vilket?',
      'Двумя способами берётся поровну карт: каким?',
    ],
  ),
  'ace-first': problem(
    ['Ace or ten', 'Ass oder Zehn', 'As czy dziesiątka', 'Ess eller tia', 'Туз или десятка'],
    [
      'Great Cassino and an ace lie there, and you can take either.',
      'Da liegen das große Cassino und ein Ass, und Sie können eins von beiden nehmen.',
      'Leży Kasino wielkie i as, a zabrać możesz jedno albo drugie.',
      'Där ligger stora kasino och ett ess, och du kan ta vilket du vill.',
      'Лежат большое кассино и туз, и взять можно то или другое.',
    ],
  ),
  'two-kings': problem(
    ['Two kings', 'Zwei Könige', 'Dwóch króli', 'Två kungar', 'Два короля'],
    [
      'Your king could take both. Should it?',
      'Ihr König könnte beide nehmen. Soll er?',
      'Twój król mógłby zabrać obu. Czy powinien?',
      'Din kung kunde ta båda. Bör den det?',
      'Ваш король мог бы взять обоих. Надо ли?',
    ],
  ),
  'two-aces': problem(
    ['Two aces', 'Zwei Asse', 'Dwa asy', 'Två ess', 'Два туза'],
    [
      'Nothing can be taken. What do you lay down?',
      'Nichts ist zu nehmen. Was legen Sie hin?',
      'Nic zabrać nie można. Co dołożysz?',
      'Inget går att ta. Vad lägger du ned?',
      'Взять ничего нельзя. Что вы положите?',
    ],
  ),
} as const;

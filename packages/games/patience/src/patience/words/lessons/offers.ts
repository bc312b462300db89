import type {LessonOffer} from '@quinola/table';
import type {BookText} from './book-text.js';

/** What is known of a guided deal before it is loaded. */
export type GuideOffer = Omit<LessonOffer, 'load'>;

const offer = (game: string, title: BookText, about: BookText, minutes = 2, id = game): GuideOffer => ({
  id,
  title,
  about,
  minutes,
  where: {game},
});

/** The guided deals of the patiences, one for each, in the order of the book. */
export const OFFERS: readonly GuideOffer[] = [
  offer(
    'la-belle-lucie',
    {
      en: 'La belle Lucie',
      de: 'Die schöne Lucie',
      pl: 'Piękna Łucja',
      sv: 'Den sköna Lucie',
      ru: 'Прекрасная Люция',
    },
    {
      en: 'Fans, marriages and foundations: the first eight moves of a patience.',
      de: 'Fächer, Mariagen und Grundstapel: die ersten acht Züge einer Patience.',
      pl: 'Wachlarze, mariaże i stosy: pierwsze osiem ruchów pasjansa.',
      sv: 'Solfjädrar, parningar och grundhögar: de första åtta dragen i en patiens.',
      ru: 'Вееры, браки и основания: первые восемь ходов пасьянса.',
    },
    3,
    'lucie',
  ),
  offer(
    'house-in-the-wood',
    {
      en: 'House in the Wood',
      de: 'Das Haus im Walde',
      pl: 'Dom w lesie',
      sv: 'Huset i skogen',
      ru: 'Дом в лесу',
    },
    {
      en: 'Thirty-five fans and eight aces: every card has its double.',
      de: 'Fünfunddreißig Fächer und acht Asse: Jede Karte gibt es zweimal.',
      pl: 'Trzydzieści pięć wachlarzy i osiem asów: każda karta ma sobowtóra.',
      sv: 'Trettiofem solfjädrar och åtta ess: varje kort finns två gånger.',
      ru: 'Тридцать пять вееров и восемь тузов: у каждой карты есть двойник.',
    },
  ),
  offer(
    'house-on-the-hill',
    {
      en: 'House on the Hill',
      de: 'Das Haus auf dem Hügel',
      pl: 'Dom na wzgórzu',
      sv: 'Huset på kullen',
      ru: 'Дом на холме',
    },
    {
      en: 'Aces go up and kings come down; marriages may do both.',
      de: 'Asse steigen, Könige sinken; Mariagen dürfen beides.',
      pl: 'Asy idą w górę, króle w dół, a mariaże w obie strony.',
      sv: 'Essen går uppåt och kungarna neråt; parningar får gå åt båda hållen.',
      ru: 'Тузы восходят, короли нисходят, а марьяж возможен в обе стороны.',
    },
  ),
  offer(
    'hemispheres',
    {
      en: 'Hemispheres (Le Cadran)',
      de: 'Die Hemisphären (Le Cadran)',
      pl: 'Półkule (Le Cadran)',
      sv: 'Halvkloten (Le Cadran)',
      ru: 'Полушария',
    },
    {
      en: 'Ten columns, eight aces, and how an empty lane helps.',
      de: 'Zehn Spalten, acht Asse, und wie eine leere Gasse hilft.',
      pl: 'Dziesięć kolumn, osiem asów i pożytek z pustej ścieżki.',
      sv: 'Tio kolumner, åtta ess, och hur en tom gata hjälper.',
      ru: 'Десять столбцов, восемь тузов и польза свободной дорожки.',
    },
  ),
  offer(
    'fifteen',
    {en: 'Fifteen', de: 'Fünfzehn', pl: 'Piętnaście', sv: 'Femton', ru: 'Пятнадцать'},
    {
      en: 'Fifteen columns: marriages both ways, and the first open lane.',
      de: 'Fünfzehn Spalten: Mariagen in beide Richtungen und die erste offene Gasse.',
      pl: 'Piętnaście kolumn: mariaże w obie strony i pierwsza otwarta ścieżka.',
      sv: 'Femton kolumner: parningar åt båda hållen och den första öppna gatan.',
      ru: 'Пятнадцать столбцов: марьяж в обе стороны и первая дорожка.',
    },
  ),
  offer(
    'salic-law',
    {
      en: 'The Salic Law',
      de: 'Das Salische Gesetz',
      pl: 'Prawo salickie',
      sv: 'Saliska lagen',
      ru: 'Салический закон',
    },
    {
      en: 'Cards fall on a king, and suits do not matter.',
      de: 'Karten fallen auf einen König, und auf die Farben kommt es nicht an.',
      pl: 'Karty kładzie się na królu, a kolory się nie liczą.',
      sv: 'Kort läggs på en kung, och färgerna spelar ingen roll.',
      ru: 'Карты ложатся на короля, а масти не важны.',
    },
  ),
  offer(
    'four-corners',
    {
      en: 'The Four Corners',
      de: 'Die vier Ecken',
      pl: 'Cztery kąty',
      sv: 'De fyra hörnen',
      ru: 'Четыре угла',
    },
    {
      en: 'What corners may do and sides may not, and the freedom after the deal.',
      de: 'Was Ecken dürfen und Seiten nicht, und die Freiheit nach dem Legen.',
      pl: 'Co wolno rogom, a czego bokom nie, i swoboda po rozłożeniu.',
      sv: 'Vad hörnen får men inte sidorna, och friheten efter utläggningen.',
      ru: 'Что можно углам и чего нельзя сторонам, и свобода после раскладки.',
    },
  ),
  offer(
    'windmill',
    {en: 'The Windmill', de: 'Die Windmühle', pl: 'Wiatrak', sv: 'Väderkvarnen', ru: 'Мельница'},
    {
      en: 'An ace that goes round four times, kings that come down, and eight sails.',
      de: 'Ein Ass, das viermal herumgeht, Könige, die sinken, und acht Flügel.',
      pl: 'As, który obchodzi krąg cztery razy, króle idące w dół i osiem skrzydeł.',
      sv: 'Ett ess som går runt fyra gånger, kungar som går neråt, och åtta vingar.',
      ru: 'Туз, который обходит круг четырежды, нисходящие короли и восемь крыльев.',
    },
  ),
  offer(
    'shah',
    {en: 'The Shah', de: 'Der Schah', pl: 'Szach', sv: 'Shahen', ru: 'Шах'},
    {
      en: 'Three circles round a king, and the grace of an open ray.',
      de: 'Drei Kreise um einen König, und die Gnade eines offenen Strahls.',
      pl: 'Trzy kręgi wokół króla i łaska otwartego promienia.',
      sv: 'Tre kretsar kring en kung, och den öppna strålens nåd.',
      ru: 'Три круга вокруг короля и «грация» открытого луча.',
    },
    3,
  ),
  offer(
    'blockade',
    {en: 'The Blockade', de: 'Die Blockade', pl: 'Blokada', sv: 'Blockaden', ru: 'Блокада'},
    {
      en: 'Rows that block one another, and places that are filled at once.',
      de: 'Reihen, die einander sperren, und Plätze, die gleich gefüllt werden.',
      pl: 'Rzędy, które się blokują, i miejsca, które zaraz się zapełnia.',
      sv: 'Rader som blockerar varandra, och platser som fylls genast.',
      ru: 'Ряды, которые запирают друг друга, и места, которые сразу заполняются.',
    },
  ),
  offer(
    'clock',
    {en: 'The Clock', de: 'Die Uhr', pl: 'Zegar', sv: 'Klockan', ru: 'Часы'},
    {
      en: 'Twelve hours to be reached, and a circle that is filled up again.',
      de: 'Zwölf Stunden, die erreicht sein wollen, und ein Kreis, der wieder gefüllt wird.',
      pl: 'Dwanaście godzin do osiągnięcia i krąg, który się uzupełnia.',
      sv: 'Tolv timmar att nå, och en ring som fylls igen.',
      ru: 'Двенадцать часов, до которых надо дойти, и круг, который пополняется.',
    },
  ),
];

/** What is known of the guided deal with this id. */
export const offerOf = (id: string): GuideOffer => OFFERS.find((one) => one.id === id)!;

import type {LessonOffer} from '@quinola/table';
import type {BookText} from './making.js';

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
    {en: 'La belle Lucie', ru: 'Прекрасная Люция'},
    {
      en: 'Fans, marriages and foundations: the first eight moves of a patience.',
      ru: 'Вееры, браки и основания: первые восемь ходов пасьянса.',
    },
    3,
    'lucie',
  ),
  offer(
    'house-in-the-wood',
    {en: 'House in the Wood', ru: 'Дом в лесу'},
    {
      en: 'Thirty-five fans and eight aces: every card has its double.',
      ru: 'Тридцать пять вееров и восемь тузов: у каждой карты есть двойник.',
    },
  ),
  offer(
    'house-on-the-hill',
    {en: 'House on the Hill', ru: 'Дом на холме'},
    {
      en: 'Aces go up and kings come down; marriages may do both.',
      ru: 'Тузы восходят, короли нисходят, а марьяж возможен в обе стороны.',
    },
  ),
  offer(
    'hemispheres',
    {en: 'Hemispheres (Le Cadran)', ru: 'Полушария'},
    {
      en: 'Ten columns, eight aces, and how an empty lane helps.',
      ru: 'Десять столбцов, восемь тузов и польза свободной дорожки.',
    },
  ),
  offer(
    'fifteen',
    {en: 'Fifteen', ru: 'Пятнадцать'},
    {
      en: 'Fifteen columns: marriages both ways, and the first open lane.',
      ru: 'Пятнадцать столбцов: марьяж в обе стороны и первая дорожка.',
    },
  ),
  offer(
    'salic-law',
    {en: 'The Salic Law', ru: 'Салический закон'},
    {
      en: 'Cards fall on a king, and suits do not matter.',
      ru: 'Карты ложатся на короля, а масти не важны.',
    },
  ),
  offer(
    'four-corners',
    {en: 'The Four Corners', ru: 'Четыре угла'},
    {
      en: 'What corners may do and sides may not, and the freedom after the deal.',
      ru: 'Что можно углам и чего нельзя сторонам, и свобода после раскладки.',
    },
  ),
  offer(
    'windmill',
    {en: 'The Windmill', ru: 'Мельница'},
    {
      en: 'An ace that goes round four times, kings that come down, and eight sails.',
      ru: 'Туз, который обходит круг четырежды, нисходящие короли и восемь крыльев.',
    },
  ),
  offer(
    'shah',
    {en: 'The Shah', ru: 'Шах'},
    {
      en: 'Three circles round a king, and the grace of an open ray.',
      ru: 'Три круга вокруг короля и «грация» открытого луча.',
    },
    3,
  ),
  offer(
    'blockade',
    {en: 'The Blockade', ru: 'Блокада'},
    {
      en: 'Rows that block one another, and places that are filled at once.',
      ru: 'Ряды, которые запирают друг друга, и места, которые сразу заполняются.',
    },
  ),
  offer(
    'clock',
    {en: 'The Clock', ru: 'Часы'},
    {
      en: 'Twelve hours to be reached, and a circle that is filled up again.',
      ru: 'Двенадцать часов, до которых надо дойти, и круг, который пополняется.',
    },
  ),
];

/** What is known of the guided deal with this id. */
export const offerOf = (id: string): GuideOffer => OFFERS.find((one) => one.id === id)!;

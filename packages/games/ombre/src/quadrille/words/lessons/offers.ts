import type {LessonText} from '@quinola/table';

/** The guided deal of Quadrille. */
export const GUIDES = {
  'hidden-partner': {
    title: {
      en: 'The hidden partner',
      de: 'Der verborgene Partner',
      pl: 'Ukryty partner',
      sv: 'Den dolda partnern',
      ru: 'Скрытый партнёр',
    },
    about: {
      en: 'The first lesson: tricks, trumps, a called King, and who holds it.',
      de: 'Die erste Lektion: Stiche, Trümpfe, ein gerufener König und wer ihn hat.',
      pl: 'Pierwsza lekcja: lewy, atuty, wołany król i kto go ma.',
      sv: 'Första lektionen: stick, trumf, en kallad kung och vem som har den.',
      ru: 'Первый урок: взятки, козыри, вызванный король и у кого он.',
    },
    minutes: 4,
  },
} as const satisfies Readonly<Record<string, LessonText>>;

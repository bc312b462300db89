import type {LessonText} from '@quinola/table';

/** The guided deal of Cinquille. */
export const GUIDES = {
  'friend-or-foe': {
    title: {
      en: 'Friend or foe?',
      de: 'Freund oder Feind?',
      pl: 'Swój czy obcy?',
      sv: 'Vän eller fiende?',
      ru: 'Свой или чужой?',
    },
    about: {
      en: 'The first lesson: tricks, trumps, a called King, and a partner who helps before he is known.',
      de: 'Die erste Lektion: Stiche, Trümpfe, ein gerufener König und ein Partner, der hilft, ehe man ihn kennt.',
      pl: 'Pierwsza lekcja: lewy, atuty, wołany król i partner, który pomaga, zanim się pokaże.',
      sv: 'Första lektionen: stick, trumf, en kallad kung, och en partner som hjälper innan man vet vem han är.',
      ru: 'Первый урок: взятки, козыри, вызванный король и партнёр, который помогает, пока его не знают.',
    },
    minutes: 4,
  },
} as const satisfies Readonly<Record<string, LessonText>>;

import type {LessonText} from '@quinola/table';

/** What is known of the guided misère before it is loaded. */
export const MISERE_GUIDE = {
  title: {en: 'No trick at all', pl: 'Ani jednej lewy'},
  about: {
    en: 'A misère: win with bad cards, by staying under.',
    pl: 'Mizer: wygraj złymi kartami, zostając pod spodem.',
  },
  minutes: 2,
} as const satisfies LessonText;

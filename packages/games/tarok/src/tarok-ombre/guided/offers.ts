import type {LessonOffer} from '@quinola/table';

/** The guided deals of Tarok-ombre, by their ids: what is known of each before it is loaded. */
export const GUIDES = {
  'old-manner': {
    title: {en: 'One against two', pl: 'Jeden przeciw dwóm'},
    about: {
      en: 'The old manner: you bid, ask your opponents for two cards, and bring your figures home.',
      pl: 'Stary sposób: zapowiadasz grę, żądasz dwóch cudzych kart i bierzesz swoimi figurami.',
    },
    minutes: 4,
  },
  'new-manner': {
    title: {en: 'The new manner', pl: 'Nowy sposób'},
    about: {
      en: 'What differs in the new manner: three cards lie aside, and whoever plays takes them and lays the Skat.',
      pl: 'Czym różni się nowy sposób: trzy karty leżą na boku, a kto gra, bierze je i kładzie Skata.',
    },
    minutes: 3,
  },
} as const satisfies Readonly<Record<string, Pick<LessonOffer, 'title' | 'about' | 'minutes'>>>;

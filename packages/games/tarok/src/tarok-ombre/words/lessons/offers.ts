import type {LessonOffer} from '@quinola/table';

/** The guided deals of Tarok-ombre, by their ids: what is known of each before it is loaded. */
export const GUIDES = {
  'old-manner': {
    title: {
      en: 'One against two',
      de: 'Einer gegen zwei',
      pl: 'Jeden przeciw dwóm',
      sv: 'En mot två',
      ru: 'Один против двоих',
    },
    about: {
      en: 'The old manner: you bid, ask your opponents for two cards, and bring your figures home.',
      de: 'Die alte Art: Sie bieten, verlangen von den Gegnern zwei Karten und bringen Ihre Figuren heim.',
      pl: 'Stary sposób: zapowiadasz grę, żądasz dwóch cudzych kart i bierzesz swoimi figurami.',
      sv: 'Det gamla sättet: du bjuder, begär två kort av motståndarna och tar stick med dina klädda kort.',
      ru: 'Старый способ: вы объявляете игру, требуете у противников две карты и берёте взятки своими фигурами.',
    },
    minutes: 4,
  },
  'new-manner': {
    title: {
      en: 'The new manner',
      de: 'Die neue Art',
      pl: 'Nowy sposób',
      sv: 'Det nya sättet',
      ru: 'Новый способ',
    },
    about: {
      en: 'What differs in the new manner: three cards lie aside, and whoever plays takes them and lays the Skat.',
      de: 'Was bei der neuen Art anders ist: Drei Karten liegen beiseite, und wer spielt, nimmt sie und legt den Skat.',
      pl: 'Czym różni się nowy sposób: trzy karty leżą na boku, a kto gra, bierze je i kładzie Skata.',
      sv: 'Vad som skiljer i det nya sättet: tre kort ligger åt sidan, och den som spelar tar dem och lägger skaten.',
      ru: 'Чем отличается новый способ: три карты лежат в стороне, и играющий берёт их и откладывает скат.',
    },
    minutes: 3,
  },
} as const satisfies Readonly<Record<string, Pick<LessonOffer, 'title' | 'about' | 'minutes'>>>;

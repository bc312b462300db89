import type {LessonText} from '@quinola/table';

const SIX_TRICKS: LessonText = {
  title: {en: 'Six tricks', de: 'Sechs Stiche', pl: 'Sześć lew', sv: 'Sex stick', ru: 'Шесть взяток'},
  about: {
    en: 'Following suit, helping a partner, and trumping, in the last six tricks of a deal.',
    de: 'Bedienen, dem Partner helfen und stechen, in den letzten sechs Stichen eines Spiels.',
    pl: 'Dodawanie do koloru, gra z partnerem i atuty w ostatnich sześciu lewach rozdania.',
    sv: 'Att bekänna färg, hjälpa sin partner och stjäla, i de sista sex sticken av en giv.',
    ru: 'Класть в масть, помогать партнёру и бить козырем: последние шесть взяток сдачи.',
  },
  minutes: 3,
};

/** The guided deals of whist, by their ids. */
export const GUIDES = {
  'six-tricks-vienna': SIX_TRICKS,
  'call-at-eight': {
    title: {
      en: 'The call at eight',
      de: 'Das Rufen auf acht',
      pl: 'Wezwanie na ośmiu punktach',
      sv: 'Ropet på åtta',
      ru: 'Вызов на восьми очках',
    },
    about: {
      en: 'Counters, honours, and how a game is won by one question.',
      de: 'Marken, Honneurs, und wie eine Frage die Partie gewinnt.',
      pl: 'Liczmany, honory i jak jedno pytanie wygrywa partię.',
      sv: 'Marker, honnörer, och hur en fråga vinner ett parti.',
      ru: 'Марки, онёры и как один вопрос выигрывает партию.',
    },
    minutes: 2,
  },
  'six-tricks': SIX_TRICKS,
} as const satisfies Readonly<Record<string, LessonText>>;

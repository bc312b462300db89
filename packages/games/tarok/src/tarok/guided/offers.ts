import type {LessonOffer} from '@quinola/table';

/** The guided deals of Tarok, by their ids: what is known of each before it is loaded. */
export const GUIDES = {
  pocket: {
    title: {en: 'Tarok in seven tricks', pl: 'Tarok w siedmiu lewach'},
    about: {
      en: 'The first lesson: kings, taroks and the Pagat, in the last seven tricks of a deal for two.',
      pl: 'Pierwsza lekcja: króle, taroki i Pagat w ostatnich siedmiu lewach gry we dwóch.',
    },
    minutes: 3,
  },
  announcing: {
    title: {en: 'Skat, announcing, and Sky', pl: 'Skat, zgłaszanie i Sky'},
    about: {
      en: 'The second lesson, how a deal begins: three cards are laid away, a good hand is paid, and Sky saves a queen.',
      pl: 'Druga lekcja, początek rozdania: odkłada się trzy karty, za dobrą rękę są punkty, a Sky ratuje damę.',
    },
    minutes: 4,
  },
  three: {
    title: {en: 'The Pagat is hunted', pl: 'Polowanie na Pagata'},
    about: {
      en: 'Three at the table, each for himself: how another’s Pagat is caught.',
      pl: 'Trzech przy stole, każdy gra dla siebie: jak złapać cudzego Pagata.',
    },
    minutes: 2,
  },
} as const satisfies Readonly<Record<string, Pick<LessonOffer, 'title' | 'about' | 'minutes'>>>;

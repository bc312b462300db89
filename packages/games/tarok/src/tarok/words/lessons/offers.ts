import type {LessonOffer} from '@quinola/table';

/** The guided deals of Tarok, by their ids: what is known of each before it is loaded. */
export const GUIDES = {
  pocket: {
    title: {
      en: 'Tarok in seven tricks',
      de: 'Tarock in sieben Stichen',
      pl: 'Tarok w siedmiu lewach',
      sv: 'Tarock i sju stick',
      ru: 'Тарок в семи взятках',
    },
    about: {
      en: 'The first lesson: kings, taroks and the Pagat, in the last seven tricks of a deal for two.',
      de: 'Die erste Lektion: Könige, Tarocke und der Pagat in den letzten sieben Stichen eines Spiels zu zweit.',
      pl: 'Pierwsza lekcja: króle, taroki i Pagat w ostatnich siedmiu lewach gry we dwóch.',
      sv: 'Första lektionen: kungar, tarocker och Pagat i de sista sju sticken av en giv för två.',
      ru: 'Первый урок: короли, тароки и Пагат в последних семи взятках сдачи вдвоём.',
    },
    minutes: 3,
  },
  announcing: {
    title: {
      en: 'Skat, announcing, and Sky',
      de: 'Skat, Ansagen und der Sküs',
      pl: 'Skat, zgłaszanie i Sky',
      sv: 'Skat, anmälan och Sküs',
      ru: 'Скат, объявления и Скиз',
    },
    about: {
      en: 'The second lesson, how a deal begins: three cards are laid away, a good hand is paid, and Sky saves a queen.',
      de: 'Die zweite Lektion, wie ein Spiel beginnt: Drei Karten werden weggelegt, ein gutes Blatt wird bezahlt, und der Sküs rettet eine Dame.',
      pl: 'Druga lekcja, początek rozdania: odkłada się trzy karty, za dobrą rękę są punkty, a Sky ratuje damę.',
      sv: 'Andra lektionen, hur en giv börjar: tre kort läggs bort, en god hand får betalt, och Sküs räddar en dam.',
      ru: 'Второй урок, начало сдачи: откладывают три карты, за хорошие карты платят, а Скиз спасает даму.',
    },
    minutes: 4,
  },
  three: {
    title: {
      en: 'The Pagat is hunted',
      de: 'Die Jagd auf den Pagat',
      pl: 'Polowanie na Pagata',
      sv: 'Jakten på Pagat',
      ru: 'Охота на Пагата',
    },
    about: {
      en: 'Three at the table, each for himself: how another’s Pagat is caught.',
      de: 'Drei am Tisch, jeder für sich: wie man den Pagat eines anderen fängt.',
      pl: 'Trzech przy stole, każdy gra dla siebie: jak złapać cudzego Pagata.',
      sv: 'Tre vid bordet, var och en för sig: hur man fångar en annans Pagat.',
      ru: 'Трое за столом, каждый за себя: как поймать чужого Пагата.',
    },
    minutes: 2,
  },
} as const satisfies Readonly<Record<string, Pick<LessonOffer, 'title' | 'about' | 'minutes'>>>;

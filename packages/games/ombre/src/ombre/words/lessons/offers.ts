import type {LessonText} from '@quinola/table';

/** The guided deals of Lomber. */
export const GUIDES = {
  'first-solo': {
    title: {
      en: 'The seven that beats the king',
      de: 'Die Sieben schlägt den König',
      pl: 'Siódemka bije króla',
      sv: 'Sjuan slår kungen',
      ru: 'Семёрка бьёт короля',
    },
    about: {
      en: 'The first lesson: tricks, trumps, Spadille, Manille and Basta, in one Solo.',
      de: 'Die erste Lektion: Stiche, Trümpfe, Spadille, Manille und Basta in einem Solo.',
      pl: 'Pierwsza lekcja: lewy, atuty, Spadilia, Manilia i Basta w jednym Solo.',
      sv: 'Första lektionen: stick, trumf, spadilj, manilj och basta i ett Solo.',
      ru: 'Первый урок: взятки, козыри, шпадилья, манилья и баста в одном Соло.',
    },
    minutes: 3,
  },
  'first-ask': {
    title: {
      en: 'Bidding and buying',
      de: 'Bieten und kaufen',
      pl: 'Licytacja i kupowanie',
      sv: 'Bjuda och köpa',
      ru: 'Торговля и прикуп',
    },
    about: {
      en: 'The second lesson, how a deal begins: is the hand good enough, and what goes into the talon’s place?',
      de: 'Die zweite Lektion, wie ein Spiel beginnt: Ist das Blatt gut genug, und welche Karten tauscht man?',
      pl: 'Druga lekcja, początek rozdania: czy z tą ręką warto grać i które karty wymienić?',
      sv: 'Andra lektionen, hur en giv börjar: är handen bra nog, och vilka kort ska bytas?',
      ru: 'Второй урок, начало сдачи: хороши ли карты и какие из них обменять?',
    },
    minutes: 2,
  },
} as const satisfies Readonly<Record<string, LessonText>>;

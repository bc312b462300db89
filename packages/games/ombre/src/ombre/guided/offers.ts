import type {OfferText} from '../../kit/offers.js';

/** The guided deals of Lomber. */
export const GUIDES = {
  'first-solo': {
    title: {en: 'The seven that beats the king', pl: 'Siódemka bije króla'},
    about: {
      en: 'The first lesson: tricks, trumps, Spadille, Manille and Basta, in one Solo.',
      pl: 'Pierwsza lekcja: lewy, atuty, Spadilia, Manilia i Basta w jednym Solo.',
    },
    minutes: 3,
  },
  'first-ask': {
    title: {en: 'Bidding and buying', pl: 'Licytacja i kupowanie'},
    about: {
      en: 'The second lesson, how a deal begins: is the hand good enough, and what goes into the talon’s place?',
      pl: 'Druga lekcja, początek rozdania: czy z tą ręką warto grać i które karty wymienić?',
    },
    minutes: 2,
  },
} as const satisfies Readonly<Record<string, OfferText>>;

import type {LessonOffer} from '@quinola/table';

/** The problems of Tarok-ombre, by their ids: what is known of each before it is loaded. */
export const PROBLEMS = {
  'eleven-taroks': {
    title: {en: 'Eleven taroks and three kings', pl: 'Jedenaście taroków i trzy króle'},
    about: {
      en: 'Eleven taroks without Sky and Pagat, three kings, a queen, three knights. Which game do you bid?',
      pl: 'Jedenaście taroków bez Sky i Pagata, trzy króle, dama i trzech kawali. Jaką grę zapowiadasz?',
    },
    minutes: 1,
  },
  'what-to-ask-for': {
    title: {en: 'Which card do you ask for?', pl: 'Jakiej karty żądasz?'},
    about: {
      en: 'You play a Uno with eleven taroks, the XXI among them, and may ask for one card.',
      pl: 'Grasz a Uno z jedenastoma tarokami, wśród nich XXI, i możesz żądać jednej karty.',
    },
    minutes: 1,
  },
  'for-a-friend': {
    title: {en: 'XXI in your hand', pl: 'XXI w twoim ręku'},
    about: {
      en: 'The declarer has so many taroks that he did not ask for XXI. You hold it, and lead.',
      pl: 'Grający ma tyle taroków, że nie żądał XXI. Masz ją i wychodzisz.',
    },
    minutes: 1,
  },
  'hit-the-skat': {
    title: {en: 'The card he gave you', pl: 'Karta, którą ci oddał'},
    about: {
      en: 'The declarer asked you for the king of hearts, and gave you a small diamond for it. You lead.',
      pl: 'Grający zażądał od ciebie króla kier i oddał za niego małe karo. Wychodzisz.',
    },
    minutes: 1,
  },
  'xxi-held-back': {
    title: {en: 'XXI among small taroks', pl: 'XXI wśród małych taroków'},
    about: {
      en: 'The declarer leads the XIV, and your friend has followed. You hold XXI, V and III.',
      pl: 'Grający zadał XIV, przyjaciel dołożył. Masz XXI, V i III.',
    },
    minutes: 1,
  },
  'xxi-takes-xx': {
    title: {en: 'XXI over the XX', pl: 'XXI na XX'},
    about: {
      en: 'You play Solo, with XXI, XIX and XVII, and an opponent leads the XX.',
      pl: 'Grasz Solo z XXI, XIX i XVII, a przeciwnik zadaje XX.',
    },
    minutes: 1,
  },
} as const satisfies Readonly<Record<string, Pick<LessonOffer, 'title' | 'about' | 'minutes'>>>;

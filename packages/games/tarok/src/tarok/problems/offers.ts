import type {LessonOffer} from '@quinola/table';

/** The problems of Tarok, by their ids: what is known of each before it is loaded. */
export const PROBLEMS = {
  'queen-under-king': {
    title: {en: 'Queen and knight under the king', pl: 'Dama i kawal pod królem'},
    about: {
      en: 'The king of spades is led. Of spades you hold only the queen and the knight.',
      pl: 'Zagrano króla pik. Z pików masz tylko damę i kawala.',
    },
    minutes: 1,
  },
  'three-taroks': {
    title: {en: 'The Pagat and two taroks', pl: 'Pagat i dwa taroki'},
    about: {
      en: 'You deal, and hold only three taroks, one of them the Pagat. Which three cards are laid away?',
      pl: 'Rozdajesz i masz tylko trzy taroki, a wśród nich Pagata. Które trzy karty odłożyć?',
    },
    minutes: 1,
  },
  'half-a-cavalry': {
    title: {en: 'Hearts or clubs into the Skat?', pl: 'Kiery czy trefle do Skata?'},
    about: {
      en: 'You deal, and want to be rid of a suit: three figures of hearts, or three small clubs?',
      pl: 'Rozdajesz i chcesz się pozbyć koloru: trzech figur kierowych czy trzech małych trefli?',
    },
    minutes: 1,
  },
  'first-tarok': {
    title: {en: 'What the first tarok says', pl: 'Co mówi pierwszy tarok'},
    about: {
      en: 'You lead, without the Pagat, and nobody has announced taroks. High or low?',
      pl: 'Wychodzisz bez Pagata, a nikt nie zgłosił taroków. Wysoko czy nisko?',
    },
    minutes: 1,
  },
  'ten-announced': {
    title: {en: 'Ten taroks against you', pl: 'Dziesięć taroków przeciw tobie'},
    about: {
      en: 'The player on your right has announced ten taroks. You lead: do you hunt the Pagat?',
      pl: 'Gracz po prawej zgłosił dziesięć taroków. Wychodzisz: czy grasz na Pagata?',
    },
    minutes: 1,
  },
  'pagat-at-once': {
    title: {en: 'A Pagat that cannot be saved', pl: 'Pagat nie do uratowania'},
    about: {
      en: 'You hold the Pagat with only two taroks and no king, and the XIV is led.',
      pl: 'Masz Pagata z dwoma tylko tarokami i żadnego króla, a zagrano XIV.',
    },
    minutes: 1,
  },
  'pagat-to-the-end': {
    title: {en: 'The same, with three kings', pl: 'To samo z trzema królami'},
    about: {
      en: 'Again the Pagat cannot be saved. But you hold three kings, and another has laid the Skat.',
      pl: 'Pagata znowu nie da się uratować. Ale masz trzy króle, a Skat kładł kto inny.',
    },
    minutes: 1,
  },
  'without-the-king': {
    title: {en: 'Three figures without the king', pl: 'Trzy figury bez króla'},
    about: {
      en: 'You hold queen, knight and knave of spades, and lead. How is the king drawn?',
      pl: 'Masz damę, kawala i waleta pik i wychodzisz. Jak wyciągnąć króla?',
    },
    minutes: 1,
  },
  'suit-for-two': {
    title: {en: 'Which suit, for two?', pl: 'W który kolor we dwóch?'},
    about: {
      en: 'For two: there is no Pagat to catch or to save. Which suit do you lead?',
      pl: 'We dwóch: nie grasz na Pagata i nie masz go do ratowania. W który kolor wychodzisz?',
    },
    minutes: 1,
  },
} as const satisfies Readonly<Record<string, Pick<LessonOffer, 'title' | 'about' | 'minutes'>>>;

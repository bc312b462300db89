import type {LessonOffer} from '@quinola/table';

/** The problems of Tarok: positions of the book, with its answers. */
export const problems: readonly LessonOffer[] = [
  {
    id: 'queen-under-king',
    kind: 'problem',
    title: {en: 'Queen and knight under the king', pl: 'Dama i kawal pod królem'},
    about: {
      en: 'The king of spades is led. Of spades you hold only the queen and the knight.',
      pl: 'Zagrano króla pik. Z pików masz tylko damę i kawala.',
    },
    minutes: 1,
    load: () => import('./queen-under-king.js').then(({queenUnderKing}) => queenUnderKing),
  },
  {
    id: 'three-taroks',
    kind: 'problem',
    title: {en: 'The Pagat and two taroks', pl: 'Pagat i dwa taroki'},
    about: {
      en: 'You deal, and hold only three taroks, one of them the Pagat. Which three cards are laid away?',
      pl: 'Rozdajesz i masz tylko trzy taroki, a wśród nich Pagata. Które trzy karty odłożyć?',
    },
    minutes: 1,
    load: () => import('./three-taroks.js').then(({threeTaroks}) => threeTaroks),
  },
  {
    id: 'half-a-cavalry',
    kind: 'problem',
    title: {en: 'Hearts or clubs into the Skat?', pl: 'Kiery czy trefle do Skata?'},
    about: {
      en: 'You deal, and want to be rid of a suit: three figures of hearts, or three small clubs?',
      pl: 'Rozdajesz i chcesz się pozbyć koloru: trzech figur kierowych czy trzech małych trefli?',
    },
    minutes: 1,
    load: () => import('./half-a-cavalry.js').then(({halfACavalry}) => halfACavalry),
  },
  {
    id: 'first-tarok',
    kind: 'problem',
    title: {en: 'What the first tarok says', pl: 'Co mówi pierwszy tarok'},
    about: {
      en: 'You lead, without the Pagat, and nobody has announced taroks. High or low?',
      pl: 'Wychodzisz bez Pagata, a nikt nie zgłosił taroków. Wysoko czy nisko?',
    },
    minutes: 1,
    load: () => import('./first-tarok.js').then(({firstTarok}) => firstTarok),
  },
  {
    id: 'ten-announced',
    kind: 'problem',
    title: {en: 'Ten taroks against you', pl: 'Dziesięć taroków przeciw tobie'},
    about: {
      en: 'The player on your right has announced ten taroks. You lead: do you hunt the Pagat?',
      pl: 'Gracz po prawej zgłosił dziesięć taroków. Wychodzisz: czy grasz na Pagata?',
    },
    minutes: 1,
    load: () => import('./ten-announced.js').then(({tenAnnounced}) => tenAnnounced),
  },
  {
    id: 'pagat-at-once',
    kind: 'problem',
    title: {en: 'A Pagat that cannot be saved', pl: 'Pagat nie do uratowania'},
    about: {
      en: 'You hold the Pagat with only two taroks and no king, and the XIV is led.',
      pl: 'Masz Pagata z dwoma tylko tarokami i żadnego króla, a zagrano XIV.',
    },
    minutes: 1,
    load: () => import('./pagat-at-once.js').then(({pagatAtOnce}) => pagatAtOnce),
  },
  {
    id: 'pagat-to-the-end',
    kind: 'problem',
    title: {en: 'The same, with three kings', pl: 'To samo z trzema królami'},
    about: {
      en: 'Again the Pagat cannot be saved. But you hold three kings, and another has laid the Skat.',
      pl: 'Pagata znowu nie da się uratować. Ale masz trzy króle, a Skat kładł kto inny.',
    },
    minutes: 1,
    load: () => import('./pagat-to-the-end.js').then(({pagatToTheEnd}) => pagatToTheEnd),
  },
  {
    id: 'without-the-king',
    kind: 'problem',
    title: {en: 'Three figures without the king', pl: 'Trzy figury bez króla'},
    about: {
      en: 'You hold queen, knight and knave of spades, and lead. How is the king drawn?',
      pl: 'Masz damę, kawala i waleta pik i wychodzisz. Jak wyciągnąć króla?',
    },
    minutes: 1,
    load: () => import('./without-the-king.js').then(({withoutTheKing}) => withoutTheKing),
  },
  {
    id: 'suit-for-two',
    kind: 'problem',
    title: {en: 'Which suit, for two?', pl: 'W który kolor we dwóch?'},
    about: {
      en: 'For two: there is no Pagat to catch or to save. Which suit do you lead?',
      pl: 'We dwóch: nie grasz na Pagata i nie masz go do ratowania. W który kolor wychodzisz?',
    },
    minutes: 1,
    load: () => import('./suit-for-two.js').then(({suitForTwo}) => suitForTwo),
  },
];

import type {LessonOffer} from '@quinola/table';

/** The problems of Tarok, by their ids: what is known of each before it is loaded. */
export const PROBLEMS = {
  'queen-under-king': {
    title: {
      en: 'Queen and knight under the king',
      de: 'Dame und Cavall unter dem König',
      pl: 'Dama i kawal pod królem',
      sv: 'Dam och riddare under kungen',
      ru: 'Дама и всадник под королём',
    },
    about: {
      en: 'The king of spades is led. Of spades you hold only the queen and the knight.',
      de: 'Der Pik-König wird ausgespielt. Von Pik haben Sie nur Dame und Cavall.',
      pl: 'Zagrano króla pik. Z pików masz tylko damę i kawala.',
      sv: 'Spader kung spelas ut. I spader har du bara damen och riddaren.',
      ru: 'Зашли с короля пик. Из пик у вас только дама и всадник.',
    },
    minutes: 1,
  },
  'three-taroks': {
    title: {
      en: 'The Pagat and two taroks',
      de: 'Der Pagat und zwei Tarocke',
      pl: 'Pagat i dwa taroki',
      sv: 'Pagat och två tarocker',
      ru: 'Пагат и два тарока',
    },
    about: {
      en: 'You deal, and hold only three taroks, one of them the Pagat. Which three cards are laid away?',
      de: 'Sie geben und haben nur drei Tarocke, darunter den Pagat. Welche drei Karten legt man weg?',
      pl: 'Rozdajesz i masz tylko trzy taroki, a wśród nich Pagata. Które trzy karty odłożyć?',
      sv: 'Du ger och har bara tre tarocker, en av dem Pagat. Vilka tre kort läggs bort?',
      ru: 'Вы сдаёте, и у вас только три тарока, среди них Пагат. Какие три карты отложить?',
    },
    minutes: 1,
  },
  'half-a-cavalry': {
    title: {
      en: 'Hearts or clubs into the Skat?',
      de: 'Herz oder Treff in den Skat?',
      pl: 'Kiery czy trefle do Skata?',
      sv: 'Hjärter eller klöver i skaten?',
      ru: 'Червы или трефы в скат?',
    },
    about: {
      en: 'You deal, and want to be rid of a suit: three figures of hearts, or three small clubs?',
      de: 'Sie geben und wollen eine Farbe loswerden: drei Herzfiguren oder drei kleine Treff?',
      pl: 'Rozdajesz i chcesz się pozbyć koloru: trzech figur kierowych czy trzech małych trefli?',
      sv: 'Du ger och vill bli av med en färg: tre klädda hjärter eller tre låga klöver?',
      ru: 'Вы сдаёте и хотите избавиться от масти: от трёх фигур червей или трёх малых треф?',
    },
    minutes: 1,
  },
  'first-tarok': {
    title: {
      en: 'What the first tarok says',
      de: 'Was das erste Tarock sagt',
      pl: 'Co mówi pierwszy tarok',
      sv: 'Vad den första tarocken säger',
      ru: 'Что говорит первый тарок',
    },
    about: {
      en: 'You lead, without the Pagat, and nobody has announced taroks. High or low?',
      de: 'Sie spielen ohne den Pagat aus, und niemand hat Tarocke angesagt. Hoch oder niedrig?',
      pl: 'Wychodzisz bez Pagata, a nikt nie zgłosił taroków. Wysoko czy nisko?',
      sv: 'Du spelar ut utan Pagat, och ingen har anmält tarocker. Högt eller lågt?',
      ru: 'Ход ваш, Пагата нет, и тароков никто не объявил. Высокий или низкий?',
    },
    minutes: 1,
  },
  'ten-announced': {
    title: {
      en: 'Ten taroks against you',
      de: 'Zehn Tarocke gegen Sie',
      pl: 'Dziesięć taroków przeciw tobie',
      sv: 'Tio tarocker mot dig',
      ru: 'Десять тароков против вас',
    },
    about: {
      en: 'The player on your right has announced ten taroks. You lead: do you hunt the Pagat?',
      de: 'Ihr rechter Nachbar hat zehn Tarocke angesagt. Sie spielen aus: Jagen Sie den Pagat?',
      pl: 'Gracz po prawej zgłosił dziesięć taroków. Wychodzisz: czy grasz na Pagata?',
      sv: 'Spelaren till höger har anmält tio tarocker. Du spelar ut: jagar du Pagat?',
      ru: 'Игрок справа объявил десять тароков. Ход ваш: охотиться на Пагата?',
    },
    minutes: 1,
  },
  'pagat-at-once': {
    title: {
      en: 'A Pagat that cannot be saved',
      de: 'Ein Pagat, der nicht zu retten ist',
      pl: 'Pagat nie do uratowania',
      sv: 'En Pagat som inte kan räddas',
      ru: 'Пагат, которого не спасти',
    },
    about: {
      en: 'You hold the Pagat with only two taroks and no king, and the XIV is led.',
      de: 'Sie haben den Pagat mit nur zwei Tarocken und keinen König, und die XIV wird ausgespielt.',
      pl: 'Masz Pagata z dwoma tylko tarokami i żadnego króla, a zagrano XIV.',
      sv: 'Du har Pagat med bara två tarocker och ingen kung, och XIV spelas ut.',
      ru: 'У вас Пагат с двумя тароками и ни одного короля, а зашли с XIV.',
    },
    minutes: 1,
  },
  'pagat-to-the-end': {
    title: {
      en: 'The same, with three kings',
      de: 'Dasselbe mit drei Königen',
      pl: 'To samo z trzema królami',
      sv: 'Detsamma med tre kungar',
      ru: 'То же с тремя королями',
    },
    about: {
      en: 'Again the Pagat cannot be saved. But you hold three kings, and another has laid the Skat.',
      de: 'Wieder ist der Pagat nicht zu retten. Aber Sie haben drei Könige, und den Skat hat ein anderer gelegt.',
      pl: 'Pagata znowu nie da się uratować. Ale masz trzy króle, a Skat kładł kto inny.',
      sv: 'Återigen kan Pagat inte räddas. Men du har tre kungar, och någon annan har lagt skaten.',
      ru: 'Пагата опять не спасти. Но у вас три короля, а скат откладывал другой.',
    },
    minutes: 1,
  },
  'without-the-king': {
    title: {
      en: 'Three figures without the king',
      de: 'Drei Figuren ohne den König',
      pl: 'Trzy figury bez króla',
      sv: 'Tre klädda kort utan kungen',
      ru: 'Три фигуры без короля',
    },
    about: {
      en: 'You hold queen, knight and knave of spades, and lead. How is the king drawn?',
      de: 'Sie haben Dame, Cavall und Bube von Pik und spielen aus. Wie lockt man den König heraus?',
      pl: 'Masz damę, kawala i waleta pik i wychodzisz. Jak wyciągnąć króla?',
      sv: 'Du har dam, riddare och knekt i spader och spelar ut. Hur drar man fram kungen?',
      ru: 'У вас дама, всадник и валет пик, и ход ваш. Как выманить короля?',
    },
    minutes: 1,
  },
  'suit-for-two': {
    title: {
      en: 'Which suit, for two?',
      de: 'Welche Farbe zu zweit?',
      pl: 'W który kolor we dwóch?',
      sv: 'Vilken färg, på två?',
      ru: 'С какой масти вдвоём?',
    },
    about: {
      en: 'For two: there is no Pagat to catch or to save. Which suit do you lead?',
      de: 'Zu zweit: Kein Pagat ist zu fangen oder zu retten. Welche Farbe spielen Sie aus?',
      pl: 'We dwóch: nie grasz na Pagata i nie masz go do ratowania. W który kolor wychodzisz?',
      sv: 'På två: det finns ingen Pagat att fånga eller rädda. Vilken färg spelar du ut?',
      ru: 'Вдвоём: Пагата не поймать и не спасать. С какой масти зайти?',
    },
    minutes: 1,
  },
} as const satisfies Readonly<Record<string, Pick<LessonOffer, 'title' | 'about' | 'minutes'>>>;

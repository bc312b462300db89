import type {LessonOffer} from '@quinola/table';

/** The problems of Tarok-ombre, by their ids: what is known of each before it is loaded. */
export const PROBLEMS = {
  'eleven-taroks': {
    title: {
      en: 'Eleven taroks and three kings',
      de: 'Elf Tarocke und drei Könige',
      pl: 'Jedenaście taroków i trzy króle',
      sv: 'Elva tarocker och tre kungar',
      ru: 'Одиннадцать тароков и три короля',
    },
    about: {
      en: 'Eleven taroks without Sky and Pagat, three kings, a queen, three knights. Which game do you bid?',
      de: 'Elf Tarocke ohne Sküs und Pagat, drei Könige, eine Dame, drei Cavalls. Welches Spiel sagen Sie an?',
      pl: 'Jedenaście taroków bez Sky i Pagata, trzy króle, dama i trzech kawali. Jaką grę zapowiadasz?',
      sv: 'Elva tarocker utan Sküs och Pagat, tre kungar, en dam, tre riddare. Vilket spel bjuder du?',
      ru: 'Одиннадцать тароков без Скиза и Пагата, три короля, дама, три всадника. Какую игру объявить?',
    },
    minutes: 1,
  },
  'what-to-ask-for': {
    title: {
      en: 'Which card do you ask for?',
      de: 'Welche Karte verlangen Sie?',
      pl: 'Jakiej karty żądasz?',
      sv: 'Vilket kort begär du?',
      ru: 'Какую карту потребовать?',
    },
    about: {
      en: 'You play a Uno with eleven taroks, the XXI among them, and may ask for one card.',
      de: 'Sie spielen a Uno mit elf Tarocken, darunter die XXI, und dürfen eine Karte verlangen.',
      pl: 'Grasz a Uno z jedenastoma tarokami, wśród nich XXI, i możesz żądać jednej karty.',
      sv: 'Du spelar a Uno med elva tarocker, bland dem XXI, och får begära ett kort.',
      ru: 'Вы играете a Uno с одиннадцатью тароками, среди них XXI, и можете потребовать одну карту.',
    },
    minutes: 1,
  },
  'for-a-friend': {
    title: {
      en: 'XXI in your hand',
      de: 'Die XXI in Ihrer Hand',
      pl: 'XXI w twoim ręku',
      sv: 'XXI på din hand',
      ru: 'XXI у вас на руках',
    },
    about: {
      en: 'The declarer has so many taroks that he did not ask for XXI. You hold it, and lead.',
      de: 'Der Spieler hat so viele Tarocke, dass er die XXI nicht verlangt hat. Sie haben sie und spielen aus.',
      pl: 'Grający ma tyle taroków, że nie żądał XXI. Masz ją i wychodzisz.',
      sv: 'Spelaren har så många tarocker att han inte begärde XXI. Du har den och spelar ut.',
      ru: 'У играющего столько тароков, что он не потребовал XXI. Этот тарок у вас, и ход ваш.',
    },
    minutes: 1,
  },
  'hit-the-skat': {
    title: {
      en: 'The card he gave you',
      de: 'Die Karte, die er Ihnen gab',
      pl: 'Karta, którą ci oddał',
      sv: 'Kortet han gav dig',
      ru: 'Карта, которую вам отдали',
    },
    about: {
      en: 'The declarer asked you for the king of hearts, and gave you a small diamond for it. You lead.',
      de: 'Der Spieler hat von Ihnen den Herz-König verlangt und Ihnen dafür ein kleines Karo gegeben. Sie spielen aus.',
      pl: 'Grający zażądał od ciebie króla kier i oddał za niego małe karo. Wychodzisz.',
      sv: 'Spelaren begärde hjärter kung av dig och gav dig en låg ruter för den. Du spelar ut.',
      ru: 'Играющий потребовал у вас короля червей и отдал за него малую бубну. Ход ваш.',
    },
    minutes: 1,
  },
  'xxi-held-back': {
    title: {
      en: 'XXI among small taroks',
      de: 'Die XXI unter kleinen Tarocken',
      pl: 'XXI wśród małych taroków',
      sv: 'XXI bland låga tarocker',
      ru: 'XXI среди малых тароков',
    },
    about: {
      en: 'The declarer leads the XIV, and your friend has followed. You hold XXI, V and III.',
      de: 'Der Spieler spielt die XIV aus, Ihr Verbündeter hat zugegeben. Sie haben XXI, V und III.',
      pl: 'Grający zadał XIV, przyjaciel dołożył. Masz XXI, V i III.',
      sv: 'Spelaren spelar ut XIV, och din förbundne har lagt. Du har XXI, V och III.',
      ru: 'Играющий зашёл с XIV, союзник положил. У вас XXI, V и III.',
    },
    minutes: 1,
  },
  'xxi-takes-xx': {
    title: {
      en: 'XXI over the XX',
      de: 'Die XXI auf die XX',
      pl: 'XXI na XX',
      sv: 'XXI över XX',
      ru: 'XXI на XX',
    },
    about: {
      en: 'You play Solo, with XXI, XIX and XVII, and an opponent leads the XX.',
      de: 'Sie spielen Solo mit XXI, XIX und XVII, und ein Gegner spielt die XX aus.',
      pl: 'Grasz Solo z XXI, XIX i XVII, a przeciwnik zadaje XX.',
      sv: 'Du spelar Solo med XXI, XIX och XVII, och en motspelare spelar ut XX.',
      ru: 'Вы играете соло с XXI, XIX и XVII, а противник зашёл с XX.',
    },
    minutes: 1,
  },
} as const satisfies Readonly<Record<string, Pick<LessonOffer, 'title' | 'about' | 'minutes'>>>;

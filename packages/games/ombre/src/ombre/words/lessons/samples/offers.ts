import type {LessonWords} from '@quinola/play';
import type {LessonText} from '@quinola/table';

const told = (minutes: number, title: LessonWords, about: LessonWords): LessonText => ({
  title,
  about,
  minutes,
});

/** The nine sample games of the book with their variations. */
export const SAMPLES = {
  'game-1': told(
    3,
    {
      en: 'First game: the strength of the defence',
      de: 'Erstes Spiel: die Stärke der Verteidigung',
      pl: 'Gra pierwsza: siła obrony',
      sv: 'Första spelet: försvarets styrka',
      ru: 'Первая игра: сила защиты',
    },
    {
      en: 'A Solo is played against you. You hold Spadille and small trumps, and lead your queens.',
      de: 'Gegen Sie wird ein Solo gespielt. Sie haben Spadille und kleine Trümpfe und spielen Ihre Damen aus.',
      pl: 'Przeciw tobie gra się Solo. Masz Spadilię i małe atuty i wychodzisz damami.',
      sv: 'Ett solo spelas mot dig. Du har spadilj och låga trumf, och spelar ut dina damer.',
      ru: 'Против вас играют соло. У вас шпадилья и малые козыри, и вы ходите с дам.',
    },
  ),
  'game-1-king': told(
    2,
    {
      en: 'First game, begun with a king',
      de: 'Erstes Spiel, mit einem König begonnen',
      pl: 'Gra pierwsza, zaczęta królem',
      sv: 'Första spelet, börjat med en kung',
      ru: 'Первая игра, начатая с короля',
    },
    {
      en: 'The same Solo in your hands. If the king of clubs is led first, it is not won.',
      de: 'Dasselbe Solo in Ihrer Hand. Spielt man den Treff-König zuerst, so gewinnt es nicht.',
      pl: 'To samo Solo w twoich rękach. Zaczęte królem trefl nie wygrywa.',
      sv: 'Samma solo på din hand. Spelas klöver kung först vinner det inte.',
      ru: 'То же соло у вас на руках. Начатое с короля треф, оно не выигрывает.',
    },
  ),
  'game-2': told(
    2,
    {
      en: 'Second game: a fine hand in the middle',
      de: 'Zweites Spiel: ein schönes Blatt in der Mitte',
      pl: 'Gra druga: piękna ręka we środku',
      sv: 'Andra spelet: en fin hand i mitten',
      ru: 'Вторая игра: прекрасные карты в середине',
    },
    {
      en: 'A Solo that seems impossible to lose, and a defence that holds it.',
      de: 'Ein Solo, das nicht zu verlieren scheint, und eine Verteidigung, die es aufhält.',
      pl: 'Solo, które zdaje się nie do przegrania, i obrona, która je powstrzyma.',
      sv: 'Ett solo som verkar omöjligt att förlora, och ett försvar som stoppar det.',
      ru: 'Соло, которое, кажется, не проиграть, и защита, которая его удержит.',
    },
  ),
  'game-3': told(
    3,
    {
      en: 'Third game: no king to begin with',
      de: 'Drittes Spiel: kein König zu Beginn',
      pl: 'Gra trzecia: nie zaczynaj królem',
      sv: 'Tredje spelet: ingen kung till att börja med',
      ru: 'Третья игра: не начинать с короля',
    },
    {
      en: 'The Ombre sits last. What you lead, what you throw, and a queen too many.',
      de: 'Der Hombre sitzt zuletzt. Was man ausspielt, was man abwirft, und eine Dame zu viel.',
      pl: 'Lomber siedzi ostatni. Czym wyjść, co zrzucić i o jedną damę za dużo.',
      sv: 'Lombren sitter sist. Vad man spelar ut, vad man kastar, och en dam för mycket.',
      ru: 'Ломбер сидит последним. С чего ходить, что сносить и одна лишняя дама.',
    },
  ),
  'game-4': told(
    3,
    {
      en: 'Fourth game: stay with the suit',
      de: 'Viertes Spiel: bei der Farbe bleiben',
      pl: 'Gra czwarta: trzymaj się koloru',
      sv: 'Fjärde spelet: håll fast vid färgen',
      ru: 'Четвёртая игра: держаться масти',
    },
    {
      en: 'You have opened clubs. Go on with them, and let the Ombre trump with a man behind him.',
      de: 'Sie haben Treff angespielt. Bleiben Sie dabei, und lassen Sie den Hombre stechen, wenn einer hinter ihm sitzt.',
      pl: 'Zacząłeś treflami. Graj je dalej i niech lomber przebija, mając kogoś za sobą.',
      sv: 'Du har öppnat klöver. Fortsätt, och låt Lombren trumfa med någon bakom sig.',
      ru: 'Вы начали с треф. Продолжайте, и пусть ломбер бьёт козырем, когда за ним ещё кладут.',
    },
  ),
  'game-5': told(
    3,
    {
      en: 'Fifth game: the trumps not counted',
      de: 'Fünftes Spiel: die nicht gezählten Trümpfe',
      pl: 'Gra piąta: nie policzone atuty',
      sv: 'Femte spelet: trumfen som inte räknades',
      ru: 'Пятая игра: несосчитанные козыри',
    },
    {
      en: 'An Ombre draws trumps once too often, and you have five tricks.',
      de: 'Ein Hombre zieht einmal zu oft Trumpf, und Sie haben fünf Stiche.',
      pl: 'Lomber o raz za dużo ściąga atuty, a ty masz pięć lew.',
      sv: 'En Lombre drar trumf en gång för mycket, och du har fem stick.',
      ru: 'Ломбер выбивает козыри один лишний раз, и у вас пять взяток.',
    },
  ),
  'game-6': told(
    3,
    {
      en: 'Sixth game: four matadors, and lost',
      de: 'Sechstes Spiel: vier Matadore, und verloren',
      pl: 'Gra szósta: cztery matadory i przegrana',
      sv: 'Sjätte spelet: fyra matadorer, och förlorat',
      ru: 'Шестая игра: четыре матадора и проигрыш',
    },
    {
      en: 'Nobody makes a mistake, and the best hand of the book loses between two others.',
      de: 'Niemand macht einen Fehler, und das beste Blatt des Buches verliert zwischen zwei anderen.',
      pl: 'Nikt nie popełnia błędu, a najlepsza ręka w książce przegrywa między dwiema innymi.',
      sv: 'Ingen gör något misstag, och bokens bästa hand förlorar mellan två andra.',
      ru: 'Никто не ошибается, а лучшие карты в книге проигрывают между двумя другими.',
    },
  ),
  'game-6-lead': told(
    2,
    {
      en: 'Sixth game, with the lead',
      de: 'Sechstes Spiel, in Vorhand',
      pl: 'Gra szósta, na ręku',
      sv: 'Sjätte spelet, i förhand',
      ru: 'Шестая игра, на первой руке',
    },
    {
      en: 'The same cards, but you lead first: eight tricks.',
      de: 'Dieselben Karten, aber Sie spielen zuerst aus: acht Stiche.',
      pl: 'Te same karty, ale wychodzisz pierwszy: osiem lew.',
      sv: 'Samma kort, men du spelar ut först: åtta stick.',
      ru: 'Те же карты, но первый ход ваш: восемь взяток.',
    },
  ),
  'game-7': told(
    3,
    {
      en: 'Seventh game: all trumps in one hand',
      de: 'Siebtes Spiel: alle Trümpfe in einer Hand',
      pl: 'Gra siódma: wszystkie atuty w jednej ręce',
      sv: 'Sjunde spelet: alla trumf på en hand',
      ru: 'Седьмая игра: все козыри в одной руке',
    },
    {
      en: 'You are the Ombre, and one opponent has seven trumps. When do you stop drawing them?',
      de: 'Sie sind der Hombre, und ein Gegner hat sieben Trümpfe. Wann hört man auf, sie zu ziehen?',
      pl: 'Jesteś lombrem, a jeden z przeciwników ma siedem atutów. Kiedy przestać je ściągać?',
      sv: 'Du är Lombren, och en motspelare har sju trumf. När slutar man dra dem?',
      ru: 'Вы ломбер, а у одного из противников семь козырей. Когда перестать их выбивать?',
    },
  ),
  'game-8': told(
    3,
    {
      en: 'Eighth game: throw a card away',
      de: 'Achtes Spiel: eine Karte abwerfen',
      pl: 'Gra ósma: zrzuć kartę',
      sv: 'Åttonde spelet: kasta ett kort',
      ru: 'Восьмая игра: снести карту',
    },
    {
      en: 'Trumps without good cards beside them: how a game is won by not beating.',
      de: 'Trümpfe ohne gute Karten daneben: wie man gewinnt, indem man nicht schlägt.',
      pl: 'Atuty bez dobrych kart obok: jak wygrać, nie bijąc.',
      sv: 'Trumf utan bra kort bredvid: hur man vinner genom att inte slå.',
      ru: 'Козыри без хороших карт при них: как выиграть, не побив.',
    },
  ),
  'game-8-overtrump': told(
    2,
    {
      en: 'Eighth game: Basta beaten',
      de: 'Achtes Spiel: Basta geschlagen',
      pl: 'Gra ósma: Basta przebita',
      sv: 'Åttonde spelet: basta slagen',
      ru: 'Восьмая игра: баста побита',
    },
    {
      en: 'The same game, if Manille is put on Basta: four tricks each.',
      de: 'Dasselbe Spiel, wenn man Manille auf Basta legt: je vier Stiche.',
      pl: 'Ta sama gra, gdy Manilia przebije Bastę: po cztery lewy.',
      sv: 'Samma spel, om manilj läggs på basta: fyra stick var.',
      ru: 'Та же игра, если положить манилью на басту: по четыре взятки.',
    },
  ),
  'game-8-matadors': told(
    2,
    {
      en: 'Eighth game: the matadors first',
      de: 'Achtes Spiel: zuerst die Matadore',
      pl: 'Gra ósma: najpierw matadory',
      sv: 'Åttonde spelet: matadorerna först',
      ru: 'Восьмая игра: сначала матадоры',
    },
    {
      en: 'The same game, begun with Spadille and Manille: four tricks each.',
      de: 'Dasselbe Spiel, mit Spadille und Manille begonnen: je vier Stiche.',
      pl: 'Ta sama gra, zaczęta Spadilią i Manilią: po cztery lewy.',
      sv: 'Samma spel, börjat med spadilj och manilj: fyra stick var.',
      ru: 'Та же игра, начатая со шпадильи и манильи: по четыре взятки.',
    },
  ),
  'game-9': told(
    3,
    {
      en: 'Ninth game: a Solo with nothing',
      de: 'Neuntes Spiel: ein Solo mit nichts',
      pl: 'Gra dziewiąta: Solo bez niczego',
      sv: 'Nionde spelet: ett solo med ingenting',
      ru: 'Девятая игра: соло ни с чем',
    },
    {
      en: 'No black ace, no trump, no king, queen or knave, and yet Solo is won: a joke of the book.',
      de: 'Kein schwarzes Ass, kein Trumpf, kein Bild, und doch gewinnt das Solo: ein Scherz des Buches.',
      pl: 'Bez czarnego asa, bez atutu, bez figury, a jednak Solo wygrywa: żart książki.',
      sv: 'Inget svart ess, ingen trumf, inget klätt kort, och ändå vinner solot: ett skämt av boken.',
      ru: 'Ни чёрного туза, ни козыря, ни фигуры, а соло выиграно: шутка книги.',
    },
  ),
} as const satisfies Readonly<Record<string, LessonText>>;

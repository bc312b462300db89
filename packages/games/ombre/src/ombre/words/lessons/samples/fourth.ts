import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The fourth game, from the eldest hand: hearts, a remise. */
export const game4 = sample(
  {
    id: 'game-4',
    source: inBook('fourth game', 'gra czwarta', {
      de: 'viertes Spiel',
      sv: 'fjärde spelet',
      ru: 'четвёртая игра',
    }),
    outcome: 'remise',
    goal: {
      en: 'Keep the Ombre at four tricks.',
      de: 'Lassen Sie dem Hombre nur vier Stiche.',
      pl: 'Nie daj lombrowi więcej niż czterech lew.',
      sv: 'Låt Lombren få högst fyra stick.',
      ru: 'Не дайте ломберу больше четырёх взяток.',
    },
    steps: [
      tell({
        en: 'Hearts are trumps. The Ombre sits on your right, in the middle; the exchange is over. You hold Manille (the seven), Basta, the king and the five of trumps. Your partner plays last.',
        de: 'Herz ist Trumpf. Der Hombre sitzt rechts von Ihnen, in der Mitte; der Tausch ist vorbei. Sie haben Manille (die Sieben), Basta, König und Fünf von Trumpf. Ihr Partner spielt zuletzt.',
        pl: 'Atutami są kiery. Lomber siedzi po twojej prawej, we środku; wymiana już za nami. Masz Manilię (siódemkę), Bastę, króla i piątkę atutową. Partner gra ostatni.',
        sv: 'Hjärter är trumf. Lombren sitter till höger om dig, i mitten; bytet är över. Du har manilj (sjuan), basta, kungen och femman i trumf. Din partner spelar sist.',
        ru: 'Козыри — червы. Ломбер сидит справа, в середине; обмен окончен. У вас манилья (семёрка), баста, король и пятёрка козырей. Партнёр кладёт последним.',
      }),
      follow(
        'KC',
        {
          en: 'You lead. *The king of clubs.*',
          de: 'Sie spielen aus. *Den Treff-König.*',
          pl: 'Wychodzisz. *Król trefl.*',
          sv: 'Du spelar ut. *Klöver kung.*',
          ru: 'Ход ваш. *С короля треф.*',
        },
        {
          right: {
            en: 'The king wins.',
            de: 'Der König gewinnt.',
            pl: 'Król bierze.',
            sv: 'Kungen vinner.',
            ru: 'Король берёт.',
          },
        },
      ),
      question(
        'QC',
        {
          en: '*What now: clubs once more, or another suit?*',
          de: '*Was nun: noch einmal Treff, oder eine andere Farbe?*',
          pl: '*Co teraz: jeszcze raz trefle czy inny kolor?*',
          sv: '*Vad nu: klöver en gång till, eller en annan färg?*',
          ru: '*Что теперь: снова трефы или другая масть?*',
        },
        {
          right: {
            en: 'Once a suit is opened, stay with it. The Ombre must trump with a man behind him: his two of hearts falls to your partner’s knave.',
            de: 'Bei einer angespielten Farbe bleibt man. Der Hombre muss stechen, und einer sitzt hinter ihm: Seine Herz-Zwei fällt an den Buben Ihres Partners.',
            pl: 'Kto zaczął kolor, niech się go trzyma. Lomber musi bić, mając kogoś za sobą: jego dwójka kier pada pod waleta partnera.',
            sv: 'Har man öppnat en färg håller man fast vid den. Lombren måste trumfa med någon bakom sig: hans hjärter två faller för din partners knekt.',
            ru: 'Начатой масти держатся. Ломбер вынужден бить, а за ним ещё кладут: его двойку червей берёт валет партнёра.',
          },
          other: {
            en: 'The book stays with the suit it has opened. Take it back, or go on.',
            de: 'Das Buch bleibt bei der angespielten Farbe. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Książka trzyma się koloru, który zaczęła. Cofnij albo graj dalej.',
            sv: 'Boken håller fast vid färgen den har öppnat. Ta tillbaka det, eller spela vidare.',
            ru: 'Книга держится начатой масти. Возьмите ход назад или играйте дальше.',
          },
        },
      ),
      follow(
        '5H',
        {
          en: 'Your partner leads a small diamond, not his king of spades. You have no diamond: *trump with the five.*',
          de: 'Ihr Partner spielt ein kleines Karo, nicht seinen Pik-König. Sie haben kein Karo: *Stechen Sie mit der Fünf.*',
          pl: 'Partner gra małe karo, nie króla pik. Kar nie masz: *bij piątką.*',
          sv: 'Din partner spelar en låg ruter, inte sin spader kung. Du har ingen ruter: *trumfa med femman.*',
          ru: 'Партнёр зашёл с малой бубны, не с короля пик. Бубен у вас нет: *бейте пятёркой.*',
        },
        {
          right: {
            en: 'Even the Ombre’s king of diamonds fell.',
            de: 'Sogar der Karo-König des Hombre ist gefallen.',
            pl: 'Padł nawet król karo lombra.',
            sv: 'Till och med Lombrens ruter kung föll.',
            ru: 'Пал даже король бубен ломбера.',
          },
        },
      ),
      follow(
        'QS JS',
        {
          en: '*Lead the queen of spades.*',
          de: '*Spielen Sie die Pik-Dame aus.*',
          pl: '*Zagraj damę pik.*',
          sv: '*Spela ut spader dam.*',
          ru: '*Зайдите с дамы пик.*',
        },
        {
          right: {
            en: 'He trumps, and your partner threw his king under her: he has one trick and wants no more, so he gives up his highest.',
            de: 'Er sticht, und Ihr Partner warf seinen König darunter: Er hat einen Stich und will keinen mehr, also gibt er seine höchsten Karten her.',
            pl: 'Lomber bije, a partner zrzucił pod nią króla: ma jedną lewę i więcej nie chce, więc pozbywa się najwyższych.',
            sv: 'Han trumfar, och din partner kastade sin kung under: han har ett stick och vill inte ha fler, så han gör sig av med sina högsta.',
            ru: 'Он бьёт козырем, а партнёр сбросил под даму короля: одна взятка у него есть, больше он не хочет и отдаёт старшие карты.',
          },
        },
      ),
      question(
        'KH',
        {
          en: 'Spadille is led. *Which trump do you give: Manille, Basta, or the king?*',
          de: 'Spadille wird ausgespielt. *Welchen Trumpf geben Sie: Manille, Basta oder den König?*',
          pl: 'Zagrano Spadilię. *Który atut dajesz: Manilię, Bastę czy króla?*',
          sv: 'Spadilj spelas ut. *Vilken trumf lägger du: manilj, basta eller kungen?*',
          ru: 'Зашли со шпадильи. *Какой козырь отдать: манилью, басту или короля?*',
        },
        {
          right: {
            en: 'The king: Manille and Basta will win two tricks.',
            de: 'Den König: Manille und Basta machen noch zwei Stiche.',
            pl: 'Króla: Manilia i Basta wezmą jeszcze dwie lewy.',
            sv: 'Kungen: manilj och basta tar två stick till.',
            ru: 'Короля: манилья и баста возьмут ещё две взятки.',
          },
        },
      ),
      follow('7H', {
        en: 'Ponte, the ace of trumps, is led. It cannot draw a matador, but *take it with Manille.*',
        de: 'Ponte, das Trumpf-Ass, wird ausgespielt. Sie kann keinen Matador herausziehen, aber *nehmen Sie sie mit Manille.*',
        pl: 'Zagrano Pontę, asa atutowego. Matadora nie wyciągnie, ale *weź ją Manilią.*',
        sv: 'Ponte, trumfesset, spelas ut. Det kan inte dra fram en matador, men *ta det med manilj.*',
        ru: 'Зашли с понты, козырного туза. Матадора она не выбивает, но *возьмите её манильей.*',
      }),
      follow(
        'JS',
        {
          en: '*Go on with spades: the knave.*',
          de: '*Weiter mit Pik: den Buben.*',
          pl: '*Dalej w piki: walet.*',
          sv: '*Fortsätt med spader: knekten.*',
          ru: '*Дальше с пик: с валета.*',
        },
        {
          right: {
            en: 'He has to trump again.',
            de: 'Er muss wieder stechen.',
            pl: 'Znowu musi bić.',
            sv: 'Han måste trumfa igen.',
            ru: 'Ему снова приходится бить.',
          },
        },
      ),
      follow('AC', {
        en: 'The queen of trumps is led. *Basta takes her.*',
        de: 'Die Trumpfdame wird ausgespielt. *Basta nimmt sie.*',
        pl: 'Zagrano damę atutową. *Bierze ją Basta.*',
        sv: 'Trumfdamen spelas ut. *Basta tar henne.*',
        ru: 'Зашли с козырной дамы. *Её берёт баста.*',
      }),
      follow('3S', {
        en: 'The last trick is his.',
        de: 'Der letzte Stich gehört ihm.',
        pl: 'Ostatnia lewa jest jego.',
        sv: 'Det sista sticket är hans.',
        ru: 'Последняя взятка его.',
      }),
    ],
    differs: [
      differing('2H', {
        en: 'The two is the mistake that loses the game: the hints, like the author afterwards, put in the queen.',
        de: 'Die Zwei ist der Fehler, der das Spiel verliert: Die Ratschläge legen wie später der Verfasser die Dame.',
        pl: 'Dwójka to błąd, który przegrywa grę: podpowiedzi, tak jak potem autor, dają damę.',
        sv: 'Tvåan är misstaget som förlorar spelet: råden lägger damen, som författaren efteråt.',
        ru: 'Двойка — ошибка, которая проигрывает игру: подсказки, как потом и сочинитель, кладут даму.',
      }),
    ],
    end: {
      say: {
        en: 'Four for you, four for the Ombre, one for your partner: a *remise*. Had he trumped your second club with the queen instead of the two, your partner’s knave would have beaten nothing, and he would have won. That is a problem of its own.',
        de: 'Vier für Sie, vier für den Hombre, einer für Ihren Partner: ein *Remis*. Hätte er Ihr zweites Treff mit der Dame statt mit der Zwei gestochen, so hätte der Bube Ihres Partners nichts geschlagen, und er hätte gewonnen. Das ist eine eigene Aufgabe.',
        pl: 'Cztery twoje, cztery lombra, jedna partnera: *remisa*. Gdyby drugiego trefla przebił damą zamiast dwójki, walet partnera nic by nie pobił i lomber by wygrał. Jest o tym osobne zadanie.',
        sv: 'Fyra till dig, fyra till Lombren, ett till din partner: *remis*. Hade han tagit din andra klöver med damen i stället för tvåan hade din partners knekt inte slagit något, och han hade vunnit. Det är en egen uppgift.',
        ru: 'Четыре у вас, четыре у ломбера, одна у партнёра: *ремиз*. Побей он вторую трефу дамой, а не двойкой, валет партнёра ничего бы не взял, и ломбер выиграл бы. Об этом есть отдельная задача.',
      },
      missed: {
        en: 'It ended otherwise than in the book. Begin again, or go on.',
        de: 'Es endete anders als im Buch. Fangen Sie noch einmal an, oder spielen Sie weiter.',
        pl: 'Skończyło się inaczej niż w książce. Zacznij od nowa albo graj dalej.',
        sv: 'Det slutade annorlunda än i boken. Börja om, eller fortsätt.',
        ru: 'Кончилось иначе, чем в книге. Начните снова или играйте дальше.',
      },
    },
  },
  {
    hands: {
      A: 'KC QC 5H QS KH 7H JS AC 3S',
      B: 'JC 2H KD 4H AS AH 6H QH 3H',
      C: '6C JH 3D KS QD 5D 7S 6S 5S',
    },
    visitor: 'A',
    ombre: 'B',
    game: 'ask',
    trump: 'H',
  },
);

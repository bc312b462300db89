import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The eighth game, as Ombre: spades, won by a card thrown away. */
export const game8 = sample(
  {
    id: 'game-8',
    source: inBook('eighth game', 'gra ósma', {de: 'achtes Spiel', sv: 'åttonde spelet', ru: 'восьмая игра'}),
    outcome: 'win',
    goal: {
      en: 'Win with five trumps and one king.',
      de: 'Gewinnen Sie mit fünf Trümpfen und einem König.',
      pl: 'Wygraj z pięcioma atutami i jednym królem.',
      sv: 'Vinn med fem trumf och en kung.',
      ru: 'Выиграйте с пятью козырями и одним королём.',
    },
    steps: [
      tell({
        en: 'You are the Ombre and lead; spades are trumps, the exchange is over. You hold Spadille, Manille (the two), knave, seven and four of trumps; beside them only the king of clubs is worth anything.',
        de: 'Sie sind der Hombre und spielen aus; Pik ist Trumpf, der Tausch ist vorbei. Sie haben Spadille, Manille (die Zwei), Bube, Sieben und Vier von Trumpf; daneben ist nur der Treff-König etwas wert.',
        pl: 'Jesteś lombrem i wychodzisz; atutami są piki, wymiana już za nami. Masz Spadilię, Manilię (dwójkę), waleta, siódemkę i czwórkę atutową; obok nich wart coś jest tylko król trefl.',
        sv: 'Du är Lombren och spelar ut; spader är trumf, bytet är över. Du har spadilj, manilj (tvåan), knekt, sju och fyra i trumf; bredvid dem är bara klöver kung värd något.',
        ru: 'Вы ломбер, и ход ваш; козыри — пики, обмен окончен. У вас шпадилья, манилья (двойка), валет, семёрка и четвёрка козырей; кроме них чего-то стоит только король треф.',
      }),
      question(
        'JS',
        {
          en: '*Do you begin with Spadille, or with the knave of trumps?*',
          de: '*Beginnen Sie mit Spadille oder mit dem Trumpfbuben?*',
          pl: '*Zaczynasz Spadilią czy waletem atutowym?*',
          sv: '*Börjar du med spadilj, eller med trumfknekten?*',
          ru: '*Начать со шпадильи или с козырного валета?*',
        },
        {
          right: {
            en: 'The knave. With such poor cards beside them the matadors are not spent first.',
            de: 'Mit dem Buben. Bei so schwachen Karten daneben gibt man die Matadore nicht zuerst aus.',
            pl: 'Waletem. Przy tak słabych kartach matadorów nie wydaje się od razu.',
            sv: 'Knekten. Med så svaga kort bredvid spelas inte matadorerna först.',
            ru: 'С валета. При таких слабых картах матадоров сразу не тратят.',
          },
          others: [
            {
              cards: ['AS', '2S'],
              say: {
                en: 'That loses, as a variation of this game shows. Take it back, or see it.',
                de: 'Das verliert, wie eine Abwandlung dieses Spiels zeigt. Nehmen Sie es zurück, oder sehen Sie es an.',
                pl: 'To przegrywa, jak pokazuje odmiana tej gry. Cofnij albo zobacz.',
                sv: 'Det förlorar, som en variant av spelet visar. Ta tillbaka det, eller se det.',
                ru: 'Так проигрывают, как показывает вариант этой игры. Возьмите ход назад или посмотрите.',
              },
            },
          ],
        },
      ),
      follow('7D', {
        en: 'The queen has taken him; the king of diamonds comes. *You must follow.*',
        de: 'Die Dame hat ihn genommen; nun kommt der Karo-König. *Sie müssen bedienen.*',
        pl: 'Wzięła go dama; idzie król karo. *Musisz dołożyć.*',
        sv: 'Damen tog den; nu kommer ruter kung. *Du måste bekänna.*',
        ru: 'Его взяла дама; теперь идёт король бубен. *Кладите в масть.*',
      }),
      question(
        '5H',
        {
          en: 'Diamonds again. The player before you has none and puts in Basta; you have none either. *Do you beat Basta with Manille, or throw a card?*',
          de: 'Wieder Karo. Der Spieler vor Ihnen hat keines und legt Basta; auch Sie haben keines. *Schlagen Sie Basta mit Manille, oder werfen Sie eine Karte ab?*',
          pl: 'Znowu kara. Gracz przed tobą ich nie ma i daje Bastę; ty też nie masz. *Przebijasz Bastę Manilią czy coś zrzucasz?*',
          sv: 'Ruter igen. Spelaren före dig har ingen och lägger basta; inte heller du har någon. *Slår du basta med manilj, eller kastar du ett kort?*',
          ru: 'Снова бубны. У игрока перед вами их нет, и он кладёт басту; у вас тоже нет. *Побить басту манильей или снести карту?*',
        },
        {
          right: {
            en: 'You throw your only heart, and can trump hearts from now on. He put in Basta, and not a small trump, to make the trick dear for you.',
            de: 'Sie werfen Ihr einziges Herz ab und können von nun an Herz stechen. Er legte Basta und keinen kleinen Trumpf, um Ihnen den Stich teuer zu machen.',
            pl: 'Zrzucasz jedynego kiera i odtąd możesz bić kiery. Dał Bastę, a nie mały atut, żeby ta lewa drogo cię kosztowała.',
            sv: 'Du kastar din enda hjärter och kan trumfa hjärter från och med nu. Han lade basta, och ingen låg trumf, för att göra sticket dyrt för dig.',
            ru: 'Вы сносите единственную черву и теперь можете бить червы козырем. Басту, а не малый козырь, он положил, чтобы взятка обошлась вам дорого.',
          },
          others: [
            {
              cards: ['2S', 'AS'],
              say: {
                en: 'Tempting, and it throws the win away: see the variation. Take it back, or go on.',
                de: 'Verlockend, aber es wirft den Gewinn weg: Das zeigt die Abwandlung. Nehmen Sie es zurück, oder spielen Sie weiter.',
                pl: 'Kuszące, ale to koniec wygranej: zobacz odmianę. Cofnij albo graj dalej.',
                sv: 'Frestande, men det kastar bort vinsten: se varianten. Ta tillbaka det, eller spela vidare.',
                ru: 'Заманчиво, но так упускают выигрыш: смотрите вариант. Возьмите ход назад или играйте дальше.',
              },
            },
          ],
        },
      ),
      follow('KC', {
        en: 'A club is led; he keeps his king of hearts, since he wants one trick only and hopes that his partner wins a heart. *Your king.*',
        de: 'Treff wird ausgespielt; seinen Herz-König hält er zurück, denn er will nur einen Stich und hofft, dass sein Partner ein Herz gewinnt. *Ihr König.*',
        pl: 'Zagrano trefla; króla kier zatrzymał, bo chce tylko jednej lewy i liczy, że kiera weźmie partner. *Twój król.*',
        sv: 'Klöver spelas ut; han behåller sin hjärter kung, för han vill bara ha ett stick och hoppas att hans partner tar en hjärter. *Din kung.*',
        ru: 'Зашли с трефы; короля червей он бережёт: взятка ему нужна одна, и он надеется, что черву возьмёт партнёр. *Ваш король.*',
      }),
      follow('AS', {
        en: '*Now Spadille.*',
        de: '*Nun Spadille.*',
        pl: '*Teraz Spadilia.*',
        sv: '*Nu spadilj.*',
        ru: '*Теперь шпадилья.*',
      }),
      follow(
        '2S',
        {
          en: '*And Manille.*',
          de: '*Und Manille.*',
          pl: '*I Manilia.*',
          sv: '*Och manilj.*',
          ru: '*И манилья.*',
        },
        {
          right: {
            en: 'He throws the king of hearts under it: with two tricks for him and three for his partner, four would be enough for you.',
            de: 'Er wirft den Herz-König darunter: Mit zwei Stichen für ihn und dreien für seinen Partner wären vier genug für Sie.',
            pl: 'Zrzuca pod nią króla kier: gdyby miał dwie lewy, a partner trzy, tobie starczyłyby cztery.',
            sv: 'Han kastar hjärter kung under: med två stick till honom och tre till hans partner skulle fyra räcka för dig.',
            ru: 'Под неё он сбрасывает короля червей: если у него будет две взятки, а у партнёра три, вам хватит четырёх.',
          },
        },
      ),
      follow(
        '7C',
        {
          en: '*Lead your club.*',
          de: '*Spielen Sie Ihr Treff aus.*',
          pl: '*Zagraj trefla.*',
          sv: '*Spela ut din klöver.*',
          ru: '*Зайдите со своей трефы.*',
        },
        {
          right: {
            en: 'He lets it run, for the same reason. Your fourth trick.',
            de: 'Er lässt es laufen, aus demselben Grund. Ihr vierter Stich.',
            pl: 'Przepuszcza z tego samego powodu. To twoja czwarta lewa.',
            sv: 'Han låter den gå, av samma skäl. Ditt fjärde stick.',
            ru: 'Он её пропускает, по той же причине. Ваша четвёртая взятка.',
          },
        },
      ),
      follow('7S 4S', {
        en: '*A trump*: the king takes it.',
        de: '*Einen Trumpf*: Der König nimmt ihn.',
        pl: '*Atut*: bierze go król.',
        sv: '*En trumf*: kungen tar den.',
        ru: '*С козыря*: его берёт король.',
      }),
      follow('4S 7S', {
        en: 'A heart is led, and you have none: *trump.*',
        de: 'Herz wird ausgespielt, und Sie haben keines: *Stechen Sie.*',
        pl: 'Zagrano kiera, a ty go nie masz: *bij.*',
        sv: 'Hjärter spelas ut, och du har ingen: *trumfa.*',
        ru: 'Зашли с червы, а червей у вас нет: *бейте козырем.*',
      }),
    ],
    differs: [
      differing('2H', {
        en: 'Under Spadille he throws the two of hearts, and the king only under Manille. The hints part with the king at once.',
        de: 'Unter Spadille wirft er die Herz-Zwei und erst unter Manille den König. Die Ratschläge trennen sich gleich vom König.',
        pl: 'Pod Spadilię zrzuca dwójkę kier, a króla dopiero pod Manilię. Podpowiedzi od razu pozbywają się króla.',
        sv: 'Under spadilj kastar han hjärter två, och kungen först under manilj. Råden gör sig av med kungen genast.',
        ru: 'Под шпадилью он сносит двойку червей, а короля лишь под манилью. Подсказки расстаются с королём сразу.',
      }),
      differing('3H', {
        en: 'The club is let run to the friend behind, who may have a higher one. The hints do not count on him, and trump it.',
        de: 'Das Treff lässt er zum Freund hinter sich laufen, der vielleicht ein höheres hat. Die Ratschläge rechnen nicht mit ihm und stechen.',
        pl: 'Trefl idzie do przyjaciela, który siedzi dalej i może mieć wyższego. Podpowiedzi na to nie liczą i biją.',
        sv: 'Klövern får gå till vännen bakom, som kanske har en högre. Råden räknar inte med honom utan trumfar.',
        ru: 'Трефу пропускают к другу, который кладёт следом: у него, может быть, есть старше. Подсказки на него не рассчитывают и бьют козырем.',
      }),
    ],
    end: {
      say: {
        en: 'Five tricks: won. *Not every trick that can be beaten should be*: the heart that you threw on Basta became your fifth trick. The two variations show how the same game is lost.',
        de: 'Fünf Stiche: gewonnen. *Nicht jeder Stich, den man schlagen kann, soll geschlagen werden*: Das Herz, das Sie auf Basta warfen, wurde Ihr fünfter Stich. Die beiden Abwandlungen zeigen, wie dasselbe Spiel verloren geht.',
        pl: 'Pięć lew: wygrana. *Nie każdą lewę, którą można przebić, warto przebijać*: kier zrzucony na Bastę dał ci piątą lewę. Dwie odmiany pokazują, jak tę samą grę przegrać.',
        sv: 'Fem stick: vunnet. *Inte varje stick som kan slås bör slås*: hjärtern du kastade på basta blev ditt femte stick. De två varianterna visar hur samma spel förloras.',
        ru: 'Пять взяток: выиграно. *Не всякую взятку, которую можно побить, бить надо*: черва, снесённая на басту, дала вам пятую взятку. Два варианта покажут, как эту же игру проигрывают.',
      },
      missed: {
        en: 'Not won this time. The book’s way begins with the knave of trumps.',
        de: 'Diesmal nicht gewonnen. Der Weg des Buches beginnt mit dem Trumpfbuben.',
        pl: 'Tym razem nie wyszło. Droga książki zaczyna się waletem atutowym.',
        sv: 'Inte vunnet den här gången. Bokens väg börjar med trumfknekten.',
        ru: 'На этот раз не выиграно. Книжный путь начинается с козырного валета.',
      },
    },
  },
  {
    visitor: 'A',
    ombre: 'A',
    game: 'ask',
    trump: 'S',
    hands: {
      A: 'JS 7D 5H KC AS 2S 7C 7S 4S',
      B: 'QS KD 5D 6C 5S 6S 3H KS QH',
      C: '3S AD AC 4C 2H KH 2C JC 7H',
    },
  },
);

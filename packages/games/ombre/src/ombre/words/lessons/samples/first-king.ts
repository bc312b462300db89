import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The first game as it would have gone if the Ombre had led a king. */
export const game1King = sample(
  {
    id: 'game-1-king',
    source: inBook('first game, its remark at the end', 'gra pierwsza, uwaga na końcu', {
      de: 'erstes Spiel, Anmerkung am Ende',
      sv: 'första spelet, anmärkningen på slutet',
      ru: 'первая игра, замечание в конце',
    }),
    outcome: 'remise',
    goal: {
      en: 'See what a king led too early costs.',
      de: 'Sehen Sie, was ein zu früh gespielter König kostet.',
      pl: 'Zobacz, ile kosztuje król zagrany za wcześnie.',
      sv: 'Se vad en kung som spelas för tidigt kostar.',
      ru: 'Посмотрите, чего стоит король, сыгранный слишком рано.',
    },
    steps: [
      tell({
        en: 'The cards of the first game, and now you are the Ombre: Solo, with five spades as trumps. The book asks what would have happened if he had begun with a king.',
        de: 'Die Karten des ersten Spiels, und nun sind Sie der Hombre: Solo, mit fünf Pik als Trumpf. Das Buch fragt, was geschehen wäre, hätte er mit einem König begonnen.',
        pl: 'Karty z pierwszej gry, ale teraz ty jesteś lombrem: Solo z pięcioma pikami w atutach. Książka pyta, co by było, gdyby zaczął królem.',
        sv: 'Korten från första spelet, och nu är du Lombren: solo, med fem spader i trumf. Boken frågar vad som hade hänt om han börjat med en kung.',
        ru: 'Карты первой игры, но теперь ломбер вы: соло, пять козырных пик. Книга спрашивает, что было бы, начни он с короля.',
      }),
      follow(
        'KC',
        {
          en: '*Lead the king of clubs*, your only club.',
          de: '*Spielen Sie den Treff-König aus*, Ihr einziges Treff.',
          pl: '*Zagraj króla trefl*, jedynego trefla.',
          sv: '*Spela ut klöver kung*, din enda klöver.',
          ru: '*Зайдите с короля треф*, вашей единственной трефы.',
        },
        {
          right: {
            en: 'The last player has no club, and the smallest trump has killed your king.',
            de: 'Der Letzte hat kein Treff, und der kleinste Trumpf hat Ihren König getötet.',
            pl: 'Ostatni nie ma trefli i najmniejszym atutem zabił ci króla.',
            sv: 'Den siste saknar klöver, och den lägsta trumfen har dödat din kung.',
            ru: 'У последнего нет треф, и самый малый козырь погубил вашего короля.',
          },
          other: {
            en: 'That is better than what we want to see here. Take it back to see it, or play your own way.',
            de: 'Das ist besser als das, was wir hier sehen wollen. Nehmen Sie es zurück, um es zu sehen, oder spielen Sie auf Ihre Art.',
            pl: 'To lepsze niż to, co chcemy tu pokazać. Cofnij, żeby to zobaczyć, albo graj po swojemu.',
            sv: 'Det är bättre än det vi vill se här. Ta tillbaka det för att se det, eller spela på ditt sätt.',
            ru: 'Это лучше того, что мы хотим здесь увидеть. Возьмите ход назад, чтобы увидеть, или играйте по-своему.',
          },
        },
      ),
      follow('3H', {
        en: 'A small heart comes at once. You must follow: *the three.*',
        de: 'Sogleich kommt ein kleines Herz. Sie müssen bedienen: *die Drei.*',
        pl: 'Od razu wychodzi mały kier. Musisz dołożyć: *trójka.*',
        sv: 'Genast kommer en låg hjärter. Du måste bekänna: *trean.*',
        ru: 'Сразу идёт малая черва. Надо класть в масть: *тройку.*',
      }),
      follow('QH', {
        en: 'The knave has won, and the king comes. *Your queen falls.*',
        de: 'Der Bube hat gewonnen, und nun kommt der König. *Ihre Dame fällt.*',
        pl: 'Walet wziął, a teraz idzie król. *Twoja dama spada.*',
        sv: 'Knekten vann, och nu kommer kungen. *Din dam faller.*',
        ru: 'Взял валет, и теперь идёт король. *Ваша дама пропала.*',
      }),
      question(
        '2S',
        {
          en: 'The queen of clubs is led, and Basta put on it. *Do you beat Basta with Manille, the two of spades, or let it run?*',
          de: 'Die Treff-Dame wird ausgespielt, und Basta liegt darauf. *Schlagen Sie Basta mit Manille, der Pik-Zwei, oder lassen Sie sie laufen?*',
          pl: 'Zagrano damę trefl i dano na nią Bastę. *Przebijasz Bastę Manilią, czyli dwójką pik, czy przepuszczasz?*',
          sv: 'Klöver dam spelas ut, och basta läggs på. *Slår du basta med manilj, spader två, eller låter du den gå?*',
          ru: 'Зашли с дамы треф, и на неё положили басту. *Побить басту манильей, двойкой пик, или пропустить?*',
        },
        {
          right: {
            en: 'Beaten. That saves you from codille, but no more.',
            de: 'Geschlagen. Das rettet Sie vor Codille, mehr aber nicht.',
            pl: 'Przebita. To cię ratuje od kodylii, ale na tym koniec.',
            sv: 'Slagen. Det räddar dig från kodilj, men inte mer.',
            ru: 'Побита. Это спасает от кодильи, но не больше.',
          },
          other: {
            en: 'Then the player on your right has his fourth trick before you, and it is a codille. Take it back, or go on.',
            de: 'Dann hat Ihr rechter Nachbar seinen vierten Stich vor Ihnen, und es wird Codille. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Wtedy gracz po prawej będzie miał czwartą lewę przed tobą i to kodylia. Cofnij albo graj dalej.',
            sv: 'Då har spelaren till höger sitt fjärde stick före dig, och det blir kodilj. Ta tillbaka det, eller spela vidare.',
            ru: 'Тогда у игрока справа четвёртая взятка раньше вас, и это кодилья. Возьмите ход назад или играйте дальше.',
          },
        },
      ),
      follow(
        'KS',
        {
          en: '*Draw trumps: the king.*',
          de: '*Ziehen Sie Trumpf: den König.*',
          pl: '*Ściągaj atuty: król.*',
          sv: '*Dra trumf: kungen.*',
          ru: '*Выбивайте козыри: с короля.*',
        },
        {
          right: {
            en: 'Spadille takes it.',
            de: 'Spadille nimmt ihn.',
            pl: 'Bierze go Spadilia.',
            sv: 'Spadilj tar den.',
            ru: 'Его берёт шпадилья.',
          },
        },
      ),
      follow('KD', {
        en: 'Diamonds are led: *your king.*',
        de: 'Karo wird ausgespielt: *Ihr König.*',
        pl: 'Zagrano kara: *twój król.*',
        sv: 'Ruter spelas ut: *din kung.*',
        ru: 'Зашли с бубен: *ваш король.*',
      }),
      follow('QS JS', {
        en: '*Go on with trumps.*',
        de: '*Weiter mit Trumpf.*',
        pl: '*Dalej w atuty.*',
        sv: '*Fortsätt med trumf.*',
        ru: '*Дальше с козырей.*',
      }),
      follow('JS QS', {
        en: 'Once more.',
        de: 'Noch einmal.',
        pl: 'Jeszcze raz.',
        sv: 'En gång till.',
        ru: 'Ещё раз.',
      }),
      follow(
        '6S',
        {
          en: 'Your last trump, the six.',
          de: 'Ihr letzter Trumpf, die Sechs.',
          pl: 'Ostatni atut, szóstka.',
          sv: 'Din sista trumf, sexan.',
          ru: 'Ваш последний козырь, шестёрка.',
        },
        {
          right: {
            en: 'The seven was still out.',
            de: 'Die Sieben war noch draußen.',
            pl: 'Siódemka była jeszcze w grze.',
            sv: 'Sjuan var ännu ute.',
            ru: 'Семёрка ещё не выходила.',
          },
        },
      ),
    ],
    differs: [
      differing('KC', {
        en: 'The king led first is the mistake that this game shows; the hints draw trumps.',
        de: 'Der König zuerst ist der Fehler, den dieses Spiel zeigt; die Ratschläge ziehen Trumpf.',
        pl: 'Wyjście królem to błąd, który ta gra pokazuje; podpowiedzi każą ściągać atuty.',
        sv: 'Kungen först är misstaget som det här spelet visar; råden drar trumf.',
        ru: 'Король первым ходом — ошибка, которую показывает эта игра; подсказки выбивают козыри.',
      }),
      differing('3H', {
        en: 'Under the small heart the hints would have put in the queen. The book follows with the three without a word.',
        de: 'Zum kleinen Herz hätten die Ratschläge die Dame gelegt. Das Buch gibt ohne ein Wort die Drei.',
        pl: 'Na małego kiera podpowiedzi radzą dać damę. Książka bez słowa dokłada trójkę.',
        sv: 'På den låga hjärtern hade råden lagt damen. Boken lägger trean utan ett ord.',
        ru: 'На малую черву подсказки положили бы даму. Книга без объяснений кладёт тройку.',
      }),
      differing('4H QC', {
        en: 'The others lead what costs the Ombre most, as one sees with all cards open: the hints keep to their longest suit.',
        de: 'Die anderen spielen, was den Hombre am meisten kostet, wie man es mit offenen Karten sieht: Die Ratschläge bleiben bei ihrer längsten Farbe.',
        pl: 'Pozostali wychodzą tym, co lombra kosztuje najwięcej, jak widać przy otwartych kartach; podpowiedzi trzymają się najdłuższego koloru.',
        sv: 'De andra spelar ut det som kostar Lombren mest, som man ser med alla kort öppna: råden håller sig till sin längsta färg.',
        ru: 'Остальные ходят так, как ломберу дороже всего, что видно лишь в открытую: подсказки держатся самой длинной масти.',
      }),
      differing('2D 3D', {
        en: 'On the trumps the third player throws small diamonds. The hints would throw the knave, so that he never overtakes his friend.',
        de: 'Auf die Trümpfe wirft der dritte Spieler kleine Karo ab. Die Ratschläge gäben den Buben, damit er den Freund nie übersticht.',
        pl: 'Do atutów trzeci gracz zrzuca małe kara. Podpowiedzi zrzuciłyby waleta, żeby nigdy nie odebrać lewy przyjacielowi.',
        sv: 'På trumfen kastar den tredje spelaren låga ruter. Råden skulle kasta knekten, så att han aldrig går över sin vän.',
        ru: 'На козыри третий игрок сносит малые бубны. Подсказки снесли бы валета, чтобы никогда не перебить друга.',
      }),
    ],
    end: {
      say: {
        en: 'Four tricks each, a *remise*: the same hand that wins with trumps led from the start. *A single king is not led while somebody may trump it.*',
        de: 'Je vier Stiche, ein *Remis*: dasselbe Blatt, das gewinnt, wenn man von Anfang an Trumpf spielt. *Einen einzelnen König spielt man nicht aus, solange ihn jemand stechen kann.*',
        pl: 'Po cztery lewy, *remisa*: a ta sama ręka wygrywa, gdy od początku gra się w atuty. *Pojedynczym królem nie wychodzi się, póki ktoś może go przebić.*',
        sv: 'Fyra stick var, *remis*: samma hand som vinner om man spelar trumf från början. *En ensam kung spelas inte ut så länge någon kan trumfa den.*',
        ru: 'По четыре взятки, *ремиз*: те же карты, что выигрывают, если с самого начала ходить с козырей. *С одинокого короля не ходят, пока его могут побить козырем.*',
      },
      missed: {
        en: 'It did not go as in the book. Begin again to see it, or take up the first game.',
        de: 'Es ging nicht wie im Buch. Fangen Sie noch einmal an, um es zu sehen, oder nehmen Sie das erste Spiel.',
        pl: 'Nie poszło tak jak w książce. Zacznij od nowa, żeby to zobaczyć, albo weź pierwszą grę.',
        sv: 'Det gick inte som i boken. Börja om för att se det, eller ta första spelet.',
        ru: 'Вышло не как в книге. Начните снова, чтобы увидеть, или сыграйте первую игру.',
      },
    },
  },
  {
    hands: {
      A: 'KC 3H QH 2S KS KD QS JS 6S',
      B: 'JC JH KH QC AS 6D 4S 5S 7S',
      C: '3S 4H 5H AC 2D 4D 3D JD AH',
    },
    visitor: 'A',
    ombre: 'A',
    game: 'solo',
    trump: 'S',
  },
);

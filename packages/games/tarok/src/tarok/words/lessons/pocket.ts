import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** The end of a deal for two: how tricks are taken, what kings are worth, what the Pagat is kept for. */
export const pocket: Lesson = {
  format: 'quinola-lesson/1',
  id: 'pocket',
  game: 'tarok',
  ...GUIDES.pocket,
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rules 1 to 3, and “Tarok en deux”',
    de: 'Das Tarockbuch, Warschau, um 1820: Regeln 1 bis 3 und „Tarok en deux“',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguły 1–3 i „O Taroku we dwóch”',
    sv: 'Tarockboken, Warszawa, omkring 1820: regel 1 till 3, och ”Tarok en deux”',
    ru: 'Книга о тароке, Варшава, около 1820: правила 1–3 и «Tarok en deux»',
  },
  options: {
    players: 2,
    deal: 'S:20,17,14,1,5,8,10,13,2.9642.K527.693.93468 N:9,12,3,6,7,11,4.K7T853.QJ36.87T4.257T dealer=N skat=AS,AC,AD',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    ...'9S TS 8S 6S T3 T5 3C 2C 4C 5C 7D 6D T8 T6 9D TD 4S 5S T7 T10 2S 3S 7C 6C 3H 2H T13 T11 3D 4D 8C TC T4 T2 6H 7H'.split(
      ' ',
    ),
  ],
  seats: ['visitor', {plays: ['QH', 'T9', 'T12', 'JH', 'KS', '8D', '7S']}],
  goal: {
    say: {
      en: 'Bring your king home, catch the other king, and win the last trick with the Pagat.',
      de: 'Bringen Sie Ihren König heim, fangen Sie den anderen König und gewinnen Sie den letzten Stich mit dem Pagat.',
      pl: 'Uratuj swego króla, złap króla przeciwnika i weź ostatnią lewę Pagatem.',
      sv: 'Rädda din kung, fånga den andra kungen och ta sista sticket med Pagat.',
      ru: 'Спасите своего короля, поймайте чужого и возьмите последнюю взятку Пагатом.',
    },
    when: {happening: {type: 'piece', piece: {event: 'pagat-made-ultimo', seat: 0}}},
  },
  steps: [
    {
      say: {
        en: 'This is the end of a deal for two: you have seven cards left. Each of you plays one card, and *the better card takes both*: that is a *trick*.',
        de: 'Das ist das Ende eines Spiels zu zweit: Sie haben noch sieben Karten. Jeder legt eine Karte, und *die bessere nimmt beide*: Das ist ein *Stich*.',
        pl: 'To koniec rozdania we dwóch: zostało ci siedem kart. Każdy z was kładzie po jednej i *lepsza zabiera obie*: to jest *lewa*.',
        sv: 'Det här är slutet av en giv för två: du har sju kort kvar. Var och en lägger ett kort, och *det bättre tar båda*: det är ett *stick*.',
        ru: 'Это конец сдачи вдвоём: у вас осталось семь карт. Каждый кладёт по одной, и *лучшая берёт обе*: это *взятка*.',
      },
      point: ['hand'],
    },
    {
      say: {
        en: 'The cards with Roman numbers are *taroks*. A tarok beats every card of the four suits, and a higher tarok beats a lower one.',
        de: 'Die Karten mit römischen Zahlen sind *Tarocke*. Ein Tarock schlägt jede Karte der vier Farben, und ein höheres Tarock das niedrigere.',
        pl: 'Karty z rzymskimi numerami to *taroki*. Tarok bije każdą kartę czterech kolorów, a wyższy tarok niższego.',
        sv: 'Korten med romerska siffror är *tarocker*. En tarock slår varje kort i de fyra färgerna, och en högre tarock slår en lägre.',
        ru: 'Карты с римскими числами — это *тароки*. Тарок бьёт любую карту четырёх мастей, а старший тарок — младший.',
      },
      point: ['T20', 'T17', 'T14', 'T1'],
    },
    {
      say: {
        en: '*The aim: win tricks with cards in them that are worth points.* Worth most are the four *kings* and the *Pagat*, the tarok with the number I. You hold one king and the Pagat.',
        de: '*Das Ziel: Stiche gewinnen, in denen Karten liegen, die Punkte wert sind.* Am meisten wert sind die vier *Könige* und der *Pagat*, das Tarock mit der Zahl I. Sie haben einen König und den Pagat.',
        pl: '*Cel gry: brać lewy, w których są karty warte punkty.* Najwięcej warte są cztery *króle* i *Pagat*, czyli tarok z numerem I. Masz króla i Pagata.',
        sv: '*Målet: ta stick med kort som är värda poäng.* Mest värda är de fyra *kungarna* och *Pagat*, tarocken med siffran I. Du har en kung och Pagat.',
        ru: '*Цель: брать взятки с картами, которые стоят очков.* Дороже всех четыре *короля* и *Пагат*, тарок с числом I. У вас один король и Пагат.',
      },
      point: ['KH', 'T1'],
    },
    {
      say: {
        en: 'Your opponent has led the queen of hearts. *You hold hearts, so you must play one: play the king.* Whoever wins the trick in which a king lies gets ten points for him.',
        de: 'Ihr Gegner hat die Herzdame ausgespielt. *Sie haben Herz und müssen bedienen: Spielen Sie den König.* Wer den Stich gewinnt, in dem ein König liegt, bekommt für ihn zehn Punkte.',
        pl: 'Przeciwnik wyszedł damą kier. *Masz kiery, więc musisz dołożyć kiera: połóż króla.* Kto weźmie lewę, w której leży król, dostaje za niego dziesięć punktów.',
        sv: 'Din motspelare har spelat ut hjärter dam. *Du har hjärter och måste bekänna: lägg kungen.* Den som tar sticket där en kung ligger får tio poäng för den.',
        ru: 'Противник зашёл с дамы червей. *У вас есть червы, значит, надо класть черву: положите короля.* Кто возьмёт взятку, в которой лежит король, получит за него десять очков.',
      },
      ask: {card: 'KH'},
      point: ['answer', 'QH'],
      right: {
        en: 'The king beats the queen. The trick is yours, and ten points with it; they are added up after the deal.',
        de: 'Der König schlägt die Dame. Der Stich gehört Ihnen, und zehn Punkte dazu; gerechnet wird nach dem Spiel.',
        pl: 'Król bije damę. Lewa jest twoja, a z nią dziesięć punktów; dolicza się je po rozdaniu.',
        sv: 'Kungen slår damen. Sticket är ditt, och tio poäng med det; de räknas efter given.',
        ru: 'Король бьёт даму. Взятка ваша, а с ней десять очков; их сочтут после сдачи.',
      },
      other: {
        en: 'The queen beats the five, and your king is still in danger. *Take it back, and play the king.*',
        de: 'Die Dame schlägt die Fünf, und Ihr König ist noch in Gefahr. *Nehmen Sie sie zurück und spielen Sie den König.*',
        pl: 'Dama bije piątkę, a król wciąż jest w niebezpieczeństwie. *Cofnij i połóż króla.*',
        sv: 'Damen slår femman, och din kung är fortfarande i fara. *Ta tillbaka den och lägg kungen.*',
        ru: 'Дама бьёт пятёрку, а король всё ещё в опасности. *Возьмите ход назад и положите короля.*',
      },
      wrong: {
        en: 'Whoever holds the suit that was led must play it.',
        de: 'Wer die ausgespielte Farbe hat, muss sie bedienen.',
        pl: 'Kto ma kolor, w który zagrano, musi do niego dołożyć.',
        sv: 'Den som har den utspelade färgen måste bekänna.',
        ru: 'У кого есть масть, с которой зашли, тот обязан её положить.',
      },
    },
    {
      say: {
        en: 'Whoever wins a trick leads to the next. Your opponent has two taroks left. *Lead your highest, the XX*: he must answer a tarok with a tarok.',
        de: 'Wer einen Stich gewinnt, spielt zum nächsten aus. Ihr Gegner hat noch zwei Tarocke. *Spielen Sie Ihr höchstes aus, das XX*: Auf Tarock muss er Tarock zugeben.',
        pl: 'Kto weźmie lewę, wychodzi do następnej. Przeciwnik ma jeszcze dwa taroki. *Zagraj najwyższy, XX*: na taroka musi dołożyć taroka.',
        sv: 'Den som tar ett stick spelar ut till nästa. Din motspelare har två tarocker kvar. *Spela ut din högsta, XX*: på en tarock måste han lägga en tarock.',
        ru: 'Кто взял взятку, заходит в следующую. У противника осталось два тарока. *Зайдите со старшего, с XX*: на тарок он обязан положить тарок.',
      },
      ask: {card: 'T20'},
      point: ['answer'],
      right: {
        en: 'He had to give his tarok IX.',
        de: 'Er musste sein Tarock IX zugeben.',
        pl: 'Musiał oddać taroka IX.',
        sv: 'Han fick lägga sin tarock IX.',
        ru: 'Ему пришлось отдать тарок IX.',
      },
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'That is the *Pagat*, the smallest tarok, and yet worth most. Any other tarok takes it now. *Take it back.*',
            de: 'Das ist der *Pagat*, das kleinste Tarock und doch das wertvollste. Jedes andere nimmt ihn jetzt. *Nehmen Sie ihn zurück.*',
            pl: 'To *Pagat*, najmniejszy i najcenniejszy tarok. Teraz zabierze go każdy inny. *Cofnij.*',
            sv: 'Det är *Pagat*, den minsta tarocken och ändå den mest värda. Varje annan tarock tar den nu. *Ta tillbaka den.*',
            ru: 'Это *Пагат*, самый младший тарок и всё же самый дорогой. Сейчас его возьмёт любой другой. *Возьмите ход назад.*',
          },
        },
      ],
      other: {
        en: 'You may. But first take away the taroks that can hurt you. *Take it back, and lead the XX.*',
        de: 'Das dürfen Sie. Aber nehmen Sie ihm zuerst die Tarocke, die Ihnen schaden können. *Nehmen Sie es zurück und spielen Sie das XX aus.*',
        pl: 'Wolno. Ale najpierw zabierz taroki, które mogą ci zaszkodzić. *Cofnij i zagraj XX.*',
        sv: 'Det får du. Men ta först ifrån honom de tarocker som kan skada dig. *Ta tillbaka det och spela ut XX.*',
        ru: 'Можно. Но сначала отберите тароки, которые могут вам повредить. *Возьмите ход назад и зайдите с XX.*',
      },
    },
    {
      say: {
        en: 'He has one tarok left. *Lead the XVII*, and take it too.',
        de: 'Ein Tarock hat er noch. *Spielen Sie das XVII aus* und holen Sie auch das.',
        pl: 'Został mu jeden tarok. *Zagraj XVII* i zabierz także ten.',
        sv: 'Han har en tarock kvar. *Spela ut XVII* och ta den också.',
        ru: 'У него остался один тарок. *Зайдите с XVII* и заберите и его.',
      },
      ask: {card: 'T17'},
      point: ['answer'],
      right: {
        en: 'Now he has no tarok.',
        de: 'Jetzt hat er kein Tarock mehr.',
        pl: 'Teraz nie ma już taroków.',
        sv: 'Nu har han ingen tarock.',
        ru: 'Теперь тароков у него нет.',
      },
      others: [
        {
          cards: ['T1', 'T14'],
          say: {
            en: 'He may hold a higher one. *Take it back: the XVII is sure.*',
            de: 'Er könnte ein höheres haben. *Nehmen Sie es zurück: Das XVII ist sicher.*',
            pl: 'Może mieć wyższy. *Cofnij: XVII jest pewny.*',
            sv: 'Han kan ha en högre. *Ta tillbaka den: XVII är säker.*',
            ru: 'У него может быть старше. *Возьмите ход назад: XVII вернее.*',
          },
        },
      ],
      other: {
        en: 'Then he keeps his tarok, and may beat your Pagat with it. *Take it back, and lead the XVII.*',
        de: 'Dann behält er sein Tarock und kann damit Ihren Pagat schlagen. *Nehmen Sie es zurück und spielen Sie das XVII aus.*',
        pl: 'Wtedy zostaje mu tarok, który pobije Pagata. *Cofnij i zagraj XVII.*',
        sv: 'Då behåller han sin tarock och kan slå din Pagat med den. *Ta tillbaka det och spela ut XVII.*',
        ru: 'Тогда тарок останется у него и может побить вашего Пагата. *Возьмите ход назад и зайдите с XVII.*',
      },
    },
    {
      say: {
        en: 'Keep both taroks. One takes his king of spades, because you have no spade. Keep the Pagat for the last trick, where it is worth most. So let him lead: *play the five of hearts*, which is worth nothing.',
        de: 'Behalten Sie beide Tarocke. Eines nimmt seinen Pik-König, denn Sie haben kein Pik. Den Pagat sparen Sie für den letzten Stich, dort ist er am meisten wert. Lassen Sie also ihn ausspielen: *Spielen Sie die Herzfünf*, die nichts wert ist.',
        pl: 'Zatrzymaj oba taroki. Jednym weźmiesz jego króla pik, bo nie masz pików. Pagata zachowaj na ostatnią lewę: tam jest wart najwięcej. Niech więc wychodzi on: *zagraj piątkę kier*, nic niewartą.',
        sv: 'Behåll båda tarockerna. En tar hans spader kung, eftersom du inte har någon spader. Spara Pagat till sista sticket, där den är mest värd. Låt alltså honom spela ut: *lägg hjärter fem*, som inget är värd.',
        ru: 'Оба тарока придержите. Один возьмёт его короля пик, ведь пик у вас нет. Пагата берегите до последней взятки: там он стоит дороже всего. Так что пусть заходит он: *сыграйте пятёрку червей*, она ничего не стоит.',
      },
      ask: {card: '5H'},
      point: ['answer'],
      right: {
        en: 'His knave (J) takes it. Now see what he leads.',
        de: 'Sein Bube nimmt sie. Nun sehen Sie, was er ausspielt.',
        pl: 'Bierze ją walet. Zobacz, czym teraz wyjdzie.',
        sv: 'Hans knekt tar den. Se nu vad han spelar ut.',
        ru: 'Её берёт валет. Посмотрите, с чего он теперь зайдёт.',
      },
      others: [
        {
          cards: ['9C'],
          say: {
            en: 'Nobody else has a club, so you win again and must lead again. *Take it back, and play the five of hearts.*',
            de: 'Niemand sonst hat Treff, also gewinnen Sie wieder und müssen wieder ausspielen. *Nehmen Sie sie zurück und spielen Sie die Herzfünf.*',
            pl: 'Nikt inny nie ma trefli, więc znowu bierzesz i znowu wychodzisz. *Cofnij i zagraj piątkę kier.*',
            sv: 'Ingen annan har klöver, så du vinner igen och måste spela ut igen. *Ta tillbaka den och lägg hjärter fem.*',
            ru: 'Треф больше ни у кого нет, вы снова возьмёте и снова зайдёте. *Возьмите ход назад и сыграйте пятёрку червей.*',
          },
        },
      ],
      other: {
        en: 'Keep your taroks: with one you will catch his king of spades. *Take it back, and play the five of hearts.*',
        de: 'Behalten Sie die Tarocke: Mit einem fangen Sie seinen Pik-König. *Nehmen Sie es zurück und spielen Sie die Herzfünf.*',
        pl: 'Zatrzymaj taroki: jednym złapiesz jego króla pik. *Cofnij i zagraj piątkę kier.*',
        sv: 'Behåll tarockerna: med en av dem fångar du hans spader kung. *Ta tillbaka den och lägg hjärter fem.*',
        ru: 'Придержите тароки: одним вы поймаете его короля пик. *Возьмите ход назад и сыграйте пятёрку червей.*',
      },
    },
    {
      say: {
        en: 'The *king of spades!* You have no spade, so you must play a tarok, and any tarok takes him. *Which one?* The Pagat is worth more in the last trick.',
        de: 'Der *Pik-König!* Sie haben kein Pik und müssen Tarock zugeben, und jedes Tarock nimmt ihn. *Welches?* Der Pagat ist im letzten Stich mehr wert.',
        pl: '*Król pik!* Nie masz pików, więc musisz dać taroka, a każdy tarok go bierze. *Którego dasz?* Pagat jest wart więcej w ostatniej lewie.',
        sv: '*Spader kung!* Du har ingen spader och måste lägga en tarock, och vilken tarock som helst tar den. *Vilken?* Pagat är mer värd i sista sticket.',
        ru: '*Король пик!* Пик у вас нет, надо класть тарок, и любой тарок его берёт. *Какой?* Пагат дороже в последней взятке.',
      },
      ask: {card: 'T14'},
      point: ['KS'],
      right: {
        en: 'Caught! His king is worth ten points to you.',
        de: 'Gefangen! Sein König ist für Sie zehn Punkte wert.',
        pl: 'Złapany! Jego król to dziesięć punktów dla ciebie.',
        sv: 'Fångad! Hans kung är värd tio poäng för dig.',
        ru: 'Пойман! Его король — это ваши десять очков.',
      },
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'That takes the king too, and the Pagat counts fifteen. In the last trick it counts *twenty-five*. Take it back, or go on.',
            de: 'Auch der nimmt den König, und der Pagat zählt fünfzehn. Im letzten Stich zählt er *fünfundzwanzig*. Nehmen Sie ihn zurück, oder spielen Sie weiter.',
            pl: 'To też bierze króla, a Pagat liczy się piętnaście. W ostatniej lewie liczy się *dwadzieścia pięć*. Cofnij albo graj dalej.',
            sv: 'Den tar också kungen, och Pagat räknas som femton. I sista sticket räknas den som *tjugofem*. Ta tillbaka den, eller fortsätt.',
            ru: 'И он берёт короля, а Пагат стоит пятнадцать. В последней взятке он стоит *двадцать пять*. Возьмите ход назад или продолжайте.',
          },
        },
      ],
      wrong: {
        en: 'Whoever has none of the suit that was led must play a tarok.',
        de: 'Wer die ausgespielte Farbe nicht hat, muss Tarock zugeben.',
        pl: 'Kto nie ma koloru, w który zagrano, musi dać taroka.',
        sv: 'Den som saknar den utspelade färgen måste lägga en tarock.',
        ru: 'У кого нет масти, с которой зашли, тот обязан положить тарок.',
      },
    },
    {
      say: {
        en: 'Two cards are left, and he can beat neither. The Pagat counts most in the very last trick. *So what do you play now?*',
        de: 'Zwei Karten bleiben, und er kann keine schlagen. Der Pagat zählt im allerletzten Stich am meisten. *Was spielen Sie also jetzt?*',
        pl: 'Zostały dwie karty i żadnej nie pobije. Pagat liczy się najwięcej w samej ostatniej lewie. *Co więc zagrasz teraz?*',
        sv: 'Två kort är kvar, och han kan inte slå något av dem. Pagat räknas mest i det allra sista sticket. *Vad spelar du alltså nu?*',
        ru: 'Остались две карты, и ни одной ему не побить. Пагат дороже всего в самой последней взятке. *Что же вы сыграете сейчас?*',
      },
      ask: {card: '9C'},
      point: ['hand'],
      right: {
        en: 'He has no club, and loses again.',
        de: 'Er hat kein Treff und verliert wieder.',
        pl: 'Nie ma trefli i znowu przegrywa.',
        sv: 'Han har ingen klöver och förlorar igen.',
        ru: 'Треф у него нет, и он снова проигрывает.',
      },
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'It wins, but one trick too early: fifteen points instead of twenty-five. *Take it back, and play the nine of clubs first.*',
            de: 'Er gewinnt, aber einen Stich zu früh: fünfzehn Punkte statt fünfundzwanzig. *Nehmen Sie ihn zurück und spielen Sie zuerst die Treffneun.*',
            pl: 'Bierze, ale o jedną lewę za wcześnie: piętnaście punktów zamiast dwudziestu pięciu. *Cofnij i zagraj najpierw dziewiątkę trefl.*',
            sv: 'Den vinner, men ett stick för tidigt: femton poäng i stället för tjugofem. *Ta tillbaka den och spela klöver nio först.*',
            ru: 'Он берёт, но на взятку раньше времени: пятнадцать очков вместо двадцати пяти. *Возьмите ход назад и сыграйте сначала девятку треф.*',
          },
        },
      ],
    },
    {
      say: {
        en: 'The last trick: *play the Pagat.* The Polish book of about 1820, whose rules are played here, calls this “Pagat ultimo”.',
        de: 'Der letzte Stich: *Spielen Sie den Pagat.* Das polnische Buch von etwa 1820, nach dessen Regeln hier gespielt wird, nennt das „Pagat ultimo“.',
        pl: 'Ostatnia lewa: *zagraj Pagata.* Polska książka z około 1820 roku, według której się tu gra, nazywa to „Pagat ultimo”.',
        sv: 'Sista sticket: *spela Pagat.* Den polska boken från omkring 1820, vars regler gäller här, kallar det ”Pagat ultimo”.',
        ru: 'Последняя взятка: *сыграйте Пагата.* Польская книга около 1820 года, по правилам которой здесь играют, называет это «Pagat ultimo».',
      },
      ask: {card: 'T1'},
      point: ['answer'],
      right: {
        en: 'Pagat ultimo: twenty-five points.',
        de: 'Pagat ultimo: fünfundzwanzig Punkte.',
        pl: 'Pagat ultimo: dwadzieścia pięć punktów.',
        sv: 'Pagat ultimo: tjugofem poäng.',
        ru: 'Пагат ultimo: двадцать пять очков.',
      },
    },
  ],
  differs: [
    {
      cards: ['QH', 'KS'],
      say: {
        en: 'Your opponent leads what shows you most. The hints would have led his knave of hearts and his seven of spades.',
        de: 'Ihr Gegner spielt aus, was Ihnen am meisten zeigt. Die Ratschläge des Tisches hätten seinen Herzbuben und seine Pik-Sieben ausgespielt.',
        pl: 'Przeciwnik wychodzi tym, co najwięcej ci pokaże. Podpowiedzi zagrałyby waletem kier i siódemką pik.',
        sv: 'Din motspelare spelar ut det som visar dig mest. Råden vid bordet hade spelat ut hans hjärter knekt och spader sju.',
        ru: 'Противник заходит с того, что покажет вам больше. Подсказки стола зашли бы с валета червей и с семёрки пик.',
      },
    },
    {
      cards: ['T20', 'T17'],
      say: {
        en: 'The lesson knows both hands. The hints do not know which taroks lie among the cards of nobody, and would lead the five of hearts at once.',
        de: 'Die Lektion kennt beide Blätter. Die Ratschläge wissen nicht, welche Tarocke unter den Karten liegen, die niemand hat, und würden gleich die Herzfünf ausspielen.',
        pl: 'Lekcja zna obie ręce. Podpowiedzi nie wiedzą, które taroki leżą wśród kart niczyich, i od razu zagrałyby piątką kier.',
        sv: 'Lektionen känner båda händerna. Råden vet inte vilka tarocker som ligger bland korten som ingen har, och hade spelat ut hjärter fem genast.',
        ru: 'Урок знает карты обоих. Подсказки не знают, какие тароки лежат среди ничьих карт, и сразу зашли бы с пятёрки червей.',
      },
    },
    {
      cards: ['T14'],
      say: {
        en: 'The hints would take the king with the Pagat, which is sure here; the lesson waits for the last trick.',
        de: 'Die Ratschläge nähmen den König mit dem Pagat, der hier sicher ist; die Lektion wartet auf den letzten Stich.',
        pl: 'Podpowiedzi wzięłyby króla Pagatem, bo tu jest to pewne; lekcja czeka na ostatnią lewę.',
        sv: 'Råden hade tagit kungen med Pagat, som är säker här; lektionen väntar på sista sticket.',
        ru: 'Подсказки взяли бы короля Пагатом, здесь это верно; урок ждёт последней взятки.',
      },
    },
  ],
  end: {
    say: {
      en: 'Ten points for each king, twenty-five for the Pagat in the last trick: *forty-five points.* The cards in your tricks count too, so your sum is higher: there a king is worth five more. That is what tarok is about. At a hundred points the game is won.',
      de: 'Zehn Punkte für jeden König, fünfundzwanzig für den Pagat im letzten Stich: *fünfundvierzig Punkte.* Auch die Karten in Ihren Stichen zählen, darum ist Ihre Summe höher: Ein König ist dort noch fünf wert. Darum geht es im Tarock. Mit hundert Punkten ist die Partie gewonnen.',
      pl: 'Po dziesięć punktów za każdego króla i dwadzieścia pięć za Pagata w ostatniej lewie: *czterdzieści pięć punktów.* Liczą się też karty w twoich lewach, więc suma jest wyższa: król jest tam wart jeszcze pięć. O to chodzi w taroku. Sto punktów wygrywa partię.',
      sv: 'Tio poäng för varje kung, tjugofem för Pagat i sista sticket: *fyrtiofem poäng.* Korten i dina stick räknas också, så din summa är högre: där är en kung värd fem till. Det är vad tarock går ut på. Vid hundra poäng är partiet vunnet.',
      ru: 'По десять очков за каждого короля, двадцать пять за Пагата в последней взятке: *сорок пять очков.* Считаются и карты в ваших взятках, поэтому сумма больше: король стоит там ещё пять. В этом и есть тарок. Сто очков выигрывают партию.',
    },
    missed: {
      en: 'The Pagat did not take the last trick. Play it once more, or go on as you like.',
      de: 'Der Pagat hat den letzten Stich nicht gemacht. Spielen Sie es noch einmal oder weiter, wie Sie wollen.',
      pl: 'Pagat nie wziął ostatniej lewy. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
      sv: 'Pagat tog inte sista sticket. Spela en gång till, eller fortsätt som du vill.',
      ru: 'Пагат не взял последнюю взятку. Сыграйте ещё раз или продолжайте, как хотите.',
    },
  },
};

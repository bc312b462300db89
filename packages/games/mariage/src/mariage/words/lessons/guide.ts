import type {Lesson} from '@quinola/play';
import {GUIDE} from './index.js';
import {OPTIONS, playedDeal, told} from './set-deal.js';

const again = told(
  'That may be played, but look at what it costs. *Take it back.*',
  'Tak też wolno, ale zobacz, ile to kosztuje. *Cofnij.*',
  {
    de: 'Das darf man spielen, aber sehen Sie, was es kostet. *Nehmen Sie es zurück.*',
    ru: 'Так тоже можно, но посмотрите, чего это стоит. *Верните ход.*',
    sv: 'Det får spelas, men se vad det kostar. *Ta tillbaka det.*',
  },
);

/** A whole deal of the polished game: a marriage, that of trumps, the last draw, the end without secrets, and 131 in one deal. */
export const guide: Lesson = {
  format: 'quinola-lesson/1',
  id: 'twenty-forty',
  game: 'mariasz',
  ...GUIDE,
  source: told(
    'The Polish page of the rules, lines 44 to 79, and Gloger',
    'Strona z prawidłami, wiersze 44 do 79, i Gloger',
    {
      de: 'Die polnische Seite mit den Regeln, Zeilen 44 bis 79, und Gloger',
      ru: 'Польская страница с правилами, строки 44–79, и Глогер',
      sv: 'Den polska sidan med reglerna, raderna 44 till 79, och Gloger',
    },
  ),
  options: OPTIONS,
  opening: playedDeal('AD QC 9S QH 9D AC AH TH KD TC KS JH JD KC AS JC QD TS TD 9H JS KH 9C QS'),
  seats: [
    'visitor',
    {
      plays: [
        'JH',
        'AC',
        '9D',
        'TC',
        '9H',
        'AS',
        {type: 'DECLARE_MARRIAGE', suit: 'S'},
        'QS',
        'QH',
        'TD',
        '9C',
        'JC',
        'KS',
      ],
    },
  ],
  goal: {
    say: told('Come to 131 points in one deal.', 'Dojdź do 131 punktów w jednym rozdaniu.', {
      de: 'Kommen Sie in einem Spiel auf 131 Punkte.',
      ru: 'Дойдите до 131 очка за одну сдачу.',
      sv: 'Kom till 131 poäng i en giv.',
    }),
    when: {happening: {type: 'deal-settled'}},
  },
  steps: [
    {
      say: told(
        'Six cards each; the rest is the *talon*. The open card under it makes trumps: bells (diamonds in the French pack). Aces count eleven, tens ten, kings four, obers (queens) three, unters (jacks) two.',
        'Po sześć kart; reszta to *talon*. Odkryta pod nim karta robi kozer: dzwonki (w talii francuskiej kara). Tuz liczy jedenaście, kralka dziesięć, król cztery, wyżnik (dama) trzy, niżnik (walet) dwa.',
        {
          de: 'Sechs Karten für jeden; der Rest ist der *Talon*. Die offene Karte darunter macht Trumpf: Schellen (Karo im französischen Blatt). Asse zählen elf, Zehnen zehn, Könige vier, Ober (Damen) drei, Unter (Buben) zwei.',
          ru: 'По шесть карт; остальное — *талон*. Открытая карта под ним назначает козырь: бубенцы (бубны во французской колоде). Туз считает одиннадцать, десятка десять, король четыре, обер (дама) три, унтер (валет) два.',
          sv: 'Sex kort till var; resten är *talongen*. Det öppna kortet under den gör trumf: bjällror (ruter i den franska leken). Ess räknar elva, tior tio, kungar fyra, ober (damer) tre, unter (knektar) två.',
        },
      ),
    },
    {
      say: told(
        'King and ober of one suit are a *marriage*: twenty points, of trumps forty. You hold the ober of acorns and the king of trumps: their partners may still come. While the talon lasts any card may be played to any card. *Lead the nine, which is worth nothing.*',
        'Król i wyżnik jednego koloru to *mariasz*: dwadzieścia punktów, kozerny czterdzieści. Masz wyżnika żołędnego i króla kozernego: ich pary mogą jeszcze przyjść. Póki jest talon, do każdej karty można dać każdą. *Wyjdź dziewiątką, która nic nie znaczy.*',
        {
          de: 'König und Ober einer Farbe sind eine *Mariage*: zwanzig Punkte, in Trumpf vierzig. Sie halten den Eichel-Ober und den König in Trumpf: ihre Partner können noch kommen. Solange der Talon reicht, darf zu jeder Karte jede gespielt werden. *Spielen Sie die Neun aus, die nichts wert ist.*',
          ru: 'Король и обер одной масти — это *марьяж*: двадцать очков, козырный сорок. У вас обер желудей и козырный король: их пары ещё могут прийти. Пока есть талон, к любой карте можно положить любую. *Пойдите девяткой, которая ничего не стоит.*',
          sv: 'Kung och ober i en färg är en *mariage*: tjugo poäng, i trumf fyrtio. Du har ekollonobern och trumfkungen: deras partner kan ännu komma. Så länge talongen räcker får vilket kort som helst läggas till vilket som helst. *Spela ut nian, som ingenting är värd.*',
        },
      ),
      ask: {card: '9S'},
      point: ['QC', 'KD'],
      right: told(
        'Your nine wins, because nobody need follow suit. The winner draws first: the king of acorns!',
        'Dziewiątka bierze, bo dokładać do koloru nie trzeba. Biorący dobiera pierwszy: król żołędny!',
        {
          de: 'Ihre Neun macht den Stich, denn niemand muss bedienen. Wer gewinnt, zieht zuerst: der Eichel-König!',
          ru: 'Ваша девятка берёт, потому что класть в масть не нужно. Взявший тянет первым: король желудей!',
          sv: 'Din nia tar, för ingen behöver bekänna. Den som tar drar först: ekollonkungen!',
        },
      ),
      other: again,
    },
    {
      say: told(
        'King and ober of acorns are together. A marriage is said when one of the two is played. *Press “Twenty”.*',
        'Król i wyżnik żołędny są razem. Mariasz zapowiada się, gdy się jedną z tych kart gra. *Naciśnij „Z dwudziestu”.*',
        {
          de: 'König und Ober in Eichel sind beisammen. Eine Mariage wird gesagt, wenn man eine der beiden spielt. *Drücken Sie „Zwanzig“.*',
          ru: 'Король и обер желудей вместе. Марьяж объявляют, когда играют одну из двух карт. *Нажмите «Двадцать».*',
          sv: 'Kung och ober i ekollon är tillsammans. En mariage sägs när ett av de två spelas. *Tryck på ”Tjugo”.*',
        },
      ),
      ask: {move: {type: 'DECLARE_MARRIAGE', suit: 'C'}},
      point: ['KC', 'QC'],
      right: told(
        'Twenty points, and a stake: they count at once, whoever takes the trick.',
        'Dwadzieścia punktów i stawka: liczą się od razu, ktokolwiek weźmie lewę.',
        {
          de: 'Zwanzig Punkte und ein Einsatz: sie zählen sofort, wer den Stich auch macht.',
          ru: 'Двадцать очков и ставка: они считаются сразу, кто бы ни взял взятку.',
          sv: 'Tjugo poäng och en insats: de räknas genast, vem som än tar sticket.',
        },
      ),
      other: told(
        'Then the marriage is gone. *Take it back, and say it first.*',
        'Wtedy mariasz przepada. *Cofnij i najpierw go zapowiedz.*',
        {
          de: 'Dann ist die Mariage dahin. *Nehmen Sie es zurück und sagen Sie sie zuerst.*',
          ru: 'Тогда марьяж пропал. *Верните ход и сначала объявите его.*',
          sv: 'Då är mariagen borta. *Ta tillbaka det och säg den först.*',
        },
      ),
    },
    {
      say: told(
        '*Play the ober:* it counts three, the king four.',
        '*Zagraj wyżnika:* liczy trzy, a król cztery.',
        {
          de: '*Spielen Sie den Ober:* er zählt drei, der König vier.',
          ru: '*Сыграйте обера:* он считает три, а король четыре.',
          sv: '*Spela obern:* den räknar tre, kungen fyra.',
        },
      ),
      ask: {card: 'QC'},
      point: ['answer'],
      right: told(
        'The ace takes it. But you draw the ober of trumps, the *pamfil*: the highest card of all, and the partner of your king.',
        'Bierze tuz. Ale dobierasz wyżnika kozernego, *pamfila*: to najwyższa karta ze wszystkich i para do twojego króla.',
        {
          de: 'Das Ass nimmt ihn. Aber Sie ziehen den Ober in Trumpf, den *Pamfil*: die höchste Karte von allen, und der Partner Ihres Königs.',
          ru: 'Его берёт туз. Но вы тянете козырного обера, *памфила*: это старшая карта из всех и пара вашему королю.',
          sv: 'Esset tar den. Men du drar trumfobern, *pamfilen*: det högsta kortet av alla, och din kungs partner.',
        },
      ),
      other: again,
    },
    {
      say: told(
        'A trump was led. You may say a marriage with a card that *beats*: the pamfil beats everything. *Press “Forty”.*',
        'Wyszedł kozer. Zapowiedzieć można też kartą, która *bije*, a pamfil bije wszystko. *Naciśnij „Z czterdziestu”.*',
        {
          de: 'Ein Trumpf ist ausgespielt. Eine Mariage darf man auch mit einer Karte sagen, die *sticht*: der Pamfil sticht alles. *Drücken Sie „Vierzig“.*',
          ru: 'Вышел козырь. Марьяж можно объявить и картой, которая *бьёт*, а памфил бьёт всё. *Нажмите «Сорок».*',
          sv: 'En trumf är utspelad. En mariage får också sägas med ett kort som *sticker*: pamfilen sticker allt. *Tryck på ”Fyrtio”.*',
        },
      ),
      ask: {move: {type: 'DECLARE_MARRIAGE', suit: 'D'}},
      point: ['QD', 'KD'],
      right: told('Forty points, and two stakes.', 'Czterdzieści punktów i dwie stawki.', {
        de: 'Vierzig Punkte und zwei Einsätze.',
        ru: 'Сорок очков и две ставки.',
        sv: 'Fyrtio poäng och två insatser.',
      }),
      other: told(
        'Forty points wait for you. *Take it back, and say the marriage.*',
        'Czeka czterdzieści punktów. *Cofnij i zapowiedz mariasz.*',
        {
          de: 'Vierzig Punkte warten auf Sie. *Nehmen Sie es zurück und sagen Sie die Mariage.*',
          ru: 'Вас ждут сорок очков. *Верните ход и объявите марьяж.*',
          sv: 'Fyrtio poäng väntar på dig. *Ta tillbaka det och säg mariagen.*',
        },
      ),
    },
    {
      say: told(
        '*Play the pamfil:* it wins, and counts eleven.',
        '*Zagraj pamfila:* bierze i sam liczy jedenaście.',
        {
          de: '*Spielen Sie den Pamfil:* er macht den Stich und zählt elf.',
          ru: '*Сыграйте памфила:* он берёт и сам считает одиннадцать.',
          sv: '*Spela pamfilen:* den tar sticket, och räknar elva.',
        },
      ),
      ask: {card: 'QD'},
      point: ['answer'],
      right: told(
        'You have 73 points now. Nobody writes them down at an old table: count with us.',
        'Masz teraz 73 punkty. Przy dawnym stole nikt ich nie zapisuje: licz z nami.',
        {
          de: 'Sie haben jetzt 73 Punkte. An einem alten Tisch schreibt sie niemand auf: zählen Sie mit.',
          ru: 'Теперь у вас 73 очка. За старинным столом их никто не записывает: считайте с нами.',
          sv: 'Du har nu 73 poäng. Vid ett gammalt bord skriver ingen upp dem: räkna med oss.',
        },
      ),
      other: again,
    },
    {
      say: told(
        'You lead, and have no worthless card. The king of acorns waits for nothing any more. *Lead him.*',
        'Wychodzisz, a karty bez wartości nie masz. Król żołędny już na nic nie czeka. *Wyjdź nim.*',
        {
          de: 'Sie spielen aus und haben keine wertlose Karte. Der Eichel-König wartet auf nichts mehr. *Spielen Sie ihn aus.*',
          ru: 'Ваш ход, а пустой карты нет. Король желудей больше ничего не ждёт. *Пойдите им.*',
          sv: 'Du spelar ut, och har inget värdelöst kort. Ekollonkungen väntar inte på något mer. *Spela ut honom.*',
        },
      ),
      ask: {card: 'KC'},
      point: ['answer'],
      right: told(
        'It costs four points, and a ten is out.',
        'Kosztuje cztery punkty, a dziesiątka już wyszła.',
        {
          de: 'Er kostet vier Punkte, und eine Zehn ist heraus.',
          ru: 'Это стоит четыре очка, зато десятка вышла.',
          sv: 'Det kostar fyra poäng, och en tia är ute.',
        },
      ),
      other: again,
    },
    {
      say: told(
        'A nine of hearts. Nobody plays after you: *bring your ace home.*',
        'Dziewiątka czerwienna. Po tobie nikt nie gra: *zabierz tuza do siebie.*',
        {
          de: 'Eine Herz-Neun. Nach Ihnen spielt niemand: *bringen Sie Ihr Ass heim.*',
          ru: 'Девятка червей. После вас никто не играет: *унесите туза домой.*',
          sv: 'En hjärternia. Ingen spelar efter dig: *ta hem ditt ess.*',
        },
      ),
      ask: {card: 'AH'},
      point: ['answer'],
      right: told('Eighty-four.', 'Osiemdziesiąt cztery.', {
        de: 'Vierundachtzig.',
        ru: 'Восемьдесят четыре.',
        sv: 'Åttiofyra.',
      }),
      other: again,
    },
    {
      say: told(
        'Two cards are left in the talon. The winner of this trick draws the hidden one, the loser the open trump: so it does not hurt to lose. *Lead the unter of leaves.*',
        'W talonie są dwie karty. Kto weźmie tę lewę, dobierze zakrytą, drugi odkryty kozer: przegrać więc nie szkodzi. *Wyjdź niżnikiem winnym.*',
        {
          de: 'Zwei Karten liegen noch im Talon. Wer diesen Stich macht, zieht die verdeckte, der andere den offenen Trumpf: verlieren schadet also nicht. *Spielen Sie den Laub-Unter aus.*',
          ru: 'В талоне две карты. Кто возьмёт эту взятку, потянет закрытую, другой — открытый козырь: так что проиграть не вредно. *Пойдите унтером листьев.*',
          sv: 'Två kort är kvar i talongen. Den som tar detta stick drar det dolda, den andra den öppna trumfen: att förlora skadar alltså inte. *Spela ut lövuntern.*',
        },
      ),
      ask: {card: 'JS'},
      point: ['answer'],
      right: told(
        'You have the open trump. *The talon is gone:* whoever has counted knows every card of the other.',
        'Masz odkryty kozer. *Talonu już nie ma:* kto liczył, zna wszystkie karty drugiego.',
        {
          de: 'Sie haben den offenen Trumpf. *Der Talon ist aus:* wer gezählt hat, kennt jede Karte des anderen.',
          ru: 'Открытый козырь у вас. *Талон вышел:* кто считал, знает все карты другого.',
          sv: 'Du har den öppna trumfen. *Talongen är slut:* den som har räknat känner alla den andras kort.',
        },
      ),
      other: again,
    },
    {
      say: told(
        'The other says twenty. From here on suit must be followed, and *beaten*, if you can: you have no choice.',
        'Drugi zapowiada dwadzieścia. Odtąd trzeba dokładać do koloru i *bić*, jeśli można: nie masz wyboru.',
        {
          de: 'Der andere sagt zwanzig. Von hier an muss bedient und, wenn es geht, *gestochen* werden: Sie haben keine Wahl.',
          ru: 'Другой объявляет двадцать. Отныне нужно класть в масть и *бить*, если можно: выбора у вас нет.',
          sv: 'Den andra säger tjugo. Härifrån måste man bekänna, och *sticka* om man kan: du har inget val.',
        },
      ),
      ask: {card: 'TS'},
      point: ['answer'],
      right: told('The ten beats the ober: ninety-seven.', 'Kralka bije wyżnika: dziewięćdziesiąt siedem.', {
        de: 'Die Zehn sticht den Ober: siebenundneunzig.',
        ru: 'Десятка бьёт обера: девяносто семь.',
        sv: 'Tian sticker obern: nittiosju.',
      }),
      other: again,
    },
    {
      say: told(
        'Ace and ten of hearts: one is out, one is yours. So your king of hearts is the highest but for your own ten. *Lead him.*',
        'Tuz czerwienny wyszedł, kralka jest twoja. Prócz niej nic nie bije twojego króla. *Wyjdź nim.*',
        {
          de: 'Ass und Zehn in Herz: das Ass ist heraus, die Zehn haben Sie. So ist Ihr Herz-König der höchste nach Ihrer eigenen Zehn. *Spielen Sie ihn aus.*',
          ru: 'Туз червей вышел, десятка у вас. Кроме неё, ничто не бьёт вашего короля. *Пойдите им.*',
          sv: 'Ess och tio i hjärter: det ena är ute, det andra har du. Så är din hjärterkung högst näst din egen tia. *Spela ut honom.*',
        },
      ),
      ask: {card: 'KH'},
      point: ['answer'],
      right: told('A hundred and four.', 'Sto cztery.', {
        de: 'Hundertvier.',
        ru: 'Сто четыре.',
        sv: 'Hundrafyra.',
      }),
      other: again,
    },
    {
      say: told(
        'The pamfil is gone: your ace of trumps is the highest, and the other holds the ten. *Catch it.*',
        'Pamfil wyszedł: twój tuz kozerny jest najwyższy, a drugi ma kralkę. *Złap ją.*',
        {
          de: 'Der Pamfil ist heraus: Ihr Trumpf-Ass ist das höchste, und der andere hält die Zehn. *Fangen Sie sie.*',
          ru: 'Памфил вышел: ваш козырный туз старше всех, а у другого десятка. *Поймайте её.*',
          sv: 'Pamfilen är ute: ditt trumfess är högst, och den andra har tian. *Fånga den.*',
        },
      ),
      ask: {card: 'AD'},
      point: ['answer'],
      right: told('A hundred and twenty-five. Six are missing.', 'Sto dwadzieścia pięć. Brakuje sześciu.', {
        de: 'Hundertfünfundzwanzig. Sechs fehlen.',
        ru: 'Сто двадцать пять. Не хватает шести.',
        sv: 'Hundratjugofem. Sex fattas.',
      }),
      other: again,
    },
    {
      say: told(
        'The other has no trump left: every trick is yours. Play your trumps, and keep the ten of hearts for the last trick, which counts ten. *Lead the unter of trumps.*',
        'Drugi nie ma już kozera: każda lewa jest twoja. Graj kozery, a kralkę czerwienną zostaw na ostatnią lewę, która liczy dziesięć. *Wyjdź niżnikiem kozernym.*',
        {
          de: 'Der andere hat keinen Trumpf mehr: jeder Stich gehört Ihnen. Spielen Sie Ihre Trümpfe, und behalten Sie die Herz-Zehn für den letzten Stich, der zehn zählt. *Spielen Sie den Unter in Trumpf aus.*',
          ru: 'У другого козырей больше нет: все взятки ваши. Играйте козыри, а десятку червей оставьте на последнюю взятку, которая считает десять. *Пойдите козырным унтером.*',
          sv: 'Den andra har ingen trumf kvar: varje stick är ditt. Spela dina trumf, och spara hjärtertian till sista sticket, som räknar tio. *Spela ut trumfuntern.*',
        },
      ),
      ask: {card: 'JD'},
      point: ['answer'],
      right: told('A hundred and twenty-seven.', 'Sto dwadzieścia siedem.', {
        de: 'Hundertsiebenundzwanzig.',
        ru: 'Сто двадцать семь.',
        sv: 'Hundratjugosju.',
      }),
      other: again,
    },
    {
      say: told('*And the king.*', '*I król.*', {
        de: '*Und den König.*',
        ru: '*И короля.*',
        sv: '*Och kungen.*',
      }),
      ask: {card: 'KD'},
      point: ['answer'],
      right: told('A hundred and thirty-three: that is it.', 'Sto trzydzieści trzy: to już jest.', {
        de: 'Hundertdreiunddreißig: das ist es.',
        ru: 'Сто тридцать три: вот и всё.',
        sv: 'Hundratrettiotre: där är det.',
      }),
      other: again,
    },
    {
      say: told('*The last card.*', '*Ostatnia karta.*', {
        de: '*Die letzte Karte.*',
        ru: '*Последнюю карту.*',
        sv: '*Det sista kortet.*',
      }),
      ask: {card: 'TH'},
      point: ['answer'],
    },
  ],
  end: {
    say: told(
      '157 to 61: the partia is won *dry*, in one deal, and paid double, and your marriages are three stakes more. Had you fewer than 131, a second deal would be added, and you would have to lay the *arrest* at the right trick.',
      '157 do 61: partia wygrana na *sucho*, w jednym rozdaniu, płatna podwójnie, a twoje mariasze to jeszcze trzy stawki. Przy mniej niż 131 grałoby się dogrywkę, a wtedy przy właściwej lewie trzeba położyć *areszt*.',
      {
        de: '157 zu 61: die Partie ist *trocken* gewonnen, in einem Spiel, und wird doppelt bezahlt, und Ihre Mariagen sind noch drei Einsätze. Mit weniger als 131 käme ein zweites Spiel dazu, und Sie müssten beim rechten Stich den *Arrest* legen.',
        ru: '157 на 61: партия выиграна *сухой*, за одну сдачу, платится вдвойне, а ваши марьяжи — ещё три ставки. Будь у вас меньше 131, играли бы вторую сдачу, и на верной взятке пришлось бы положить *арест*.',
        sv: '157 mot 61: partiet är vunnet *torrt*, i en giv, och betalas dubbelt, och dina mariager är tre insatser till. Med färre än 131 hade en andra giv lagts till, och du hade fått lägga *arresten* vid rätt stick.',
      },
    ),
  },
};

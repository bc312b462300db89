import type {Lesson} from '@quinola/play';
import {onlyBid, setDeal} from '../../../kit/called-king/words/lessons/set-deal.js';
import {
  askStep,
  card,
  endOf,
  goalOf,
  lastStep,
  sidesStep,
  tricksStep,
  trumpsStep,
} from '../../../kit/called-king/words/lessons/steps.js';
import {GUIDES} from './offers.js';

/** One Ask from the first word to the payment, in which the partner leads trumps before his King, as the book advises for five. */
export const friendOrFoe: Lesson = {
  format: 'quinola-lesson/1',
  id: 'friend-or-foe',
  game: 'cinquille',
  ...GUIDES['friend-or-foe'],
  source: {
    en: 'The Warsaw book of games, about 1820, Cinquille; Quadrille: rules 19, 20, 24 and 30',
    de: 'Das Warschauer Spielbuch, um 1820, „Cinquille“; „Quadrille“: Regeln 19, 20, 24 und 30',
    pl: 'Warszawska książka o grach, ok. 1820, „Cinquille”; „Quadrille”: reguły 19, 20, 24 i 30',
    sv: 'Spelboken från Warszawa, omkring 1820, ”Cinquille”; ”Quadrille”: regel 19, 20, 24 och 30',
    ru: 'Варшавская книга игр, около 1820, «Cinquille»; «Quadrille»: правила 19, 20, 24 и 30',
  },
  ...setDeal({
    hands: [
      'KD QD 7S 6C 3H QH JD KC',
      '7D 4S AC 6S KH 6H 5C 2C',
      '5D 3D 3S 3C 5H JH 4C JC',
      '4D 2D 5S KS 7H AH 2H QC',
      '6D AD JS 2S 4H QS AS 7C',
    ],
    visitor: 4,
    before: onlyBid(4, 5, 'ask').slice(0, 4),
  }),
  goal: goalOf({
    en: 'You and whoever holds the King you call: take five of the eight tricks.',
    de: 'Sie und wer den König hat, den Sie rufen: Machen Sie fünf der acht Stiche.',
    pl: 'Ty i ten, kto ma króla, którego zawołasz: weźcie pięć z ośmiu lew.',
    sv: 'Du och den som har kungen du kallar: ta fem av de åtta sticken.',
    ru: 'Вы и тот, у кого вызванный вами король: возьмите пять взяток из восьми.',
  }),
  steps: [
    tricksStep(
      {en: 'five', de: 'fünf', pl: 'pięciu', sv: 'fem', ru: 'пятерых'},
      {en: 'eight', de: 'acht', pl: 'osiem', sv: 'åtta', ru: 'восемь'},
    ),
    sidesStep({en: 'five', de: 'fünf', pl: 'pięciu', sv: 'fem', ru: 'пять'}),
    trumpsStep(
      {en: 'spades', de: 'Pik', pl: 'piki', sv: 'spader', ru: 'пики'},
      {en: 'the two of spades', de: 'die Pik-Zwei', pl: 'dwójka pik', sv: 'spader två', ru: 'двойка пик'},
      ['AS', '2S'],
    ),
    askStep(
      {
        en: 'Spadille, Manille, queen and knave',
        de: 'Spadille, Manille, Dame und Bube',
        pl: 'Spadilia, Manilia, dama i walet',
        sv: 'Spadilj, manilj, dam och knekt',
        ru: 'Шпадилья, манилья, дама и валет',
      },
      ['AS', '2S', 'QS', 'JS', 'prompt'],
    ),
    {
      say: {
        en: '*Name spades, then call the king of hearts.* You hold one heart and one club. The book prefers the red King: red suits have a card more, so he is not so soon trumped.',
        de: '*Nennen Sie Pik, dann rufen Sie den Herzkönig.* Sie haben ein Herz und ein Treff. Das Buch zieht den roten König vor: Rote Farben haben eine Karte mehr, so wird er nicht so bald gestochen.',
        pl: '*Nazwij piki, potem zawołaj króla kier.* Masz jednego kiera i jednego trefla. Książka woli króla czerwonego: w czerwonych jest o kartę więcej, więc nie tak łatwo go przebić.',
        sv: '*Välj spader, kalla sedan hjärter kung.* Du har en hjärter och en klöver. Boken föredrar den röda kungen: de röda färgerna har ett kort mer, så den blir inte så lätt tagen med trumf.',
        ru: '*Назначьте пики, потом вызовите короля червей.* У вас одна черва и одна трефа. Книга предпочитает красного короля: в красных мастях на карту больше, и его не так скоро побьют козырем.',
      },
      ask: {move: {type: 'DECLARE', trump: 'S', call: 'KH'}},
      point: ['4H', '7C', 'prompt'],
      right: {
        en: 'Somebody has him, and says nothing.',
        de: 'Jemand hat ihn und sagt nichts.',
        pl: 'Ktoś go ma i milczy.',
        sv: 'Någon har den och säger inget.',
        ru: 'Он у кого-то есть, но тот молчит.',
      },
      other: {
        en: 'You may; but in spades you have four trumps, with the two highest. *Take it back: spades, and the king of hearts.*',
        de: 'Das dürfen Sie; aber in Pik haben Sie vier Trümpfe, darunter die zwei höchsten. *Nehmen Sie es zurück: Pik und der Herzkönig.*',
        pl: 'Wolno; ale w pikach masz cztery atuty, w tym dwa najwyższe. *Cofnij: piki i król kier.*',
        sv: 'Det får du, men i spader har du fyra trumf, med de två högsta. *Ta tillbaka det: spader, och hjärter kung.*',
        ru: 'Можно; но в пиках у вас четыре козыря, и среди них два старших. *Возьмите ход назад: пики и король червей.*',
      },
    },
    card(
      ['6D'],
      {
        en: 'The king of diamonds was led: *whoever has the suit must follow.* Red suits go king, queen, knave, ace, two and so on down to the seven. *Give the six.*',
        de: 'Der Karo-König wurde ausgespielt: *Wer die Farbe hat, muss bedienen.* Rote Farben gehen so: König, Dame, Bube, Ass, Zwei und weiter hinab bis zur Sieben. *Geben Sie die Sechs.*',
        pl: 'Zagrano króla karo: *kto ma kolor, musi dołożyć.* Czerwone idą tak: król, dama, walet, as, dwójka i dalej aż do siódemki. *Daj szóstkę.*',
        sv: 'Ruter kung är utspelad: *den som har färgen måste bekänna.* De röda färgerna går kung, dam, knekt, ess, tvåa och så vidare ner till sjuan. *Lägg sexan.*',
        ru: 'Зашли с короля бубен: *у кого есть масть, тот обязан её класть.* Красные идут так: король, дама, валет, туз, двойка и дальше до семёрки. *Дайте шестёрку.*',
      },
      {
        right: {
          en: 'The king takes this one.',
          de: 'Diesen nimmt der König.',
          pl: 'Tę bierze król.',
          sv: 'Kungen tar det här.',
          ru: 'Эту берёт король.',
        },
        other: {
          en: 'You may; but the ace is the better card. *Take it back, and give the six.*',
          de: 'Das dürfen Sie; aber das Ass ist die bessere Karte. *Nehmen Sie es zurück und geben Sie die Sechs.*',
          pl: 'Wolno; ale as jest lepszy. *Cofnij i daj szóstkę.*',
          sv: 'Det får du, men esset är ett bättre kort. *Ta tillbaka det och lägg sexan.*',
          ru: 'Можно; но туз лучше. *Возьмите ход назад и дайте шестёрку.*',
        },
      },
    ),
    card(
      ['AD'],
      {
        en: 'The queen follows, but somebody has no diamond and *trumps her* with a small spade. You have only the ace: *play it.*',
        de: 'Die Dame folgt, aber jemand hat kein Karo und *sticht sie* mit einem kleinen Pik. Sie haben nur das Ass: *Spielen Sie es.*',
        pl: 'Potem dama, ale ktoś nie ma kara i *przebija ją* małym pikiem. Masz tylko asa: *połóż go.*',
        sv: 'Damen följer, men någon har ingen ruter och *tar den med trumf*, en låg spader. Du har bara esset: *lägg det.*',
        ru: 'За ним дама, но у кого-то нет бубен, и он *бьёт её козырем*, малой пикой. У вас только туз: *положите его.*',
      },
      {
        right: {
          en: 'Is he a friend? He does not say.',
          de: 'Ist er ein Freund? Er sagt es nicht.',
          pl: 'Czy to swój? Nie mówi.',
          sv: 'Är det en vän? Det säger han inte.',
          ru: 'Свой ли это? Он не говорит.',
        },
      },
    ),
    card(
      ['JS'],
      {
        en: 'Now he leads trumps: *Basta*. Only Spadille and Manille are higher, and you hold both. A foe would hardly help to draw trumps. *Let him have it: the knave.*',
        de: 'Nun spielt er Trumpf aus: *Basta*. Höher sind nur Spadille und Manille, und beide haben Sie. Ein Gegner würde kaum helfen, Trümpfe zu ziehen. *Lassen Sie ihm den Stich: der Bube.*',
        pl: 'Teraz gra atuty: *Bastę*. Wyższe są tylko Spadilia i Manilia, a obie masz ty. Obcy raczej nie pomagałby ściągać atutów. *Zostaw mu ją: walet.*',
        sv: 'Nu spelar han ut trumf: *basta*. Bara spadilj och manilj är högre, och båda har du. En motståndare skulle knappast hjälpa till att dra trumf. *Låt honom få det: knekten.*',
        ru: 'Теперь он заходит с козыря, с *басты*. Старше только шпадилья и манилья, и обе у вас. Противник вряд ли помогал бы выбивать козыри. *Оставьте взятку ему: валет.*',
      },
      {
        right: {
          en: 'Five trumps in a single trick: that helps you.',
          de: 'Fünf Trümpfe in einem einzigen Stich: Das hilft Ihnen.',
          pl: 'Pięć atutów w jednej lewie: to ci pomaga.',
          sv: 'Fem trumf i ett enda stick: det hjälper dig.',
          ru: 'Пять козырей в одной взятке: это вам на руку.',
        },
        other: {
          en: 'You may; but if he is your friend, the trick is yours already. *Take it back, and play the knave.*',
          de: 'Das dürfen Sie; aber ist er Ihr Freund, so gehört der Stich schon Ihnen. *Nehmen Sie es zurück und spielen Sie den Buben.*',
          pl: 'Wolno; ale jeśli to swój, lewa i tak jest wasza. *Cofnij i połóż waleta.*',
          sv: 'Det får du, men är han din vän är sticket redan ert. *Ta tillbaka det och lägg knekten.*',
          ru: 'Можно; но если это свой, взятка и так ваша. *Возьмите ход назад и положите валета.*',
        },
      },
    ),
    card(
      ['2S', 'AS'],
      {
        en: 'Trumps again, and the king of spades lies there. *Manille, your two, beats the king.*',
        de: 'Wieder Trumpf, und der Pik-König liegt da. *Manille, Ihre Zwei, schlägt den König.*',
        pl: 'Znowu atuty i leży król pik. *Manilia, twoja dwójka, bije króla.*',
        sv: 'Trumf igen, och spader kung ligger där. *Manilj, din tvåa, slår kungen.*',
        ru: 'Снова козыри, и лежит король пик. *Манилья, ваша двойка, бьёт короля.*',
      },
      {
        right: {
          en: 'Now only you have trumps: Spadille and the queen.',
          de: 'Trümpfe haben nun nur noch Sie: Spadille und die Dame.',
          pl: 'Atuty masz już tylko ty: Spadilię i damę.',
          sv: 'Nu har bara du trumf: spadilj och damen.',
          ru: 'Козыри теперь только у вас: шпадилья и дама.',
        },
        other: {
          en: 'You may; but the king takes this trick then. *Take it back, and play the two.*',
          de: 'Das dürfen Sie; aber dann nimmt der König diesen Stich. *Nehmen Sie es zurück und spielen Sie die Zwei.*',
          pl: 'Wolno; ale wtedy lewę bierze król. *Cofnij i połóż dwójkę.*',
          sv: 'Det får du, men då tar kungen sticket. *Ta tillbaka det och lägg tvåan.*',
          ru: 'Можно; но тогда взятку возьмёт король. *Возьмите ход назад и положите двойку.*',
        },
      },
    ),
    card(
      ['4H'],
      {
        en: 'Now you will see who is your partner: *lead your only heart*, so that the king can fall.',
        de: 'Nun sehen Sie, wer Ihr Partner ist: *Spielen Sie Ihr einziges Herz aus*, damit der König fallen kann.',
        pl: 'Teraz się okaże, kto jest twoim partnerem: *zagraj jedynego kiera*, żeby król mógł paść.',
        sv: 'Nu får du se vem din partner är: *spela ut din enda hjärter*, så att kungen kan falla.',
        ru: 'Теперь вы узнаете, кто ваш партнёр: *зайдите с единственной червы*, чтобы король мог выйти.',
      },
      {
        right: {
          en: '*The called King falls*: he who led trumps is your partner. His three tricks and your one are four.',
          de: '*Der gerufene König fällt*: Wer Trumpf ausspielte, ist Ihr Partner. Seine drei Stiche und Ihr einer sind vier.',
          pl: '*Pada wołany król*: partnerem jest ten, kto grał atuty. Jego trzy lewy i twoja jedna to cztery.',
          sv: '*Den kallade kungen faller*: han som spelade ut trumf är din partner. Hans tre stick och ditt enda är fyra.',
          ru: '*Вызванный король вышел*: ваш партнёр тот, кто заходил с козырей. Его три взятки и ваша одна — четыре.',
        },
        other: {
          en: 'You may; but nobody knows yet who plays with you. *Take it back, and lead the heart.*',
          de: 'Das dürfen Sie; aber noch weiß niemand, wer mit Ihnen spielt. *Nehmen Sie es zurück und spielen Sie das Herz aus.*',
          pl: 'Wolno; ale nikt jeszcze nie wie, kto gra z tobą. *Cofnij i zagraj kiera.*',
          sv: 'Det får du, men ingen vet ännu vem som spelar med dig. *Ta tillbaka det och spela ut hjärtern.*',
          ru: 'Можно; но ещё никто не знает, кто играет с вами. *Возьмите ход назад и зайдите с червы.*',
        },
      },
    ),
    card(
      ['QS', 'AS'],
      {
        en: 'He leads hearts again, and you have none left: *trump them with the queen of spades.*',
        de: 'Er spielt wieder Herz aus, und Sie haben keines mehr: *Stechen Sie mit der Pik-Dame.*',
        pl: 'Znowu gra w kiery, a ty już ich nie masz: *przebij damą pik.*',
        sv: 'Han spelar ut hjärter igen, och du har ingen kvar: *ta med trumf, spader dam.*',
        ru: 'Он снова заходит с червей, а у вас их больше нет: *побейте дамой пик.*',
      },
      {
        right: {
          en: 'The fifth trick of you two: *the game is won.*',
          de: 'Ihr gemeinsamer fünfter Stich: *Das Spiel ist gewonnen.*',
          pl: 'Piąta wasza lewa: *gra wygrana.*',
          sv: 'Ert femte stick tillsammans: *spelet är vunnet.*',
          ru: 'Ваша общая пятая взятка: *игра выиграна.*',
        },
        other: {
          en: 'You may; but a trump takes this trick and wins the game. *Take it back, and play the queen.*',
          de: 'Das dürfen Sie; aber ein Trumpf nimmt diesen Stich und gewinnt das Spiel. *Nehmen Sie es zurück und spielen Sie die Dame.*',
          pl: 'Wolno; ale atut bierze tę lewę i wygrywa grę. *Cofnij i połóż damę.*',
          sv: 'Det får du, men en trumf tar det här sticket och vinner spelet. *Ta tillbaka det och lägg damen.*',
          ru: 'Можно; но козырь берёт эту взятку и выигрывает игру. *Возьмите ход назад и положите даму.*',
        },
      },
    ),
    card(['AS', 'QS'], {
      en: 'Lead *Spadille*: nothing beats the ace of spades.',
      de: 'Spielen Sie *Spadille* aus: Nichts schlägt das Pik-Ass.',
      pl: 'Zagraj *Spadilię*: asa pik nic nie pobije.',
      sv: 'Spela ut *spadilj*: inget slår spader ess.',
      ru: 'Зайдите со *шпадильи*: туза пик не бьёт ничто.',
    }),
    lastStep,
  ],
  differs: [
    {
      cards: ['6C', '3H', '6H'],
      say: {
        en: 'The others play so that you see all this in one deal. The hints would throw the single knave of diamonds, put the queen on your heart, and have your partner lead from his clubs.',
        de: 'Die anderen spielen so, dass Sie all das in einem Spiel sehen. Die Ratschläge würfen den einzelnen Karo-Buben ab, legten auf Ihr Herz die Dame und ließen Ihren Partner Treff ausspielen.',
        pl: 'Pozostali grają tak, żeby w jednym rozdaniu pokazać ci to wszystko. Podpowiedzi zrzuciłyby pojedynczego waleta karo, dałyby damę na twojego kiera, a twój partner wyszedłby z trefli.',
        sv: 'De andra spelar så att du får se allt detta i en giv. Råden hade kastat den ensamma ruter knekt, lagt damen på din hjärter och låtit din partner spela ut klöver.',
        ru: 'Остальные играют так, чтобы показать вам всё это в одной сдаче. Подсказки снесли бы одинокого валета бубен, положили бы даму на вашу черву, а партнёр зашёл бы с треф.',
      },
    },
    {
      cards: ['AS'],
      say: {
        en: 'Of the last two cards the hints keep Spadille to the end. It makes its trick either way.',
        de: 'Von den letzten zwei Karten behalten die Ratschläge Spadille bis zuletzt. Ihren Stich macht sie so oder so.',
        pl: 'Z dwóch ostatnich kart podpowiedzi zatrzymują Spadilię na koniec. Swoją lewę i tak weźmie.',
        sv: 'Av de två sista korten behåller råden spadilj till slutet. Sitt stick tar den hur som helst.',
        ru: 'Из двух последних карт подсказки берегут шпадилью до конца. Свою взятку она возьмёт в любом случае.',
      },
    },
  ],
  end: endOf(
    {
      en: 'Six tricks for your side, two for theirs',
      de: 'Sechs Stiche für Ihre Seite, zwei für die andere',
      pl: 'Sześć lew dla was, dwie dla nich',
      sv: 'Sex stick till er sida, två till deras',
      ru: 'Шесть взяток у вашей стороны, две у них',
    },
    {
      en: 'two pay you, the third your partner',
      de: 'zwei Ihnen, der dritte Ihrem Partner',
      pl: 'dwóch tobie, trzeci partnerowi',
      sv: 'två till dig, den tredje till din partner',
      ru: 'двое вам, третий партнёру',
    },
    {en: 'four', de: 'vier', pl: 'czterech', sv: 'fyra', ru: 'четырьмя'},
  ),
};

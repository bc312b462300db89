import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

const STEPS: Lesson['steps'] = [
  {
    say: {
      en: 'Whist is played by two against two: *your partner sits across the table.* What either of you wins belongs to both.',
      de: 'Whist spielen zwei gegen zwei: *Ihr Partner sitzt gegenüber.* Was einer von Ihnen gewinnt, gehört beiden.',
      pl: 'W wista gra dwóch na dwóch: *partner siedzi naprzeciw.* Co weźmie jedno z was, należy do obojga.',
      sv: 'Whist spelas två mot två: *din partner sitter mitt emot.* Det någon av er vinner tillhör båda.',
      ru: 'В вист играют двое против двоих: *ваш партнёр сидит напротив.* Что возьмёт один из вас, принадлежит обоим.',
    },
    point: ['seat:n'],
  },
  {
    say: {
      en: 'Everybody lays one card: that is a *trick.* The highest card of the suit that was led takes it; the ace is highest, then king, queen, knave, ten, and so down to the two.',
      de: 'Jeder legt eine Karte: Das ist ein *Stich.* Die höchste Karte der angespielten Farbe nimmt ihn; am höchsten ist das Ass, dann König, Dame, Bube, Zehn und so fort bis zur Zwei.',
      pl: 'Każdy kładzie jedną kartę: to *lewa.* Bierze ją najwyższa karta zagranego koloru; najwyższy jest as, potem król, dama, walet, dziesiątka i tak do dwójki.',
      sv: 'Var och en lägger ett kort: det är ett *stick.* Det högsta kortet i den utspelade färgen tar det; högst är esset, sedan kung, dam, knekt, tia och så vidare ner till tvåan.',
      ru: 'Каждый кладёт по карте: это *взятка.* Её берёт старшая карта той масти, с которой зашли; старше всех туз, за ним король, дама, валет, десятка и так далее до двойки.',
    },
    point: ['trick'],
  },
  {
    say: {
      en: 'Thirteen tricks are played, and every trick above six is a point. Seven are over: you two have four. *Take five of the last six.*',
      de: 'Dreizehn Stiche werden gespielt, jeder über sechs ist ein Punkt. Sieben sind vorbei: Sie beide haben vier. *Nehmen Sie fünf der letzten sechs.*',
      pl: 'Gra się trzynaście lew, a każda ponad sześć to punkt. Siedem już minęło: macie cztery. *Weźcie pięć z ostatnich sześciu.*',
      sv: 'Tretton stick spelas, och varje stick över sex är en poäng. Sju är över: ni två har fyra. *Ta fem av de sista sex.*',
      ru: 'Играют тринадцать взяток, и каждая сверх шести даёт очко. Семь уже сыграны: у вас двоих четыре. *Возьмите пять из последних шести.*',
    },
  },
  {
    say: {
      en: '*Diamonds are trumps*: the smallest diamond beats any card of another suit.',
      de: '*Karo ist Trumpf*: Das kleinste Karo schlägt jede Karte einer anderen Farbe.',
      pl: '*Atutem są kara*: najmniejsze karo bije każdą kartę innego koloru.',
      sv: '*Ruter är trumf*: den minsta rutern slår vilket kort som helst i en annan färg.',
      ru: '*Козыри — бубны*: самая малая бубна бьёт любую карту другой масти.',
    },
    point: ['AD', '5D'],
  },
  {
    say: {
      en: 'Hearts were led. Follow suit: *play a heart.* Your king beats the queen, and the trick is yours.',
      de: 'Herz wurde ausgespielt. Bedienen Sie: *Spielen Sie ein Herz.* Ihr König schlägt die Dame, und der Stich gehört Ihnen.',
      pl: 'Zagrano w kiery. Dodaj do koloru: *połóż kiera.* Twój król bije damę i lewa jest wasza.',
      sv: 'Hjärter är utspelad. Bekänn färg: *lägg en hjärter.* Din kung slår damen, och sticket är ditt.',
      ru: 'Зашли с червей. Кладите в масть: *положите черву.* Ваш король бьёт даму, и взятка ваша.',
    },
    ask: {card: 'KH'},
    point: ['answer', 'QH'],
    right: {
      en: 'The king takes the trick.',
      de: 'Der König nimmt den Stich.',
      pl: 'Król bierze lewę.',
      sv: 'Kungen tar sticket.',
      ru: 'Король берёт взятку.',
    },
    other: {
      en: 'The five is a heart too, but the queen keeps the trick. *Take it back, and play the king.*',
      de: 'Auch die Fünf ist ein Herz, aber die Dame behält den Stich. *Nehmen Sie sie zurück und spielen Sie den König.*',
      pl: 'Piątka też jest kierem, ale lewę bierze dama. *Cofnij i połóż króla.*',
      sv: 'Femman är också hjärter, men damen behåller sticket. *Ta tillbaka den och spela kungen.*',
      ru: 'Пятёрка тоже червовая, но взятку берёт дама. *Возьмите ход назад и положите короля.*',
    },
    wrong: {
      en: 'Whoever has a card of the suit that was led must play one.',
      de: 'Wer die ausgespielte Farbe hat, muss sie bedienen.',
      pl: 'Kto ma kartę koloru, w który zagrano, musi ją dodać.',
      sv: 'Den som har ett kort i den utspelade färgen måste lägga det.',
      ru: 'У кого есть карта той масти, с которой зашли, тот обязан её положить.',
    },
  },
  {
    say: {
      en: 'The winner leads to the next trick. You cannot win in spades yourself, but your partner may. *Lead a small spade.*',
      de: 'Wer den Stich nahm, spielt zum nächsten aus. In Pik gewinnen Sie selbst nichts, aber vielleicht Ihr Partner. *Spielen Sie ein kleines Pik aus.*',
      pl: 'Kto wziął, ten zagrywa. Pikami sam nie weźmiesz, ale może partner. *Zagraj małego pika.*',
      sv: 'Den som tog sticket spelar ut till nästa. I spader kan du inte vinna själv, men kanske din partner. *Spela ut en låg spader.*',
      ru: 'Кто взял, тот заходит. Пиками сами вы ничего не возьмёте, но, может быть, возьмёт партнёр. *Зайдите с малой пики.*',
    },
    ask: {cards: ['4S', '7S']},
    point: ['answer'],
    right: {
      en: 'Your partner had the ace.',
      de: 'Ihr Partner hatte das Ass.',
      pl: 'Partner miał asa.',
      sv: 'Din partner hade esset.',
      ru: 'Туз был у партнёра.',
    },
    others: [
      {
        cards: ['AD', '5D'],
        say: {
          en: 'Trumps are worth more later, when you have no card of the suit that is led. *Take it back, and lead a spade.*',
          de: 'Trümpfe nützen später mehr, wenn Sie die ausgespielte Farbe nicht haben. *Nehmen Sie sie zurück und spielen Sie Pik aus.*',
          pl: 'Atuty przydadzą się później, gdy nie będziesz mieć koloru. *Cofnij i zagraj pika.*',
          sv: 'Trumf är mer värd senare, när du saknar den utspelade färgen. *Ta tillbaka den och spela ut spader.*',
          ru: 'Козыри пригодятся позже, когда нужной масти у вас не будет. *Возьмите ход назад и зайдите с пики.*',
        },
      },
    ],
  },
  {
    say: {
      en: 'Your partner’s king of clubs is winning. You have no club and *may play what you like*. Do not trump your own partner: *throw the small heart away.*',
      de: 'Der Treffkönig Ihres Partners gewinnt. Sie haben kein Treff und *dürfen legen, was Sie wollen*. Stechen Sie den eigenen Partner nicht: *Werfen Sie das kleine Herz ab.*',
      pl: 'Wygrywa król trefl partnera. Nie masz trefli, więc *możesz dać, co chcesz*. Nie przebijaj partnera: *zrzuć małego kiera.*',
      sv: 'Din partners klöver kung vinner just nu. Du har ingen klöver och *får lägga vad du vill*. Stjäl inte från din egen partner: *kasta den låga hjärtern.*',
      ru: 'Берёт король треф вашего партнёра. Треф у вас нет, и *можно класть что угодно*. Не бейте козырем своего партнёра: *сбросьте малую черву.*',
    },
    ask: {cards: ['5H', '4S', '7S']},
    point: ['5H', 'KC'],
    right: {
      en: 'The trick is your side’s, and both trumps are left.',
      de: 'Der Stich gehört Ihrer Seite, und beide Trümpfe sind noch da.',
      pl: 'Lewa jest wasza, a oba atuty zostały.',
      sv: 'Sticket är er sidas, och båda trumfen är kvar.',
      ru: 'Взятка ваша, и оба козыря целы.',
    },
    others: [
      {
        cards: ['AD', '5D'],
        say: {
          en: 'You have taken your own partner’s trick, at the price of a trump. *Take it back, and throw a card away.*',
          de: 'Sie haben dem eigenen Partner den Stich genommen, und das um einen Trumpf. *Nehmen Sie ihn zurück und werfen Sie etwas ab.*',
          pl: 'To lewa własnego partnera, i kosztowała atut. *Cofnij i zrzuć coś.*',
          sv: 'Du tog din egen partners stick, och det kostade en trumf. *Ta tillbaka den och kasta ett kort.*',
          ru: 'Вы взяли взятку собственного партнёра, и стоила она козыря. *Возьмите ход назад и сбросьте карту.*',
        },
      },
    ],
  },
  {
    say: {
      en: 'Clubs again, but now an opponent’s knave is winning. *Trump it, with the smallest diamond.*',
      de: 'Wieder Treff, aber nun gewinnt der Bube eines Gegners. *Stechen Sie ihn, mit dem kleinsten Karo.*',
      pl: 'Znów trefle, ale teraz wygrywa walet przeciwnika. *Przebij najmniejszym karem.*',
      sv: 'Klöver igen, men nu vinner en motspelares knekt. *Stjäl med den minsta rutern.*',
      ru: 'Снова трефы, но теперь берёт валет противника. *Побейте его самой малой бубной.*',
    },
    ask: {card: '5D'},
    point: ['answer', 'JC'],
    right: {
      en: 'The five of trumps beats the knave.',
      de: 'Die Trumpffünf schlägt den Buben.',
      pl: 'Atutowa piątka bije waleta.',
      sv: 'Trumffemman slår knekten.',
      ru: 'Козырная пятёрка бьёт валета.',
    },
    others: [
      {
        cards: ['AD'],
        say: {
          en: 'The ace takes it too, but the five was enough. *Take it back, and save the ace.*',
          de: 'Auch das Ass nimmt ihn, aber die Fünf genügte. *Nehmen Sie es zurück und sparen Sie das Ass.*',
          pl: 'As też bierze, ale wystarczyła piątka. *Cofnij i zachowaj asa.*',
          sv: 'Esset tar det också, men femman räckte. *Ta tillbaka det och spara esset.*',
          ru: 'Туз тоже берёт, но хватило бы и пятёрки. *Возьмите ход назад и приберегите туза.*',
        },
      },
    ],
    other: {
      en: 'Then the knave keeps the trick. *Take it back, and trump it.*',
      de: 'Dann behält der Bube den Stich. *Nehmen Sie sie zurück und stechen Sie.*',
      pl: 'Wtedy lewę bierze walet. *Cofnij i przebij.*',
      sv: 'Då behåller knekten sticket. *Ta tillbaka kortet och stjäl.*',
      ru: 'Тогда взятку берёт валет. *Возьмите ход назад и побейте козырем.*',
    },
  },
  {
    say: {
      en: '*Now lead the ace of trumps*: nobody can beat it, and three trumps fall at once.',
      de: '*Spielen Sie nun das Trumpfass aus*: Niemand kann es schlagen, und drei Trümpfe fallen auf einmal.',
      pl: '*Teraz zagraj asa atutowego*: nikt go nie pobije, a naraz spadną trzy atuty.',
      sv: '*Spela nu ut trumfesset*: ingen kan slå det, och tre trumf faller på en gång.',
      ru: '*Теперь зайдите с козырного туза*: его никто не побьёт, и разом выйдут три козыря.',
    },
    ask: {card: 'AD'},
    point: ['answer'],
    right: {
      en: 'That is the ninth trick.',
      de: 'Das ist der neunte Stich.',
      pl: 'To dziewiąta lewa.',
      sv: 'Det är det nionde sticket.',
      ru: 'Это девятая взятка.',
    },
  },
  {
    say: {
      en: 'One card is left, and no choice.',
      de: 'Eine Karte bleibt, und keine Wahl.',
      pl: 'Została jedna karta i nie ma wyboru.',
      sv: 'Ett kort är kvar, och inget att välja på.',
      ru: 'Осталась одна карта, и выбирать не из чего.',
    },
    ask: 'any',
    point: ['hand'],
  },
];

const sixTricksIn = (id: keyof typeof GUIDES, rules: string, source: Lesson['source']): Lesson => ({
  format: 'quinola-lesson/1',
  id,
  game: 'whist',
  ...GUIDES[id],
  ...(source && {source}),
  options: {
    rules,
    rubbers: 1,
    deal: 'S:74.K5.A5. W:J9.3.6.T8 N:A.T8.9.K7 E:6.Q2.Q.J5 trump=D leader=W tricks=4-3',
  },
  seats: [
    'visitor',
    {plays: ['3H', '9S', '8C', 'TC', '6D', 'JS']},
    {plays: ['TH', 'AS', 'KC', '7C', '9D', '8H']},
    {plays: ['QH', '6S', '5C', 'JC', 'QD', '2H']},
  ],
  goal: {
    say: {
      en: 'You and your partner across the table have four tricks; take five of the last six.',
      de: 'Sie und Ihr Partner gegenüber haben vier Stiche; nehmen Sie fünf der letzten sechs.',
      pl: 'Ty i partner naprzeciw macie cztery lewy; weźcie pięć z ostatnich sześciu.',
      sv: 'Du och din partner mitt emot har fyra stick; ta fem av de sista sex.',
      ru: 'У вас с партнёром напротив четыре взятки; возьмите пять из последних шести.',
    },
    when: {happening: {type: 'trick-won', seat: {any: [0, 2]}}, least: 5},
  },
  steps: STEPS,
  end: {
    say: {
      en: 'Nine tricks or more are yours; *each above six is a point*, and ten points win a game. Follow suit, let your partner win, keep your trumps: that is most of whist.',
      de: 'Mindestens neun Stiche gehören Ihnen; *jeder über sechs ist ein Punkt*, und zehn Punkte gewinnen eine Partie. Bedienen, den Partner gewinnen lassen, die Trümpfe sparen: Das ist fast das ganze Whist.',
      pl: 'Macie co najmniej dziewięć lew; *każda ponad sześć to punkt*, a dziesięć punktów wygrywa partię. Dodawać do koloru, nie przebijać partnera, pilnować atutów: to prawie cały wist.',
      sv: 'Minst nio stick är era; *varje stick över sex är en poäng*, och tio poäng vinner ett parti. Bekänn färg, låt din partner vinna, spara trumfen: det är nästan hela whisten.',
      ru: 'У вас не меньше девяти взяток; *каждая сверх шести даёт очко*, а десять очков выигрывают партию. Класть в масть, не перебивать партнёра, беречь козыри: это почти весь вист.',
    },
    missed: {
      en: 'Five of the last six tricks could be had. Play it once more, or go on as you like.',
      de: 'Fünf der letzten sechs Stiche waren zu haben. Spielen Sie es noch einmal oder weiter, wie Sie wollen.',
      pl: 'Można było wziąć pięć z ostatnich sześciu lew. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
      sv: 'Fem av de sista sex sticken gick att få. Spela en gång till, eller fortsätt som du vill.',
      ru: 'Пять из последних шести взяток можно было взять. Сыграйте ещё раз или продолжайте, как хотите.',
    },
  },
});

/** The end of a deal of whist: following, a partner's trick, trumping, and what thirteen tricks are counted for. */
export const sixTricks = sixTricksIn('six-tricks', 'warsaw', {
  en: 'The Warsaw book of games, about 1820: “Gra Wista”, the game',
  de: 'Das Warschauer Spielbuch, um 1820: „Gra Wista“, das Spiel',
  pl: 'Warszawska książka o grach, około 1820: „Gra Wista”, o grze',
  sv: 'Spelboken från Warszawa, omkring 1820: ”Gra Wista”, spelet',
  ru: 'Варшавская книга игр, около 1820: «Gra Wista», об игре',
});

/** The same by the rules of Vienna, which do not differ here. */
export const sixTricksOfVienna = sixTricksIn('six-tricks-vienna', 'vienna-1834', {
  en: 'Guide to teaching oneself whist, Vienna 1834, §§ 4, 5 and 17',
  de: '„Leitfaden zum Selbstunterrichte im Whistspiele“, Wien 1834, §§ 4, 5 und 17',
  pl: '„Leitfaden zum Selbstunterrichte im Whistspiele”, Wiedeń 1834, §§ 4, 5 i 17',
  sv: '”Leitfaden zum Selbstunterrichte im Whistspiele”, Wien 1834, §§ 4, 5 och 17',
  ru: '«Leitfaden zum Selbstunterrichte im Whistspiele», Вена 1834, §§ 4, 5 и 17',
});

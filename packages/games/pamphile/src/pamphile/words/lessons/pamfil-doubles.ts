import type {Lesson} from '@quinola/play';
import {GUIDE} from './index.js';
import {setDeal} from './set-deal.js';

/** A whole deal: the visitor must play, exchanges two cards, and takes four tricks with the pamfil. */
export const guide: Lesson = {
  format: 'quinola-lesson/1',
  id: 'pamfil-doubles',
  game: 'pamfil',
  ...GUIDE,
  source: {
    en: 'The Polish page of the rules, lines 22 to 42',
    de: 'Die polnische Seite mit den Regeln, Zeilen 22 bis 42',
    pl: 'Strona z prawidłami, wiersze 22 do 42',
    sv: 'Den polska sidan med reglerna, raderna 22 till 42',
    ru: 'Польская страница с правилами, строки 22–42',
  },
  options: {players: 3, deals: 1},
  opening: setDeal({
    dealer: 2,
    hands: ['JC AH 9S 8D 7D', 'AS TS KH 8H 7C', 'AC KC QD JD TH'],
    talon: 'QS KD',
    turnUp: 'KS',
  }),
  seats: [
    'visitor',
    {plays: [{type: 'PASS'}, 'TS', '8H', 'AS', 'KH', '7C']},
    {plays: [{type: 'PASS'}, 'TH', 'JD', 'QD', 'KC', 'AC']},
  ],
  goal: {
    say: {
      en: 'Take two tricks at least; three or more count.',
      de: 'Machen Sie mindestens zwei Stiche; drei und mehr zählen.',
      pl: 'Zbierz co najmniej dwie lewy; trzy i więcej się liczą.',
      sv: 'Ta minst två stick; tre och fler räknas.',
      ru: 'Возьмите хотя бы две взятки; три и больше дают очки.',
    },
    when: {happening: {type: 'deal-settled'}},
  },
  steps: [
    {
      say: {
        en: 'Five cards each, and five tricks. The card under the talon shows *trumps*: spades. It stays there.',
        de: 'Fünf Karten für jeden, und fünf Stiche. Die Karte unter dem Talon zeigt den *Trumpf*: Pik. Sie bleibt dort liegen.',
        pl: 'Po pięć kart i pięć lew. Karta pod talonem wskazuje *atut*: piki. Nikt jej nie bierze.',
        sv: 'Fem kort var, och fem stick. Kortet under talongen visar *trumf*: spader. Det ligger kvar där.',
        ru: 'По пять карт и пять взяток. Карта под прикупом показывает *козыри*: пики. Она там и остаётся.',
      },
    },
    {
      say: {
        en: 'You hold the *pamfil*, the knave of clubs: it beats every card, and is itself a trump. Whoever has it counts double what he wins.',
        de: 'Sie haben den *Pamphil*, den Treffbuben: Er schlägt jede Karte und ist selbst Trumpf. Wer ihn hat, dem zählt doppelt, was er gewinnt.',
        pl: 'Masz *pamfila*, waleta trefl: bije każdą kartę i sam jest atutem. Kto go ma, temu wygrane punkty liczą się podwójnie.',
        sv: 'Du har *pamfilen*, klöver knekt: den slår alla kort och är själv trumf. Den som har den räknar dubbelt det han vinner.',
        ru: 'У вас *памфил*, валет треф: он бьёт любую карту и сам козырь. У кого он, тому выигранное считается вдвойне.',
      },
      point: ['JC'],
    },
    {
      say: {
        en: 'You sit on the dealer’s left, so you *must play*: with fewer than two tricks you lose three points. But you may exchange cards. *Choose the two small diamonds, and press the button.*',
        de: 'Sie sitzen links vom Geber, darum *müssen Sie spielen*: Mit weniger als zwei Stichen verlieren Sie drei Punkte. Aber Sie dürfen Karten tauschen. *Wählen Sie die zwei kleinen Karo und drücken Sie den Knopf.*',
        pl: 'Siedzisz po lewej ręce rozdającego, więc *musisz grać*: mając mniej niż dwie lewy, tracisz trzy punkty. Ale wolno wymienić karty. *Wybierz dwa małe kara i naciśnij przycisk.*',
        sv: 'Du sitter till vänster om givaren och *måste spela*: med färre än två stick förlorar du tre poäng. Men du får byta kort. *Välj de två låga ruterna och tryck på knappen.*',
        ru: 'Вы сидите слева от сдающего и *обязаны играть*: если взяток меньше двух, вы теряете три очка. Но можно обменять карты. *Выберите две малые бубны и нажмите кнопку.*',
      },
      ask: {move: {type: 'EXCHANGE', cards: ['7D', '8D']}},
      point: ['7D', '8D'],
      right: {
        en: 'You drew the queen of spades, a trump, and the king of diamonds. The others pass: they play along, and each trick is a point to them.',
        de: 'Sie haben die Pik-Dame bekommen, einen Trumpf, und den Karo-König. Die anderen passen: Sie spielen mit, und jeder Stich bringt ihnen einen Punkt.',
        pl: 'Przyszła dama pik, atut, i król karo. Inni pasują: grają dalej i za każdą lewę mają punkt.',
        sv: 'Du fick spader dam, en trumf, och ruter kung. De andra passar: de spelar med, och varje stick ger dem en poäng.',
        ru: 'Вам пришли дама пик, козырь, и король бубен. Остальные пасуют: они играют дальше и получают очко за каждую взятку.',
      },
      other: {
        en: 'That may be done, but trumps, aces and kings are worth keeping. *Take it back, and exchange the two diamonds.*',
        de: 'Das geht, aber Trümpfe, Asse und Könige behält man besser. *Nehmen Sie es zurück und tauschen Sie die zwei Karo.*',
        pl: 'Tak też wolno, ale atuty, asy i króle warto zatrzymać. *Cofnij i wymień dwa kara.*',
        sv: 'Så får man göra, men trumf, ess och kungar är värda att behålla. *Ta tillbaka det och byt de två ruterna.*',
        ru: 'Так можно, но козыри, тузов и королей стоит оставить. *Возьмите ход назад и обменяйте две бубны.*',
      },
    },
    {
      say: {
        en: 'You lead. Nobody can beat the pamfil, and whoever has a trump must play it. *Lead the pamfil.*',
        de: 'Sie spielen aus. Den Pamphil kann niemand schlagen, und wer Trumpf hat, muss ihn zugeben. *Spielen Sie den Pamphil aus.*',
        pl: 'Wychodzisz. Pamfila nikt nie przebije, a kto ma atut, musi go dodać. *Wyjdź pamfilem.*',
        sv: 'Du spelar ut. Ingen kan slå pamfilen, och den som har trumf måste lägga den. *Spela ut pamfilen.*',
        ru: 'Вы заходите. Памфила никто не побьёт, а у кого есть козырь, тот обязан его положить. *Зайдите с памфила.*',
      },
      ask: {card: 'JC'},
      point: ['answer'],
      right: {
        en: 'One trick, and a trump less against you.',
        de: 'Ein Stich, und ein Trumpf weniger gegen Sie.',
        pl: 'Jedna lewa i o jeden atut mniej przeciw tobie.',
        sv: 'Ett stick, och en trumf mindre emot dig.',
        ru: 'Одна взятка, и одним козырем против вас меньше.',
      },
    },
    {
      say: {
        en: 'The *ace of hearts* is the highest of its suit: lead it before hearts are trumped.',
        de: 'Das *Herz-Ass* ist das höchste seiner Farbe: Spielen Sie es aus, ehe Herz gestochen wird.',
        pl: '*As kier* jest najwyższy w swoim kolorze: wyjdź nim, zanim kiery zaczną przebijać.',
        sv: '*Hjärter ess* är högst i sin färg: spela ut det innan någon tar hjärter med trumf.',
        ru: '*Туз червей* — старший в своей масти: зайдите с него, пока червы не начали бить козырями.',
      },
      ask: {card: 'AH'},
      point: ['answer'],
      right: {
        en: 'The second trick: nothing can be lost any more.',
        de: 'Der zweite Stich: Verlieren kann man nun nichts mehr.',
        pl: 'Druga lewa: nic już nie można stracić.',
        sv: 'Det andra sticket: nu kan inget gå förlorat.',
        ru: 'Вторая взятка: потерять уже ничего нельзя.',
      },
    },
    {
      say: {
        en: 'The ace of spades is still out. *Lead the king of diamonds*: you have no other diamond, and keep your trumps.',
        de: 'Das Pik-Ass ist noch im Spiel. *Spielen Sie den Karo-König aus*: Ein anderes Karo haben Sie nicht, und die Trümpfe bleiben Ihnen.',
        pl: 'As pik jest jeszcze w grze. *Wyjdź królem karo*: innego kara nie masz, a atuty zostają.',
        sv: 'Spader ess är kvar i spelet. *Spela ut ruter kung*: någon annan ruter har du inte, och du behåller trumfen.',
        ru: 'Туз пик ещё в игре. *Зайдите с короля бубен*: других бубен у вас нет, а козыри останутся.',
      },
      ask: {card: 'KD'},
      point: ['answer'],
      right: {
        en: 'Without a diamond he must beat it with a trump, his last one.',
        de: 'Ohne Karo musste er mit Trumpf stechen, mit seinem letzten.',
        pl: 'Nie mając kara, musi przebić atutem, ostatnim.',
        sv: 'Utan ruter måste han ta med trumf, sin sista.',
        ru: 'Бубен у него нет, и он обязан бить козырем, последним.',
      },
    },
    {
      say: {
        en: 'Hearts are led, and you have none: *who can beat must beat.* You play last, so the *nine* is enough.',
        de: 'Herz wird ausgespielt, und Sie haben keines: *Wer stechen kann, muss stechen.* Sie spielen zuletzt, also genügt die *Neun*.',
        pl: 'Wyszedł kier, a ty kierów nie masz: *kto może, musi przebić.* Grasz ostatni, więc *dziewiątka* wystarczy.',
        sv: 'Hjärter spelas ut, och du har ingen: *den som kan ta måste ta.* Du spelar sist, så *nian* räcker.',
        ru: 'Зашли с червей, а у вас их нет: *кто может перебить, обязан.* Вы кладёте последним, так что хватит *девятки*.',
      },
      ask: {card: '9S'},
      point: ['answer'],
      right: {
        en: 'The third trick.',
        de: 'Der dritte Stich.',
        pl: 'Trzecia lewa.',
        sv: 'Det tredje sticket.',
        ru: 'Третья взятка.',
      },
    },
    {
      say: {
        en: 'The queen is now the highest trump.',
        de: 'Die Dame ist jetzt der höchste Trumpf.',
        pl: 'Dama jest teraz najwyższym atutem.',
        sv: 'Damen är nu den högsta trumfen.',
        ru: 'Дама теперь старший козырь.',
      },
      ask: 'any',
    },
  ],
  end: {
    say: {
      en: 'Four tricks are four points, and with the pamfil *eight*. Had you taken only two, it would have been none: by the table a passer with as many tricks is never worse off, so *play is chosen only for the new cards.* Five cards of one suit, a *mucha*, would have won at once.',
      de: 'Vier Stiche sind vier Punkte, mit dem Pamphil *acht*. Mit nur zweien wäre es keiner gewesen: Wer passt, steht mit gleich vielen Stichen nie schlechter da, also *spielt man nur der neuen Karten wegen.* Fünf Karten einer Farbe, eine *Mucha*, hätten sofort gewonnen.',
      pl: 'Cztery lewy to cztery punkty, a z pamfilem *osiem*. Za dwie nie byłoby nic: według tablicy pasujący z tyluż lewami nigdy nie wychodzi gorzej, więc *gra się tylko dla nowych kart.* Pięć kart jednego koloru, *mucha*, wygrałoby od razu.',
      sv: 'Fyra stick är fyra poäng, och med pamfilen *åtta*. Hade du tagit bara två hade det blivit noll: den som passar har det aldrig sämre med lika många stick, så *man spelar bara för de nya kortens skull.* Fem kort i en färg, en *mucha*, hade vunnit genast.',
      ru: 'Четыре взятки — четыре очка, а с памфилом *восемь*. За две не было бы ничего: кто пасует, при стольких же взятках никогда не проигрывает в очках, поэтому *играют только ради новых карт.* Пять карт одной масти, *муха*, выиграли бы сразу.',
    },
  },
};

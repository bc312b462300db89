import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, sample, tell} from './sample.js';

/** The fifth game, from the eldest hand: clubs, a codille. */
export const game5 = sample(
  {
    id: 'game-5',
    source: inBook('fifth game', 'gra piąta', {de: 'fünftes Spiel', sv: 'femte spelet', ru: 'пятая игра'}),
    outcome: 'codille',
    goal: {
      en: 'Take five tricks against the Ombre.',
      de: 'Machen Sie fünf Stiche gegen den Hombre.',
      pl: 'Weź pięć lew przeciw lombrowi.',
      sv: 'Ta fem stick mot Lombren.',
      ru: 'Возьмите пять взяток против ломбера.',
    },
    steps: [
      tell({
        en: 'Clubs are trumps. The Ombre sits on your right, in the middle, with six trumps and three good cards; the exchange is over. You hold Spadille, Basta, two small trumps and five diamonds. *He makes two mistakes. Watch for them.*',
        de: 'Treff ist Trumpf. Der Hombre sitzt rechts von Ihnen, in der Mitte, mit sechs Trümpfen und drei guten Karten; der Tausch ist vorbei. Sie haben Spadille, Basta, zwei kleine Trümpfe und fünf Karo. *Er macht zwei Fehler. Achten Sie darauf.*',
        pl: 'Atutami są trefle. Lomber siedzi po twojej prawej, we środku, z sześcioma atutami i trzema dobrymi kartami; wymiana już za nami. Masz Spadilię, Bastę, dwa małe atuty i pięć kar. *Popełni dwa błędy. Wypatrz je.*',
        sv: 'Klöver är trumf. Lombren sitter till höger om dig, i mitten, med sex trumf och tre bra kort; bytet är över. Du har spadilj, basta, två låga trumf och fem ruter. *Han gör två misstag. Se efter dem.*',
        ru: 'Козыри — трефы. Ломбер сидит справа, в середине, с шестью козырями и тремя хорошими картами; обмен окончен. У вас шпадилья, баста, два малых козыря и пять бубен. *Он ошибётся дважды. Следите.*',
      }),
      follow(
        'KD',
        {
          en: '*Lead the king of diamonds.*',
          de: '*Spielen Sie den Karo-König aus.*',
          pl: '*Zagraj króla karo.*',
          sv: '*Spela ut ruter kung.*',
          ru: '*Зайдите с короля бубен.*',
        },
        {
          right: {
            en: 'He trumps with the six: the first slip. The last player might have had the seven of clubs and no diamond; the knave would have been safe.',
            de: 'Er sticht mit der Sechs: der erste Fehler. Der Letzte hätte die Treff-Sieben und kein Karo haben können; der Bube wäre sicher gewesen.',
            pl: 'Bije szóstką: pierwsza omyłka. Ostatni mógł mieć siódemkę trefl i żadnego kara; walet byłby bezpieczny.',
            sv: 'Han trumfar med sexan: det första misstaget. Den siste kunde ha haft klöver sju och ingen ruter; knekten hade varit säker.',
            ru: 'Он бьёт шестёркой: первая ошибка. У последнего могла быть семёрка треф и ни одной бубны; валет был бы надёжен.',
          },
        },
      ),
      follow('AS', {
        en: 'He draws trumps with Manille, the two. *Take it with Spadille.*',
        de: 'Er zieht Trumpf mit Manille, der Zwei. *Nehmen Sie sie mit Spadille.*',
        pl: 'Ściąga atuty Manilią, dwójką. *Weź ją Spadilią.*',
        sv: 'Han drar trumf med manilj, tvåan. *Ta den med spadilj.*',
        ru: 'Он выбивает козыри манильей, двойкой. *Возьмите её шпадильей.*',
      }),
      follow(
        'QD AD',
        {
          en: '*Diamonds again.*',
          de: '*Wieder Karo.*',
          pl: '*Znowu kara.*',
          sv: '*Ruter igen.*',
          ru: '*Снова бубны.*',
        },
        {
          right: {
            en: 'He trumps. Three of his six trumps are gone, and he has three left, with two kings and a queen beside them.',
            de: 'Er sticht. Drei seiner sechs Trümpfe sind fort, drei bleiben ihm, dazu zwei Könige und eine Dame.',
            pl: 'Bije. Trzech z sześciu atutów już nie ma; zostały mu trzy, a obok dwa króle i dama.',
            sv: 'Han trumfar. Tre av hans sex trumf är borta; tre har han kvar, och två kungar och en dam bredvid.',
            ru: 'Он бьёт козырем. Трёх из шести козырей уже нет; осталось три, а при них два короля и дама.',
          },
        },
      ),
      follow(
        'AC',
        {
          en: 'He draws trumps again, with the king. *Basta takes it.*',
          de: 'Er zieht wieder Trumpf, mit dem König. *Basta nimmt ihn.*',
          pl: 'Znowu ściąga atuty, królem. *Bierze go Basta.*',
          sv: 'Han drar trumf igen, med kungen. *Basta tar den.*',
          ru: 'Он снова выбивает козыри, королём. *Его берёт баста.*',
        },
        {
          right: {
            en: 'The mistake that loses the game. Had he led his side kings and counted his trumps, he would have made five tricks, even if both kings were trumped.',
            de: 'Das ist der Fehler, der das Spiel verliert. Hätte er seine Nebenkönige gespielt und die Trümpfe gezählt, so hätte er fünf Stiche gemacht, auch wenn beide gestochen worden wären.',
            pl: 'To błąd, który przegrywa grę. Gdyby policzył atuty i grał bocznymi królami, miałby pięć lew, choćby oba przebito.',
            sv: 'Misstaget som förlorar spelet. Hade han spelat sina sidokungar och räknat sin trumf hade han fått fem stick, även om båda kungarna hade trumfats.',
            ru: 'Это ошибка, которая проигрывает игру. Ходи он с побочных королей и считай козыри, он взял бы пять взяток, даже если бы обоих побили.',
          },
        },
      ),
      follow('AD 4D 3D', {
        en: '*Diamonds: he must trump.*',
        de: '*Karo: Er muss stechen.*',
        pl: '*Kara: musi bić.*',
        sv: '*Ruter: han måste trumfa.*',
        ru: '*С бубен: он должен бить козырем.*',
      }),
      follow('3C 7C', {
        en: 'Now his king of spades comes. *Trump it.*',
        de: 'Nun kommt sein Pik-König. *Stechen Sie ihn.*',
        pl: 'Teraz gra króla pik. *Przebij go.*',
        sv: 'Nu kommer hans spader kung. *Trumfa den.*',
        ru: 'Теперь идёт его король пик. *Побейте козырем.*',
      }),
      follow(
        '3D 4D AD',
        {
          en: '*Diamonds once more.*',
          de: '*Noch einmal Karo.*',
          pl: '*Jeszcze raz kara.*',
          sv: '*Ruter en gång till.*',
          ru: '*Ещё раз с бубен.*',
        },
        {
          right: {
            en: 'His last trump.',
            de: 'Sein letzter Trumpf.',
            pl: 'To jego ostatni atut.',
            sv: 'Hans sista trumf.',
            ru: 'Его последний козырь.',
          },
        },
      ),
      follow('7C 3C', {
        en: 'The king of hearts: *trump it too.*',
        de: 'Der Herz-König: *Stechen Sie auch ihn.*',
        pl: 'Król kier: *przebij i jego.*',
        sv: 'Hjärter kung: *trumfa den också.*',
        ru: 'Король червей: *побейте и его.*',
      }),
      follow('4D AD 3D', {
        en: 'The last diamond wins.',
        de: 'Das letzte Karo gewinnt.',
        pl: 'Ostatnie karo bierze.',
        sv: 'Den sista rutern vinner.',
        ru: 'Последняя бубна берёт.',
      }),
    ],
    differs: [
      differing('6C 2C KC 5C', {
        en: 'These are the Ombre’s mistakes: he trumps too low, and draws trumps in haste. The hints ruff with a court card and turn to the kings after the first round.',
        de: 'Das sind die Fehler des Hombre: Er sticht zu niedrig und zieht hastig Trumpf. Die Ratschläge stechen mit einem Bild und gehen nach der ersten Runde zu den Königen über.',
        pl: 'To błędy lombra: bije za nisko i z pośpiechem ściąga atuty. Podpowiedzi biją figurą, a po pierwszym ściągnięciu przechodzą do króli.',
        sv: 'Det är Lombrens misstag: han trumfar för lågt och drar trumf i hast. Råden trumfar med ett klätt kort och går till kungarna efter första varvet.',
        ru: 'Это ошибки ломбера: он бьёт слишком малым и поспешно выбивает козыри. Подсказки бьют фигурой, а после первого круга переходят к королям.',
      }),
      differing('KS', {
        en: 'Of two kings the hints lead the other one: neither is better.',
        de: 'Von zwei Königen spielen die Ratschläge den anderen: Keiner ist besser.',
        pl: 'Z dwóch króli podpowiedzi biorą drugiego: żaden nie jest lepszy.',
        sv: 'Av två kungar spelar råden den andra: ingen är bättre.',
        ru: 'Из двух королей подсказки берут другого: ни один не лучше.',
      }),
      differing('JD QH JS', {
        en: 'On tricks that are lost the third player throws high cards, since the first makes the tricks; where the Ombre has won, the hints throw small ones.',
        de: 'Auf verlorene Stiche wirft der Dritte hohe Karten ab, da der Erste die Stiche macht; hat der Hombre gewonnen, werfen die Ratschläge kleine ab.',
        pl: 'Do straconych lew trzeci gracz zrzuca wysokie karty, skoro lewy bierze pierwszy; gdy wziął lomber, podpowiedzi zrzucają małe.',
        sv: 'På förlorade stick kastar den tredje höga kort, eftersom den förste tar sticken; där Lombren har vunnit kastar råden låga.',
        ru: 'На потерянные взятки третий сносит старшие карты, раз взятки берёт первый; когда взял ломбер, подсказки сносят малые.',
      }),
    ],
    end: {
      say: {
        en: 'Five tricks against four: *codille*, and he pays the bête twice. The book: *count your trumps after every round.* He thought the game could not be lost and drew them in haste. How he should have played is a problem of its own.',
        de: 'Fünf Stiche gegen vier: *Codille*, und er legt die Bete doppelt ein. Das Buch: *Zähle nach jeder Runde die Trümpfe.* Er dachte, das Spiel sei nicht zu verlieren, und zog sie hastig. Wie er hätte spielen sollen, ist eine eigene Aufgabe.',
        pl: 'Pięć lew przeciw czterem: *kodylia*, i lomber stawia podwójną betę. Książka: *licz atuty po każdej lewie.* Sądził, że nie może przegrać, i ściągał je z pośpiechu. Jak powinien był grać, o tym jest osobne zadanie.',
        sv: 'Fem stick mot fyra: *kodilj*, och han lägger beten dubbelt. Boken: *räkna trumfen efter varje varv.* Han trodde att spelet inte kunde förloras och drog dem i hast. Hur han borde ha spelat är en egen uppgift.',
        ru: 'Пять взяток против четырёх: *кодилья*, и бет он кладёт вдвойне. Книга: *считай козыри после каждого круга.* Он думал, что проиграть нельзя, и поспешно их выбивал. Как надо было играть, об этом отдельная задача.',
      },
      missed: {
        en: 'Not a codille this time. Begin again, or go on.',
        de: 'Diesmal keine Codille. Fangen Sie noch einmal an, oder spielen Sie weiter.',
        pl: 'Tym razem to nie kodylia. Zacznij od nowa albo graj dalej.',
        sv: 'Ingen kodilj den här gången. Börja om, eller fortsätt.',
        ru: 'На этот раз не кодилья. Начните снова или играйте дальше.',
      },
    },
  },
  {
    hands: {
      A: 'KD AS QD AC AD 3C 3D 7C 4D',
      B: '6C 2C JC KC 5C KS QC KH QS',
      C: 'JD 4C 2D QH JS 7S 6S JH AH',
    },
    visitor: 'A',
    ombre: 'B',
    game: 'ask',
    trump: 'C',
  },
);

import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, sample, tell} from './sample.js';

/** The sixth game, from the eldest hand: four matadors and three kings lose in the middle. */
export const game6 = sample(
  {
    id: 'game-6',
    source: inBook('sixth game', 'gra szósta', {
      de: 'sechstes Spiel',
      sv: 'sjätte spelet',
      ru: 'шестая игра',
    }),
    outcome: 'remise',
    goal: {
      en: 'Keep the Ombre from winning.',
      de: 'Lassen Sie den Hombre nicht gewinnen.',
      pl: 'Nie pozwól lombrowi wygrać.',
      sv: 'Låt inte Lombren vinna.',
      ru: 'Не дайте ломберу выиграть.',
    },
    steps: [
      tell({
        en: 'Spades are trumps. The Ombre sits on your right, in the middle, and plays *Solo*. He has the four highest trumps, three kings, a queen and a knave. *You have five trumps and four diamonds, and nobody will make a mistake.*',
        de: 'Pik ist Trumpf. Der Hombre sitzt rechts von Ihnen, in der Mitte, und spielt *Solo*. Er hat die vier höchsten Trümpfe, drei Könige, eine Dame und einen Buben. *Sie haben fünf Trümpfe und vier Karo, und niemand wird einen Fehler machen.*',
        pl: 'Atutami są piki. Lomber siedzi po twojej prawej, we środku, i gra *Solo*. Ma cztery najwyższe atuty, trzech króli, damę i waleta. *Ty masz pięć atutów i cztery kara, a nikt nie popełni błędu.*',
        sv: 'Spader är trumf. Lombren sitter till höger om dig, i mitten, och spelar *solo*. Han har de fyra högsta trumfen, tre kungar, en dam och en knekt. *Du har fem trumf och fyra ruter, och ingen kommer att göra något misstag.*',
        ru: 'Козыри — пики. Ломбер сидит справа, в середине, и играет *соло*. У него четыре старших козыря, три короля, дама и валет. *У вас пять козырей и четыре бубны, и никто не ошибётся.*',
      }),
      follow(
        'QD JD',
        {
          en: '*Lead the queen of diamonds.*',
          de: '*Spielen Sie die Karo-Dame aus.*',
          pl: '*Zagraj damę karo.*',
          sv: '*Spela ut ruter dam.*',
          ru: '*Зайдите с дамы бубен.*',
        },
        {
          right: {
            en: 'His king beats her, and your partner trumps the king.',
            de: 'Sein König schlägt sie, und Ihr Partner sticht den König.',
            pl: 'Król ją bije, a partner bije króla atutem.',
            sv: 'Hans kung slår henne, och din partner trumfar kungen.',
            ru: 'Её бьёт его король, а короля козырем бьёт ваш партнёр.',
          },
        },
      ),
      follow(
        '3S',
        {
          en: 'A heart is led, and you have none: *trump small.*',
          de: 'Herz wird ausgespielt, und Sie haben keines: *Stechen Sie klein.*',
          pl: 'Zagrano kiera, a ty go nie masz: *bij małym.*',
          sv: 'Hjärter spelas ut, och du har ingen: *trumfa lågt.*',
          ru: 'Зашли с червы, а червей у вас нет: *бейте малым козырем.*',
        },
        {
          right: {
            en: 'The king of hearts fell on it.',
            de: 'Der Herz-König ist daraufgefallen.',
            pl: 'Padł pod nim król kier.',
            sv: 'Hjärter kung föll på det.',
            ru: 'На неё вышел король червей.',
          },
        },
      ),
      follow(
        'JD',
        {
          en: '*Diamonds again.*',
          de: '*Wieder Karo.*',
          pl: '*Znowu kara.*',
          sv: '*Ruter igen.*',
          ru: '*Снова с бубен.*',
        },
        {
          right: {
            en: 'He has to trump with his king.',
            de: 'Er muss mit seinem König stechen.',
            pl: 'Musi bić królem.',
            sv: 'Han måste trumfa med sin kung.',
            ru: 'Ему приходится бить королём.',
          },
        },
      ),
      follow('5S 6S', {
        en: 'Now he draws trumps with Spadille. *A small one.*',
        de: 'Nun zieht er Trumpf mit Spadille. *Einen kleinen.*',
        pl: 'Teraz ściąga atuty Spadilią. *Daj mały.*',
        sv: 'Nu drar han trumf med spadilj. *En låg.*',
        ru: 'Теперь он выбивает козыри шпадильей. *Малый.*',
      }),
      follow('6S 5S', {
        en: 'And with Manille.',
        de: 'Und mit Manille.',
        pl: 'I Manilią.',
        sv: 'Och med manilj.',
        ru: 'И манильей.',
      }),
      follow('7S', {
        en: 'The king of clubs comes, and you have no clubs: *trump it.*',
        de: 'Der Treff-König kommt, und Sie haben kein Treff: *Stechen Sie ihn.*',
        pl: 'Idzie król trefl, a trefli nie masz: *przebij go.*',
        sv: 'Klöver kung kommer, och du har ingen klöver: *trumfa den.*',
        ru: 'Идёт король треф, а треф у вас нет: *побейте его.*',
      }),
      follow('2D 4D', {
        en: '*A diamond*: he needs Basta for it.',
        de: '*Karo*: Er braucht Basta dafür.',
        pl: '*Karo*: musi użyć Basty.',
        sv: '*En ruter*: han behöver basta för den.',
        ru: '*С бубны*: ему понадобится баста.',
      }),
      follow('JS', {
        en: 'The queen of clubs: *trump her.*',
        de: 'Die Treff-Dame: *Stechen Sie sie.*',
        pl: 'Dama trefl: *przebij ją.*',
        sv: 'Klöver dam: *trumfa henne.*',
        ru: 'Дама треф: *побейте её.*',
      }),
      follow('4D 2D', {
        en: 'Your last diamond wins.',
        de: 'Ihr letztes Karo gewinnt.',
        pl: 'Ostatnie karo bierze.',
        sv: 'Din sista ruter vinner.',
        ru: 'Ваша последняя бубна берёт.',
      }),
    ],
    differs: [
      differing('QS', {
        en: 'The king of diamonds is trumped with the queen; the hints spend the smallest trump that wins, since nobody plays after.',
        de: 'Der Karo-König wird mit der Dame gestochen; die Ratschläge nehmen den kleinsten Trumpf, der gewinnt, denn niemand spielt mehr danach.',
        pl: 'Króla karo bije tu dama; podpowiedzi biorą najmniejszy atut, który wystarcza, bo nikt już po nim nie gra.',
        sv: 'Ruter kung trumfas med damen; råden tar den lägsta trumf som vinner, eftersom ingen spelar efter.',
        ru: 'Короля бубен бьют дамой; подсказки берут самым малым козырем, ведь после никто не кладёт.',
      }),
      differing('JH', {
        en: 'The knave of hearts goes on a trick that the Ombre has won; the hints throw the smallest card.',
        de: 'Der Herz-Bube geht auf einen Stich, den der Hombre gewonnen hat; die Ratschläge werfen die kleinste Karte ab.',
        pl: 'Do lewy wziętej przez lombra idzie walet kier; podpowiedzi zrzucają najmniejszą kartę.',
        sv: 'Hjärter knekt går på ett stick som Lombren har vunnit; råden kastar det lägsta kortet.',
        ru: 'Валет червей идёт во взятку, которую взял ломбер; подсказки сносят самую малую карту.',
      }),
    ],
    end: {
      say: {
        en: 'Four tricks each, and one for your partner: a *remise*, with four matadors. Seated first he would have made eight. *Between two others the best hand may be trumped from both sides.* The book knows worse: four matadors that lost by codille, because all seven other trumps sat in one hand, whose owner laid his cards open before the first lead.',
        de: 'Je vier Stiche, und einer für Ihren Partner: ein *Remis*, mit vier Matadoren. In Vorhand hätte er acht gemacht. *Zwischen zwei anderen kann das beste Blatt von beiden Seiten gestochen werden.* Das Buch kennt Schlimmeres: vier Matadore, die durch Codille verloren, weil alle sieben anderen Trümpfe in einer Hand saßen, deren Besitzer seine Karten vor dem ersten Ausspielen offen hinlegte.',
        pl: 'Po cztery lewy i jedna partnera: *remisa*, mimo czterech matadorów. Gdyby siedział pierwszy, miałby osiem. *Kto siedzi między dwoma, tego biją z obu stron.* Książka zna i gorsze: cztery matadory przegrane kodylią, bo siedem pozostałych atutów było w jednej ręce, a jej właściciel wyłożył karty przed pierwszym wyjściem.',
        sv: 'Fyra stick var, och ett till din partner: *remis*, med fyra matadorer. I förhand hade han tagit åtta. *Mellan två andra kan den bästa handen trumfas från båda sidor.* Boken vet värre: fyra matadorer som förlorade genom kodilj, eftersom alla de sju andra trumfen satt på en hand, vars ägare lade upp sina kort före första utspelet.',
        ru: 'По четыре взятки, и одна у партнёра: *ремиз*, с четырьмя матадорами. На первой руке он взял бы восемь. *Между двумя другими лучшие карты могут бить козырем с обеих сторон.* Книга знает и хуже: четыре матадора проиграли кодильей, потому что все семь остальных козырей сидели в одной руке, и хозяин открыл карты ещё до первого хода.',
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
      A: 'QD 3S JD 5S 6S 7S 2D JS 4D',
      B: 'KD KH KS AS 2S KC AC QC JC',
      C: 'QS 4H JH 4S 2H 7C 6C 2C 6H',
    },
    visitor: 'A',
    ombre: 'B',
    game: 'solo',
    trump: 'S',
  },
);

/** The same cards with the lead: eight tricks, as the book says without playing it. */
export const game6Lead = sample(
  {
    id: 'game-6-lead',
    source: inBook('sixth game, its remark at the end', 'gra szósta, uwaga na końcu', {
      de: 'sechstes Spiel, Anmerkung am Ende',
      sv: 'sjätte spelet, anmärkningen på slutet',
      ru: 'шестая игра, замечание в конце',
    }),
    outcome: 'win',
    goal: {
      en: 'Make eight tricks.',
      de: 'Machen Sie acht Stiche.',
      pl: 'Weź osiem lew.',
      sv: 'Ta åtta stick.',
      ru: 'Возьмите восемь взяток.',
    },
    steps: [
      tell({
        en: 'The hand that lost in the sixth game is yours, each neighbour is the same, *but you sit first and lead.* Spades are trumps, Solo.',
        de: 'Das Blatt, das im sechsten Spiel verlor, haben nun Sie, die Nachbarn haben dieselben Karten, *aber Sie sitzen zuerst und spielen aus.* Pik ist Trumpf, Solo.',
        pl: 'Masz rękę, która w szóstej grze przegrała, sąsiedzi są ci sami, *ale siedzisz pierwszy i wychodzisz.* Atutami są piki, Solo.',
        sv: 'Handen som förlorade i sjätte spelet är din, grannarna har samma kort, *men du sitter först och spelar ut.* Spader är trumf, solo.',
        ru: 'Карты, проигравшие в шестой игре, теперь ваши, у соседей те же, *но вы сидите первым и ходите.* Козыри — пики, соло.',
      }),
      follow('AS 2S AC KS', {
        en: '*Draw trumps: Spadille.*',
        de: '*Ziehen Sie Trumpf: Spadille.*',
        pl: '*Ściągaj atuty: Spadilia.*',
        sv: '*Dra trumf: spadilj.*',
        ru: '*Выбивайте козыри: шпадилья.*',
      }),
      follow('2S AS AC KS', {
        en: '*Manille.*',
        de: '*Manille.*',
        pl: '*Manilia.*',
        sv: '*Manilj.*',
        ru: '*Манилья.*',
      }),
      follow('AC AS 2S KS', {en: '*Basta.*', de: '*Basta.*', pl: '*Basta.*', sv: '*Basta.*', ru: '*Баста.*'}),
      follow('KS AS 2S AC', {
        en: 'And *the king of trumps.* One player still has a trump.',
        de: 'Und *den Trumpfkönig.* Einer hat noch einen Trumpf.',
        pl: 'I *król atutowy.* Jeden z graczy ma jeszcze atut.',
        sv: 'Och *trumfkungen.* En spelare har ännu en trumf.',
        ru: 'И *козырной король.* У одного ещё есть козырь.',
      }),
      follow(
        'KH',
        {
          en: '*Now a king*; whoever has the last trump may have this trick.',
          de: '*Nun einen König*; wer den letzten Trumpf hat, mag diesen Stich haben.',
          pl: '*Teraz król*; kto ma ostatni atut, niech bierze tę lewę.',
          sv: '*Nu en kung*; den som har den sista trumfen får det här sticket.',
          ru: '*Теперь с короля*; у кого последний козырь, пусть берёт эту взятку.',
        },
        {
          right: {
            en: 'That was the last trump.',
            de: 'Das war der letzte Trumpf.',
            pl: 'To był ostatni atut.',
            sv: 'Det var den sista trumfen.',
            ru: 'Это был последний козырь.',
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
      follow('KC QC JC', {
        en: 'Nobody can trump any more: *king of clubs.*',
        de: 'Niemand kann mehr stechen: *den Treff-König.*',
        pl: 'Nikt już nie ma atutów: *król trefl.*',
        sv: 'Ingen kan längre trumfa: *klöver kung.*',
        ru: 'Козырем уже никто не побьёт: *с короля треф.*',
      }),
      follow('QC KC JC', {
        en: '*The queen.*',
        de: '*Die Dame.*',
        pl: '*Dama.*',
        sv: '*Damen.*',
        ru: '*С дамы.*',
      }),
      follow('JC QC KC', {
        en: '*And the knave.*',
        de: '*Und den Buben.*',
        pl: '*I walet.*',
        sv: '*Och knekten.*',
        ru: '*И с валета.*',
      }),
    ],
    differs: [
      differing('KS', {
        en: 'The hints keep the last trump, as a stop against a suit, and lead the king of hearts at once. It comes to the same eight tricks.',
        de: 'Die Ratschläge behalten den letzten Trumpf zum Schutz gegen eine Farbe und spielen sogleich den Herz-König. Es werden dieselben acht Stiche.',
        pl: 'Podpowiedzi zatrzymują ostatni atut, żeby przerwać obcy kolor, i od razu grają króla kier. Wychodzi na te same osiem lew.',
        sv: 'Råden behåller den sista trumfen som skydd mot en färg och spelar genast hjärter kung. Det blir samma åtta stick.',
        ru: 'Подсказки берегут последний козырь против чужой масти и сразу ходят с короля червей. Выходят те же восемь взяток.',
      }),
      differing('QS JS JH JD', {
        en: 'The book says only that there are eight tricks. The others give their high cards under yours here; the hints give the smallest, and it changes nothing.',
        de: 'Das Buch sagt nur, dass es acht Stiche sind. Die anderen geben hier ihre hohen Karten unter Ihre; die Ratschläge geben die kleinste, und es ändert nichts.',
        pl: 'Książka mówi tylko, że lew jest osiem. Pozostali dokładają tu pod twoje wysokie karty; podpowiedzi dają najmniejsze, co niczego nie zmienia.',
        sv: 'Boken säger bara att det blir åtta stick. De andra lägger här sina höga kort under dina; råden lägger det lägsta, och det ändrar inget.',
        ru: 'Книга говорит только, что взяток восемь. Остальные отдают здесь под ваши карты свои старшие; подсказки кладут самую малую, и это ничего не меняет.',
      }),
    ],
    end: {
      say: {
        en: 'Eight tricks, where the middle seat made four. *The seat is worth more than a matador*: the book asks more of a hand in the middle.',
        de: 'Acht Stiche, wo der mittlere Platz vier machte. *Der Platz ist mehr wert als ein Matador*: In der Mitte verlangt das Buch mehr von einem Blatt.',
        pl: 'Osiem lew, a we środku były cztery. *Miejsce jest warte więcej niż matador*: we środku książka wymaga lepszej ręki.',
        sv: 'Åtta stick, där mittplatsen tog fyra. *Platsen är värd mer än en matador*: i mitten kräver boken mer av en hand.',
        ru: 'Восемь взяток там, где середина взяла четыре. *Место дороже матадора*: от карт в середине книга требует большего.',
      },
      missed: {
        en: 'Not this time. Draw four rounds of trumps first.',
        de: 'Diesmal nicht. Ziehen Sie zuerst viermal Trumpf.',
        pl: 'Tym razem nie. Najpierw ściągnij atuty cztery razy.',
        sv: 'Inte den här gången. Dra först fyra varv trumf.',
        ru: 'На этот раз нет. Сначала четыре раза выбейте козыри.',
      },
    },
  },
  {
    hands: {
      A: 'AS 2S AC KS KH KD KC QC JC',
      B: 'QS 4S JH 7C 2H 4H 6C 2C 6H',
      C: 'JS 7S 6S 5S 3S QD JD 2D 4D',
    },
    visitor: 'A',
    ombre: 'A',
    game: 'solo',
    trump: 'S',
  },
);

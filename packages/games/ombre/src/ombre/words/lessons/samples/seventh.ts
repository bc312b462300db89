import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The seventh game, as Ombre: hearts, won. Of the last hand the book says only that it has no trump. */
export const game7 = sample(
  {
    id: 'game-7',
    source: inBook('seventh game', 'gra siódma', {
      de: 'siebtes Spiel',
      sv: 'sjunde spelet',
      ru: 'седьмая игра',
    }),
    outcome: 'win',
    goal: {
      en: 'Win, though one opponent has seven trumps.',
      de: 'Gewinnen Sie, obwohl ein Gegner sieben Trümpfe hat.',
      pl: 'Wygraj, choć przeciwnik ma siedem atutów.',
      sv: 'Vinn, fast en motspelare har sju trumf.',
      ru: 'Выиграйте, хотя у одного из противников семь козырей.',
    },
    steps: [
      tell({
        en: 'You are the Ombre and lead; hearts are trumps, the exchange is over. You hold Basta, Ponte (the ace), king, knave and two of trumps, and king and queen of both black suits. *Who has Spadille and Manille you do not know.*',
        de: 'Sie sind der Hombre und spielen aus; Herz ist Trumpf, der Tausch ist vorbei. Sie haben Basta, Ponte (das Ass), König, Bube und Zwei von Trumpf, und König und Dame beider schwarzen Farben. *Wer Spadille und Manille hat, wissen Sie nicht.*',
        pl: 'Jesteś lombrem i wychodzisz; atutami są kiery, wymiana już za nami. Masz Bastę, Pontę (asa), króla, waleta i dwójkę atutową oraz króla i damę w obu czarnych kolorach. *Kto ma Spadilię i Manilię, nie wiesz.*',
        sv: 'Du är Lombren och spelar ut; hjärter är trumf, bytet är över. Du har basta, ponte (esset), kung, knekt och tvåa i trumf, och kung och dam i båda svarta färgerna. *Vem som har spadilj och manilj vet du inte.*',
        ru: 'Вы ломбер, и ход ваш; козыри — червы, обмен окончен. У вас баста, понта (туз), король, валет и двойка козырей и король с дамой обеих чёрных мастей. *У кого шпадилья и манилья, вы не знаете.*',
      }),
      follow(
        'KH',
        {
          en: '*Draw trumps with the king.*',
          de: '*Ziehen Sie Trumpf mit dem König.*',
          pl: '*Ściągaj atuty królem.*',
          sv: '*Dra trumf med kungen.*',
          ru: '*Выбивайте козыри королём.*',
        },
        {
          right: {
            en: 'Spadille takes him, and the third player has no trump at all.',
            de: 'Spadille nimmt ihn, und der Dritte hat gar keinen Trumpf.',
            pl: 'Bierze go Spadilia, a trzeci gracz nie ma ani jednego atutu.',
            sv: 'Spadilj tar den, och den tredje spelaren har ingen trumf alls.',
            ru: 'Его берёт шпадилья, а у третьего козырей нет вовсе.',
          },
        },
      ),
      follow('2H', {
        en: 'He leads a small trump: he hopes that his partner has Basta. *The two is enough* (in red suits it beats the four).',
        de: 'Er spielt einen kleinen Trumpf: Er hofft, dass sein Partner Basta hat. *Die Zwei genügt* (in den roten Farben schlägt sie die Vier).',
        pl: 'Gra mały atut: liczy, że jego partner ma Bastę. *Dwójka wystarczy* (w czerwonych bije czwórkę).',
        sv: 'Han spelar en låg trumf: han hoppas att hans partner har basta. *Tvåan räcker* (i röda färger slår den fyran).',
        ru: 'Он заходит с малого козыря: надеется, что баста у партнёра. *Хватит двойки* (в красных мастях она бьёт четвёрку).',
      }),
      question(
        'KC KS QC QS',
        {
          en: 'All the trumps you miss are in one hand. *Do you go on drawing them, or play your kings and queens?*',
          de: 'Alle Trümpfe, die Ihnen fehlen, sitzen in einer Hand. *Ziehen Sie weiter, oder spielen Sie Ihre Könige und Damen?*',
          pl: 'Wszystkie brakujące atuty są w jednej ręce. *Ściągasz dalej czy grasz króle i damy?*',
          sv: 'Alla trumf du saknar sitter på en hand. *Fortsätter du dra dem, eller spelar du dina kungar och damer?*',
          ru: 'Все недостающие козыри в одной руке. *Выбивать их дальше или ходить с королей и дам?*',
        },
        {
          right: {
            en: 'Side suits: trumps led against seven of them would only use up your own.',
            de: 'Nebenfarben: Trumpf gegen sieben Trümpfe würde nur die eigenen verbrauchen.',
            pl: 'Boczne kolory: przeciw siedmiu atutom ściąganie zużyłoby tylko twoje.',
            sv: 'Sidofärger: trumf mot sju trumf skulle bara förbruka dina egna.',
            ru: 'С побочных мастей: ходить козырями против семи значит только тратить свои.',
          },
          other: {
            en: 'The book stops drawing trumps here. Take it back, or go on.',
            de: 'Das Buch hört hier auf, Trumpf zu ziehen. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Książka przestaje tu ściągać atuty. Cofnij albo graj dalej.',
            sv: 'Boken slutar dra trumf här. Ta tillbaka det, eller spela vidare.',
            ru: 'Здесь книга перестаёт выбивать козыри. Возьмите ход назад или играйте дальше.',
          },
        },
      ),
      follow('QC KC QS KS', {
        en: '*The queen too.*',
        de: '*Auch die Dame.*',
        pl: '*I dama.*',
        sv: '*Damen också.*',
        ru: '*И с дамы.*',
      }),
      follow(
        'KS QS',
        {
          en: '*The king of spades.*',
          de: '*Den Pik-König.*',
          pl: '*Król pik.*',
          sv: '*Spader kung.*',
          ru: '*С короля пик.*',
        },
        {
          right: {
            en: 'Trumped. He has four trumps left, you have three.',
            de: 'Gestochen. Er hat noch vier Trümpfe, Sie drei.',
            pl: 'Przebity. On ma jeszcze cztery atuty, ty trzy.',
            sv: 'Trumfad. Han har fyra trumf kvar, du har tre.',
            ru: 'Побит. У него осталось четыре козыря, у вас три.',
          },
        },
      ),
      follow('JH', {
        en: 'He leads a small trump. *The knave takes it.*',
        de: 'Er spielt einen kleinen Trumpf. *Der Bube nimmt ihn.*',
        pl: 'Gra mały atut. *Bierze go walet.*',
        sv: 'Han spelar en låg trumf. *Knekten tar den.*',
        ru: 'Он заходит с малого козыря. *Его берёт валет.*',
      }),
      follow('QS', {
        en: '*The queen of spades*: he must trump again.',
        de: '*Die Pik-Dame*: Er muss wieder stechen.',
        pl: '*Dama pik*: znowu musi bić.',
        sv: '*Spader dam*: han måste trumfa igen.',
        ru: '*С дамы пик*: ему снова бить козырем.',
      }),
      follow('AH', {
        en: 'Manille is led, the seven. You must follow: *give Ponte, keep Basta.*',
        de: 'Manille wird ausgespielt, die Sieben. Sie müssen bedienen: *Geben Sie Ponte, behalten Sie Basta.*',
        pl: 'Zagrano Manilię, siódemkę. Musisz dołożyć: *daj Pontę, zatrzymaj Bastę.*',
        sv: 'Manilj spelas ut, sjuan. Du måste bekänna: *lägg ponte, behåll basta.*',
        ru: 'Зашли с манильи, семёрки. Класть надо в масть: *отдайте понту, басту сберегите.*',
      }),
      follow('AC', {
        en: 'His last card is the queen of trumps. *Basta beats her.*',
        de: 'Seine letzte Karte ist die Trumpfdame. *Basta schlägt sie.*',
        pl: 'Ostatnia jego karta to dama atutowa. *Basta ją bije.*',
        sv: 'Hans sista kort är trumfdamen. *Basta slår henne.*',
        ru: 'Последняя его карта — козырная дама. *Её бьёт баста.*',
      }),
    ],
    differs: [
      differing('3H', {
        en: 'With nothing but trumps left he leads a small one; the hints lead the highest at once.',
        de: 'Wer nur noch Trümpfe hat, spielt hier einen kleinen; die Ratschläge spielen sogleich den höchsten.',
        pl: 'Zostały mu same atuty i gra małym; podpowiedzi od razu grają najwyższym.',
        sv: 'Med bara trumf kvar spelar han en låg; råden spelar genast den högsta.',
        ru: 'Когда остались одни козыри, он ходит с малого; подсказки сразу ходят со старшего.',
      }),
    ],
    end: {
      say: {
        en: 'Five tricks against four. He was sure of codille; but with two suits missing he could make only Spadille, Manille and two small trumps. *With one void instead of two, and diamonds for his clubs, he would have had it: how the cards lie decides.* (The book does not name the third hand; here it got cards without a trump.)',
        de: 'Fünf Stiche gegen vier. Er war sich der Codille sicher; aber wo ihm zwei Farben fehlten, konnte er nur Spadille, Manille und zwei kleine Trümpfe machen. *Mit einer fehlenden Farbe statt zweien, und Karo statt seiner Treff, hätte er sie gehabt: Es kommt darauf an, wie die Karten liegen.* (Das dritte Blatt nennt das Buch nicht; hier bekam es Karten ohne Trumpf.)',
        pl: 'Pięć lew przeciw czterem. Był pewien kodylii; ale z dwoma pustymi kolorami mógł zrobić tylko Spadilię, Manilię i dwa małe atuty. *Gdyby brakowało mu jednego koloru zamiast dwóch i miał kara zamiast trefli, byłaby kodylia: decyduje układ kart.* (Trzeciej ręki książka nie podaje; tu dostała karty bez atutów.)',
        sv: 'Fem stick mot fyra. Han var säker på kodilj; men med två färger som saknades kunde han bara ta för spadilj, manilj och två låga trumf. *Med en renons i stället för två, och ruter för sin klöver, hade han fått den: hur korten ligger avgör.* (Boken nämner inte den tredje handen; här fick den kort utan trumf.)',
        ru: 'Пять взяток против четырёх. Он был уверен в кодилье; но без двух мастей мог взять лишь шпадильей, манильей и двумя малыми козырями. *Не хватай ему одной масти, а не двух, и будь бубны вместо треф, она бы вышла: решает, как легли карты.* (Третьей руки книга не называет; здесь ей достались карты без козырей.)',
      },
      missed: {
        en: 'Not won this time. Begin again, and do not draw trumps for long.',
        de: 'Diesmal nicht gewonnen. Fangen Sie noch einmal an, und ziehen Sie nicht lange Trumpf.',
        pl: 'Tym razem nie wyszło. Zacznij od nowa i nie ściągaj atutów za długo.',
        sv: 'Inte vunnet den här gången. Börja om, och dra inte trumf länge.',
        ru: 'На этот раз не выиграно. Начните снова и не выбивайте козыри долго.',
      },
    },
  },
  {
    hands: {
      A: 'KH 2H KC QC KS JH QS AH AC',
      B: 'AS 4H JC 7C 6H 3H 5H 7H QH',
      C: '6D 5D 4D 3D 7S 2D JS JD QD',
    },
    visitor: 'A',
    ombre: 'A',
    game: 'ask',
    trump: 'H',
  },
);

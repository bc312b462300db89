import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The third game, from the eldest hand: a Solo in diamonds that ends in a remise. */
export const game3 = sample(
  {
    id: 'game-3',
    source: inBook('third game', 'gra trzecia', {
      de: 'drittes Spiel',
      sv: 'tredje spelet',
      ru: 'третья игра',
    }),
    outcome: 'remise',
    goal: {
      en: 'Keep the Ombre at four tricks.',
      de: 'Lassen Sie dem Hombre nur vier Stiche.',
      pl: 'Nie daj lombrowi więcej niż czterech lew.',
      sv: 'Låt Lombren få högst fyra stick.',
      ru: 'Не дайте ломберу больше четырёх взяток.',
    },
    steps: [
      tell({
        en: 'Diamonds are trumps. The Ombre sits on your left and plays last; he plays *Solo*. Your partner is on your right. You have one trump, the ace of diamonds (*Ponte*, higher than the king), and no hearts.',
        de: 'Karo ist Trumpf. Der Hombre sitzt links von Ihnen und spielt zuletzt; er spielt *Solo*. Ihr Partner sitzt rechts. Sie haben einen Trumpf, das Karo-Ass (*Ponte*, höher als der König), und kein Herz.',
        pl: 'Atutami są kara. Lomber siedzi po twojej lewej i gra ostatni; gra *Solo*. Partner jest po prawej. Masz jeden atut, asa karo (*Ponta*, wyższa od króla), i ani jednego kiera.',
        sv: 'Ruter är trumf. Lombren sitter till vänster och spelar sist; han spelar *solo*. Din partner sitter till höger. Du har en trumf, ruter ess (*ponte*, högre än kungen), och ingen hjärter.',
        ru: 'Козыри — бубны. Ломбер сидит слева и кладёт последним; он играет *соло*. Партнёр справа. У вас один козырь, туз бубен (*понта*, старше короля), и ни одной червы.',
      }),
      question(
        '3C 4C 5C 6C',
        {
          en: 'You lead first. *The king of spades, or a small club?*',
          de: 'Sie spielen zuerst aus. *Den Pik-König, oder ein kleines Treff?*',
          pl: 'Wychodzisz pierwszy. *Królem pik czy małym treflem?*',
          sv: 'Du spelar ut först. *Spader kung, eller en låg klöver?*',
          ru: 'Вы ходите первым. *С короля пик или с малой трефы?*',
        },
        {
          right: {
            en: 'Never a king while the Ombre plays last: you would have to go on in the suit, and your partner would be beaten when he trumps. And first learn whether he can win clubs.',
            de: 'Nie einen König, wenn der Hombre zuletzt spielt: Sie müssten in der Farbe weitermachen, und Ihr Partner würde überstochen. Und zuerst erfahren Sie, ob er Treff gewinnen kann.',
            pl: 'Nigdy królem, gdy lomber gra ostatni: musiałbyś grać ten kolor dalej, a partner, bijąc atutem, byłby przebity. Najpierw sprawdź, czy weźmie trefle.',
            sv: 'Aldrig en kung när Lombren spelar sist: du skulle få fortsätta i färgen, och din partner skulle bli övertrumfad. Ta först reda på om han kan ta klöver.',
            ru: 'Никогда с короля, когда ломбер кладёт последним: пришлось бы продолжать масть, и партнёра перебили бы. Сначала узнайте, возьмёт ли он трефы.',
          },
          others: [
            {
              cards: ['KS'],
              say: {
                en: 'With that lead, says the book, the Ombre makes six tricks. Take it back, or see it.',
                de: 'Damit, sagt das Buch, macht der Hombre sechs Stiche. Nehmen Sie es zurück, oder sehen Sie es an.',
                pl: 'Po takim wyjściu, mówi książka, lomber bierze sześć lew. Cofnij albo zobacz.',
                sv: 'Med det utspelet, säger boken, tar Lombren sex stick. Ta tillbaka det, eller se det.',
                ru: 'После такого хода, говорит книга, ломбер берёт шесть взяток. Возьмите ход назад или посмотрите.',
              },
            },
          ],
        },
      ),
      question(
        'JS',
        {
          en: 'Your partner won, and leads the king of hearts. You have none. *Trump it, or what do you throw?*',
          de: 'Ihr Partner hat gewonnen und spielt den Herz-König. Sie haben kein Herz. *Stechen Sie, oder was werfen Sie ab?*',
          pl: 'Partner wziął i gra królem kier. Kierów nie masz. *Bijesz atutem, a jeśli nie, co zrzucasz?*',
          sv: 'Din partner vann och spelar ut hjärter kung. Du har ingen. *Trumfar du, eller vad kastar du?*',
          ru: 'Партнёр взял и заходит с короля червей. Червей у вас нет. *Бить козырем, а если нет, что снести?*',
        },
        {
          right: {
            en: 'The knave of spades: a high card thrown tells your partner that you can be rid of spades, or hold better ones.',
            de: 'Den Pik-Buben: Eine hohe abgeworfene Karte sagt Ihrem Partner, dass Sie Pik loswerden können oder bessere haben.',
            pl: 'Walet pik: wysoka zrzutka mówi partnerowi, że możesz się pozbyć pików albo masz jeszcze wyższe.',
            sv: 'Spader knekt: ett högt kort som kastas säger din partner att du kan bli av med spader, eller har bättre.',
            ru: 'Валета пик: высокая снесённая карта говорит партнёру, что вы можете избавиться от пик или что у вас есть старше.',
          },
          others: [
            {
              cards: ['AD'],
              say: {
                en: 'His king wins anyway: never take a trick from your partner. Take it back, or go on.',
                de: 'Sein König gewinnt ohnehin: Dem Partner nimmt man nie einen Stich. Nehmen Sie es zurück, oder spielen Sie weiter.',
                pl: 'Jego król i tak bierze: partnerowi lew się nie odbiera. Cofnij albo graj dalej.',
                sv: 'Hans kung vinner ändå: ta aldrig ett stick från din partner. Ta tillbaka det, eller spela vidare.',
                ru: 'Его король и так берёт: у партнёра взяток не отнимают. Возьмите ход назад или играйте дальше.',
              },
            },
          ],
        },
      ),
      follow(
        'AD',
        {
          en: 'Hearts again, and the Ombre trumps with the queen. *Beat her with Ponte.*',
          de: 'Wieder Herz, und der Hombre sticht mit der Dame. *Schlagen Sie sie mit Ponte.*',
          pl: 'Znowu kiery, a lomber bije damą atutową. *Przebij ją Pontą.*',
          sv: 'Hjärter igen, och Lombren trumfar med damen. *Slå henne med ponte.*',
          ru: 'Снова червы, и ломбер бьёт козырной дамой. *Перебейте её понтой.*',
        },
        {
          right: {
            en: 'This queen costs him the game: a smaller trump would have done. He wanted to be sure. The book does not blame him; no rule, it says, is infallible.',
            de: 'Diese Dame kostet ihn das Spiel: Ein kleinerer Trumpf hätte genügt. Er wollte sichergehen. Das Buch tadelt ihn nicht; keine Regel, sagt es, ist unfehlbar.',
            pl: 'Ta dama kosztuje go grę: wystarczyłby mniejszy atut. Chciał mieć pewność. Książka go nie wini: niezawodnych reguł nie ma.',
            sv: 'Den damen kostar honom spelet: en lägre trumf hade räckt. Han ville vara säker. Boken klandrar honom inte; ingen regel, säger den, är ofelbar.',
            ru: 'Эта дама стоит ему игры: хватило бы козыря поменьше. Он хотел наверняка. Книга его не винит: правил без ошибки, говорит она, нет.',
          },
        },
      ),
      follow(
        '4C 5C 6C 3C',
        {
          en: '*Go on with clubs.*',
          de: '*Weiter mit Treff.*',
          pl: '*Graj dalej w trefle.*',
          sv: '*Fortsätt med klöver.*',
          ru: '*Дальше с треф.*',
        },
        {
          right: {
            en: 'Your partner trumps with the knave, neither high nor low: the five would have fallen to the four. The Ombre has to give his king.',
            de: 'Ihr Partner sticht mit dem Buben, weder hoch noch niedrig: Die Fünf wäre an die Vier gefallen. Der Hombre muss seinen König geben.',
            pl: 'Partner bije waletem, atutem średnim: piątkę przebiłaby czwórka. Lomber musi dać króla.',
            sv: 'Din partner trumfar med knekten, varken högt eller lågt: femman hade fallit för fyran. Lombren måste ge sin kung.',
            ru: 'Партнёр бьёт валетом, не старшим и не младшим: пятёрку побила бы четвёрка. Ломберу приходится отдать короля.',
          },
        },
      ),
      question(
        'KS',
        {
          en: 'The Ombre leads Manille, the seven of diamonds, to draw trumps. You have none. *What do you throw?*',
          de: 'Der Hombre spielt Manille aus, die Karo-Sieben, um Trumpf zu ziehen. Sie haben keinen. *Was werfen Sie ab?*',
          pl: 'Lomber gra Manilią, siódemką karo, żeby ściągnąć atuty. Ty ich nie masz. *Co zrzucasz?*',
          sv: 'Lombren spelar ut manilj, ruter sju, för att dra trumf. Du har ingen. *Vad kastar du?*',
          ru: 'Ломбер заходит с манильи, семёрки бубен, чтобы выбить козыри. У вас их нет. *Что снести?*',
        },
        {
          right: {
            en: 'The king of spades. You want no second trick; and if your partner has the queen, she is now the best spade, and he knows it.',
            de: 'Den Pik-König. Einen zweiten Stich wollen Sie nicht; und hat Ihr Partner die Dame, so ist sie nun das höchste Pik, und er weiß es.',
            pl: 'Króla pik. Drugiej lewy nie chcesz, a jeśli partner ma damę, jest ona teraz najlepszym pikiem i on o tym wie.',
            sv: 'Spader kung. Något andra stick vill du inte ha; och har din partner damen är hon nu den högsta spadern, och han vet det.',
            ru: 'Короля пик. Второй взятки вам не надо; а если дама у партнёра, она теперь старшая пика, и он это знает.',
          },
        },
      ),
      follow(
        '7S 3S',
        {
          en: 'Your partner took it with Spadille, and leads a heart. *Throw a spade.*',
          de: 'Ihr Partner nahm mit Spadille und spielt ein Herz. *Werfen Sie ein Pik ab.*',
          pl: 'Partner wziął Spadilią i gra kiera. *Zrzuć pika.*',
          sv: 'Din partner tog med spadilj och spelar en hjärter. *Kasta en spader.*',
          ru: 'Партнёр взял шпадильей и заходит с червы. *Снесите пику.*',
        },
        {
          right: {
            en: 'The Ombre trumps low: he knows that you have no trump any more.',
            de: 'Der Hombre sticht niedrig: Er weiß, dass Sie keinen Trumpf mehr haben.',
            pl: 'Lomber bije nisko: wie, że nie masz już atutu.',
            sv: 'Lombren trumfar lågt: han vet att du inte har någon trumf kvar.',
            ru: 'Ломбер бьёт малым: он знает, что козырей у вас больше нет.',
          },
        },
      ),
      follow('3S 7S', {
        en: 'He leads Basta. *Throw a spade.*',
        de: 'Er spielt Basta aus. *Werfen Sie ein Pik ab.*',
        pl: 'Gra Bastą. *Zrzuć pika.*',
        sv: 'Han spelar ut basta. *Kasta en spader.*',
        ru: 'Он заходит с басты. *Снесите пику.*',
      }),
      follow(
        '6C 5C 4C',
        {
          en: 'A small trump of his.',
          de: 'Ein kleiner Trumpf von ihm.',
          pl: 'Jego mały atut.',
          sv: 'En låg trumf från honom.',
          ru: 'Его малый козырь.',
        },
        {
          right: {
            en: 'Your partner’s two of diamonds beats the three.',
            de: 'Die Karo-Zwei Ihres Partners schlägt die Drei.',
            pl: 'Dwójka karo partnera bije trójkę.',
            sv: 'Din partners ruter två slår trean.',
            ru: 'Двойка бубен партнёра бьёт тройку.',
          },
        },
      ),
      follow('5C 6C 4C', {
        en: 'The last trick.',
        de: 'Der letzte Stich.',
        pl: 'Ostatnia lewa.',
        sv: 'Det sista sticket.',
        ru: 'Последняя взятка.',
      }),
    ],
    differs: [
      differing('QD', {
        en: 'The queen is the slip that the game is about: the hints trump small where the next player has shown a void.',
        de: 'Die Dame ist der Fehler, um den es in diesem Spiel geht: Die Ratschläge stechen klein, wenn der Nächste die Farbe nicht hat.',
        pl: 'Dama to omyłka, o którą w tej grze chodzi: gdy następny nie ma koloru, podpowiedzi biją nisko.',
        sv: 'Damen är det misstag som spelet handlar om: råden trumfar lågt där nästa man är renons.',
        ru: 'Дама — та ошибка, ради которой игра приведена: подсказки бьют малым, когда у следующего нет масти.',
      }),
      differing('5H', {
        en: 'Here the partner stays with hearts. In the seventh game the book leads a small trump in the same place, hoping for Basta with the friend, and the hints do so.',
        de: 'Hier bleibt der Partner bei Herz. Im siebten Spiel spielt das Buch an derselben Stelle einen kleinen Trumpf und hofft auf Basta beim Freund, und so raten auch die Ratschläge.',
        pl: 'Partner gra tu dalej kierami. W siódmej grze książka w tym samym miejscu wychodzi małym atutem, licząc na Bastę u przyjaciela, i tak radzą podpowiedzi.',
        sv: 'Här håller partnern fast vid hjärter. I sjunde spelet spelar boken på samma ställe en låg trumf, i hopp om basta hos vännen, och så gör råden.',
        ru: 'Здесь партнёр держится червей. В седьмой игре книга в таком же месте ходит малым козырем, надеясь на басту у друга, и подсказки советуют то же.',
      }),
    ],
    end: {
      say: {
        en: 'One trick for you, four for your partner, four for the Ombre: a *remise*, by one queen where a small trump would have done.',
        de: 'Ein Stich für Sie, vier für Ihren Partner, vier für den Hombre: ein *Remis*, durch eine einzige Dame, wo ein kleiner Trumpf genügt hätte.',
        pl: 'Jedna lewa twoja, cztery partnera, cztery lombra: *remisa*, przez jedną damę, gdzie starczyłby mały atut.',
        sv: 'Ett stick till dig, fyra till din partner, fyra till Lombren: *remis*, genom en enda dam där en låg trumf hade räckt.',
        ru: 'Одна взятка у вас, четыре у партнёра, четыре у ломбера: *ремиз*, и всё из-за одной дамы, где хватило бы малого козыря.',
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
      A: '3C JS AD 4C KS 7S 3S 6C 5C',
      B: 'KC KH QH JD AS 5H 5D 2D 6H',
      C: 'JC JH QD KD 7D 6D AC 3D 4D',
    },
    visitor: 'A',
    ombre: 'C',
    game: 'solo',
    trump: 'D',
  },
);

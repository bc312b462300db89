import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The second game: only a position in the book, continued here with the best cards of all three. */
export const game2 = sample(
  {
    id: 'game-2',
    source: inBook('second game', 'gra druga', {de: 'zweites Spiel', sv: 'andra spelet', ru: 'вторая игра'}),
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
        en: 'The Ombre sits on your right, in the middle, and plays *Solo* in clubs, with Manille, Basta, king, queen and two more. At first sight he cannot lose. The book says that he must, *because somebody plays before him and somebody after him.*',
        de: 'Der Hombre sitzt rechts von Ihnen, in der Mitte, und spielt *Solo* in Treff, mit Manille, Basta, König, Dame und zwei weiteren. Auf den ersten Blick kann er nicht verlieren. Das Buch sagt, er muss, *weil einer vor ihm spielt und einer nach ihm.*',
        pl: 'Lomber siedzi po twojej prawej, we środku, i gra *Solo* w treflach: Manilia, Basta, król, dama i jeszcze dwa. Na oko nie może przegrać. Książka mówi, że musi, *bo ktoś gra przed nim i ktoś po nim.*',
        sv: 'Lombren sitter till höger om dig, i mitten, och spelar *solo* i klöver, med manilj, basta, kung, dam och två till. Vid första anblicken kan han inte förlora. Boken säger att han måste, *för någon spelar före honom och någon efter.*',
        ru: 'Ломбер сидит справа от вас, в середине, и играет *соло* в трефах: манилья, баста, король, дама и ещё два козыря. На первый взгляд проиграть он не может. Книга говорит, что должен, *потому что один ходит раньше его, а другой после.*',
      }),
      question(
        '7S 6S',
        {
          en: 'You lead. You have one small trump, king and six of diamonds, four hearts, two small spades. *Which suit?*',
          de: 'Sie spielen aus. Sie haben einen kleinen Trumpf, König und Sechs von Karo, vier Herzen, zwei kleine Pik. *Welche Farbe?*',
          pl: 'Wychodzisz. Masz jeden mały atut, króla i szóstkę karo, cztery kiery i dwa małe piki. *W który kolor?*',
          sv: 'Du spelar ut. Du har en låg trumf, kung och sex i ruter, fyra hjärter, två låga spader. *Vilken färg?*',
          ru: 'Ход ваш. У вас один малый козырь, король и шестёрка бубен, четыре червы, две малые пики. *С какой масти?*',
        },
        {
          right: {
            en: 'Spades: your partner behind the Ombre takes the queen with the king.',
            de: 'Pik: Ihr Partner hinter dem Hombre nimmt die Dame mit dem König.',
            pl: 'Piki: partner, który siedzi za lombrem, bierze damę królem.',
            sv: 'Spader: din partner bakom Lombren tar damen med kungen.',
            ru: 'С пик: партнёр за ломбером берёт даму королём.',
          },
          other: {
            en: 'The book leaves the play to its reader. With all cards open, only a spade holds the game. Take it back, or try.',
            de: 'Das Buch überlässt das Spiel dem Leser. Mit allen Karten offen hält nur Pik das Spiel auf. Nehmen Sie es zurück, oder versuchen Sie es.',
            pl: 'Książka zostawia rozgrywkę czytelnikowi. Przy otwartych kartach grę powstrzymuje tylko pik. Cofnij albo spróbuj.',
            sv: 'Boken lämnar spelet åt läsaren. Med alla kort öppna håller bara spader emot. Ta tillbaka det, eller försök.',
            ru: 'Розыгрыш книга оставляет читателю. В открытую видно, что держат только пики. Возьмите ход назад или попробуйте.',
          },
        },
      ),
      follow('6S 7S', {
        en: 'Your partner leads the knave. *Your other spade.*',
        de: 'Ihr Partner spielt den Buben. *Ihr anderes Pik.*',
        pl: 'Partner gra waleta. *Twój drugi pik.*',
        sv: 'Din partner spelar knekten. *Din andra spader.*',
        ru: 'Партнёр зашёл с валета. *Вашу вторую пику.*',
      }),
      follow(
        '6C',
        {
          en: 'A trump is led: *your only one.*',
          de: 'Trumpf wird ausgespielt: *Ihr einziger.*',
          pl: 'Zagrano atut: *twój jedyny.*',
          sv: 'Trumf spelas ut: *din enda.*',
          ru: 'Зашли с козыря: *ваш единственный.*',
        },
        {
          right: {
            en: 'The Ombre needed Manille for it.',
            de: 'Der Hombre brauchte Manille dafür.',
            pl: 'Lomber musiał użyć Manilii.',
            sv: 'Lombren behövde manilj för den.',
            ru: 'Ломберу понадобилась манилья.',
          },
        },
      ),
      follow('KH', {
        en: 'Basta was led, and your partner took it with Spadille… You have no trump. You want no more than one trick: *throw the king of hearts.*',
        de: 'Basta wurde ausgespielt, und Ihr Partner nahm sie mit Spadille. Sie haben keinen Trumpf. Mehr als einen Stich wollen Sie nicht: *Werfen Sie den Herz-König ab.*',
        pl: 'Zagrano Bastę, a partner wziął ją Spadilią… Atutów nie masz. Chcesz co najwyżej jednej lewy: *zrzuć króla kier.*',
        sv: 'Basta spelades ut, och din partner tog den med spadilj. Du har ingen trumf. Du vill inte ha mer än ett stick: *kasta hjärter kung.*',
        ru: 'Зашли с басты, и партнёр взял её шпадильей. Козырей у вас нет. Больше одной взятки вам не надо: *снесите короля червей.*',
      }),
      follow('KD', {
        en: 'Your partner leads diamonds: *take it with the king.*',
        de: 'Ihr Partner spielt Karo: *Nehmen Sie mit dem König.*',
        pl: 'Partner gra w kara: *weź królem.*',
        sv: 'Din partner spelar ruter: *ta med kungen.*',
        ru: 'Партнёр зашёл с бубен: *возьмите королём.*',
      }),
      follow('JH AH', {
        en: 'You lead: *a heart, which he must trump.*',
        de: 'Sie spielen aus: *ein Herz, das er stechen muss.*',
        pl: 'Wychodzisz: *kier, którego musi przebić.*',
        sv: 'Du spelar ut: *en hjärter, som han måste trumfa.*',
        ru: 'Ход ваш: *с червы, её он должен бить козырем.*',
      }),
      follow('AH', {
        en: 'He draws trumps. *Throw the ace of hearts.*',
        de: 'Er zieht Trumpf. *Werfen Sie das Herz-Ass ab.*',
        pl: 'Ściąga atuty. *Zrzuć asa kier.*',
        sv: 'Han drar trumf. *Kasta hjärter ess.*',
        ru: 'Он выбивает козыри. *Снесите туза червей.*',
      }),
      follow('6D 6H', {
        en: 'Your partner wins his fourth trick. *Throw the six.*',
        de: 'Ihr Partner macht seinen vierten Stich. *Werfen Sie die Sechs ab.*',
        pl: 'Partner bierze czwartą lewę. *Zrzuć szóstkę.*',
        sv: 'Din partner tar sitt fjärde stick. *Kasta sexan.*',
        ru: 'Партнёр берёт четвёртую взятку. *Снесите шестёрку.*',
      }),
      follow('6H 6D', {
        en: 'The last trick is the Ombre’s.',
        de: 'Der letzte Stich gehört dem Hombre.',
        pl: 'Ostatnia lewa jest lombra.',
        sv: 'Det sista sticket är Lombrens.',
        ru: 'Последняя взятка у ломбера.',
      }),
    ],
    differs: [
      differing('7S JC AD JH', {
        en: 'The book gives only the position; this game goes on with the best cards of all three, found with all of them open. The hints see one hand, and lead from their longest suit.',
        de: 'Das Buch gibt nur die Stellung; dieses Spiel geht mit den besten Karten aller drei weiter, gefunden mit offenen Karten. Die Ratschläge sehen ein Blatt und spielen die längste Farbe aus.',
        pl: 'Książka podaje tylko układ; dalszy ciąg to najlepsze zagrania wszystkich trzech, znalezione przy otwartych kartach. Podpowiedzi widzą jedną rękę i wychodzą w najdłuższy kolor.',
        sv: 'Boken ger bara läget; spelet fortsätter med de bästa korten för alla tre, funna med alla kort öppna. Råden ser en hand och spelar ut den längsta färgen.',
        ru: 'Книга даёт только расклад; дальше эта игра идёт лучшими картами всех троих, найденными в открытую. Подсказки видят одну руку и ходят с самой длинной масти.',
      }),
      differing('KH', {
        en: 'The hints would keep the king of hearts and tell of him with the knave.',
        de: 'Die Ratschläge behielten den Herz-König und zeigten ihn mit dem Buben an.',
        pl: 'Podpowiedzi zatrzymałyby króla kier, a dały o nim znać waletem.',
        sv: 'Råden skulle behålla hjärter kung och berätta om honom med knekten.',
        ru: 'Подсказки оставили бы короля червей и дали бы о нём знать валетом.',
      }),
    ],
    end: {
      say: {
        en: 'Four tricks each, and one for you: a *remise*. With the lead the same hand wins easily, and as last it cannot lose; *in the middle one needs a stronger hand.* The book prints one of your spades as a nine, which the pack has not; here it is the six.',
        de: 'Je vier Stiche, und einer für Sie: ein *Remis*. In Vorhand gewinnt dasselbe Blatt leicht, und als Letzter kann es nicht verlieren; *in der Mitte braucht man ein stärkeres.* Das Buch druckt eines Ihrer Pik als Neun, die es in diesem Kartenspiel nicht gibt; hier ist es die Sechs.',
        pl: 'Po cztery lewy i jedna twoja: *remisa*. Na ręku ta sama karta łatwo wygrywa, a na końcu nie może przegrać; *we środku trzeba mieć mocniejszą.* Jeden z twoich pików to w druku dziewiątka, której w talii nie ma; tu jest szóstka.',
        sv: 'Fyra stick var, och ett till dig: *remis*. I förhand vinner samma hand lätt, och som sist kan den inte förlora; *i mitten behövs en starkare.* Boken trycker en av dina spader som en nia, som leken inte har; här är den sexan.',
        ru: 'По четыре взятки и одна ваша: *ремиз*. На первой руке те же карты легко выигрывают, а последними проиграть не могут; *в середине нужны карты сильнее.* Одна из ваших пик напечатана девяткой, а её в колоде нет; здесь это шестёрка.',
      },
      missed: {
        en: 'Not a remise this time. Begin again, and lead a spade.',
        de: 'Diesmal kein Remis. Fangen Sie noch einmal an, und spielen Sie Pik aus.',
        pl: 'Tym razem to nie remisa. Zacznij od nowa i wyjdź w pika.',
        sv: 'Ingen remis den här gången. Börja om, och spela ut spader.',
        ru: 'На этот раз не ремиз. Начните снова и зайдите с пик.',
      },
    },
  },
  {
    hands: {
      A: '7S 6S 6C KH KD JH AH 6D 6H',
      B: 'QS 5S 2C AC JD KC QC 5C 3C',
      C: 'KS JS JC AS AD 2D 4C 7C 4D',
    },
    visitor: 'A',
    ombre: 'B',
    game: 'solo',
    trump: 'C',
  },
);

import {say} from '../../kit/lessons.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The second game: only a position in the book, continued here with the best cards of all three. */
export const game2 = sample(
  {
    id: 'game-2',
    source: inBook('second game', 'gra druga'),
    outcome: 'remise',
    goal: say('Keep the Ombre from winning.', 'Nie pozwól lombrowi wygrać.'),
    steps: [
      tell(
        'The Ombre sits on your right, in the middle, and plays *Solo* in clubs, with Manille, Basta, king, queen and two more. At first sight he cannot lose. The book says that he must, *because somebody plays before him and somebody after him.*',
        'Lomber siedzi po twojej prawej, we środku, i gra *Solo* w treflach: Manilia, Basta, król, dama i jeszcze dwa. Na oko nie może przegrać. Książka mówi, że musi, *bo ktoś gra przed nim i ktoś po nim.*',
      ),
      question(
        '7S 6S',
        'You lead. You have one small trump, king and six of diamonds, four hearts, two small spades. *Which suit?*',
        'Wychodzisz. Masz jeden mały atut, króla i szóstkę karo, cztery kiery i dwa małe piki. *W który kolor?*',
        {
          right: say(
            'Spades: your partner behind the Ombre takes the queen with the king.',
            'Piki: partner, który siedzi za lombrem, bierze damę królem.',
          ),
          other: say(
            'The book leaves the play to its reader. With all cards open, only a spade holds the game. Take it back, or try.',
            'Książka zostawia rozgrywkę czytelnikowi. Przy otwartych kartach grę powstrzymuje tylko pik. Cofnij albo spróbuj.',
          ),
        },
      ),
      follow(
        '6S 7S',
        'Your partner leads the knave. *Your other spade.*',
        'Partner gra waleta. *Twój drugi pik.*',
      ),
      follow('6C', 'A trump is led: *your only one.*', 'Zagrano atut: *twój jedyny.*', {
        right: say('The Ombre needed Manille for it.', 'Lomber musiał użyć Manilii.'),
      }),
      follow(
        'KH',
        'Basta was led, and your partner took it with Spadille… You have no trump. You want no more than one trick: *throw the king of hearts.*',
        'Zagrano Bastę, a partner wziął ją Spadilią… Atutów nie masz. Chcesz co najwyżej jednej lewy: *zrzuć króla kier.*',
      ),
      follow(
        'KD',
        'Your partner leads diamonds: *take it with the king.*',
        'Partner gra w kara: *weź królem.*',
      ),
      follow(
        'JH AH',
        'You lead: *a heart, which he must trump.*',
        'Wychodzisz: *kier, którego musi przebić.*',
      ),
      follow('AH', 'He draws trumps. *Throw the ace of hearts.*', 'Ściąga atuty. *Zrzuć asa kier.*'),
      follow(
        '6D 6H',
        'Your partner wins his fourth trick. *Throw the six.*',
        'Partner bierze czwartą lewę. *Zrzuć szóstkę.*',
      ),
      follow('6H 6D', 'The last trick is the Ombre’s.', 'Ostatnia lewa jest lombra.'),
    ],
    end: {
      say: say(
        'Four tricks each, and one for you: a *remise*. With the lead the same hand wins easily, and as last it cannot lose; *in the middle one needs a stronger hand.* The book prints one of your spades as a nine, which the pack has not; here it is the six.',
        'Po cztery lewy i jedna twoja: *remisa*. Na ręku ta sama karta łatwo wygrywa, a na końcu nie może przegrać; *we środku trzeba mieć mocniejszą.* Jeden z twoich pików to w druku dziewiątka, której w talii nie ma; tu jest szóstka.',
      ),
      missed: say(
        'Not a remise this time. Begin again, and lead a spade.',
        'Tym razem to nie remisa. Zacznij od nowa i wyjdź w pika.',
      ),
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

import {say} from '../../kit/lessons.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The seventh game, as Ombre: hearts, won. Of the last hand the book says only that it has no trump. */
export const game7 = sample(
  {
    id: 'game-7',
    source: inBook('seventh game', 'gra siódma'),
    outcome: 'win',
    goal: say('Win, though one opponent has seven trumps.', 'Wygraj, choć przeciwnik ma siedem atutów.'),
    steps: [
      tell(
        'You are the Ombre and lead; hearts are trumps, the exchange is over. You hold Basta, Ponte (the ace), king, knave and two of trumps, and king and queen of both black suits. *Who has Spadille and Manille you do not know.*',
        'Jesteś lombrem i wychodzisz; atutami są kiery, wymiana już za nami. Masz Bastę, Pontę (asa), króla, waleta i dwójkę atutową oraz króla i damę w obu czarnych kolorach. *Kto ma Spadilię i Manilię, nie wiesz.*',
      ),
      follow('KH', '*Draw trumps with the king.*', '*Ściągaj atuty królem.*', {
        right: say(
          'Spadille takes him, and the third player has no trump at all.',
          'Bierze go Spadilia, a trzeci gracz nie ma ani jednego atutu.',
        ),
      }),
      follow(
        '2H',
        'He leads a small trump: he hopes that his partner has Basta. *The two is enough* (in red suits it beats the four).',
        'Gra mały atut: liczy, że jego partner ma Bastę. *Dwójka wystarczy* (w czerwonych bije czwórkę).',
      ),
      question(
        'KC KS QC QS',
        'All the trumps you miss are in one hand. *Do you go on drawing them, or play your kings and queens?*',
        'Wszystkie brakujące atuty są w jednej ręce. *Ściągasz dalej czy grasz króle i damy?*',
        {
          right: say(
            'Side suits: trumps led against seven of them would only use up your own.',
            'Boczne kolory: przeciw siedmiu atutom ściąganie zużyłoby tylko twoje.',
          ),
          other: say(
            'The book stops drawing trumps here. Take it back, or go on.',
            'Książka przestaje tu ściągać atuty. Cofnij albo graj dalej.',
          ),
        },
      ),
      follow('QC KC QS KS', '*The queen too.*', '*I dama.*'),
      follow('KS QS', '*The king of spades.*', '*Król pik.*', {
        right: say(
          'Trumped. He has four trumps left, you have three.',
          'Przebity. On ma jeszcze cztery atuty, ty trzy.',
        ),
      }),
      follow('JH', 'He leads a small trump. *The knave takes it.*', 'Gra mały atut. *Bierze go walet.*'),
      follow('QS', '*The queen of spades*: he must trump again.', '*Dama pik*: znowu musi bić.'),
      follow(
        'AH',
        'Manille is led, the seven. You must follow: *give Ponte, keep Basta.*',
        'Zagrano Manilię, siódemkę. Musisz dołożyć: *daj Pontę, zatrzymaj Bastę.*',
      ),
      follow(
        'AC',
        'His last card is the queen of trumps. *Basta beats her.*',
        'Ostatnia jego karta to dama atutowa. *Basta ją bije.*',
      ),
    ],
    end: {
      say: say(
        'Five tricks against four. He was sure of codille; but with two suits missing he could make only Spadille, Manille and two small trumps. *With one void instead of two, and diamonds for his clubs, he would have had it: how the cards lie decides.* (The book does not name the third hand; here it got cards without a trump.)',
        'Pięć lew przeciw czterem. Był pewien kodylii; ale z dwoma pustymi kolorami mógł zrobić tylko Spadilię, Manilię i dwa małe atuty. *Gdyby brakowało mu jednego koloru zamiast dwóch i miał kara zamiast trefli, byłaby kodylia: decyduje układ kart.* (Trzeciej ręki książka nie podaje; tu dostała karty bez atutów.)',
      ),
      missed: say(
        'Not won this time. Begin again, and do not draw trumps for long.',
        'Tym razem nie wyszło. Zacznij od nowa i nie ściągaj atutów za długo.',
      ),
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

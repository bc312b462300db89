import {say} from '../../kit/lessons.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The third game, from the eldest hand: a Solo in diamonds that ends in a remise. */
export const game3 = sample(
  {
    id: 'game-3',
    source: inBook('third game', 'gra trzecia'),
    outcome: 'remise',
    goal: say('Keep the Ombre at four tricks.', 'Nie daj lombrowi więcej niż czterech lew.'),
    steps: [
      tell(
        'Diamonds are trumps. The Ombre sits on your left and plays last; he plays *Solo*. Your partner is on your right. You have one trump, the ace of diamonds (*Ponte*, higher than the king), and no hearts.',
        'Atutami są kara. Lomber siedzi po twojej lewej i gra ostatni; gra *Solo*. Partner jest po prawej. Masz jeden atut, asa karo (*Ponta*, wyższa od króla), i ani jednego kiera.',
      ),
      question(
        '3C 4C 5C 6C',
        'You lead first. *The king of spades, or a small club?*',
        'Wychodzisz pierwszy. *Królem pik czy małym treflem?*',
        {
          right: say(
            'Never a king while the Ombre plays last: you would have to go on in the suit, and your partner would be beaten when he trumps. And first learn whether he can win clubs.',
            'Nigdy królem, gdy lomber gra ostatni: musiałbyś grać ten kolor dalej, a partner, bijąc atutem, byłby przebity. Najpierw sprawdź, czy weźmie trefle.',
          ),
          others: [
            {
              cards: ['KS'],
              say: say(
                'With that lead, says the book, the Ombre makes six tricks. Take it back, or see it.',
                'Po takim wyjściu, mówi książka, lomber bierze sześć lew. Cofnij albo zobacz.',
              ),
            },
          ],
        },
      ),
      question(
        'JS',
        'Your partner won, and leads the king of hearts. You have none. *Trump it, or what do you throw?*',
        'Partner wziął i gra królem kier. Kierów nie masz. *Bijesz atutem, a jeśli nie, co zrzucasz?*',
        {
          right: say(
            'The knave of spades: a high card thrown tells your partner that you can be rid of spades, or hold better ones.',
            'Walet pik: wysoka zrzutka mówi partnerowi, że możesz się pozbyć pików albo masz jeszcze wyższe.',
          ),
          others: [
            {
              cards: ['AD'],
              say: say(
                'His king wins anyway: never take a trick from your partner. Take it back, or go on.',
                'Jego król i tak bierze: partnerowi lew się nie odbiera. Cofnij albo graj dalej.',
              ),
            },
          ],
        },
      ),
      follow(
        'AD',
        'Hearts again, and the Ombre trumps with the queen. *Beat her with Ponte.*',
        'Znowu kiery, a lomber bije damą atutową. *Przebij ją Pontą.*',
        {
          right: say(
            'This queen costs him the game: a smaller trump would have done. He wanted to be sure. The book does not blame him; no rule, it says, is infallible.',
            'Ta dama kosztuje go grę: wystarczyłby mniejszy atut. Chciał mieć pewność. Książka go nie wini: niezawodnych reguł nie ma.',
          ),
        },
      ),
      follow('4C 5C 6C 3C', '*Go on with clubs.*', '*Graj dalej w trefle.*', {
        right: say(
          'Your partner trumps with the knave, neither high nor low: the five would have fallen to the four. The Ombre has to give his king.',
          'Partner bije waletem, atutem średnim: piątkę przebiłaby czwórka. Lomber musi dać króla.',
        ),
      }),
      question(
        'KS',
        'The Ombre leads Manille, the seven of diamonds, to draw trumps. You have none. *What do you throw?*',
        'Lomber gra Manilią, siódemką karo, żeby ściągnąć atuty. Ty ich nie masz. *Co zrzucasz?*',
        {
          right: say(
            'The king of spades. You want no second trick; and if your partner has the queen, she is now the best spade, and he knows it.',
            'Króla pik. Drugiej lewy nie chcesz, a jeśli partner ma damę, jest ona teraz najlepszym pikiem i on o tym wie.',
          ),
        },
      ),
      follow(
        '7S 3S',
        'Your partner took it with Spadille, and leads a heart. *Throw a spade.*',
        'Partner wziął Spadilią i gra kiera. *Zrzuć pika.*',
        {
          right: say(
            'The Ombre trumps low: he knows that you have no trump any more.',
            'Lomber bije nisko: wie, że nie masz już atutu.',
          ),
        },
      ),
      follow('3S 7S', 'He leads Basta. *Throw a spade.*', 'Gra Bastą. *Zrzuć pika.*'),
      follow('6C 5C 4C', 'A small trump of his.', 'Jego mały atut.', {
        right: say('Your partner’s two of diamonds beats the three.', 'Dwójka karo partnera bije trójkę.'),
      }),
      follow('5C 6C 4C', 'The last trick.', 'Ostatnia lewa.'),
    ],
    end: {
      say: say(
        'One trick for you, four for your partner, four for the Ombre: a *remise*, by one queen where a small trump would have done.',
        'Jedna lewa twoja, cztery partnera, cztery lombra: *remisa*, przez jedną damę, gdzie starczyłby mały atut.',
      ),
      missed: say(
        'It ended otherwise than in the book. Begin again, or go on.',
        'Skończyło się inaczej niż w książce. Zacznij od nowa albo graj dalej.',
      ),
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

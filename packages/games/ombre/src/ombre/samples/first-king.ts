import {say} from '../../kit/lessons.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The first game as it would have gone if the Ombre had led a king. */
export const game1King = sample(
  {
    id: 'game-1-king',
    source: inBook('first game, its remark at the end', 'gra pierwsza, uwaga na końcu'),
    outcome: 'remise',
    goal: say('See what a king led too early costs.', 'Zobacz, ile kosztuje król zagrany za wcześnie.'),
    steps: [
      tell(
        'The cards of the first game, and now you are the Ombre: Solo, with five spades as trumps. The book asks what would have happened if he had begun with a king.',
        'Karty z pierwszej gry, ale teraz ty jesteś lombrem: Solo z pięcioma pikami w atutach. Książka pyta, co by było, gdyby zaczął królem.',
      ),
      follow('KC', '*Lead the king of clubs*, your only club.', '*Zagraj króla trefl*, jedynego trefla.', {
        right: say(
          'The last player has no club, and the smallest trump has killed your king.',
          'Ostatni nie ma trefli i najmniejszym atutem zabił ci króla.',
        ),
        other: say(
          'That is better than what we want to see here. Take it back to see it, or play your own way.',
          'To lepsze niż to, co chcemy tu pokazać. Cofnij, żeby to zobaczyć, albo graj po swojemu.',
        ),
      }),
      follow(
        '3H',
        'A small heart comes at once. You must follow: *the three.*',
        'Od razu wychodzi mały kier. Musisz dołożyć: *trójka.*',
      ),
      follow(
        'QH',
        'The knave has won, and the king comes. *Your queen falls.*',
        'Walet wziął, a teraz idzie król. *Twoja dama spada.*',
      ),
      question(
        '2S',
        'The queen of clubs is led, and Basta put on it. *Do you beat Basta with Manille, the two of spades, or let it run?*',
        'Zagrano damę trefl i dano na nią Bastę. *Przebijasz Bastę Manilią, czyli dwójką pik, czy przepuszczasz?*',
        {
          right: say(
            'Beaten. That saves you from codille, but no more.',
            'Przebita. To cię ratuje od kodylii, ale na tym koniec.',
          ),
          other: say(
            'Then the player on your right has his fourth trick before you, and it is a codille. Take it back, or go on.',
            'Wtedy gracz po prawej będzie miał czwartą lewę przed tobą i to kodylia. Cofnij albo graj dalej.',
          ),
        },
      ),
      follow('KS', '*Draw trumps: the king.*', '*Ściągaj atuty: król.*', {
        right: say('Spadille takes it.', 'Bierze go Spadilia.'),
      }),
      follow('KD', 'Diamonds are led: *your king.*', 'Zagrano kara: *twój król.*'),
      follow('QS JS', '*Go on with trumps.*', '*Dalej w atuty.*'),
      follow('JS QS', 'Once more.', 'Jeszcze raz.'),
      follow('6S', 'Your last trump, the six.', 'Ostatni atut, szóstka.', {
        right: say('The seven was still out.', 'Siódemka była jeszcze w grze.'),
      }),
    ],
    end: {
      say: say(
        'Four tricks each, a *remise*: the same hand that wins with trumps led from the start. *A single king is not led while somebody may trump it.*',
        'Po cztery lewy, *remisa*: a ta sama ręka wygrywa, gdy od początku gra się w atuty. *Pojedynczym królem nie wychodzi się, póki ktoś może go przebić.*',
      ),
      missed: say(
        'It did not go as in the book. Begin again to see it, or take up the first game.',
        'Nie poszło tak jak w książce. Zacznij od nowa, żeby to zobaczyć, albo weź pierwszą grę.',
      ),
    },
  },
  {
    hands: {
      A: 'KC 3H QH 2S KS KD QS JS 6S',
      B: 'JC JH KH QC AS 6D 4S 5S 7S',
      C: '3S 4H 5H AC 2D 4D 3D JD AH',
    },
    visitor: 'A',
    ombre: 'A',
    game: 'solo',
    trump: 'S',
  },
);

import {say} from '../../kit/lessons.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The first game, from the middle seat: a Solo in spades that is won. */
export const game1 = sample(
  {
    id: 'game-1',
    source: inBook('first game', 'gra pierwsza'),
    outcome: 'win',
    goal: say(
      'Follow the book, or make it harder for the Ombre than the book did.',
      'Graj jak w książce albo utrudnij lombrowi bardziej niż ona.',
    ),
    steps: [
      tell(
        'The first of nine games that the book plays card by card. Spades are trumps; the player on your left is the Ombre and plays *Solo*, the one on your right is your partner. *Follow the book, or play your own way*: the others keep to it as far as they can.',
        'Pierwsza z dziewięciu gier, które książka rozgrywa karta po karcie. Atutami są piki; gracz po lewej jest lombrem i gra *Solo*, ten po prawej to twój partner. *Graj za książką albo po swojemu*: pozostali trzymają się jej, póki mogą.',
      ),
      question(
        'AS',
        'The king of trumps is led. Your partner may hold Basta, the ace of clubs, which beats it. *Do you let the king run, or take it with Spadille?*',
        'Zagrano króla atutowego. Partner może mieć Bastę, czyli asa trefl, która go bije. *Przepuszczasz króla czy bierzesz Spadilią?*',
        {
          right: say(
            'Taken. With Spadille and three small trumps you are the strength of the defence, and hope for four tricks: so the small trumps must be spared.',
            'Wzięty. Ze Spadilią i trzema małymi atutami jesteś siłą obrony i liczysz na cztery lewy: małe atuty trzeba więc oszczędzać.',
          ),
          other: say(
            'The book keeps the small trumps and takes with Spadille. Take it back, or see what happens.',
            'Książka oszczędza małe atuty i bierze Spadilią. Cofnij albo zobacz, co z tego wyniknie.',
          ),
        },
      ),
      follow(
        'QC',
        'You lead. Whoever is the strength of the defence *leads queens at once*, above all those with the knave beside them. *The queen of clubs.*',
        'Wychodzisz. Kto jest siłą obrony, *od razu gra damami*, zwłaszcza gdy ma przy nich waleta. *Dama trefl.*',
        {
          right: say(
            'Your partner has no club and puts in Basta, not a small trump: an Ombre without clubs could have beaten it only with Manille. With the king he would have taken the trick himself.',
            'Partner nie ma trefli i daje Bastę, nie mały atut: lomber bez trefli mógłby ją przebić tylko Manilią. Gdyby miał króla, sam wziąłby nim lewę.',
          ),
        },
      ),
      follow(
        'KH',
        'Your partner leads a small heart, not his ace: he wants no tricks himself, and you play last. The Ombre’s queen came out for it. *Take her with the king.*',
        'Partner zagrał małego kiera, nie asa: sam lew nie szuka, a ty grasz ostatni. Dlatego wyszła dama lombra. *Weź ją królem.*',
        {
          right: say(
            'On the ace the Ombre would have kept his queen back, and made her later.',
            'Pod asa lomber nie dałby damy i wziąłby nią później.',
          ),
        },
      ),
      follow(
        'JH',
        'The king has taken the queen: *lead the knave at once*, before the Ombre gets rid of his hearts, and before your partner forgets that the queen is gone and trumps your knave.',
        'Król zabrał damę: *zaraz graj waleta*, zanim lomber pozbędzie się kierów i zanim partner zapomni, że damy już nie ma, i przebije ci waleta atutem.',
        {
          right: say(
            'Your partner threw his ace under it. Whoever helps gives his highest card of the suit, so that he never takes a trick from his friend later.',
            'Partner zrzucił pod niego asa. Kto pomaga, daje najwyższą kartę koloru, żeby później nie odebrać lewy przyjacielowi.',
          ),
        },
      ),
      follow(
        'JC',
        'Three tricks are yours. The Ombre followed to the queen of clubs with his king; perhaps he has one more. *Lead the knave of clubs.*',
        'Masz trzy lewy. Do damy trefl lomber dołożył króla; może ma jeszcze jednego trefla. *Zagraj waleta trefl.*',
        {
          right: say(
            'He had none, and trumps. With one more small trump your partner could have made it dearer.',
            'Nie miał i bije atutem. Gdyby partner miał jeszcze mały atut, kosztowałoby to więcej.',
          ),
        },
      ),
      follow(
        '4S 5S',
        'Now the Ombre draws trumps. *Give a small one.*',
        'Teraz lomber ściąga atuty. *Daj mały.*',
      ),
      follow('5S 4S', 'And again.', 'I jeszcze raz.'),
      follow('7S', 'Your last trump.', 'Twój ostatni atut.'),
      follow('6D', 'The last trick.', 'Ostatnia lewa.'),
    ],
    end: {
      say: say(
        'Five tricks against three and one: the Solo is won. Two things the book notes for the Ombre: *as long as he commands the trumps he goes on drawing them, and his kings stay for the end*, since any small trump kills a king. (With all cards open one sees that the first king should have run to Basta. At the table nobody could know.)',
        'Pięć lew przeciw trzem i jednej: Solo wygrane. Książka zauważa: *póki lomber panuje w atutach, ma je ściągać, a króle chować na koniec*, bo każdy mały atut zabija króla. (Przy otwartych kartach widać, że pierwszego króla lepiej było przepuścić do Basty. Przy stole nikt nie mógł tego wiedzieć.)',
      ),
      missed: say(
        'That went otherwise than in the book, and the Ombre has not won. Well defended.',
        'Poszło inaczej niż w książce i lomber nie wygrał. Dobra obrona.',
      ),
    },
  },
  {
    hands: {
      A: 'KS KC QH 3H 6S 2S QS JS KD',
      B: 'AS QC KH JH JC 4S 5S 7S 6D',
      C: '3S AC 5H AH JD 4H 2D 3D 4D',
    },
    visitor: 'B',
    ombre: 'A',
    game: 'solo',
    trump: 'S',
  },
);

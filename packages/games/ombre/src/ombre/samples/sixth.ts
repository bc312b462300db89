import {say} from '../../kit/lessons.js';
import {follow, inBook, sample, tell} from './sample.js';

/** The sixth game, from the eldest hand: four matadors and three kings lose in the middle. */
export const game6 = sample(
  {
    id: 'game-6',
    source: inBook('sixth game', 'gra szósta'),
    outcome: 'remise',
    goal: say('Keep the Ombre from winning.', 'Nie pozwól lombrowi wygrać.'),
    steps: [
      tell(
        'Spades are trumps. The Ombre sits on your right, in the middle, and plays *Solo*. He has the four highest trumps, three kings, a queen and a knave. *You have five trumps and four diamonds, and nobody will make a mistake.*',
        'Atutami są piki. Lomber siedzi po twojej prawej, we środku, i gra *Solo*. Ma cztery najwyższe atuty, trzech króli, damę i waleta. *Ty masz pięć atutów i cztery kara, a nikt nie popełni błędu.*',
      ),
      follow('QD JD', '*Lead the queen of diamonds.*', '*Zagraj damę karo.*', {
        right: say(
          'His king beats her, and your partner trumps the king.',
          'Król ją bije, a partner bije króla atutem.',
        ),
      }),
      follow(
        '3S',
        'A heart is led, and you have none: *trump small.*',
        'Zagrano kiera, a ty go nie masz: *bij małym.*',
        {
          right: say('The king of hearts fell on it.', 'Padł pod nim król kier.'),
        },
      ),
      follow('JD', '*Diamonds again.*', '*Znowu kara.*', {
        right: say('He has to trump with his king.', 'Musi bić królem.'),
      }),
      follow(
        '5S 6S',
        'Now he draws trumps with Spadille. *A small one.*',
        'Teraz ściąga atuty Spadilią. *Daj mały.*',
      ),
      follow('6S 5S', 'And with Manille.', 'I Manilią.'),
      follow(
        '7S',
        'The king of clubs comes, and you have no clubs: *trump it.*',
        'Idzie król trefl, a trefli nie masz: *przebij go.*',
      ),
      follow('2D 4D', '*A diamond*: he needs Basta for it.', '*Karo*: musi użyć Basty.'),
      follow('JS', 'The queen of clubs: *trump her.*', 'Dama trefl: *przebij ją.*'),
      follow('4D 2D', 'Your last diamond wins.', 'Ostatnie karo bierze.'),
    ],
    end: {
      say: say(
        'Four tricks each, and one for your partner: a *remise*, with four matadors. Seated first he would have made eight. *Between two others the best hand may be trumped from both sides.* The book knows worse: four matadors that lost by codille, because all seven other trumps sat in one hand, whose owner laid his cards open before the first lead.',
        'Po cztery lewy i jedna partnera: *remisa*, mimo czterech matadorów. Gdyby siedział pierwszy, miałby osiem. *Kto siedzi między dwoma, tego biją z obu stron.* Książka zna i gorsze: cztery matadory przegrane kodylią, bo siedem pozostałych atutów było w jednej ręce, a jej właściciel wyłożył karty przed pierwszym wyjściem.',
      ),
      missed: say(
        'It ended otherwise than in the book. Begin again, or go on.',
        'Skończyło się inaczej niż w książce. Zacznij od nowa albo graj dalej.',
      ),
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
    source: inBook('sixth game, its remark at the end', 'gra szósta, uwaga na końcu'),
    outcome: 'win',
    goal: say('Make eight tricks.', 'Weź osiem lew.'),
    steps: [
      tell(
        'The hand that lost in the sixth game is yours, each neighbour is the same, *but you sit first and lead.* Spades are trumps, Solo.',
        'Masz rękę, która w szóstej grze przegrała, sąsiedzi są ci sami, *ale siedzisz pierwszy i wychodzisz.* Atutami są piki, Solo.',
      ),
      follow('AS 2S AC KS', '*Draw trumps: Spadille.*', '*Ściągaj atuty: Spadilia.*'),
      follow('2S AS AC KS', '*Manille.*', '*Manilia.*'),
      follow('AC AS 2S KS', '*Basta.*', '*Basta.*'),
      follow(
        'KS AS 2S AC',
        'And *the king of trumps.* One player still has a trump.',
        'I *król atutowy.* Jeden z graczy ma jeszcze atut.',
      ),
      follow(
        'KH',
        '*Now a king*; whoever has the last trump may have this trick.',
        '*Teraz król*; kto ma ostatni atut, niech bierze tę lewę.',
        {
          right: say('That was the last trump.', 'To był ostatni atut.'),
        },
      ),
      follow('KD', 'Diamonds are led: *your king.*', 'Zagrano kara: *twój król.*'),
      follow(
        'KC QC JC',
        'Nobody can trump any more: *king of clubs.*',
        'Nikt już nie ma atutów: *król trefl.*',
      ),
      follow('QC KC JC', '*The queen.*', '*Dama.*'),
      follow('JC QC KC', '*And the knave.*', '*I walet.*'),
    ],
    end: {
      say: say(
        'Eight tricks, where the middle seat made four. *The seat is worth more than a matador*: the book asks more of a hand in the middle.',
        'Osiem lew, a we środku były cztery. *Miejsce jest warte więcej niż matador*: we środku książka wymaga lepszej ręki.',
      ),
      missed: say(
        'Not this time. Draw four rounds of trumps first.',
        'Tym razem nie. Najpierw ściągnij atuty cztery razy.',
      ),
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

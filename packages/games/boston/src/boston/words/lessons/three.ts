import type {Lesson} from '@quinola/play';
import {cardStep, moveOf, say, setDeal} from '../../../kit/contracts/words/lessons/set-deal.js';
import {GUIDES} from './offers.js';

const FIRST = say(
  'You may; but so a sure trick is lost. *Take it back.*',
  'Wolno; ale tak przepada pewna lewa. *Cofnij.*',
);

/** A deal of Tri-Boston in diamonds: the trumps are drawn in one round, and the forts make the game. */
export const threeDiamonds: Lesson = {
  format: 'quinola-lesson/1',
  id: 'three-diamonds',
  game: 'boston',
  ...GUIDES['three-diamonds'],
  source: say(
    'The Warsaw book of games, about 1820, Tri-Boston',
    'Warszawska książka o grach, ok. 1820, Tri-Boston',
  ),
  ...setDeal({
    hands: [
      'AS JS TS 9S 8S 6S KH 9H 4H AC 9C 4C 3C',
      'KS QS 7S 5S AH 8H 7H AD KD QC JC 6C 5C',
      '4S 3S QH JH TH 6H 5H 3H QD KC TC 8C 7C',
    ],
    visitor: 1,
    highest: 'H',
    options: {players: 3},
    before: 'grand-boston.simple',
    then: {
      0: 'pass AS AC 3C 6S 4C 8S 9S 9C 4H',
      2: 'pass 3S 7C KC 4S QD 3H 5H 8C 6H',
    },
  }),
  goal: {
    say: say('Make six of the thirteen tricks.', 'Weź sześć z trzynastu lew.'),
    when: {happening: {type: 'deal-settled', result: {outcome: 'won'}}},
  },
  steps: [
    {
      say: say(
        'Three play with thirty-nine cards: no twos, and *of diamonds only ace, king and queen*. Hearts are always the best colour, diamonds the second. The game goes to the right.',
        'Troje gra trzydziestu dziewięciu kartami: nie ma dwójek, a *z kar są tylko as, król i dama*. Kiery są zawsze najwyższą maścią, kara drugą. Gra idzie w prawo.',
      ),
      point: ['AD', 'KD'],
    },
    {
      say: say(
        'Six tricks have been bid, in any suit. You hold two of the three diamonds: with these as trumps nobody can trump you for long, and your high cards of other suits become *forts*, which only a trump could beat. *Bid “Grand Boston in the second”.*',
        'Zapowiedziano sześć lew w dowolnym kolorze. Masz dwa z trzech kar: gdy są trumfem, nikt ci długo nie przebije, a twoje wysokie karty stają się *fortami*, które bije tylko trumf. *Zapowiedz „Wielki Boston w drugiej”.*',
      ),
      ask: {move: moveOf('grand-boston.couleur')},
      point: ['prompt'],
      right: say('Both pass.', 'Obaj pasują.'),
      other: say(
        'You may; but this is what the hand can do. *Take it back, and bid Grand Boston in the second.*',
        'Wolno; ale na tę grę ręka wystarczy. *Cofnij i zapowiedz Wielki Boston w drugiej.*',
      ),
    },
    {
      say: say('*Name diamonds.*', '*Nazwij kara.*'),
      ask: {move: moveOf('=D')},
      point: ['prompt'],
      other: say(
        'You may; but nine hearts are with the others. *Take it back.*',
        'Wolno; ale kierów jest u innych dziewięć. *Cofnij.*',
      ),
    },
    cardStep(
      '5S',
      say(
        'The ace of spades: you cannot beat it. *Give the lowest*; king and queen are worth a trick each once it is gone.',
        'As pik: nie pobijesz go. *Daj najniższą*; król i dama będą warte po lewie, gdy asa już nie będzie.',
      ),
      {
        right: say('King and queen of spades are forts now.', 'Król i dama pik są teraz fortami.'),
        other: FIRST,
      },
    ),
    cardStep('5C', say('The same with the ace of clubs: *the five.*', 'Tak samo z asem trefl: *piątka.*'), {
      or: ['6C'],
      other: FIRST,
    }),
    cardStep(
      'QC',
      say(
        'A small club. *Put up the queen*: if the king takes her, your knave is the highest.',
        'Mały trefl. *Daj damę*: jeśli weźmie ją król, najwyższy będzie twój walet.',
      ),
      {
        or: ['JC'],
        right: say('The king came: so the other is a fort.', 'Przyszedł król: druga jest więc fortem.'),
        other: FIRST,
      },
    ),
    cardStep(
      '7S',
      say(
        'The six of spades lies there, and you play last: *the seven is enough.*',
        'Leży szóstka pik, a ty grasz ostatni: *wystarczy siódemka.*',
      ),
      {right: say('One trick.', 'Pierwsza lewa.'), other: FIRST},
    ),
    cardStep(
      'AD',
      say(
        'Now the trumps: only the queen is out. *Lead the ace of diamonds.*',
        'Teraz trumfy: brakuje tylko damy. *Zagraj asa karo.*',
      ),
      {
        or: ['KD'],
        right: say('The queen fell: nobody can trump any more.', 'Padła dama: nikt już nie może przebić.'),
        other: say(
          'While the queen is out she can trump a fort. *Take it back, and draw her.*',
          'Póki jest dama, może przebić fort. *Cofnij i ściągnij ją.*',
        ),
      },
    ),
    {
      say: say(
        'King and queen of spades, the high club, the ace of hearts: four forts, and you need four. *Lead the king of spades.*',
        'Król i dama pik, wysoki trefl, as kier: cztery forty, a trzeba czterech. *Zagraj króla pik.*',
      ),
      ask: {cards: ['KS', 'QS']},
      point: ['KS', 'QS'],
      other: say(
        'That may be right too, but count: which of your cards can nobody beat? *Take it back, or go on.*',
        'Może i dobrze, ale policz: których twoich kart nikt nie pobije? *Cofnij albo graj dalej.*',
      ),
    },
    {
      say: say('*The next fort.*', '*Następny fort.*'),
      ask: {cards: ['QS', 'KS', 'JC', 'QC', 'AH']},
      point: ['answer'],
    },
    {
      say: say('*And the next.*', '*I następny.*'),
      ask: {cards: ['JC', 'QC', 'AH', 'QS', 'KS']},
      point: ['answer'],
    },
    {
      say: say('*One more.*', '*Jeszcze jeden.*'),
      ask: {cards: ['AH', 'JC', 'QC', 'QS', 'KS']},
      point: ['answer'],
      right: say('Six: it is made.', 'Szósta: wygrana.'),
    },
    {
      say: say('More is not paid. *Lay your cards down.*', 'Za więcej nikt nie płaci. *Wyłóż karty.*'),
      ask: {move: moveOf('claim')},
      point: ['prompt'],
    },
  ],
  end: {
    say: say(
      'Six from each of the two, and what lies at stake. At Tri-Boston *most depends on the forts*; misères are rare, because the twos are missing. The stakes run higher than with four.',
      'Po sześć od każdego z dwóch i to, co jest w grze. W Tri-Bostonie *najwięcej zależy od fortów*; mizery zdarzają się rzadko, bo brak dwójek. Gra bywa droższa niż we czterech.',
    ),
    missed: say(
      'The forts were there. Begin again: draw the queen of diamonds first.',
      'Forty były. Zacznij od nowa: najpierw ściągnij damę karo.',
    ),
  },
};

import {say} from '../../kit/lessons.js';
import {follow, inBook, sample, tell} from './sample.js';

/** The fifth game, from the eldest hand: clubs, a codille. */
export const game5 = sample(
  {
    id: 'game-5',
    source: inBook('fifth game', 'gra piąta'),
    outcome: 'codille',
    goal: say('Take five tricks against the Ombre.', 'Weź pięć lew przeciw lombrowi.'),
    steps: [
      tell(
        'Clubs are trumps. The Ombre sits on your right, in the middle, with six trumps and three good cards; the exchange is over. You hold Spadille, Basta, two small trumps and five diamonds. *He makes two mistakes. Watch for them.*',
        'Atutami są trefle. Lomber siedzi po twojej prawej, we środku, z sześcioma atutami i trzema dobrymi kartami; wymiana już za nami. Masz Spadilię, Bastę, dwa małe atuty i pięć kar. *Popełni dwa błędy. Wypatrz je.*',
      ),
      follow('KD', '*Lead the king of diamonds.*', '*Zagraj króla karo.*', {
        right: say(
          'He trumps with the six: the first slip. The last player might have had the seven of clubs and no diamond; the knave would have been safe.',
          'Bije szóstką: pierwsza omyłka. Ostatni mógł mieć siódemkę trefl i żadnego kara; walet byłby bezpieczny.',
        ),
      }),
      follow(
        'AS',
        'He draws trumps with Manille, the two. *Take it with Spadille.*',
        'Ściąga atuty Manilią, dwójką. *Weź ją Spadilią.*',
      ),
      follow('QD AD', '*Diamonds again.*', '*Znowu kara.*', {
        right: say(
          'He trumps. Three of his six trumps are gone, and he has three left, with two kings and a queen beside them.',
          'Bije. Trzech z sześciu atutów już nie ma; zostały mu trzy, a obok dwa króle i dama.',
        ),
      }),
      follow(
        'AC',
        'He draws trumps again, with the king. *Basta takes it.*',
        'Znowu ściąga atuty, królem. *Bierze go Basta.*',
        {
          right: say(
            'The mistake that loses the game. Had he led his side kings and counted his trumps, he would have made five tricks, even if both kings were trumped.',
            'To błąd, który przegrywa grę. Gdyby policzył atuty i grał bocznymi królami, miałby pięć lew, choćby oba przebito.',
          ),
        },
      ),
      follow('AD 4D 3D', '*Diamonds: he must trump.*', '*Kara: musi bić.*'),
      follow('3C 7C', 'Now his king of spades comes. *Trump it.*', 'Teraz gra króla pik. *Przebij go.*'),
      follow('3D 4D AD', '*Diamonds once more.*', '*Jeszcze raz kara.*', {
        right: say('His last trump.', 'To jego ostatni atut.'),
      }),
      follow('7C 3C', 'The king of hearts: *trump it too.*', 'Król kier: *przebij i jego.*'),
      follow('4D AD 3D', 'The last diamond wins.', 'Ostatnie karo bierze.'),
    ],
    end: {
      say: say(
        'Five tricks against four: *codille*, and he pays the bête twice. The book: *count your trumps after every round.* He thought the game could not be lost and drew them in haste. How he should have played is a problem of its own.',
        'Pięć lew przeciw czterem: *kodylia*, i lomber stawia podwójną betę. Książka: *licz atuty po każdej lewie.* Sądził, że nie może przegrać, i ściągał je z pośpiechu. Jak powinien był grać, o tym jest osobne zadanie.',
      ),
      missed: say(
        'Not a codille this time. Begin again, or go on.',
        'Tym razem to nie kodylia. Zacznij od nowa albo graj dalej.',
      ),
    },
  },
  {
    hands: {
      A: 'KD AS QD AC AD 3C 3D 7C 4D',
      B: '6C 2C JC KC 5C KS QC KH QS',
      C: 'JD 4C 2D QH JS 7S 6S JH AH',
    },
    visitor: 'A',
    ombre: 'B',
    game: 'ask',
    trump: 'C',
  },
);

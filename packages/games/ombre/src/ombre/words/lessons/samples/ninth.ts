import type {LessonSeat} from '@quinola/play';
import {cardsOf} from '../../../../kit/words/lessons/set-deal.js';
import {AGREED, placesFor, shuffleFor} from '../set-deal.js';
import {follow, inBook, lessonOf, tell} from './sample.js';

// The pack as the book stacks it: the hands as dealt, then the talon from the top.
const HANDS = {
  A: 'AD 5C 2H 7C 7D 3C 2D AH 6C',
  B: 'QD 5S AC 4S JC 4C 2S JD 2C',
  C: 'QC 6S KS QH 7H JS QS JH 7S',
};
const TALON = cardsOf('3D 3H 4D 6H AS 5D 5H 6D 4H KD 3S KC KH');

const plays = (thrown: string, cards: string): LessonSeat => ({
  plays: [{type: 'PASS'}, {type: 'DISCARD', cards: cardsOf(thrown)}, ...cardsOf(cards)],
});

/** The ninth game: the book stacks the pack so that a Solo is won without any good card. */
export const game9 = lessonOf(
  {
    id: 'game-9',
    source: inBook('ninth game', 'gra dziewiąta', {
      de: 'neuntes Spiel',
      sv: 'nionde spelet',
      ru: 'девятая игра',
    }),
    outcome: 'win',
    goal: {
      en: 'Win a Solo without a single good card.',
      de: 'Gewinnen Sie ein Solo ohne eine einzige gute Karte.',
      pl: 'Wygraj Solo bez jednej dobrej karty.',
      sv: 'Vinn ett solo utan ett enda bra kort.',
      ru: 'Выиграйте соло без единой хорошей карты.',
    },
    steps: [
      tell({
        en: 'A joke with a stacked pack. *You have no black ace, no king, queen or knave, and will name a suit of which you hold no card.* The book wishes this game to nobody: one would have to know the others’ cards from their backs.',
        de: 'Ein Scherz mit gelegten Karten. *Sie haben kein schwarzes Ass, keinen König, keine Dame, keinen Buben und werden eine Farbe nennen, von der Sie keine Karte haben.* Das Buch wünscht dieses Spiel niemandem: Man müsste die Karten der anderen an den Rückseiten erkennen.',
        pl: 'Żart z ułożoną talią. *Nie masz czarnego asa ani żadnej figury, a nazwiesz atutami kolor, w którym nie masz żadnej karty.* Książka nikomu tej gry nie życzy: trzeba by znać cudze karty po grzbietach.',
        sv: 'Ett skämt med en ordnad lek. *Du har inget svart ess, ingen kung, dam eller knekt, och ska välja en färg där du inte har ett enda kort.* Boken önskar ingen det här spelet: man måste känna de andras kort på baksidorna.',
        ru: 'Шутка с подобранной колодой. *У вас ни чёрного туза, ни короля, ни дамы, ни валета, а назовёте вы масть, в которой у вас ни одной карты.* Книга никому не желает этой игры: пришлось бы узнавать чужие карты по рубашкам.',
      }),
      {
        say: {
          en: '*Bid Solo.* Yes, with this hand.',
          de: '*Sagen Sie Solo an.* Ja, mit diesem Blatt.',
          pl: '*Zapowiedz Solo.* Tak, z tą ręką.',
          sv: '*Bjud solo.* Ja, med den här handen.',
          ru: '*Объявите соло.* Да, с этими картами.',
        },
        ask: {move: {type: 'BID', bid: 'solo'}},
        point: ['prompt'],
      },
      {
        say: {
          en: '*Name spades.*',
          de: '*Nennen Sie Pik.*',
          pl: '*Nazwij piki.*',
          sv: '*Välj spader.*',
          ru: '*Назовите пики.*',
        },
        ask: {move: {type: 'NAME_TRUMP', suit: 'S'}},
        point: ['prompt'],
        right: {
          en: 'The others have bought by all the rules, five cards and four. Every red card that could beat yours is thrown, or lies at the bottom of the talon.',
          de: 'Die anderen haben nach allen Regeln getauscht, fünf Karten und vier. Jede rote Karte, die Ihre schlagen könnte, ist weggelegt oder liegt zuunterst im Talon.',
          pl: 'Pozostali kupili, jak każą reguły, pięć i cztery karty. Wszystkie czerwone karty, które biją twoje, są odrzucone albo leżą na spodzie talonu.',
          sv: 'De andra har bytt efter alla regler, fem kort och fyra. Varje rött kort som kunde slå dina är bortlagt, eller ligger underst i talongen.',
          ru: 'Остальные меняли по всем правилам, пять карт и четыре. Каждая красная карта, которая могла бы побить ваши, отложена или лежит на дне талона.',
        },
      },
      follow(
        'AD AH',
        {
          en: '*Lead the ace of diamonds.*',
          de: '*Spielen Sie das Karo-Ass aus.*',
          pl: '*Zagraj asa karo.*',
          sv: '*Spela ut ruter ess.*',
          ru: '*Зайдите с туза бубен.*',
        },
        {
          right: {
            en: 'Nobody has a better diamond.',
            de: 'Niemand hat ein höheres Karo.',
            pl: 'Nikt nie ma lepszego kara.',
            sv: 'Ingen har en högre ruter.',
            ru: 'Бубны старше ни у кого нет.',
          },
        },
      ),
      follow('2D 2H', {
        en: '*The two*, the next best.',
        de: '*Die Zwei*, das nächsthöchste.',
        pl: '*Dwójka*, następna co do starszeństwa.',
        sv: '*Tvåan*, den näst högsta.',
        ru: '*С двойки*, она следующая.',
      }),
      follow('AH AD', {
        en: '*The ace of hearts.*',
        de: '*Das Herz-Ass.*',
        pl: '*As kier.*',
        sv: '*Hjärter ess.*',
        ru: '*С туза червей.*',
      }),
      follow('2H 2D', {
        en: '*And its two.* Four tricks.',
        de: '*Und die Zwei dazu.* Vier Stiche.',
        pl: '*I dwójka kier.* Cztery lewy.',
        sv: '*Och dess tvåa.* Fyra stick.',
        ru: '*И с двойки.* Четыре взятки.',
      }),
      follow(
        '7C 6C 5C 3C',
        {
          en: 'You need no more. *Lead a club.*',
          de: 'Mehr brauchen Sie nicht. *Spielen Sie Treff aus.*',
          pl: 'Więcej nie trzeba. *Zagraj trefla.*',
          sv: 'Mer behöver du inte. *Spela ut klöver.*',
          ru: 'Больше вам не надо. *Зайдите с трефы.*',
        },
        {
          right: {
            en: 'Spadille takes it. One of them has the three matadors, the other five middling trumps.',
            de: 'Spadille nimmt es. Der eine hat die drei Matadore, der andere fünf mittlere Trümpfe.',
            pl: 'Bierze Spadilia. Jeden z nich ma trzy matadory, drugi pięć średnich atutów.',
            sv: 'Spadilj tar den. En av dem har de tre matadorerna, den andra fem medelhöga trumf.',
            ru: 'Её берёт шпадилья. У одного три матадора, у другого пять средних козырей.',
          },
        },
      ),
      follow('7D', {
        en: '*Throw what you like.*',
        de: '*Werfen Sie ab, was Sie wollen.*',
        pl: '*Zrzuć, co chcesz.*',
        sv: '*Kasta vad du vill.*',
        ru: '*Сносите что угодно.*',
      }),
      follow('6C 7C 5C 3C', {
        en: 'The third matador.',
        de: 'Der dritte Matador.',
        pl: 'Trzeci matador.',
        sv: 'Den tredje matadoren.',
        ru: 'Третий матадор.',
      }),
      follow('5C 7C 6C 3C', {
        en: 'Now the other one has to take…',
        de: 'Nun muss der andere nehmen …',
        pl: 'Teraz musi brać drugi…',
        sv: 'Nu måste den andre ta …',
        ru: 'Теперь приходится брать другому…',
      }),
      follow('3C 5C 6C 7C', {
        en: '…the last trick too.',
        de: '… auch den letzten Stich.',
        pl: '…także ostatnią lewę.',
        sv: '… det sista sticket också.',
        ru: '…и последнюю взятку тоже.',
      }),
    ],
    differs: [
      {
        moves: [
          {type: 'BID', bid: 'solo'},
          {type: 'NAME_TRUMP', suit: 'S'},
        ],
        cards: cardsOf('AD AH 2H 7C AS'),
        say: {
          en: 'Nothing here is advice: with this hand the hints pass. Nor would they take the club with Spadille, where a four of trumps is enough.',
          de: 'Nichts davon ist ein Rat: Mit diesem Blatt passen die Ratschläge. Sie nähmen auch das Treff nicht mit Spadille, wo eine Trumpfvier genügt.',
          pl: 'Nic z tego nie jest radą: z taką ręką podpowiedzi pasują. Nie wzięłyby też trefla Spadilią, skoro starczy czwórka atutowa.',
          sv: 'Inget här är ett råd: med den här handen passar råden. De skulle inte heller ta klövern med spadilj där en trumffyra räcker.',
          ru: 'Советом здесь ничего не назовёшь: с такими картами подсказки пасуют. И трефу они не взяли бы шпадильей, где хватает козырной четвёрки.',
        },
      },
    ],
    end: {
      say: {
        en: 'Four tricks against three and two: *Solo is won*, though the one who had to take two threw his trumps under the matadors as best he could.',
        de: 'Vier Stiche gegen drei und zwei: *Das Solo ist gewonnen*, obwohl der, der zwei nehmen musste, seine Trümpfe so gut er konnte unter die Matadore warf.',
        pl: 'Cztery lewy przeciw trzem i dwóm: *Solo wygrane*, choć ten, kto musiał wziąć dwie, jak mógł zrzucał atuty pod matadory.',
        sv: 'Fyra stick mot tre och två: *solot är vunnet*, fast den som måste ta två kastade sina trumf under matadorerna så gott han kunde.',
        ru: 'Четыре взятки против трёх и двух: *соло выиграно*, хотя тот, кому пришлось взять две, как мог сбрасывал козыри под матадоров.',
      },
      missed: {
        en: 'The trick has failed. It works only with the red aces and twos.',
        de: 'Das Kunststück ist misslungen. Es gelingt nur mit den roten Assen und Zweien.',
        pl: 'Sztuka się nie udała. Wychodzi tylko czerwonymi asami i dwójkami.',
        sv: 'Konststycket misslyckades. Det går bara med de röda essen och tvåorna.',
        ru: 'Фокус не удался. Он выходит только с красными тузами и двойками.',
      },
    },
  },
  {
    options: AGREED,
    opening: [...placesFor('A'), shuffleFor(HANDS, TALON)],
    seats: [
      'visitor',
      plays('QD JC 4C JD 2C', '3D 4D 3H 6H AS 2S AC 5S 4S'),
      plays('QC QH 7H JH', '5D 6D 5H 4H 6S 7S JS QS KS'),
    ],
  },
);

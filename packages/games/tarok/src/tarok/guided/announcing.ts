import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** The beginning of a deal for two: the dealer's three cards too many, what a hand is announced for, and what Sky is good for. */
export const announcing: Lesson = {
  format: 'quinola-lesson/1',
  id: 'announcing',
  game: 'tarok',
  ...GUIDES.announcing,
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rules 2, 3, 10, 13 and 14, hint 6, and “Tarok en deux”',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguły 2, 3, 10, 13 i 14, wskazówka 6 i „O Taroku we dwóch”',
  },
  options: {
    players: 2,
    deal: 'S:SK,20,19,13,12,11,10,8,7,3,1.975.K98743.KA2467T.Q N:21,17,6,5,2.QNJT84.QJT2.N839.KN952T dealer=S',
  },
  seats: [
    'visitor',
    {plays: [{type: 'ANNOUNCE', classes: ['cavalry-half']}, 'QS', '8D', 'QH', 'KC', 'TC', '9C']},
  ],
  goal: {
    say: {
      en: 'Lay three cards away, announce all that your hand is worth, and save your queen.',
      pl: 'Odłóż trzy karty, zgłoś wszystko, co warta twoja ręka, i uratuj damę.',
    },
    when: {happening: {type: 'announced', seat: 0, classes: ['taroks', 'kings']}},
  },
  steps: [
    {
      say: {
        en: '*The aim: a hundred points.* Some are earned before a single card is played: for what your hand holds.',
        pl: '*Cel gry: sto punktów.* Część dostaje się, zanim padnie pierwsza karta: za to, co masz w ręku.',
      },
      point: ['score'],
    },
    {
      say: {
        en: 'You have dealt, and whoever deals takes *three cards too many*. You lay three away, face down: the *Skat*. In the end it counts for you.',
        pl: 'Ty rozdajesz, a kto rozdaje, bierze *o trzy karty więcej*. Trzy odkładasz zakryte: to *Skat*. Na końcu liczy się tobie.',
      },
      point: ['hand'],
    },
    {
      say: {
        en: 'Kings and taroks may not be laid away. *Lay your three spades*: whoever has no spade may take spades with a tarok.',
        pl: 'Królów i taroków odkładać nie wolno. *Odłóż trzy piki*: kto nie ma pików, może je bić tarokiem.',
      },
      ask: {move: {type: 'LAY_SKAT', cards: ['5S', '7S', '9S']}},
      point: ['answer'],
      right: {en: 'Now you have no spade.', pl: 'Teraz nie masz pików.'},
      other: {
        en: 'You may. But only without all three spades can you take spades with a tarok. Take it back, or go on.',
        pl: 'Wolno. Ale dopiero bez wszystkich trzech pików można je bić tarokiem. Cofnij albo graj dalej.',
      },
    },
    {
      say: {
        en: 'Ten taroks or more earn points. So do three or more of the seven honours, which the table calls “kings”: the four kings, the taroks XXI and I (the Pagat), and *Sky*, the Harlequin. *Announce both.* What is not announced is lost.',
        pl: 'Dziesięć lub więcej taroków daje punkty. Tak samo trzy lub więcej z siedmiu honorów, które stół nazywa „królami”: czterech króli, taroków XXI i I (Pagata) i *Sky*, czyli Arlekina. *Zgłoś jedno i drugie.* Co niezgłoszone, przepada.',
      },
      ask: {move: {type: 'ANNOUNCE', classes: ['taroks', 'kings']}},
      right: {
        en: 'Fifteen points for eleven taroks, ten for four kings. Your opponent has “half a cavalry”: three of the four court cards K, Q, N (the knight) and J of one suit.',
        pl: 'Piętnaście punktów za jedenaście taroków, dziesięć za cztery króle. Przeciwnik ma „pół kawalerii”: trzy z czterech figur jednego koloru.',
      },
      other: {
        en: 'You have given points away. *Take it back, and announce everything.*',
        pl: 'To stracone punkty. *Cofnij i zgłoś wszystko.*',
      },
    },
    {
      say: {
        en: 'He leads the queen of spades, and nobody plays after you. Any tarok takes the queen: *take her with the Pagat.* A Pagat that wins a trick is worth fifteen points, and it is seldom as safe as here.',
        pl: 'Wychodzi damą pik, a po tobie nikt już nie gra. Damę bierze każdy tarok: *weź ją Pagatem.* Pagat, który bierze lewę, daje piętnaście punktów, a rzadko jest tak bezpieczny.',
      },
      ask: {card: 'T1'},
      point: ['answer', 'QS'],
      right: {en: 'The Pagat has won its trick.', pl: 'Pagat wziął swoją lewę.'},
      other: {
        en: 'That takes her too. But the Pagat seldom wins so safely. Take it back, or go on.',
        pl: 'To też bierze. Ale Pagat rzadko bierze tak pewnie. Cofnij albo graj dalej.',
      },
      wrong: {
        en: 'You have no spade: then it must be a tarok.',
        pl: 'Nie masz pików: musi to być tarok.',
      },
    },
    {
      say: {
        en: '*Now lead the king of diamonds*, while your opponent still has diamonds: he must play one, and none of them beats the king.',
        pl: '*Teraz wyjdź królem karo*, póki przeciwnik ma jeszcze kara: musi dołożyć karo, a żadne nie bije króla.',
      },
      ask: {card: 'KD'},
      point: ['answer'],
      right: {en: 'Ten points for the king.', pl: 'Dziesięć punktów za króla.'},
      other: {
        en: 'You may. But a king that waits is taken with a tarok one day. *Take it back, and lead the king of diamonds.*',
        pl: 'Wolno. Ale króla, który czeka, w końcu ktoś bierze tarokiem. *Cofnij i wyjdź królem karo.*',
      },
    },
    {
      say: {
        en: 'The Polish book of about 1820 advises: let your opponent lead, so that you play last. *Lead a heart with a number*, and let him win it. In hearts and diamonds *the lower number is the higher card*: the three beats the nine.',
        pl: 'Polska książka z około 1820 roku radzi: niech wychodzi przeciwnik, wtedy ty grasz ostatni. *Wyjdź kierem z liczbą* i oddaj mu lewę. W kierach i karach *mniejsza liczba jest starsza*: trójka bije dziewiątkę.',
      },
      ask: {cards: ['9H', '8H', '7H', '4H', '3H']},
      point: ['answer'],
      right: {en: 'He takes it, and must lead.', pl: 'Bierze i musi wychodzić.'},
      other: {
        en: 'You may. But let him lead now: *take it back, and lead a heart with a number.*',
        pl: 'Wolno. Ale niech teraz wychodzi on: *cofnij i wyjdź kierem z liczbą.*',
      },
    },
    {
      say: {
        en: 'The king of clubs! Your only club is the *queen*, and the king would take her. *Play Sky*: it may be played to any trick. It wins nothing, but you keep it: it goes to the cards of your own tricks.',
        pl: 'Król trefl! Twój jedyny trefl to *dama* i król by ją zabrał. *Zagraj Sky*: wolno go dać do każdej lewy. Nic nie bierze, ale zostaje twój: idzie do kart z twoich lew.',
      },
      ask: {card: 'SK'},
      point: ['answer', 'KC'],
      right: {
        en: 'Sky lies with your tricks, and for it you owe him an empty card, worth nothing. The queen is safe.',
        pl: 'Sky leży przy twoich lewach; należy się za niego próżna karta, nic niewarta. Dama jest bezpieczna.',
      },
      other: {
        en: 'Now the king takes your queen and her four points. *Take it back, and play Sky.*',
        pl: 'Teraz król zabiera damę i jej cztery punkty. *Cofnij i zagraj Sky.*',
      },
      wrong: {
        en: 'You hold a club: play it, or Sky.',
        pl: 'Masz trefla: zagraj go albo Sky.',
      },
    },
    {
      say: {
        en: 'Another club, and his king is gone. *Now the queen takes the trick.*',
        pl: 'Znowu trefl, a króla już nie ma. *Teraz dama bierze lewę.*',
      },
      ask: {card: 'QC'},
      point: ['answer'],
      right: {en: 'The queen is yours.', pl: 'Dama jest twoja.'},
    },
  ],
  end: {
    say: {
      en: 'So a deal goes: *Skat, announcing, playing.* Sky must be played before the last three cards; a hundred points at the end of a deal win. At the usual table *three* play, each for himself, and honours are paid at once: sums may begin below nought.',
      pl: 'Tak idzie rozdanie: *Skat, zgłaszanie, gra.* Sky trzeba zagrać przed ostatnimi trzema kartami; sto punktów na końcu rozdania wygrywa. Przy zwykłym stole gra *trzech*, każdy dla siebie, a honory płaci się od razu: suma może zacząć się poniżej zera.',
    },
    missed: {
      en: 'Some of your hand was not announced, and what is not announced is lost. Play it once more, or go on as you like.',
      pl: 'Nie wszystko z ręki zostało zgłoszone, a co niezgłoszone, przepada. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
    },
  },
};

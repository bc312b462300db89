import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** The end of a deal for two: how tricks are taken, what kings are worth, what the Pagat is kept for. */
export const pocket: Lesson = {
  format: 'quinola-lesson/1',
  id: 'pocket',
  game: 'tarok',
  ...GUIDES.pocket,
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rules 1 to 3, and “Tarok en deux”',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguły 1–3 i „O Taroku we dwóch”',
  },
  options: {
    players: 2,
    deal: 'S:20,17,14,1,5,8,10,13,2.9642.K527.693.93468 N:9,12,3,6,7,11,4.K7T853.QJ36.87T4.257T dealer=N skat=AS,AC,AD',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    ...'9S TS 8S 6S T3 T5 3C 2C 4C 5C 7D 6D T8 T6 9D TD 4S 5S T7 T10 2S 3S 7C 6C 3H 2H T13 T11 3D 4D 8C TC T4 T2 6H 7H'.split(
      ' ',
    ),
  ],
  seats: ['visitor', {plays: ['QH', 'T9', 'T12', 'JH', 'KS', '8D', '7S']}],
  goal: {
    say: {
      en: 'Bring your king home, catch the other king, and win the last trick with the Pagat.',
      pl: 'Uratuj swego króla, złap króla przeciwnika i weź ostatnią lewę Pagatem.',
    },
    when: {happening: {type: 'piece', piece: {event: 'pagat-made-ultimo', seat: 0}}},
  },
  steps: [
    {
      say: {
        en: 'This is the end of a deal for two: you have seven cards left. Each of you plays one card, and *the better card takes both*: that is a *trick*.',
        pl: 'To koniec rozdania we dwóch: zostało ci siedem kart. Każdy z was kładzie po jednej i *lepsza zabiera obie*: to jest *lewa*.',
      },
      point: ['hand'],
    },
    {
      say: {
        en: 'The cards with Roman numbers are *taroks*. A tarok beats every card of the four suits, and a higher tarok beats a lower one.',
        pl: 'Karty z rzymskimi numerami to *taroki*. Tarok bije każdą kartę czterech kolorów, a wyższy tarok niższego.',
      },
      point: ['T20', 'T17', 'T14', 'T1'],
    },
    {
      say: {
        en: '*The aim: win tricks with cards in them that are worth points.* Worth most are the four *kings* and the *Pagat*, the tarok with the number I. You hold one king and the Pagat.',
        pl: '*Cel gry: brać lewy, w których są karty warte punkty.* Najwięcej warte są cztery *króle* i *Pagat*, czyli tarok z numerem I. Masz króla i Pagata.',
      },
      point: ['KH', 'T1'],
    },
    {
      say: {
        en: 'Your opponent has led the queen of hearts. *You hold hearts, so you must play one: play the king.* Whoever wins the trick in which a king lies gets ten points for him.',
        pl: 'Przeciwnik wyszedł damą kier. *Masz kiery, więc musisz dołożyć kiera: połóż króla.* Kto weźmie lewę, w której leży król, dostaje za niego dziesięć punktów.',
      },
      ask: {card: 'KH'},
      point: ['answer', 'QH'],
      right: {
        en: 'The king beats the queen. The trick is yours, and ten points with it; they are added up after the deal.',
        pl: 'Król bije damę. Lewa jest twoja, a z nią dziesięć punktów; dolicza się je po rozdaniu.',
      },
      other: {
        en: 'The queen beats the five, and your king is still in danger. *Take it back, and play the king.*',
        pl: 'Dama bije piątkę, a król wciąż jest w niebezpieczeństwie. *Cofnij i połóż króla.*',
      },
      wrong: {
        en: 'Whoever holds the suit that was led must play it.',
        pl: 'Kto ma kolor, w który zagrano, musi do niego dołożyć.',
      },
    },
    {
      say: {
        en: 'Whoever wins a trick leads to the next. Your opponent has two taroks left. *Lead your highest, the XX*: he must answer a tarok with a tarok.',
        pl: 'Kto weźmie lewę, wychodzi do następnej. Przeciwnik ma jeszcze dwa taroki. *Zagraj najwyższy, XX*: na taroka musi dołożyć taroka.',
      },
      ask: {card: 'T20'},
      point: ['answer'],
      right: {en: 'He had to give his tarok IX.', pl: 'Musiał oddać taroka IX.'},
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'That is the *Pagat*, the smallest tarok, and yet worth most. Any other tarok takes it now. *Take it back.*',
            pl: 'To *Pagat*, najmniejszy i najcenniejszy tarok. Teraz zabierze go każdy inny. *Cofnij.*',
          },
        },
      ],
      other: {
        en: 'You may. But first take away the taroks that can hurt you. *Take it back, and lead the XX.*',
        pl: 'Wolno. Ale najpierw zabierz taroki, które mogą ci zaszkodzić. *Cofnij i zagraj XX.*',
      },
    },
    {
      say: {
        en: 'He has one tarok left. *Lead the XVII*, and take it too.',
        pl: 'Został mu jeden tarok. *Zagraj XVII* i zabierz także ten.',
      },
      ask: {card: 'T17'},
      point: ['answer'],
      right: {en: 'Now he has no tarok.', pl: 'Teraz nie ma już taroków.'},
      others: [
        {
          cards: ['T1', 'T14'],
          say: {
            en: 'He may hold a higher one. *Take it back: the XVII is sure.*',
            pl: 'Może mieć wyższy. *Cofnij: XVII jest pewny.*',
          },
        },
      ],
      other: {
        en: 'Then he keeps his tarok, and may beat your Pagat with it. *Take it back, and lead the XVII.*',
        pl: 'Wtedy zostaje mu tarok, który pobije Pagata. *Cofnij i zagraj XVII.*',
      },
    },
    {
      say: {
        en: 'Keep both taroks. One takes his king of spades, because you have no spade. Keep the Pagat for the last trick, where it is worth most. So let him lead: *play the five of hearts*, which is worth nothing.',
        pl: 'Zatrzymaj oba taroki. Jednym weźmiesz jego króla pik, bo nie masz pików. Pagata zachowaj na ostatnią lewę: tam jest wart najwięcej. Niech więc wychodzi on: *zagraj piątkę kier*, nic niewartą.',
      },
      ask: {card: '5H'},
      point: ['answer'],
      right: {
        en: 'His knave (J) takes it. Now see what he leads.',
        pl: 'Bierze ją walet. Zobacz, czym teraz wyjdzie.',
      },
      others: [
        {
          cards: ['9C'],
          say: {
            en: 'Nobody else has a club, so you win again and must lead again. *Take it back, and play the five of hearts.*',
            pl: 'Nikt inny nie ma trefli, więc znowu bierzesz i znowu wychodzisz. *Cofnij i zagraj piątkę kier.*',
          },
        },
      ],
      other: {
        en: 'Keep your taroks: with one you will catch his king of spades. *Take it back, and play the five of hearts.*',
        pl: 'Zatrzymaj taroki: jednym złapiesz jego króla pik. *Cofnij i zagraj piątkę kier.*',
      },
    },
    {
      say: {
        en: 'The *king of spades!* You have no spade, so you must play a tarok, and any tarok takes him. *Which one?* The Pagat is worth more in the last trick.',
        pl: '*Król pik!* Nie masz pików, więc musisz dać taroka, a każdy tarok go bierze. *Którego dasz?* Pagat jest wart więcej w ostatniej lewie.',
      },
      ask: {card: 'T14'},
      point: ['KS'],
      right: {
        en: 'Caught! His king is worth ten points to you.',
        pl: 'Złapany! Jego król to dziesięć punktów dla ciebie.',
      },
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'That takes the king too, and the Pagat counts fifteen. In the last trick it counts *twenty-five*. Take it back, or go on.',
            pl: 'To też bierze króla, a Pagat liczy się piętnaście. W ostatniej lewie liczy się *dwadzieścia pięć*. Cofnij albo graj dalej.',
          },
        },
      ],
      wrong: {
        en: 'Whoever has none of the suit that was led must play a tarok.',
        pl: 'Kto nie ma koloru, w który zagrano, musi dać taroka.',
      },
    },
    {
      say: {
        en: 'Two cards are left, and he can beat neither. The Pagat counts most in the very last trick. *So what do you play now?*',
        pl: 'Zostały dwie karty i żadnej nie pobije. Pagat liczy się najwięcej w samej ostatniej lewie. *Co więc zagrasz teraz?*',
      },
      ask: {card: '9C'},
      point: ['hand'],
      right: {en: 'He has no club, and loses again.', pl: 'Nie ma trefli i znowu przegrywa.'},
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'It wins, but one trick too early: fifteen points instead of twenty-five. *Take it back, and play the nine of clubs first.*',
            pl: 'Bierze, ale o jedną lewę za wcześnie: piętnaście punktów zamiast dwudziestu pięciu. *Cofnij i zagraj najpierw dziewiątkę trefl.*',
          },
        },
      ],
    },
    {
      say: {
        en: 'The last trick: *play the Pagat.* The Polish book of about 1820, whose rules are played here, calls this “Pagat ultimo”.',
        pl: 'Ostatnia lewa: *zagraj Pagata.* Polska książka z około 1820 roku, według której się tu gra, nazywa to „Pagat ultimo”.',
      },
      ask: {card: 'T1'},
      point: ['answer'],
      right: {en: 'Pagat ultimo: twenty-five points.', pl: 'Pagat ultimo: dwadzieścia pięć punktów.'},
    },
  ],
  end: {
    say: {
      en: 'Ten points for each king, twenty-five for the Pagat in the last trick: *forty-five points.* The cards in your tricks count too, so your sum is higher: there a king is worth five more. That is what tarok is about. At a hundred the party is won.',
      pl: 'Po dziesięć punktów za każdego króla i dwadzieścia pięć za Pagata w ostatniej lewie: *czterdzieści pięć punktów.* Liczą się też karty w twoich lewach, więc suma jest wyższa: król jest tam wart jeszcze pięć. O to chodzi w taroku. Sto punktów wygrywa partię.',
    },
    missed: {
      en: 'The Pagat did not take the last trick. Play it once more, or go on as you like.',
      pl: 'Pagat nie wziął ostatniej lewy. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
    },
  },
};

import type {Lesson} from '@quinola/play';

/** The end of a deal for two: how tricks are taken, what kings are worth, what the Pagat is kept for. */
export const pocket: Lesson = {
  format: 'quinola-lesson/1',
  id: 'pocket',
  game: 'tarok',
  title: {en: 'Seven tricks', pl: 'Siedem lew'},
  about: {
    en: 'Kings, taroks and the Pagat, in the last seven tricks of a deal for two.',
    pl: 'Króle, taroki i Pagat w ostatnich siedmiu lewach gry we dwóch.',
  },
  minutes: 3,
  source: 'Tarok en deux, Warsaw about 1820, l. 6451-6452, 6921-6929',
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
        en: 'Most of this deal is played; seven tricks are left. Each of you lays one card, and *the better one takes both.*',
        pl: 'Większa część rozdania już za wami; zostało siedem lew. Każdy kładzie kartę i *lepsza zabiera obie.*',
      },
      point: ['hand'],
    },
    {
      say: {
        en: 'Beside the four suits there are *taroks*, with numbers up to XXI. A tarok beats every card of a suit, and a higher tarok a lower one.',
        pl: 'Oprócz czterech kolorów są *taroki*, z numerami do XXI. Tarok bije każdą kartę koloru, a wyższy tarok niższego.',
      },
      point: ['T20', 'T17', 'T14', 'T1'],
    },
    {
      say: {
        en: 'The queen of hearts was led. *Follow suit: play your king.* A king brings ten points to whoever takes the trick he lies in.',
        pl: 'Zagrano damę kier. *Dodaj do koloru: połóż króla.* Król daje dziesięć punktów temu, kto zabierze lewę, w której leży.',
      },
      ask: {card: 'KH'},
      point: ['answer', 'QH'],
      right: {
        en: 'Your king beats the queen and is home: ten points.',
        pl: 'Król bije damę i jest uratowany: dziesięć punktów.',
      },
      other: {
        en: 'The five follows suit too, but the queen beats it, and your king is still in danger. *Take it back, and play the king.*',
        pl: 'Piątka też jest do koloru, ale dama ją bije, a król wciąż jest w niebezpieczeństwie. *Cofnij i połóż króla.*',
      },
      wrong: {
        en: 'Whoever holds the suit that was led must play it.',
        pl: 'Kto ma kolor, w który zagrano, musi do niego dodać.',
      },
    },
    {
      say: {
        en: 'You have the lead. Two taroks are still against you. *Lead your highest, the XX*: a tarok must be answered with a tarok.',
        pl: 'Ty zagrywasz. Przeciw tobie są jeszcze dwa taroki. *Zagraj najwyższego, XX*: na taroka trzeba dodać taroka.',
      },
      ask: {card: 'T20'},
      point: ['answer'],
      right: {en: 'The nine of taroks has fallen.', pl: 'Spadła tarokowa dziewiątka.'},
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'That is the *Pagat*, the smallest tarok and the dearest. Any other tarok takes it now. *Take it back.*',
            pl: 'To *Pagat*, najmniejszy i najcenniejszy tarok. Teraz zabierze go każdy inny. *Cofnij.*',
          },
        },
      ],
      other: {
        en: 'Allowed, but first draw the taroks that can hurt you. *Take it back, and lead the XX.*',
        pl: 'Wolno, ale najpierw ściągnij taroki, które mogą ci zaszkodzić. *Cofnij i zagraj XX.*',
      },
    },
    {
      say: {
        en: 'One tarok is left there. *Lead the XVII* and draw it too.',
        pl: 'Został tam jeden tarok. *Zagraj XVII* i ściągnij także jego.',
      },
      ask: {card: 'T17'},
      point: ['answer'],
      right: {en: 'Now no tarok is against you.', pl: 'Teraz nie ma już przeciw tobie żadnego taroka.'},
      others: [
        {
          cards: ['T1', 'T14'],
          say: {
            en: 'A higher tarok may still be out. *Take it back; the XVII is sure.*',
            pl: 'Może być jeszcze wyższy tarok. *Cofnij; XVII jest pewna.*',
          },
        },
      ],
    },
    {
      say: {
        en: 'Keep your two taroks: one is for the other king, the Pagat for the last trick. *Give a heart away*, and let your opponent lead.',
        pl: 'Zatrzymaj oba taroki: jeden na króla przeciwnika, Pagat na ostatnią lewę. *Oddaj kiera* i niech zagrywa przeciwnik.',
      },
      ask: {card: '5H'},
      point: ['answer'],
      right: {en: 'The knave takes it. Now see what comes.', pl: 'Walet ją bierze. Zobacz, co teraz.'},
    },
    {
      say: {
        en: 'The *king of spades!* You have no spade, so you must play a tarok, and it takes him. *With which one?* The Pagat scores more in the last trick.',
        pl: '*Król pik!* Nie masz pików, więc musisz dać taroka, a tarok go zabiera. *Którego?* Pagat w ostatniej lewie liczy się więcej.',
      },
      ask: {card: 'T14'},
      point: ['answer', 'KS'],
      right: {
        en: 'Caught! His king scores ten for you.',
        pl: 'Złapany! Król przeciwnika daje tobie dziesięć.',
      },
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'That takes the king too, and the Pagat scores fifteen. In the last trick it would score *twenty-five*. Take it back, or go on with it.',
            pl: 'To też zabiera króla, a Pagat daje piętnaście. W ostatniej lewie dałby *dwadzieścia pięć*. Cofnij albo graj tak dalej.',
          },
        },
      ],
      wrong: {
        en: 'Without the suit that was led one must play a tarok.',
        pl: 'Kto nie ma koloru, w który zagrano, musi dać taroka.',
      },
    },
    {
      say: {
        en: 'Two cards are left, and nobody can beat them. *Which comes last?*',
        pl: 'Zostały dwie karty i nikt ich nie pobije. *Która ma być ostatnia?*',
      },
      ask: {card: '9C'},
      point: ['hand'],
      right: {en: 'Nobody has a club.', pl: 'Nikt nie ma trefli.'},
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'It wins, but not in the last trick: fifteen instead of twenty-five. *Take it back, and lead the nine of clubs first.*',
            pl: 'Bierze, ale nie w ostatniej lewie: piętnaście zamiast dwudziestu pięciu. *Cofnij i zagraj najpierw dziewiątkę trefl.*',
          },
        },
      ],
    },
    {
      say: {
        en: 'The last trick: *the Pagat!* This is called Pagat ultimo.',
        pl: 'Ostatnia lewa: *Pagat!* To się nazywa Pagat ultimo.',
      },
      ask: {card: 'T1'},
      point: ['answer'],
      right: {en: 'Pagat ultimo: twenty-five points.', pl: 'Pagat ultimo: dwadzieścia pięć punktów.'},
    },
  ],
  end: {
    say: {
      en: 'You have brought a king home, caught another and made the Pagat in the last trick. That is what tarok is about.',
      pl: 'Uratowany król, król złapany i Pagat w ostatniej lewie. O to chodzi w taroku.',
    },
    missed: {
      en: 'The Pagat was not yours in the last trick. Play it once more, or go on as you like.',
      pl: 'Pagat nie wziął ostatniej lewy. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
    },
  },
};

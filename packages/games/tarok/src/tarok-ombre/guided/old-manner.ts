import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** The old manner: what the game is about, bidding a Due, asking for two cards, and the first tricks. */
export const oldManner: Lesson = {
  format: 'quinola-lesson/1',
  id: 'old-manner',
  game: 'tarok-ombre',
  ...GUIDES['old-manner'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: old manner, articles 4, 5, 12, 14 and 16',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: stary sposób, artykuły 4, 5, 12, 14 i 16',
  },
  options: {
    manner: 'old',
    deal: 'S:SK,19,17,16,14,11,9,6,4.KQ32.KQ24.239T.6543 W:21,13,10,2.J9654A.J356.QA456.KQJT98 E:20,18,15,12,8,7,5,3,1.NT87.NA789T.KN78.N7 dealer=E skat=2C,AC,JD',
  },
  opening: [{type: 'LOOK'}],
  seats: [
    'visitor',
    {plays: [{type: 'PASS'}, 'T2', '6H', '5H', '4S', '5S']},
    {plays: [{type: 'PASS'}, 'T3', '8H', '7H', '7S', '8S']},
  ],
  goal: {
    say: {
      en: 'Bid a Due, ask for XXI and a king, and bring your figures home.',
      pl: 'Zapowiedz a Due, zażądaj XXI i króla i weź lewy swoimi figurami.',
    },
    when: {happening: {type: 'demanded', seat: 0}, least: 2},
  },
  steps: [
    {
      say: {
        en: '*The aim: 40 of the 78 points in the pack, alone against two.* Whoever dares is the player; the two others help each other.',
        pl: '*Cel: 40 z 78 punktów talii, w pojedynkę przeciw dwóm.* Gra ten, kto się odważy; pozostali dwaj sobie pomagają.',
      },
      point: ['hand'],
    },
    {
      say: {
        en: '*Kings, XXI, the Pagat and Sky count five each*, queens four, knights three, knaves two. You hold two kings with their queens, and Sky.',
        pl: '*Króle, XXI, Pagat i Sky liczą się po pięć*, damy cztery, kawale trzy, walety dwa. Masz dwa króle z ich damami i Sky.',
      },
      point: ['SK', 'KS', 'QS', 'KH', 'QH'],
    },
    {
      say: {
        en: 'The player may ask the others for cards: two in *a Due*, one in *a Uno*, none in *Solo*. Fewer cards are a higher game. Your hand is the book’s own example: *bid a Due.*',
        pl: 'Grający może żądać cudzych kart: dwóch w *a Due*, jednej w *a Uno*, żadnej w *Solo*. Im mniej kart, tym wyższa gra. Twoja ręka to przykład z książki: *zapowiedz a Due.*',
      },
      ask: {move: {type: 'BID', contract: 'due'}},
      right: {
        en: 'Nobody goes higher. You play, against both.',
        pl: 'Nikt nie idzie wyżej. Grasz przeciw obu.',
      },
      other: {
        en: 'You may. But with this hand you need two cards more, no fewer. *Take it back, and bid a Due.*',
        pl: 'Wolno. Ale tej ręce trzeba dwóch kart, nie mniej. *Cofnij i zapowiedz a Due.*',
      },
    },
    {
      say: {
        en: 'Name a card that counts; whoever holds it must give it to you. *Ask for XXI*, the highest tarok.',
        pl: 'Wymień kartę liczbową; kto ją ma, musi ci ją oddać. *Zażądaj XXI*, najwyższego taroka.',
      },
      ask: {move: {type: 'DEMAND', card: 'T21'}},
      right: {
        en: 'There it is: now no card beats your best.',
        pl: 'Jest: teraz twojej najlepszej karty nic nie bije.',
      },
      other: {
        en: 'You may. But nothing helps your taroks like the highest of all. *Take it back, and ask for XXI.*',
        pl: 'Wolno. Ale nic nie pomoże twoim tarokom tak jak najwyższy. *Cofnij i zażądaj XXI.*',
      },
    },
    {
      say: {
        en: 'You must give a card for it, face down. *Give a small club*: it is worth nothing.',
        pl: 'Trzeba za nią oddać kartę, zakrytą. *Oddaj małego trefla*: nic nie jest wart.',
      },
      ask: {cards: ['3C', '4C', '5C', '6C']},
      point: ['answer'],
      right: {en: 'One club fewer.', pl: 'O jednego trefla mniej.'},
      other: {
        en: 'You may. But a small club costs you least. *Take it back, and give a club.*',
        pl: 'Wolno. Ale mały trefl kosztuje najmniej. *Cofnij i oddaj trefla.*',
      },
    },
    {
      say: {
        en: 'One more. *Ask for the king of diamonds*: five points, and a third king.',
        pl: 'Jeszcze jedna. *Zażądaj króla karo*: pięć punktów i trzeci król.',
      },
      ask: {
        moves: [
          {type: 'DEMAND', card: 'KD'},
          {type: 'DEMAND', card: 'KC'},
        ],
      },
      right: {en: 'Three kings now.', pl: 'Masz już trzy króle.'},
      other: {
        en: 'You may. But the book asks for a king here: he takes a trick and counts five. *Take it back, and ask for a king.*',
        pl: 'Wolno. Ale książka żąda tu króla: bierze lewę i liczy się pięć. *Cofnij i zażądaj króla.*',
      },
    },
    {
      say: {
        en: 'Again a card goes back. *Another small club.*',
        pl: 'Znowu trzeba oddać kartę. *Jeszcze jeden mały trefl.*',
      },
      ask: {cards: ['3C', '4C', '5C', '6C']},
      point: ['answer'],
      right: {en: 'Now the tricks begin.', pl: 'Teraz zaczynają się lewy.'},
      other: {
        en: 'You may. But a small club costs you least. *Take it back, and give a club.*',
        pl: 'Wolno. Ale mały trefl kosztuje najmniej. *Cofnij i oddaj trefla.*',
      },
    },
    {
      say: {
        en: 'You lead. *Lead XXI*: nothing beats it, and each of the others must answer with a tarok. So they have fewer to take your kings with.',
        pl: 'Wychodzisz. *Zagraj XXI*: nic jej nie bije, a każdy musi dać taroka. Mniej im zostanie na twoje króle.',
      },
      ask: {card: 'T21'},
      point: ['answer'],
      right: {en: 'Two taroks fewer against you.', pl: 'O dwa taroki mniej przeciw tobie.'},
      other: {
        en: 'You may. But first make them spend taroks. *Take it back, and lead XXI.*',
        pl: 'Wolno. Ale niech najpierw wydadzą taroki. *Cofnij i zagraj XXI.*',
      },
    },
    {
      say: {
        en: 'A king is safest early, while the others still hold his suit and must follow. *Lead the king of hearts.*',
        pl: 'Król jest najbezpieczniejszy na początku, póki inni mają jego kolor i muszą dokładać. *Zagraj króla kier.*',
      },
      ask: {card: 'KH'},
      point: ['answer'],
      right: {en: 'He takes the trick: five points.', pl: 'Bierze lewę: pięć punktów.'},
      others: [
        {
          cards: ['KS', 'KD', 'KC'],
          say: {
            en: 'This king does as well. Go on, or take it back and follow the lesson.',
            pl: 'Ten król też jest dobry. Graj dalej albo cofnij i idź za lekcją.',
          },
        },
      ],
      other: {
        en: 'You may. But kings that wait are taken with taroks. *Take it back, and lead the king of hearts.*',
        pl: 'Wolno. Ale króle, które czekają, ktoś bierze tarokami. *Cofnij i zagraj króla kier.*',
      },
    },
    {
      say: {
        en: 'The king is played, so no heart beats *your queen* any more. *Lead her.*',
        pl: 'Król już zagrany, więc żaden kier nie bije *twojej damy. Zagraj ją.*',
      },
      ask: {card: 'QH'},
      point: ['answer'],
      right: {en: 'Four more points.', pl: 'Jeszcze cztery punkty.'},
      other: {
        en: 'You may. But a queen that waits is taken with a tarok. *Take it back, and lead the queen of hearts.*',
        pl: 'Wolno. Ale damę, która czeka, ktoś weźmie tarokiem. *Cofnij i zagraj damę kier.*',
      },
    },
  ],
  end: {
    say: {
      en: 'XXI, a king and a queen are home, and Sky is always yours: *nineteen of the forty points.* Play on as you like: at forty you win, thirty-nine is a standing game, below that you pay both.',
      pl: 'XXI, król i dama są twoje, a Sky jest twój zawsze: *dziewiętnaście z czterdziestu punktów.* Graj dalej, jak chcesz: czterdzieści wygrywa, trzydzieści dziewięć to gra stojąca, mniej przegrywa.',
    },
    missed: {
      en: 'Not every card was asked for. Play it once more, or go on as you like: forty points win.',
      pl: 'Nie zażądano wszystkich kart. Zagraj jeszcze raz albo graj dalej, jak chcesz: wygrywa czterdzieści punktów.',
    },
  },
};

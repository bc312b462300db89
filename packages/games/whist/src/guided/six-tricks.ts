import type {Lesson} from '@quinola/play';

/** The end of a deal of whist: following, a partner's trick, trumping, and what thirteen tricks are counted for. */
export const sixTricks: Lesson = {
  format: 'quinola-lesson/1',
  id: 'six-tricks',
  game: 'whist',
  title: {en: 'Six tricks', pl: 'Sześć lew'},
  about: {
    en: 'Following suit, helping a partner, and trumping, in the last six tricks of a deal.',
    pl: 'Dodawanie do koloru, gra z partnerem i atuty w ostatnich sześciu lewach rozdania.',
  },
  minutes: 3,
  source: 'Whist, Warsaw about 1820',
  options: {
    rules: 'warsaw',
    rubbers: 1,
    deal: 'S:74.K5.A5. W:J9.3.6.T8 N:A.T8.9.K7 E:6.Q2.Q.J5 trump=D leader=W tricks=4-3',
  },
  seats: [
    'visitor',
    {plays: ['3H', '9S', '8C', 'TC', '6D', 'JS']},
    {plays: ['TH', 'AS', 'KC', '7C', '9D', '8H']},
    {plays: ['QH', '6S', '5C', 'JC', 'QD', '2H']},
  ],
  goal: {
    say: {
      en: 'You and your partner across the table have four tricks; take five of the last six.',
      pl: 'Ty i partner naprzeciw macie cztery lewy; weźcie pięć z ostatnich sześciu.',
    },
    when: {happening: {type: 'trick-won', seat: {any: [0, 2]}}, least: 5},
  },
  steps: [
    {
      say: {
        en: 'Whist is played by two against two: *your partner sits across the table.* Thirteen tricks are played, and every trick above six is a point.',
        pl: 'W wista gra dwóch na dwóch: *partner siedzi naprzeciw.* Rozgrywa się trzynaście lew; każda ponad sześć to punkt.',
      },
      point: ['seat:n'],
    },
    {
      say: {
        en: 'Six tricks are left, and you two have four so far. *Diamonds are trumps*: the smallest diamond beats any card of another suit.',
        pl: 'Zostało sześć lew, wy dwoje macie na razie cztery. *Atutem są kara*: najmniejsze karo bije każdą kartę innego koloru.',
      },
      point: ['AD', '5D'],
    },
    {
      say: {
        en: 'Hearts were led. Follow suit: *play a heart.* Your king beats the queen, and the trick is yours.',
        pl: 'Zagrano w kiery. Dodaj do koloru: *połóż kiera.* Twój król bije damę i lewa jest wasza.',
      },
      ask: {card: 'KH'},
      point: ['answer', 'QH'],
      right: {en: 'The king takes the trick.', pl: 'Król bierze lewę.'},
      other: {
        en: 'The five is a heart too, but the queen keeps the trick. *Take it back, and play the king.*',
        pl: 'Piątka też jest kierem, ale lewę bierze dama. *Cofnij i połóż króla.*',
      },
      wrong: {
        en: 'Whoever has a card of the suit that was led must play one.',
        pl: 'Kto ma kartę koloru, w który zagrano, musi ją dodać.',
      },
    },
    {
      say: {
        en: 'The winner leads to the next trick. You cannot win in spades yourself, but your partner may. *Lead a small spade.*',
        pl: 'Kto wziął, ten zagrywa. Sam w pikach nie weźmiesz, ale może partner. *Zagraj małego pika.*',
      },
      ask: {cards: ['4S', '7S']},
      point: ['answer'],
      right: {
        en: 'Your partner had the ace.',
        pl: 'Partner miał asa.',
      },
      others: [
        {
          cards: ['AD', '5D'],
          say: {
            en: 'Trumps are worth more later, when you have no card of the suit that is led. *Take it back, and lead a spade.*',
            pl: 'Atuty przydadzą się później, gdy nie będziesz mieć koloru. *Cofnij i zagraj pika.*',
          },
        },
      ],
    },
    {
      say: {
        en: 'Your partner’s king of clubs is winning. You have no club and *may play what you like*. Do not trump your own partner: *throw the small heart away.*',
        pl: 'Wygrywa król trefl partnera. Nie masz trefli, więc *możesz dać, co chcesz*. Nie przebijaj partnera: *zrzuć małego kiera.*',
      },
      ask: {cards: ['5H', '4S', '7S']},
      point: ['5H', 'KC'],
      right: {
        en: 'The trick is your side’s, and both trumps are left.',
        pl: 'Lewa jest wasza, a oba atuty zostały.',
      },
      others: [
        {
          cards: ['AD', '5D'],
          say: {
            en: 'You have taken your own partner’s trick, at the price of a trump. *Take it back, and throw a card away.*',
            pl: 'To lewa własnego partnera, i kosztowała atut. *Cofnij i zrzuć coś.*',
          },
        },
      ],
    },
    {
      say: {
        en: 'Clubs again, but now an opponent’s knave is winning. *Trump it, with the smallest diamond.*',
        pl: 'Znów trefle, ale teraz wygrywa walet przeciwnika. *Przebij najmniejszym karem.*',
      },
      ask: {card: '5D'},
      point: ['answer', 'JC'],
      right: {en: 'The five of trumps beats the knave.', pl: 'Atutowa piątka bije waleta.'},
      others: [
        {
          cards: ['AD'],
          say: {
            en: 'The ace takes it too, but the five was enough. *Take it back, and save the ace.*',
            pl: 'As też bierze, ale wystarczyła piątka. *Cofnij i zachowaj asa.*',
          },
        },
      ],
      other: {
        en: 'Then the knave keeps the trick. *Take it back, and trump it.*',
        pl: 'Wtedy lewę bierze walet. *Cofnij i przebij.*',
      },
    },
    {
      say: {
        en: '*Now lead the ace of trumps*: nobody can beat it, and three trumps fall at once.',
        pl: '*Teraz zagraj asa atutowego*: nikt go nie pobije, a naraz spadną trzy atuty.',
      },
      ask: {card: 'AD'},
      point: ['answer'],
      right: {en: 'That is the ninth trick.', pl: 'To dziewiąta lewa.'},
    },
    {
      say: {
        en: 'One card is left, and no choice.',
        pl: 'Została jedna karta i nie ma wyboru.',
      },
      ask: 'any',
      point: ['hand'],
    },
  ],
  end: {
    say: {
      en: 'Nine tricks or more are yours; *each above six is a point.* Follow suit, let your partner win, keep your trumps: that is most of whist.',
      pl: 'Macie co najmniej dziewięć lew; *każda ponad sześć to punkt.* Dodawać do koloru, nie przebijać partnera, pilnować atutów: to prawie cały wist.',
    },
    missed: {
      en: 'Five of the last six tricks could be had. Play it once more, or go on as you like.',
      pl: 'Można było wziąć pięć z ostatnich sześciu lew. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
    },
  },
};

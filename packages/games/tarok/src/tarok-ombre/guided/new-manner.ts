import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** The new manner: what differs from the old one. */
export const newManner: Lesson = {
  format: 'quinola-lesson/1',
  id: 'new-manner',
  game: 'tarok-ombre',
  ...GUIDES['new-manner'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: new manner',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: nowy sposób',
  },
  options: {
    manner: 'new',
    deal: 'S:20,19,17,15,13,12,10,8,6,5,3.KQN432.KN56.KN56. W:SK,21,18,4,2.J965.Q3789.A28T.NT9542A E:16,14,11,9,7,1.T87A.JA24T.QJ3479.KJ86 dealer=E',
  },
  seats: [
    'visitor',
    {plays: [{type: 'PASS'}, 'T2', 'T4', '5S']},
    {plays: [{type: 'PASS'}, 'T7', 'T9', '7S']},
  ],
  goal: {
    say: {
      en: 'Bid a Uno, take the three cards, ask for XXI, and lay the Skat.',
      pl: 'Zapowiedz a Uno, weź trzy karty, zażądaj XXI i połóż Skata.',
    },
    when: {happening: {type: 'skat-laid', seat: 0}},
  },
  steps: [
    {
      say: {
        en: '*The aim is the same: 40 of the 78 points, alone against two.* In the new manner three cards lie aside, and whoever plays takes them.',
        pl: '*Cel jest ten sam: 40 z 78 punktów, w pojedynkę przeciw dwóm.* W nowym sposobie trzy karty leżą na boku, a bierze je ten, kto gra.',
      },
      point: ['hand'],
    },
    {
      say: {
        en: 'Only two games are played: *a Uno*, with one card asked for, and *Solo*, with none. You hold eleven taroks in a row and three kings: *bid a Uno.*',
        pl: 'Gra się tylko dwie gry: *a Uno*, z jedną żądaną kartą, i *Solo*, bez żadnej. Masz cały rząd taroków i trzy króle: *zapowiedz a Uno.*',
      },
      ask: {move: {type: 'BID', contract: 'uno'}},
      right: {en: 'You play, and have taken the three cards.', pl: 'Grasz i masz już te trzy karty.'},
      other: {
        en: 'You may. But this hand is good for a Uno: one card asked for, three taken. *Take it back, and bid a Uno.*',
        pl: 'Wolno. Ale ta ręka starczy na a Uno: jedna karta żądana, trzy wzięte. *Cofnij i zapowiedz a Uno.*',
      },
    },
    {
      say: {
        en: 'The queen of clubs and two small clubs. The book reckons about *five points* for the three cards; it may be fifteen, or nothing.',
        pl: 'Dama trefl i dwa małe trefle. Książka liczy za te trzy karty około *pięciu punktów*; bywa piętnaście, bywa nic.',
      },
      point: ['QC', '7C', '3C'],
    },
    {
      say: {
        en: 'Now name the card that you ask for. *XXI* is missing from your taroks.',
        pl: 'Teraz wymień kartę, której żądasz. W twoich tarokach brak *XXI*.',
      },
      ask: {move: {type: 'DEMAND', card: 'T21'}},
      right: {en: 'Now your taroks are the highest.', pl: 'Teraz twoje taroki są najwyższe.'},
      other: {
        en: 'You may. But with XXI no tarok beats yours any more. *Take it back, and ask for XXI.*',
        pl: 'Wolno. Ale mając XXI, masz najwyższe taroki. *Cofnij i zażądaj XXI.*',
      },
    },
    {
      say: {
        en: '*Give a small card of spades, hearts or diamonds for it.*',
        pl: '*Oddaj za nią małą kartę pik, kier albo karo.*',
      },
      ask: {cards: ['2S', '3S', '4S', '5H', '6H', '5D', '6D']},
      point: ['answer'],
      right: {en: 'It is worth nothing.', pl: 'Nic nie jest warta.'},
      other: {
        en: 'You may. But a small card costs you least. *Take it back, and give one.*',
        pl: 'Wolno. Ale mała karta kosztuje najmniej. *Cofnij i oddaj taką.*',
      },
    },
    {
      say: {
        en: 'In the new manner *you* lay the Skat, and it counts for you whatever happens. *Lay your three clubs*: the queen is safe there, and clubs you can take with taroks.',
        pl: 'W nowym sposobie Skata kładziesz *ty* i zawsze liczy się tobie. *Odłóż trzy trefle*: dama jest tam bezpieczna, a trefle można bić tarokami.',
      },
      ask: {
        moves: [
          {type: 'LAY_SKAT', cards: ['QC', '7C', '3C']},
          {
            type: 'LAY_SKAT',
            cards: ['QC', {any: ['7C', '3C']}, {any: ['2S', '3S', '4S', '5H', '6H', '5D', '6D']}],
          },
          {type: 'LAY_SKAT', cards: ['7C', '3C', {any: ['2S', '3S', '4S', '5H', '6H', '5D', '6D']}]},
        ],
      },
      point: ['QC', '7C', '3C'],
      right: {
        en: 'These three are yours when points are counted.',
        pl: 'Te trzy są twoje, gdy liczy się punkty.',
      },
      other: {
        en: 'You may. But the queen of clubs stands alone, and the first club takes her. *Take it back, and lay your clubs.*',
        pl: 'Wolno. Ale dama trefl jest sama i zabierze ją pierwszy trefl. *Cofnij i odłóż trefle.*',
      },
      wrong: {en: 'Kings and taroks may not be laid away.', pl: 'Królów i taroków odkładać nie wolno.'},
    },
    {
      say: {
        en: 'You lead. *Your highest tarok first*: each of the others must answer with one.',
        pl: 'Wychodzisz. *Najpierw najwyższy tarok*: każdy musi dołożyć swojego.',
      },
      ask: {cards: ['T21', 'T20']},
      point: ['answer'],
      right: {en: 'Two taroks have fallen.', pl: 'Padły dwa taroki.'},
      other: {
        en: 'You may. But your kings are safer when the others have no taroks. *Take it back, and lead a high tarok.*',
        pl: 'Wolno. Ale królom będzie bezpieczniej, gdy inni nie będą mieć taroków. *Cofnij i zagraj wysokiego taroka.*',
      },
    },
    {
      say: {
        en: '*Once more*: the fewer they have, the safer your kings.',
        pl: '*Jeszcze raz*: im mniej ich mają, tym bezpieczniej królom.',
      },
      ask: {cards: ['T20', 'T21', 'T19']},
      point: ['answer'],
      right: {en: 'Two more.', pl: 'Jeszcze dwa.'},
      other: {
        en: 'You may. But once more is better. *Take it back, and lead a high tarok.*',
        pl: 'Wolno. Ale lepiej jeszcze raz. *Cofnij i zagraj wysokiego taroka.*',
      },
    },
    {
      say: {
        en: '*Now a king*: the others must follow suit.',
        pl: '*Teraz król*: inni muszą dołożyć do koloru.',
      },
      ask: {cards: ['KS', 'KH', 'KD']},
      point: ['answer'],
      right: {en: 'Five points more.', pl: 'Pięć punktów więcej.'},
      other: {
        en: 'You may. But now a king is as good as home. *Take it back, and lead one.*',
        pl: 'Wolno. Ale teraz król prawie na pewno bierze. *Cofnij i zagraj króla.*',
      },
    },
  ],
  end: {
    say: {
      en: 'That is the new manner: *take three, ask for one, lay three.* Because so much is gained, the book lets you bid more boldly, and in Solo a point pays five instead of six. Play on as you like.',
      pl: 'Oto nowy sposób: *wziąć trzy, żądać jednej, odłożyć trzy.* Zyskuje się tyle, że książka pozwala śmielej zapowiadać, a w Solo punkt płaci pięć, nie sześć. Graj dalej, jak chcesz.',
    },
  },
};

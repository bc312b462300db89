import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';

/** Vienna: how points are laid with counters, what honours are, and the call that wins on eight. */
export const callAtEight: Lesson = {
  format: 'quinola-lesson/1',
  id: 'call-at-eight',
  game: 'whist',
  ...GUIDES['call-at-eight'],
  source: {
    en: 'Guide to teaching oneself whist, Vienna 1834, §§ 4-9 and 11',
    de: '„Leitfaden zum Selbstunterrichte im Whistspiele“, Wien 1834, §§ 4-9 und 11',
  },
  options: {
    rules: 'vienna-1834',
    rubbers: 1,
    deal: 'S:K842.A5.KQ73.J64 W:AQ6.KJ97.T84.Q97 N:JT93.Q863.A9.T53 E:75.T42.J652.AK82 dealer=E turnup=5D score=8-6',
  },
  seats: ['visitor', 'book', {plays: [{type: 'ANSWER', yes: true}]}, 'book'],
  goal: {
    say: {
      en: 'Your side has eight points. Ten win the game.',
      de: 'Ihre Partei steht auf acht. Zehn Punkte gewinnen die Partie.',
    },
    when: {happening: {type: 'called', seat: 0}},
  },
  steps: [
    {
      say: {
        en: 'Ten points win a game. They are laid with four counters on a line: *on it each is one, above it three, below it five.* Three on the line and one below: your side has eight.',
        de: 'Zehn Punkte gewinnen eine Partie. Man legt sie mit vier Marken an einer Linie: *Auf ihr zählt jede eins, darüber drei, darunter fünf.* Drei auf der Linie und eine darunter: Sie stehen auf acht.',
      },
      point: ['score'],
    },
    {
      say: {
        en: 'Not only tricks are points. Ace, king, queen and knave of trumps are the *honours*: three of them between partners are two points, all four are four, whoever of you holds them.',
        de: 'Nicht nur Stiche zählen. Ass, König, Dame und Bube von Trumpf sind die *Honneurs*: Drei davon bei einer Partei sind zwei Punkte, alle vier sind vier, gleich wer von beiden sie hält.',
      },
      point: ['KD', 'QD'],
    },
    {
      say: {
        en: 'They are marked after the tricks, at the end of the deal. But *on eight, who holds just two honours may ask his partner for a third*, before the first trick is over.',
        de: 'Man legt sie nach den Stichen an, am Ende des Spiels. Aber *auf acht darf, wer genau zwei Honneurs hat, den Partner nach einem dritten fragen*, ehe der erste Stich vorbei ist.',
      },
      point: ['KD', 'QD'],
    },
    {
      say: {
        en: 'You hold king and queen. *Call!* If your partner has the ace or the knave, the game is won on the spot.',
        de: 'Sie haben König und Dame. *Rufen Sie!* Hat Ihr Partner Ass oder Bube, so ist die Partie auf der Stelle gewonnen.',
      },
      ask: {move: {type: 'CALL'}},
      point: ['KD', 'QD'],
      right: {
        en: 'Your partner has the ace: three honours are two points, and eight and two are ten.',
        de: 'Ihr Partner hat das Ass: Drei Honneurs sind zwei Punkte, und acht und zwei sind zehn.',
      },
      other: {
        en: 'You may stay silent: then honours are marked after all tricks, and are lost if the others come to ten by tricks. *Take it back, and call.*',
        de: 'Sie dürfen schweigen: Dann legt man die Honneurs nach allen Stichen an, und sie sind verloren, wenn die anderen durch Stiche auf zehn kommen. *Nehmen Sie sie zurück und rufen Sie.*',
      },
    },
  ],
  end: {
    say: {
      en: 'The game is won, and the cards are not played out. Losers on five or more lose it *single*; on one to four *double*; with nothing *triple*. On nine nobody may call, and honours no longer help.',
      de: 'Die Partie ist gewonnen, die Karten werden nicht ausgespielt. Mit fünf oder mehr verliert man sie *einfach*, mit eins bis vier *doppelt*, mit nichts *dreifach*. Auf neun darf niemand rufen, und Honneurs helfen nicht mehr.',
    },
    missed: {
      en: 'The call would have won at once. Play it once more, or go on as you like.',
      de: 'Das Rufen hätte sofort gewonnen. Spielen Sie es noch einmal oder weiter, wie Sie wollen.',
    },
  },
};

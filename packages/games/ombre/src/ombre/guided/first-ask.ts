import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';
import {AGREED, placesFor, shuffleFor} from './set-deal.js';

/** The beginning of a deal: an ask, its trumps, the exchange, and the first tricks. */
export const firstAsk: Lesson = {
  format: 'quinola-lesson/1',
  id: 'first-ask',
  game: 'lomber',
  ...GUIDES['first-ask'],
  source: {
    en: 'The Warsaw book of games, about 1820, Lomber: general rules 2 to 5, asking and buying',
    pl: 'Warszawska książka o grach, ok. 1820, „Gra Lombra”: reguły ogólne 2–5, gra z zapytaniem, kupowanie',
  },
  options: AGREED,
  opening: [
    ...placesFor('A'),
    shuffleFor(
      {
        A: 'AS 2S KS 4S KH QD 7D 6C 3C',
        B: 'JC QC 7C KC 5H 6H QH 3D KD',
        C: '5C 4C AD 2H AH JH 5D 6D 7H',
      },
      ['AC', '6S', 'JD', '2D', 'QS', '5S', '3S', '7S', 'JS'],
    ),
  ],
  seats: [
    'visitor',
    {plays: [{type: 'PASS'}, {type: 'DISCARD', cards: ['3D', '5H', '6H']}, '3S', '5S', 'QS', 'QH']},
    {plays: [{type: 'PASS'}, {type: 'DISCARD', cards: ['5D', '6D']}, '7S', 'JS', '7H', '4C', '2H']},
  ],
  goal: {
    say: {
      en: 'Bid for the game, better your hand, and take the first tricks.',
      pl: 'Wylicytuj grę, popraw rękę i weź pierwsze lewy.',
    },
    when: {happening: {type: 'trick-won', seat: 1}, least: 3},
  },
  steps: [
    {
      say: {
        en: 'First it is settled who plays alone. If spades were trumps you would have the ace, Spadille; the two, Manille; and the king. That is *three sure tricks: enough to ask.*',
        pl: 'Najpierw trzeba ustalić, kto gra sam. Gdyby atutami były piki, masz asa, czyli Spadilię, dwójkę, czyli Manilię, i króla. To *trzy pewne lewy: dość, żeby zapytać.*',
      },
      point: ['AS', '2S', 'KS'],
    },
    {
      say: {
        en: 'An *Ask* is the lowest game: you name trumps and may exchange cards. Whoever wants to play must bid more. *Bid Ask.*',
        pl: '*Pytanie* to najniższa gra: nazywasz atuty i możesz wymienić karty. Kto chce ci ją odebrać, musi dać więcej. *Powiedz: pytam się.*',
      },
      ask: {move: {type: 'BID', bid: 'ask'}},
      point: ['prompt'],
      right: {en: 'Both others pass: you are the Ombre.', pl: 'Obaj pasują: jesteś lombrem.'},
      other: {
        en: 'You may; but with three sure tricks the book asks, no more and no less. *Take it back, and bid Ask.*',
        pl: 'Wolno; ale z trzema pewnymi lewami książka każe pytać, ni mniej, ni więcej. *Cofnij i zapytaj.*',
      },
    },
    {
      say: {en: '*Name spades* as trumps.', pl: '*Nazwij piki* atutami.'},
      ask: {move: {type: 'NAME_TRUMP', suit: 'S'}},
      point: ['prompt'],
      other: {
        en: 'You may; but in spades you have four trumps, with the two highest. *Take it back, and name spades.*',
        pl: 'Wolno; ale w pikach masz cztery atuty, w tym dwa najwyższe. *Cofnij i nazwij piki.*',
      },
    },
    {
      say: {
        en: 'Now *buy*: lay away what is of no use, and take as many from the talon. Keep the trumps and the king of hearts. *Exchange the queen and seven of diamonds and both clubs.*',
        pl: 'Teraz *kupujesz*: odkładasz, co niepotrzebne, i tyle samo bierzesz z talonu. Zatrzymaj atuty i króla kier. *Wymień damę i siódemkę karo oraz oba trefle.*',
      },
      ask: {move: {type: 'DISCARD', cards: ['QD', '7D', '6C', '3C']}},
      point: ['QD', '7D', '6C', '3C'],
      right: {
        en: 'The ace of clubs came, Basta, and one trump more. The others buy from the rest.',
        pl: 'Przyszedł as trefl, czyli Basta, i jeszcze jeden atut. Pozostali kupują z reszty.',
      },
      other: {
        en: 'You may. The book keeps trumps and kings, and throws the rest. Take it back, or go on.',
        pl: 'Wolno. Książka zatrzymuje atuty i króle, a resztę odrzuca. Cofnij albo graj dalej.',
      },
    },
    {
      say: {
        en: 'You sit to the dealer’s right and lead first. With all three matadors, *draw their trumps: Spadille.*',
        pl: 'Siedzisz po prawej ręce rozdającego i wychodzisz pierwszy. Masz trzy matadory: *ściągaj atuty, najpierw Spadilią.*',
      },
      ask: {cards: ['AS', '2S', 'AC']},
      point: ['AS'],
      other: {
        en: 'You may. But trumps come first. *Take it back, and lead the ace of spades.*',
        pl: 'Wolno. Ale najpierw atuty. *Cofnij i zagraj asa pik.*',
      },
    },
    {
      say: {en: 'Once more: *Manille, the two.*', pl: 'Jeszcze raz: *Manilia, dwójka.*'},
      ask: {cards: ['2S', 'AS', 'AC']},
      point: ['answer'],
    },
    {
      say: {en: 'And *Basta*, the ace of clubs.', pl: 'I *Basta*, as trefl.'},
      ask: {cards: ['AC', '2S', 'AS']},
      point: ['answer'],
    },
  ],
  end: {
    say: {
      en: 'Two more tricks, with your king and your trumps, and the game is won. *Play on.* Whoever is surer of his hand bids more than an Ask: a *Solo* exchanges nothing and pays more. And in most deals one suit is the *favourite*: games in it pay double.',
      pl: 'Jeszcze dwie lewy, królem i atutami, i gra wygrana. *Graj dalej.* Kto jest pewniejszy swojej ręki, daje więcej niż pytanie: w *Solo* nic się nie wymienia, a płaci ono lepiej. W większości rozdań jeden kolor jest też *faworytą*: w nim płaci się podwójnie.',
    },
    missed: {
      en: 'It went otherwise this time. Play on, or begin the lesson again.',
      pl: 'Tym razem poszło inaczej. Graj dalej albo zacznij lekcję od nowa.',
    },
  },
};

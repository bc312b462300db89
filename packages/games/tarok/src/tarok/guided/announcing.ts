import type {Lesson} from '@quinola/play';

/** The beginning of a deal for two: the dealer's three cards too many, and what a hand is announced for. */
export const announcing: Lesson = {
  format: 'quinola-lesson/1',
  id: 'announcing',
  game: 'tarok',
  title: {en: 'Skat and announcing', pl: 'Skat i zapowiedzi'},
  about: {
    en: 'The beginning of a deal: three cards are laid away, and a good hand is paid before it is played.',
    pl: 'Początek rozdania: odkłada się trzy karty, a za dobrą rękę płaci się przed grą.',
  },
  minutes: 3,
  source: 'Tarok en deux, Warsaw about 1820, l. 6580-6596, 6444-6564, 6905',
  options: {
    players: 2,
    deal: 'S:7,3,13,20,19,10,12,21,1,11,8.579.937.T6KA7.6A735K N:SK,6,17,5.N3Q482.5A8TQN.345N.TJ8NQ dealer=S',
  },
  seats: ['visitor', {plays: [{type: 'ANNOUNCE', classes: ['cavalry-half']}, 'QS']}],
  goal: {
    say: {
      en: 'Lay three cards away, and announce all that your hand is worth.',
      pl: 'Odłóż trzy karty i zapowiedz wszystko, co warta jest ręka.',
    },
    when: {happening: {type: 'announced', seat: 0, classes: ['taroks', 'kings']}},
  },
  steps: [
    {
      say: {
        en: 'You have dealt, and the dealer gets *three cards more*. He lays three away as the *Skat*; they count for him at the end.',
        pl: 'Rozdawałeś, a rozdający bierze *trzy karty więcej*. Trzy odkłada jako *skat*; na końcu liczą się jemu.',
      },
      point: ['hand'],
    },
    {
      say: {
        en: 'Kings and taroks may not be laid away. *Lay your three spades*: without a spade you may take spades with taroks.',
        pl: 'Królów i taroków odkładać nie wolno. *Odłóż trzy piki*: bez pików możesz bić piki tarokami.',
      },
      ask: {move: {type: 'LAY_SKAT', cards: ['5S', '7S', '9S']}},
      point: ['answer'],
      right: {en: 'Now you have no spade.', pl: 'Teraz nie masz pików.'},
      other: {
        en: 'That may be done. With all three spades away you would have no spade at all. Take it back, or go on with it.',
        pl: 'Tak wolno. Bez wszystkich trzech pików nie byłoby ich wcale. Cofnij albo graj tak dalej.',
      },
    },
    {
      say: {
        en: 'Ten taroks or more are worth points, and so are three of the kings, Sky, XXI and Pagat together. *Announce both*: what is not announced is lost.',
        pl: 'Dziesięć lub więcej taroków jest warte punkty, tak samo trzy spośród królów, Skiza, XXI i Pagata. *Zapowiedz jedno i drugie*: co niezapowiedziane, przepada.',
      },
      ask: {move: {type: 'ANNOUNCE', classes: ['taroks', 'kings']}},
      right: {
        en: 'Eleven taroks bring fifteen points, two kings with XXI and Pagat ten.',
        pl: 'Jedenaście taroków daje piętnaście punktów, dwa króle z XXI i Pagatem dziesięć.',
      },
      other: {
        en: 'You have given points away. *Take it back, and announce everything.*',
        pl: 'To stracone punkty. *Cofnij i zapowiedz wszystko.*',
      },
    },
    {
      say: {
        en: 'The queen of spades was led, and nobody plays after you. You have no spade: a tarok takes her, *even the Pagat*, which is fifteen points, and safe.',
        pl: 'Zagrano damę pik, a po tobie nikt już nie gra. Nie masz pików: damę bierze tarok, *nawet Pagat*, a to piętnaście pewnych punktów.',
      },
      ask: {card: 'T1'},
      point: ['answer', 'QS'],
      right: {en: 'The Pagat is home.', pl: 'Pagat jest uratowany.'},
      other: {
        en: 'That takes her too. But so safe an occasion for the Pagat seldom comes. Take it back, or go on with it.',
        pl: 'To też bierze. Ale tak pewna okazja dla Pagata rzadko się zdarza. Cofnij albo graj tak dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'So a deal begins. Play on as you like: whoever comes to a hundred points first, after as many deals as it takes, wins the party.',
      pl: 'Tak zaczyna się rozdanie. Graj dalej, jak chcesz: kto po tylu rozdaniach, ile trzeba, ma sto punktów, wygrywa partię.',
    },
  },
};

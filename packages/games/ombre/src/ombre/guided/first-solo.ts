import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';
import {setDeal} from './set-deal.js';

/** One Solo in hearts from its first lead: plain suits, then trumps with the three matadors. */
export const firstSolo: Lesson = {
  format: 'quinola-lesson/1',
  id: 'first-solo',
  game: 'lomber',
  ...GUIDES['first-solo'],
  source: {
    en: 'The Warsaw book of games, about 1820, Lomber: the pack, general rules 7 to 13',
    pl: 'Warszawska książka o grach, ok. 1820, „Gra Lombra”: karty, reguły ogólne 7–13',
  },
  ...setDeal({
    hands: {
      A: 'KC QC 6H 2H QH JD 6S 7S KS',
      B: '4C 7C 4H JH AH 7D 5S QD QS',
      C: '6C 3H AS 7H AC KD KH 5D 4S',
    },
    visitor: 'C',
    ombre: 'C',
    game: 'solo',
    trump: 'H',
  }),
  goal: {
    say: {
      en: 'You play alone against two. Take more tricks than either of them.',
      pl: 'Grasz sam przeciw dwóm. Weź więcej lew niż każdy z nich.',
    },
    when: {happening: {type: 'deal-settled', result: {outcome: 'win'}}},
  },
  steps: [
    {
      say: {
        en: 'Each of the three plays one card, and *the best card takes all three*: that is a *trick*. There are nine. You are the *Ombre*, “the man”: you play alone against two, and five tricks are enough.',
        pl: 'Każdy z trzech kładzie po jednej karcie i *najlepsza zabiera wszystkie trzy*: to jest *lewa*. Jest ich dziewięć. Jesteś *lombrem*, czyli „człowiekiem”: grasz sam przeciw dwóm i wystarczy ci pięć lew.',
      },
      point: ['hand'],
    },
    {
      say: {
        en: 'Spades, clubs and diamonds go as usual: *king, queen, knave*, then the small cards. The king of clubs was led. *You hold a club, so you must play it.*',
        pl: 'Piki, trefle i kara idą jak zwykle: *król, dama, walet*, potem małe karty. Zagrano króla trefl. *Masz trefla, więc musisz go dołożyć.*',
      },
      ask: {card: '6C'},
      point: ['answer', 'KC'],
      right: {
        en: 'The king is the highest club; that trick is lost.',
        pl: 'Król jest najwyższym treflem; ta lewa przepadła.',
      },
      wrong: {
        en: 'Whoever holds the suit that was led must play it.',
        pl: 'Kto ma kolor, w który zagrano, musi do niego dołożyć.',
      },
    },
    {
      say: {
        en: 'Clubs again, and you have none left. You chose hearts as *trumps*: *any trump beats every card of the other suits*. A small one will do: *the three of hearts.*',
        pl: 'Znowu trefle, a ty już ich nie masz. Wybrałeś kiery na *atuty*: *każdy atut bije wszystkie karty innych kolorów*. Wystarczy mały: *trójka kier.*',
      },
      ask: {card: '3H'},
      point: ['answer', 'QC'],
      right: {
        en: 'Your small heart has beaten the queen. Whoever takes a trick leads to the next.',
        pl: 'Twój mały kier pobił damę. Kto weźmie lewę, wychodzi do następnej.',
      },
      other: {
        en: 'You may; but the three of hearts is enough here, or the trick is theirs. *Take it back, and play the three.*',
        pl: 'Wolno; ale tu wystarczy trójka kier, a bez atuta lewa jest ich. *Cofnij i połóż trójkę.*',
      },
    },
    {
      say: {
        en: 'Now draw their trumps. The highest of all is always the ace of spades: *Spadille*. It counts as a trump, not as a spade. *Lead it*: they must answer with hearts.',
        pl: 'Teraz ściągnij im atuty. Najwyższym jest zawsze as pik: *Spadilia*. Liczy się jako atut, nie jako pik. *Zagraj ją*: muszą dołożyć kiery.',
      },
      ask: {card: 'AS'},
      point: ['answer'],
      right: {en: 'Two of their trumps are gone.', pl: 'Poszły dwa ich atuty.'},
      other: {
        en: 'You may. But first their trumps should go. *Take it back, and lead the ace of spades.*',
        pl: 'Wolno. Ale najpierw trzeba im zabrać atuty. *Cofnij i zagraj asa pik.*',
      },
    },
    {
      say: {
        en: 'The second trump is *Manille*: the card that would be the worst of the suit. In hearts that is the seven, and *it beats the king*. *Lead it.*',
        pl: 'Drugi atut to *Manilia*: karta, która w tym kolorze byłaby najgorsza. W kierach jest nią siódemka i *bije ona króla*. *Zagraj ją.*',
      },
      ask: {card: '7H'},
      point: ['answer'],
      right: {en: 'Even the knave of trumps fell to it.', pl: 'Padł pod nią nawet walet atutowy.'},
      other: {
        en: 'You may. But they still have trumps. *Take it back, and lead the seven of hearts.*',
        pl: 'Wolno. Ale oni mają jeszcze atuty. *Cofnij i zagraj siódemkę kier.*',
      },
    },
    {
      say: {
        en: 'The third is *Basta*, always the ace of clubs. These three are called *matadors*. Below them, in red suits, comes the ace of trumps, then the king. *Lead the ace of clubs.*',
        pl: 'Trzeci to *Basta*, zawsze as trefl. Te trzy karty zwą się *matadorami*. Niżej, w kolorach czerwonych, idzie as atutowy, potem król. *Zagraj asa trefl.*',
      },
      ask: {card: 'AC'},
      point: ['answer'],
      right: {
        en: 'The ace of hearts and the queen fell. They have no trumps any more.',
        pl: 'Padły as i dama kier. Atutów już nie mają.',
      },
      other: {
        en: 'You may. But one round more and their trumps are gone. *Take it back, and lead the ace of clubs.*',
        pl: 'Wolno. Ale jeszcze jedna kolejka i nie będą mieli atutów. *Cofnij i zagraj asa trefl.*',
      },
    },
    {
      say: {
        en: 'You have four tricks. With their trumps gone, nobody can beat your kings. *Lead the king of diamonds.*',
        pl: 'Masz cztery lewy. Bez atutów nikt nie pobije twoich króli. *Zagraj króla karo.*',
      },
      ask: {cards: ['KD', 'KH']},
      point: ['KD', 'KH'],
      right: {
        en: 'The fifth trick: nobody can have as many. *The game is won.*',
        pl: 'Piąta lewa: nikt już nie może mieć tylu. *Gra wygrana.*',
      },
    },
    {
      say: {en: 'Lead your other king too.', pl: 'Zagraj i drugiego króla.'},
      ask: {cards: ['KH', 'KD']},
      point: ['answer'],
    },
    {
      say: {
        en: 'Two small cards are left. *Mind the red suits: there the small cards run backwards*, the two above the seven. The order of the black ones is the usual.',
        pl: 'Zostały dwie małe karty. *Uważaj na kolory czerwone: tam małe karty idą na odwrót*, dwójka jest lepsza niż siódemka. W czarnych jest jak zwykle.',
      },
      ask: {cards: ['5D', '4S']},
      point: ['5D', '4S'],
    },
    {
      say: {en: 'And the last card.', pl: 'I ostatnia karta.'},
      ask: 'any',
      point: ['hand'],
    },
  ],
  end: {
    say: {
      en: 'Six tricks for you, two and one for them. Each pays you two marks for the *Solo* (you exchanged no cards) and one for three matadors; and the stakes in the *dish* are yours. The second lesson shows how a deal begins.',
      pl: 'Sześć lew dla ciebie, dwie i jedna dla nich. Każdy płaci ci dwie marki za *Solo*, bo nie wymieniałeś kart, i jedną za trzy matadory, a stawki z *miseczki* są twoje. Druga lekcja pokaże, jak zaczyna się rozdanie.',
    },
    missed: {
      en: 'This time it was not enough. Play it once more: draw their trumps first, then play your kings.',
      pl: 'Tym razem nie wystarczyło. Zagraj jeszcze raz: najpierw ściągnij im atuty, potem graj króle.',
    },
  },
};

import type {Page} from '@quinola/table';

/**
 * The rules of twenty-one in English, after a Polish re-enactors' page on Oczko, which tells of one hand only; bank, stakes and
 * opponents are those of the household game.
 */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Twenty-one',
  intro:
    'Whoever comes nearest to twenty-one wins, and whoever goes over it has lost. All is for play money: nothing can be bought here, and nothing is kept for the next time.',
  sections: [
    {
      id: 'cards',
      title: 'The cards',
      blocks: [
        {
          p: 'The large pack has 52 cards, the small one 24, from the nine to the ace. Suits do not matter. Numbers count as they are, a knave two, a queen three, a king four and an ace always eleven; in the small pack a nine counts nothing.',
        },
      ],
    },
    {
      id: 'stakes',
      title: 'Deal and stakes',
      blocks: [
        {
          p: 'One player keeps the bank; the others are punters. Each gets a card face down, the banker last. Then each punter, from the banker’s left, lays his stake: no less than was agreed, and no more than lies in the bank. The page says nothing of bank and stakes; this is how households play it.',
        },
        {
          p: [
            'In the game for the pool (',
            ['pula', 'the pool'],
            ') nobody keeps a bank: all pay the same into the pool, and everybody plays for himself.',
          ],
        },
      ],
    },
    {
      id: 'play',
      title: 'A card, or enough',
      blocks: [
        {
          p: 'In turn each takes card by card, as long as he likes, or until he has twenty-one or more. With 22 and more he is over and has lost at once, even if the banker is over later. With 21 he stops by himself.',
        },
        {
          p: [
            'Two aces are the Persian eye (',
            ['perskie oczko', 'the Persian eye'],
            '). It wins always, though it counts 22, but only as the first two cards with nothing else.',
          ],
        },
        {
          p: 'The banker draws last, with open cards: up to 15 he must draw, at 16 he may choose, and from 17 on he may not. Where it is agreed he draws as he likes, and five court cards win at once.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Who wins',
      blocks: [
        {
          p: 'Against the bank each punter is settled by himself: a Persian eye wins, even against that of the banker, because it was there first; whoever is over loses; a banker with two aces wins; a banker who is over loses; else the higher sum wins, and equal sums are the bank’s. One is paid for one. A bank that can pay no more is broken.',
        },
        {
          p: 'The pool goes to the first Persian eye at once, else to whoever is nearest to 21. Equal ones share it, and what cannot be shared stays for the next round, as all of it does when everybody is over.',
        },
      ],
    },
    {
      id: 'odds',
      title: 'What can be counted',
      blocks: [
        {
          p: 'Of the large pack at 15 twenty of 52 cards are too much, at 16 twenty-four, at 17 twenty-eight. Of the small pack only tens and aces are, up to 17: eight of 24.',
        },
        {
          figure: 'over-large',
          caption:
            'The large pack: how many of its 52 cards are too much at each sum, 4 at eleven, 8, 12, 16, 20, 24 at sixteen, 28, 36, 44 and all 52 at twenty.',
        },
        {
          figure: 'over-small',
          caption:
            'The small pack: of its 24 cards 4 are too much at eleven, 8 from twelve to seventeen, 12 at eighteen, 16 at nineteen and 20 at twenty.',
        },
        {
          p: 'Whoever plays as well as he can loses about nine of a hundred staked on a card that he has not seen yet: ties are the bank’s, and he is over first. Only with an ace or a ten in hand are the odds on his side.',
        },
      ],
    },
  ],
};

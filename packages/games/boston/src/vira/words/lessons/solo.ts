import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';
import {bid, cardsOf, exchange, PASS, say, setDeal} from './set-deal.js';

const again = say(
  'You may, but it costs a trick. *Take it back.*',
  'Du får, men det kostar ett stick. *Ta tillbaka det.*',
);

/** A Solo over another's ask, after a look at the whole ladder; a king is trumped by who has exchanged a suit away. */
export const solo: Lesson = {
  format: 'quinola-lesson/1',
  id: 'solo',
  game: 'wira',
  ...GUIDES.solo,
  source: say(
    'Lyckans talisman (Stockholm, 1819), Wira: the ladder, the open calls, and the advice on Solos',
    'Lyckans talisman (Stockholm 1819), Wira: spelens ordning, de öppna buden och råden om solo',
  ),
  ...setDeal({
    hands: [
      'QS JS 9S 8S KD QD TD 9D 6D AC TC 5C JH',
      'AS KS 6S 3S AH KH QH 5H 2H AD 4D 7C 2C',
      'QC JC 5D 2D 3C JD 5S 8C 7D 4H 8D TS KC',
    ],
    talon: 'TH 7S 4S 2S 9H 8H 7H 6H 3H 3D 9C 6C 4C',
    visitor: 1,
    colours: '5H',
    before: [bid('begar')],
    plays: [
      [PASS, exchange('QS JS 9S 8S QD TD 9D 6D TC 5C'), ...cardsOf('AC 4C 6C 3H 6H 7H 3D 2S')],
      [],
      [PASS, exchange('2D 5S TS'), ...cardsOf('3C 8C KC 4H TH 4S 5D 7S')],
    ],
  }),
  goal: {
    say: say('Take six tricks without an exchange.', 'Ta sex stick utan byte.'),
    when: {happening: {type: 'trick-won', seat: 2}, least: 6},
  },
  steps: [
    {
      say: say(
        'Forehand has asked: whoever wants to play instead must bid *higher*. “All games” shows the whole ladder, the highest game on top, and what each player would pay you for it in each colour.',
        'Förhand har begärt: den som vill spela i stället måste bjuda *högre*. ”Alla spel” visar hela stegen, det högsta spelet överst, och vad var och en skulle betala dig för det i varje färg.',
      ),
      point: ['prompt'],
    },
    {
      say: say(
        'Köp you know. A *Tournée* has the trump that the talon turns up; in a *Gasque* you keep a few cards and take the whole talon; a *Solo* exchanges nothing. It needs *six sure tricks* in hand, for the others improve theirs. You have them: three hearts, two spades, a diamond. *Bid “Solo”.*',
        'Köp känner du. I en *tournée* vänder talongen upp trumf; i en *gasque* behåller du några kort och tar hela talongen; i en *solo* byter du inget. Den kräver *sex säkra stick* på hand, för de andra förbättrar sina kort. Du har dem: tre i hjärter, två i spader, ett i ruter. *Bjud ”Solo”.*',
      ),
      ask: {move: {type: 'BID', bid: 'solo'}},
      point: ['AH', 'KH', 'QH', 'AS', 'KS', 'AD'],
      right: say('Both pass. You are left alone.', 'Båda passar. Du är ensam kvar.'),
      other: say(
        'You may; but these cards need no talon. *Take it back, and bid “Solo”.*',
        'Du får; men de här korten behöver ingen talong. *Ta tillbaka det, och bjud ”Solo”.*',
      ),
    },
    {
      say: say(
        '“Solo” says only that you exchange nothing; how many tricks, you say now. *Six are enough.*',
        '”Solo” säger bara att du inte byter något; hur många stick säger du nu. *Sex räcker.*',
      ),
      ask: {move: {type: 'CHOOSE', game: 'solo-6'}},
      point: ['prompt'],
      other: say(
        'You may; but who says more must take more. *Take it back, and choose six.*',
        'Du får; men den som säger fler måste ta fler. *Ta tillbaka det, och välj sex.*',
      ),
    },
    {
      say: say(
        'Your five hearts with the three highest are the trump. *Name hearts.*',
        'Dina fem hjärter med de tre högsta är trumf. *Nämn hjärter.*',
      ),
      ask: {move: {type: 'NAME_TRUMP', suit: 'H'}},
      point: ['AH', 'KH', 'QH', '5H', '2H'],
      right: say(
        'Now the others exchange. Watch how many: ten cards went from forehand.',
        'Nu byter de andra. Se hur många: tio kort gick från förhand.',
      ),
      other: say(
        'You may; but of hearts you have most. *Take it back, and name hearts.*',
        'Du får; men av hjärter har du flest. *Ta tillbaka det, och nämn hjärter.*',
      ),
    },
    {
      say: say(
        'Forehand leads the ace of clubs. *Give the two.*',
        'Förhand spelar ut klöver ess. *Lägg tvåan.*',
      ),
      ask: {card: '2C'},
      point: ['answer'],
    },
    {
      say: say('Clubs again: *the seven*, your last.', 'Klöver igen: *sjuan*, din sista.'),
      ask: {card: '7C'},
      point: ['answer'],
      right: say('Now you can trump clubs.', 'Nu kan du trumfa klöver.'),
    },
    {
      say: say('The king of clubs. *Trump him with the two.*', 'Klöver kung. *Trumfa honom med tvåan.*'),
      ask: {card: '2H'},
      point: ['answer'],
      right: say('Your first trick, and you lead.', 'Ditt första stick, och du spelar ut.'),
      other: again,
    },
    {
      say: say('Take their trumps away: *the ace of hearts.*', 'Ta trumfen ifrån dem: *hjärter ess.*'),
      ask: {card: 'AH'},
      point: ['answer'],
      other: again,
    },
    {
      say: say('*The king.*', '*Kungen.*'),
      ask: {card: 'KH'},
      point: ['answer'],
      right: say(
        'The player on your left gave his last trump, the ten.',
        'Spelaren till vänster lade sin sista trumf, tian.',
      ),
      other: again,
    },
    {
      say: say('*And the queen*, which is the highest now.', '*Och damen*, som nu är högst.'),
      ask: {card: 'QH'},
      point: ['answer'],
      right: say('Four tricks.', 'Fyra stick.'),
      other: again,
    },
    {
      say: say(
        'Forehand may still have trumps. Side suits are best cashed early: *the ace of diamonds.*',
        'Förhand kan ha trumf kvar. Sidofärgernas ess tas bäst tidigt: *ruter ess.*',
      ),
      ask: {card: 'AD'},
      point: ['answer'],
      right: say('Five.', 'Fem.'),
      other: again,
    },
    {
      say: say('*And the ace of spades.*', '*Och spader ess.*'),
      ask: {card: 'AS'},
      point: ['answer'],
      right: say('Six tricks: the Solo is won.', 'Sex stick: solon är vunnen.'),
      other: again,
    },
  ],
  end: {
    say: say(
      'Play on, and lead the king of spades: he is trumped. *Forehand has exchanged his spades away.* So count little on kings in the side suits when you play a Solo. It pays twice what a köp of as many tricks does.',
      'Spela vidare, och spela ut spader kung: han blir trumfad. *Förhand har bytt bort sina spader.* Räkna därför inte mycket med kungar i sidofärgerna när du spelar solo. Den betalas dubbelt så högt som ett köp på lika många stick.',
    ),
    missed: say(
      'This time it was not enough. Play it once more: trumps first, from above, then the aces.',
      'Den här gången räckte det inte. Spela det en gång till: först trumf uppifrån, sedan essen.',
    ),
  },
};

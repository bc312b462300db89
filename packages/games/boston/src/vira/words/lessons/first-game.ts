import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';
import {cardsOf, exchange, PASS, say, setDeal} from './set-deal.js';

const again = say(
  'You may, but it costs a trick. *Take it back.*',
  'Du får, men det kostar ett stick. *Ta tillbaka det.*',
);

/** Köp six from the first word to the sixth trick: three kinds of games are told, one is played. */
export const firstGame: Lesson = {
  format: 'quinola-lesson/1',
  id: 'first-game',
  game: 'wira',
  ...GUIDES['first-game'],
  source: say(
    'Lyckans talisman (Stockholm, 1819), Wira: the games, the exchange, and the advice on asking',
    'Lyckans talisman (Stockholm 1819), Wira: spelen, bytet och råden om att begära',
  ),
  ...setDeal({
    hands: [
      'AH KH JH 7H 4H AS KS 3S 9D 6D 8C 5C 2C',
      'TH 5H QS JS 8S 7S JD 8D 3D TC 6C 4C 3C',
      'QH 9H 2H TS 6S 4S QD TD 7D 4D KC JC 9C',
    ],
    talon: '8H AC 3H QC 5D 7C 9S 5S 2S 6H AD KD 2D',
    colours: '5H',
    plays: [
      [],
      [PASS, exchange('JD 8D 3D'), ...cardsOf('5H TH 3C 2S 4C 6C 5S 7S 8S')],
      [PASS, exchange('TS 6S 4S 9C'), ...cardsOf('2H 6H 9H AD KD QH QD 2D 4D')],
    ],
  }),
  goal: {
    say: say('Take six tricks.', 'Ta sex stick.'),
    when: {happening: {type: 'trick-won', seat: 1}, least: 6},
  },
  steps: [
    {
      say: say(
        'One plays *alone against two*. Each has thirteen cards; thirteen are left, the *talon*. A card of a second pack has made the *colours*: hearts are the *highest*, diamonds, red like them, the *second*. The better the colour, the more a game pays.',
        'En spelar *ensam mot två*. Var och en har tretton kort; tretton blir över, *talongen*. Ett kort ur en andra lek har bestämt färgerna: hjärter är *högsta färg*, ruter, som också är röd, är *andra färg*. Ju bättre färg, desto mer betalar spelet.',
      ),
      point: ['hand'],
    },
    {
      say: say(
        'Thirty-one games can be bid. *Three kinds are enough to begin with.* Köp: exchange cards, then take so many tricks. Solo: the same, without exchanging. Misère: take no trick at all.',
        'Trettioen spel kan bjudas. *Tre slag räcker till en början.* Köp: byt kort, och ta sedan så och så många stick. Solo: detsamma, men utan byte. Misère: ta inga stick alls.',
      ),
      point: ['hand'],
    },
    {
      say: say(
        'Two aces, and the king with each: *four sure tricks*. Three or four are enough to ask, says the book; the talon brings the rest. The list shows what this hand can well make, and how often. *Bid “I ask”.*',
        'Två ess, och kungen till vart och ett: *fyra säkra stick*. Tre eller fyra räcker för att begära, säger boken; resten kommer ur talongen. Listan visar vad handen bör klara, och hur ofta. *Bjud ”Begär”.*',
      ),
      ask: {move: {type: 'BID', bid: 'begar'}},
      point: ['AH', 'KH', 'AS', 'KS', 'prompt'],
      right: say('The two others pass. You are left alone.', 'De båda andra passar. Du är ensam kvar.'),
      other: say(
        'You may; but a beginner does well to ask first. *Take it back, and bid “I ask”.*',
        'Du får; men en nybörjare gör klokt i att börja lågt. *Ta tillbaka det, och bjud ”Begär”.*',
      ),
    },
    {
      say: say(
        '“I ask” means the lowest köp, or the small misère: you say it now. With these aces it cannot be a misère. *Choose köp six:* six tricks of thirteen.',
        '”Begär” betyder det lägsta köpet eller liten misère: nu säger du vilket. Med de här essen kan det inte bli någon misère. *Välj sex med köp:* sex stick av tretton.',
      ),
      ask: {move: {type: 'CHOOSE', game: 'kop-6'}},
      point: ['prompt'],
      other: say(
        'You may; but aces take tricks. *Take it back, and choose köp six.*',
        'Du får; men ess tar stick. *Ta tillbaka det, och välj sex med köp.*',
      ),
    },
    {
      say: say(
        'Now name the *trump*, the suit that beats all others. You hold five hearts with ace, king and knave, and no suit pays better. *Name hearts.*',
        'Nämn nu *trumf*, färgen som slår alla andra. Du har fem hjärter med ess, kung och knekt, och ingen färg betalar bättre. *Nämn hjärter.*',
      ),
      ask: {move: {type: 'NAME_TRUMP', suit: 'H'}},
      point: ['AH', 'KH', 'JH', '7H', '4H'],
      other: say(
        'You may; but of hearts you have most. *Take it back, and name hearts.*',
        'Du får; men av hjärter har du flest. *Ta tillbaka det, och nämn hjärter.*',
      ),
    },
    {
      say: say(
        'You exchange first. *Throw the six cards that will not win*: trumps stay, and so do ace and king of spades. As many come from the talon.',
        'Du byter först. *Kasta de sex kort som inte vinner något*: trumfen stannar, liksom spader ess och kung. Lika många kommer ur talongen.',
      ),
      ask: {move: exchange('3S 9D 6D 8C 5C 2C')},
      point: ['3S', '9D', '6D', '8C', '5C', '2C'],
      right: say('Two more trumps, and the ace of clubs!', 'Två trumf till, och klöver ess!'),
      other: say(
        'You may; but low cards of other suits take nothing, and trumps do. *Take it back, and throw the six.*',
        'Du får; men låga kort i andra färger tar inget, och det gör trumf. *Ta tillbaka det, och kasta de sex.*',
      ),
    },
    {
      say: say(
        'Had the talon brought nothing, you could *buy again* or *lie down*, and would be written a *bête* for it, a debt. With this hand: *play.*',
        'Hade talongen inte gett något kunde du *köpa om* eller *lägga dig*, och då skrivs en *bet* på dig, en skuld. Med den här handen: *spela.*',
      ),
      ask: {move: {type: 'CONTENT'}},
      point: ['prompt'],
      other: say(
        'That costs a bête, and this hand is good. *Take it back, and play.*',
        'Det kostar en bet, och handen är bra. *Ta tillbaka det, och spela.*',
      ),
    },
    {
      say: say(
        'The others have exchanged too. You are *forehand* and lead. Suit must be followed; the highest card takes the trick, or the highest trump. First take their trumps away: *lead the ace of hearts.*',
        'De andra har också bytt. Du sitter i *förhand* och spelar ut. Man måste bekänna färg; det högsta kortet tar sticket, eller den högsta trumfen. Ta först trumfen ifrån dem: *spela ut hjärter ess.*',
      ),
      ask: {card: 'AH'},
      point: ['answer'],
      right: say('Your first trick.', 'Ditt första stick.'),
      other: again,
    },
    {
      say: say('*And the king.*', '*Och kungen.*'),
      ask: {card: 'KH'},
      point: ['answer'],
      right: say(
        'Two tricks. Four of their trumps are gone, and two are left: the queen and the nine.',
        'Två stick. Fyra av deras trumf är borta, och två är kvar: damen och nian.',
      ),
      other: again,
    },
    {
      say: say(
        'You still have five trumps. The queen beats all of them, so do not spend a good one: *lead the three.*',
        'Du har fem trumf kvar. Damen slår dem alla, så slösa ingen bra trumf på henne: *spela ut trean.*',
      ),
      ask: {card: '3H'},
      point: ['answer'],
      right: say('The nine takes it. Only the queen is left.', 'Nian tar det. Bara damen är kvar.'),
      other: say(
        'You may; but a small trump draws theirs as well. *Take it back, and lead the three.*',
        'Du får; men en liten trumf lockar fram deras lika bra. *Ta tillbaka det, och spela ut trean.*',
      ),
    },
    {
      say: say(
        'The ace of diamonds. You must follow suit, and have one diamond: *the five.*',
        'Ruter ess. Du måste bekänna, och har en enda ruter: *femman.*',
      ),
      ask: {card: '5D'},
      point: ['answer'],
      right: say('Now you have no diamonds.', 'Nu har du inga ruter kvar.'),
    },
    {
      say: say(
        'The king of diamonds, and you cannot follow. *Trump him with the four.*',
        'Ruter kung, och du kan inte bekänna. *Trumfa honom med fyran.*',
      ),
      ask: {card: '4H'},
      point: ['answer'],
      right: say('Three tricks.', 'Tre stick.'),
      other: again,
    },
    {
      say: say(
        'The queen of trumps still waits to trump your aces. Let her have a small one: *lead the seven.*',
        'Trumfdamen väntar ännu på att få trumfa dina ess. Ge henne en liten: *spela ut sjuan.*',
      ),
      ask: {card: '7H'},
      point: ['answer'],
      right: say(
        'She takes it, and is gone: nobody else has a trump now.',
        'Hon tar det och är borta: nu har ingen annan någon trumf.',
      ),
      other: say(
        'You may; but as long as she is out she can trump an ace. *Take it back, and lead the seven.*',
        'Du får; men så länge hon är ute kan hon trumfa ett ess. *Ta tillbaka det, och spela ut sjuan.*',
      ),
    },
    {
      say: say('The queen of diamonds: *trump her with the eight.*', 'Ruter dam: *trumfa henne med åttan.*'),
      ask: {card: '8H'},
      point: ['answer'],
      right: say('Four tricks.', 'Fyra stick.'),
      other: again,
    },
    {
      say: say('*Now the ace of spades.*', '*Nu spader ess.*'),
      ask: {card: 'AS'},
      point: ['answer'],
      right: say('Five.', 'Fem.'),
      other: again,
    },
    {
      say: say('*And the king.*', '*Och kungen.*'),
      ask: {card: 'KS'},
      point: ['answer'],
      right: say('Six tricks: the game is won.', 'Sex stick: spelet är vunnet.'),
      other: again,
    },
  ],
  end: {
    say: say(
      'Play on: tricks above six are paid too, and ace, king and knave of trumps count as two more. You also draw what was played for, an *ål* of twelve Fisch. Five tricks would have been a *bête*, for the next winner to draw; fewer, two of them: *codille*. Next time look at “All games”: a *Tournée* turns its trump, a *Gasque* takes the whole talon.',
      'Spela vidare: stick över sex betalas också, och ess, kung och knekt i trumf räknas som två till. Du drar dessutom det som spelades om, en *ål* på tolv fisch. Fem stick hade varit en *bet*, som nästa vinnare drar; färre, två: *kodilj*. Titta nästa gång på ”Alla spel”: en *tournée* vänder upp sin trumf, en *gasque* tar hela talongen.',
    ),
    missed: say(
      'This time it was not enough. Play it once more: first take their trumps away, then lead the aces and kings.',
      'Den här gången räckte det inte. Spela det en gång till: ta först trumfen ifrån dem, och spela sedan ess och kungar.',
    ),
  },
};

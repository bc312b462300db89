/**
 * English reasons, a line for each maxim: its id (several that say the same, divided by commas) and the
 * sentence.
 */
export const reasons = `@leitfaden|Leitfaden §
@ogolne|Gra Wista, general rule
@szczegolne|Gra Wista, special rule
@swiecona|Gra Wista, on the turned card
@druga|Gra Wista, second hand
@obfita|Gra Wista, on strong suits
@ochrona|Gra Wista, on guarding
@wyrazy|Gra Wista, on its terms
@zalezy|Gra Wista, what everything depends on
@engine|No book speaks of it
@borrowed|This school is silent here; the other says:
14.befreien|Draw trumps first: free cards are worth a trick only when they cannot be ruffed.
14.gedeckt|One more trick and the opponents can no longer win the game in this deal: take it.
14.freie-karte|A free card, the highest of its suit still out: bring it home before it is ruffed.
14.impass|A finesse: of two high cards the lower may win, if nobody who plays later holds the card between them.
17.III.2|Of a sequence play the lowest: partner may hope for the higher cards.
17.IV.0|Lead from the longest suit: its length remains when the others run out.
17.IV.1|Of a sequence lead the highest card.
17.IV.2a|Two touching figures in five cards or more: lead the higher.
17.IV.2a.exc1|Ace and king with length: first the king, which promises its neighbour, then the ace.
17.IV.2a.exc2|Ace, king, queen: the king, then the queen; partner knows that the ace is still there.
17.IV.2a.weak-ace|Ace and four small with strong trumps: rather invite with the lowest.
17.IV.2b|Two figures in four cards: invite with the lowest, in the hope of making both.
17.IV.2c|One figure in four or five cards: invite with the lowest, to draw out the higher cards.
17.IV.2c.exc|Five cards with the ace and no sequence: the suit will hardly go round twice, so the ace first.
17.IV.exc|A slam is to be feared and the long suit is poor: cash the sure trick.
17.V.2|Second hand low on an invite: the high card lies in wait for the figure behind it.
17.V.2.exc|Second hand with two of ace, king, queen: put up the lower and make sure of a trick.
17.V.2.gen|Second hand plays low on a low card, and covers a high one if that is cheap.
17.V.3|Third hand tries to make the trick, as surely as it can.
17.V.3.partner-sure|Partner’s card is safe: nothing need be added.
17.V.4|Last hand takes what is the opponents’, as cheaply as it can.
17.V.4.partner|The trick is partner’s already: leave it to him.
17.VI.1|The suit has held: go on with it.
17.VI.3a|With nothing better of one’s own, return partner’s suit.
17.VI.3b|Return partner’s invite at once: the third round will be won too.
17.VI.3c|To return the invite at once would promise the third round: first one’s own suit.
17.VI.read|Partner returned the suit at once and so promised the third round: go on.
17.VII|An unknown card: weak in trumps ruff it, strong in trumps let it run.
17.VIII|Make partner ruff only when strong in trumps yourself.
17.VIII.a|A slam is to be feared: make partner ruff all the same.
17.VIII.b|Partner has shown that he wants to ruff.
17.VIII.c|Partner’s trumps would be drawn anyway: let him ruff while he can.
17.IX|An opponent is void: go on with the suit and weaken him in trumps.
17.X|Partner has led trumps: return them at once.
17.X.a|Partner did not go on with trumps: he has changed his plan.
17.X.b|First show partner the bare ace: then he may choose between trumps and a ruff.
17.X.c|Partner led trumps through the turned figure, which was held back: let him repeat it.
17.XI.1|The opponents stand on nine and need one trick: lead trumps.
17.XI.1own|On nine one trick is enough: do not lead trumps.
17.XI.1own.b|Even on nine: strong in trumps and with free cards besides, lead trumps.
17.XI.2|The opponents can cross-ruff: stop it by leading trumps.
17.XI.3|A figure was turned up on the left: lead trumps through it.
17.XI.4|Strong in trumps, and an opponent ruffs the good suit: draw trumps and free it.
17.XI.4.weak|Too weak to draw trumps: lead partner’s suit itself, which weakens the one who ruffs.
17.XI.4.stop|Both opponents are void: one ruffs, the other throws a suit away. Stop leading it.
17.XII|Partner has no trumps left: go on, the opponents lose two for one.
17.XII.rev|An opponent has no trumps left: stop, or two of ours fall for one of theirs.
17.XIII|King and one small trump against an invite: put up the king, or it is lost later.
17.XIV.1|Great invite: the king of trumps, then another suit; partner should return trumps.
17.XIV.2|Answer to the great invite: return the queen of trumps, or else a small one.
17.XIV.3|The great invite was answered: try the knave, then play the ace.
17.XIV.4|Great invite: the king of the strong suit, then another suit, asks partner to draw trumps.
17.XIV.5|Partner’s great invite asks for trumps.
17.XIV.6|Partner did not answer the great invite: go on with the high cards.
17.XV.1-slam|A slam is in sight: do not end the deal by a call.
17.XV.1a|Tricks count before honours and might take the opponents out: call.
17.XV.1b|Call before a few tricks make the opponents’ loss cheaper.
17.XV.1c|There is little to fear: stay silent and keep the cards dark.
17.XV.1c.exc|A slam is to be feared: call, and cut the deal short.
17.XV.2a|At eight the opponents should have called and did not: partner must be strong in trumps.
17.XV.2b|The left-hand opponent asked in vain: lead trumps through his two honours.
17.XVI.1|With five small trumps a singleton may be led.
17.XVI.2|Five trumps with figures: lead trumps.
17.XVI.3|Without five small trumps a singleton is not led.
17.XVI.4|Never expose partner to an overruff.
17.XVI.5|The next player is void too: ruff with the highest trump.
17.XVII.1|The thirteenth card of a suit is kept for the last need.
17.XVII.2|A thirteenth card: overruff the player on the right; if he let it run, leave it to the one on the left.
17.XVII.a|A thirteenth card, with few trumps or nothing fit to throw: ruff.
17.XVIII.1|Throw from the weakest suit.
17.XVIII.2|Go on throwing the same suit until it is gone.
17.XVIII.3|From ace, king, queen throw the ace: partner will infer the rest.
17.XVIII.4|No trump left when the opponents lead them: the first discard shows the strongest suit.
17.XIX.1|You and partner can cross-ruff: lead the suit he is void of, and keep it going.
17.XIX.2|The opponents can cross-ruff: win a trick and lead trumps.
17.XX.3|The last trump may be partner’s: do not draw it.
25.2a|A ruse: from ace, queen, knave the knave; the king may hold back.
25.2b|A ruse: let the king run; he will take his partner for the holder of the ace.
25.2c|A ruse: the ten of trumps through the turned king.
25.2d|A ruse: a small card back to the opponent who invited.
25.2e|A ruse: of two idle cards the higher first.
25.2f|A ruse: from king, queen, knave the knave.
ogolne.5|Five tricks each and two certain ones in hand: take them.
ogolne.10,ogolne.12,ogolne.14,ogolne.19,ogolne.21,ogolne.23,ogolne.28,ogolne.30|Trumps headed by two touching honours: a small one, partner may have a third.
ogolne.16,ogolne.25,ogolne.33|Knave and ten of trumps with small ones: a small one, partner may have a higher card.
ogolne.11|Ace, king, knave and length in trumps: king, then ace; the queen will probably fall.
ogolne.13,ogolne.22,ogolne.31|King, queen, ten of trumps: the king; the knave will fall or be caught.
ogolne.15,ogolne.24,ogolne.32|Queen, knave, nine of trumps: the queen, so that the ten makes no trick.
ogolne.17,ogolne.26,ogolne.34|Knave, ten, eight of trumps: the knave, so that the nine makes no trick.
ogolne.18,ogolne.27|Only small trumps: the lowest; of ten, nine, eight the ten if it helps.
ogolne.20,ogolne.29|Ace, king, knave of trumps: the king, then wait for the return and try the knave.
ogolne.35|Ten, nine, eight of trumps: the ten; partner is free to take or pass.
ogolne.36|Ten and three small trumps: a small one.
szczegolne.1|Ace and king of six trumps beside a good suit: three rounds at once.
szczegolne.2,szczegolne.3|King and queen of trumps beside a good suit: the king; do not wait.
szczegolne.4,szczegolne.6|A good suit at the side: a small trump.
szczegolne.5|Queen, knave, nine of trumps beside a good suit: the queen, then trumps again.
szczegolne.7|Knave, ten, eight of trumps beside a good suit: the knave.
szczegolne.8|Ten, nine, eight of trumps beside a good suit: the ten.
szczegolne.9a|Of a sequence of trumps lead the highest.
swiecona.dama-walet|The queen was turned up on the right and he leads the knave: let it go.
obfita.odblok|Throw the high card under partner’s, so that he keeps the lead.
zalezy.odrzut|Partner has thrown from this suit: he wants another.
engine.ruff|Only a trump can take this: the lowest that does.
engine.discard|Throw the least useful card.
engine.lowest|The trick cannot be won: the lowest card.
engine.top|Nothing more is said of these: one that no other beats.
engine.low|Nothing more is said of these: the lowest.
ogolne.1|Begin with the suit of which there is most.
ogolne.2a|Ace king queen, king queen knave or queen knave ten: lead the highest.
ogolne.2b|Lead a suit that allows an invite: a small card from an ace, king or queen.
ogolne.2c|Five small trumps and no invite: lead trumps, so that partner plays last.
ogolne.3|Weak in trumps, with aces elsewhere: take at once what can be taken.
ogolne.3b|Do not go on with a suit that partner would have to ruff.
ogolne.4|Partner’s suit is seldom returned while there is a good one of one’s own.
ogolne.6|Far behind: venture the high trump, it strengthens partner.
ogolne.7|On four, one more point saves half the stake: be sparing with trump leads.
ogolne.8|On nine, with partner able to ruff: do not draw trumps.
ogolne.8r|More than one point is at stake: lead trumps, though partner could ruff.
ogolne.9|The third hand could not beat it: return the opponents’ own suit.
szczegolne.9b|A sequence in a plain suit: of three or four the highest, of five the lowest.
szczegolne.bogaty|Rich in trumps: there is no hurry to make tricks.
szczegolne.as-dwie|Ace and one small: begin with that suit.
szczegolne.sila4|The strength lies in another suit: do not begin with the short ace.
szczegolne.dwd|Queen, knave, ten: a lead that is always good.
swiecona.as-prawa.1,swiecona.krol-dama-prawa|A high trump was turned up on the right: first show the strong suit.
swiecona.as-prawa.2,swiecona.krol-dama-prawa.2|The strong suit is shown: now the ten of trumps.
swiecona.as-prawa.3,swiecona.krol-dama-prawa.3|Now the nine of trumps, to catch the queen.
swiecona.dziesiatka-prawa|The ten turned up on the right can be caught: the knave now, the finesse later.
swiecona.dziewiatka-prawa|The nine was turned up on the right: the knave.
druga.krol,druga.dama,druga.walet|Second hand with one high card and small ones: do not put it up.
druga.akd|Second hand with ace, king, queen: the ace, to deceive the leader.
obfita.jedna|Let partner know the one strong suit.
obfita.pomoc|Partner has a long suit: he needs his trumps, do not make him ruff.
ochrona|Keep guard over the opponents’ long suit.
wyrazy.impas|A finesse: it is two to one that the missing card lies elsewhere.
wyrazy.forsowac|Make the opponent ruff.
wyrazy.forte|A master card: only a trump can beat it.
zalezy.szlem-krol|A slam is to be feared: do not lead away from a king.
7|Three honours or four that are shown win the game without asking.
19|The three points are taken where they tell most.
20.V|Honours that are not announced do not count.
engine.trump|The longest suit as trumps; of equals the stronger.
engine.rest|Every trick that is left is certain.
engine.seen|A figure of this side has been seen: better to have a new deal.
engine.unseen|Nothing that matters to this side has been seen: the deal may stand.
engine.grant|No card of this hand beats what lies open: the rest is lost in any case.
engine.contest|A card of this hand may still take a trick: play on.
engine.stand|A strong hand: let the deal stand.
engine.void|A weak hand: void the deal.
engine.call|The highest open figure is asked for, so that it falls for nothing.
engine.waive|No open card is worth asking for.
engine.suit|Ask for the suit in which this hand is strongest.
engine.demand|So that the offender’s card takes no trick.
engine.revoke|The tricks on the table prove the revoke.
engine.unproven|No revoke is seen.
engine.figure|A figure at once, in the hope that it wins.
engine.early|A trump as soon as it is allowed.`;

/** English reasons of the maxims that only the school of Warsaw goes by. */
export const reasons = `ogolne.1|Begin with the suit of which there is most.
ogolne.2a|Ace king queen, king queen knave or queen knave ten: lead the highest.
ogolne.2b|Lead a suit that allows an invite: a small card from an ace, king or queen.
ogolne.2c|Five small trumps and no invite: lead trumps, and partner plays behind the hand.
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
swiecona.as-prawa.2|The strong suit is shown: now the ten of trumps.
swiecona.as-prawa.3|Now the nine of trumps, to catch the queen.
swiecona.dziesiatka-prawa|The ten turned up on the right is in our power: the knave, later the finesse.
swiecona.dziewiatka-prawa|The nine was turned up on the right: the knave.
druga.krol,druga.dama,druga.walet|Second hand with one high card and small ones: do not put it up.
druga.akd|Second hand with ace, king, queen: the ace, to deceive the leader.
obfita.jedna|Let partner know the one strong suit.
obfita.pomoc|Partner has a long suit: he needs his trumps, do not make him ruff.
ochrona|Keep guard over the opponents’ long suit.
wyrazy.impas|A finesse: it is two to one that the missing card lies elsewhere.
wyrazy.forsowac|Make the opponent ruff.
wyrazy.forte|A master card: only a trump can beat it.
zalezy.szlem-krol|A slam is to be feared: do not lead away from a king.`;

import type {Glossary} from '@quinola/table';

/** English: the terms of whist. */
export const terms: Glossary = {
  partner: ['partner|partner’s', 'the player opposite: you win and lose together.'],
  dummy: [
    'dummy|dummy’s',
    'the dead hand of whist for three: it lies open, and one of them plays it as a partner’s.',
  ],
  honours: ['honour|honours', 'ace, king, queen and knave of trumps: three of a side count 2, all four 4.'],
  point: ['point|points', 'each trick over six is one; ten are a game.'],
  call: [
    'call|calls|I call',
    'on eight points, to ask your partner aloud for a third honour: a yes wins the game.',
  ],
  game: ['game|games', 'ten points. It is worth more the fewer the others have.'],
  rubber: ['rubber|rubbers', 'a match: it lasts until one side has won two games.'],
  slam: [
    'slam|slams|great slam|small slam',
    'all thirteen tricks, or twelve for a small one: paid besides the points.',
  ],
  simple: ['simple', 'a game won from losers who stand at five or more: it counts once.'],
  double: ['double', 'a game won from losers who have few points: it counts twice.'],
  triple: ['triple', 'a game that counts three times: the losers have no point, or in Warsaw one or two.'],
  quadruple: ['quadruple', 'a game that counts four times: in Warsaw, where the losers have no point.'],
  fishes: ['fish|fishes', 'the unit in which a rubber is paid: small counters, cut as fishes.'],
  preference: [
    'preference',
    'the first suit turned up in a rubber: when it is trumps again all counts double.',
  ],
  revoke: [
    'revoke|revokes|revoked',
    'failing to follow suit when you could. If proved, it costs three points.',
  ],
  claim: ['claim|claims|claimed', 'to lay your cards down and take all the tricks that are left.'],
  turned: ['turned card', 'the dealer’s last card: its suit is trumps.'],
  misdeal: ['dealt wrongly', 'a deal that went wrong: mostly the cards are dealt again.'],
  cut: ['cut|cuts', 'to lift off part of the pack and put it underneath, after the shuffle.'],
  ruff: ['ruff|ruffs|ruffed|overruff', 'to trump a suit of which you have none.'],
  void: ['void', 'having no card of a suit.'],
  singleton: ['singleton', 'the only card of a suit in a hand.'],
  finesse: [
    'finesse',
    'to play the lower of two cards, in the hope that nobody who plays later holds the card between them.',
  ],
  invite: [
    'invite|invites|invited',
    'to lead a small card of a suit with a figure in it, which asks for that suit back.',
  ],
  figure: ['figure|figures', 'king, queen or knave, and in whist the ace with them.'],
  free: [
    'free card|free cards|thirteenth card',
    'the highest card of its suit that is still out: only a trump beats it.',
  ],
};

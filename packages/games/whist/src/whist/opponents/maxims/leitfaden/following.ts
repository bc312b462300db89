import {
  book,
  cheapest,
  finesse,
  follows,
  fourth,
  free,
  highest,
  lowest,
  lowestHeld,
  ofSuit,
  partnerSure,
  securing,
  sureTricks,
  third,
  unknown,
} from '../advice.js';
import {L, master, mayRuff, P, partnerWins, R, wins, type Facts} from '../facts.js';
import {has, height, sequence, small, tops} from '../holding.js';

const m = book('whist.leitfaden.');

/** Whether the card led is the last of its suit. */
const thirteenth = ({led, rest, hold}: Facts): boolean => led !== '' && !rest[led] && !hold[led];

/** Whether the card on the table is an invite by the player on the right. */
const invited = ({invite, led, trick}: Facts): boolean =>
  invite[R]!.includes(led) && height(trick[0]!.card) < 7;

const mine = ({hold, led}: Facts): string => hold[led]!;

/** Vienna 1834, §17 III, V, VII, XIII, XVI 5, XVII, XIX and §25.2: second, third and fourth hand. */
export const following = [
  // Take the tricks that cover the game, by the safest means.
  m(
    '14.gedeckt',
    2,
    (f) => f.pos > 1 && !partnerSure(f) && f.coveredBy(1) && !f.coveredBy(0),
    (f, open) => {
      const winners = open.filter((card) => wins(f, card));
      return f.pos === 4
        ? cheapest(f, open)
        : sureTricks(f, winners).length
          ? lowest(sureTricks(f, winners))
          : highest(winners);
    },
  ),
  m(
    '17.XIV.3',
    3,
    (f) =>
      f.pos === 3 && f.led === f.T && f.great[0]!.includes(f.T) && has(f.hold[f.T]!, 'AJ') && !partnerSure(f),
    (f, open) =>
      f.best!.by === P || wins(f, `J${f.T}`) ? ofSuit(open, f.T).filter((card) => card[0] === 'J') : [],
  ),
  m(
    '17.XIX.2',
    4,
    (f) => f.pos > 1 && f.navette && !partnerSure(f) && f.hold[f.T] !== '' && follows(f),
    (f, open) =>
      f.pos === 4
        ? cheapest(f, open)
        : sureTricks(
            f,
            open.filter((card) => wins(f, card)),
          ),
  ),

  // Ruffing and the thirteenth card.
  m(
    '17.XVII.2',
    7,
    (f) => f.pos === 3 && thirteenth(f) && f.led !== f.T,
    (f, open) => (f.best!.by === R ? cheapest(f, open) : open.filter((card) => card[1] !== f.T)),
  ),
  m(
    '17.XVII.a',
    7,
    (f) =>
      f.pos === 2 &&
      thirteenth(f) &&
      f.led !== f.T &&
      (f.hold[f.T]!.length < 3 || f.hand.every((card) => card[1] === f.T || height(card) > 11)),
    (f, open) => cheapest(f, ofSuit(open, f.T)),
  ),
  m(
    '17.XVI.5',
    7,
    (f) =>
      f.pos === 3 &&
      free(f) &&
      f.void[0]!.includes(f.led) &&
      mayRuff(f, L, f.led) &&
      f.trumpLeads[L] === 0 &&
      f.trumpLeads[R] === 0,
    (f, open) => highest(ofSuit(open, f.T).filter((card) => wins(f, card))),
  ),
  m(
    '17.VII',
    8,
    (f) =>
      free(f) &&
      f.led !== f.T &&
      !f.noRuff &&
      unknown(f) &&
      (f.pos === 2 || (f.pos === 3 && partnerWins(f) && height(f.best!.card) < 13)),
    (f, open) => (f.forceT ? open.filter((card) => card[1] !== f.T) : cheapest(f, ofSuit(open, f.T))),
  ),

  // Finesses, as rarely as possible.
  m(
    '25.2b',
    8,
    (f) => f.pos === 2 && f.trick[0]!.card[0] === 'K' && has(f.hold[f.led] ?? '', 'AJ') && mine(f).length > 2,
    lowestHeld,
    finesse,
  ),
  m(
    '14.impass',
    8,
    (f) => f.pos === 3 && follows(f) && !partnerWins(f),
    (f, open) => {
      const winners = open.filter((card) => wins(f, card)).sort((a, b) => height(b) - height(a));
      const [high, low] = winners;
      const between = f.rest[f.led]!.split('').some(
        (rank) => high && low && height(rank) < height(high) && height(rank) > height(low),
      );
      return between && height(high!) - height(low!) === 2 ? [low!] : [];
    },
    finesse,
  ),
  m(
    '25.2e',
    8,
    (f) => follows(f) && f.pos === 4 && partnerWins(f) && small(mine(f)),
    (_, open) => highest(open),
    finesse,
  ),

  // Second hand.
  m(
    '17.XIII',
    8,
    (f) => f.pos === 2 && f.led === f.T && invited(f) && mine(f).length === 2 && mine(f)[0] === 'K',
    (f, open) => highest(open),
  ),
  m(
    '17.V.2.exc',
    8,
    (f) => f.pos === 2 && follows(f) && tops(mine(f)) > 1 && f.best!.card[1] === f.led,
    (f, open) =>
      cheapest(
        f,
        open.filter((card) => 'AKQ'.includes(card[0]!)),
      ),
  ),
  m('17.V.2', 8, (f) => f.pos === 2 && follows(f) && invited(f), lowestHeld),
  m(
    '17.III.2',
    8,
    (f) => f.pos === 2 && follows(f) && sequence(mine(f)) !== '',
    (f, open) =>
      cheapest(
        f,
        open.filter((card) => sequence(mine(f)).includes(card[0]!)),
      ),
  ),
  // A master takes as soon as the suit may be ruffed.
  m(
    '14.freie-karte',
    8,
    (f) => f.pos === 2 && follows(f) && f.trickNo > 5,
    (f, open) => lowest(open.filter((card) => master(f, card) && wins(f, card))),
    {allows: (f, open) => open.filter((card) => master(f, card) && wins(f, card))},
  ),
  m(
    '17.V.2.gen',
    8,
    (f) => f.pos === 2 && follows(f),
    (f, open) => {
      // From the eight up, a card is covered by the next higher.
      const cover = height(f.best!.card) > 7 ? cheapest(f, open) : [];
      return cover.length ? cover : lowestHeld(f);
    },
  ),

  // Third hand.
  m(
    '17.V.3.partner-sure',
    8,
    (f) => third(f) && partnerSure(f),
    (f, open) => (follows(f) ? lowestHeld(f) : open.filter((card) => card[1] !== f.T)),
  ),
  m(
    '17.III.2',
    8,
    (f) => f.pos === 3 && follows(f),
    (f, open) => {
      const secure = securing(f, open);
      return secure && secure.equals > 2 ? [secure.card] : [];
    },
  ),
  m(
    '17.V.3',
    8,
    (f) => f.pos === 3 && (follows(f) || (!f.noRuff && !partnerWins(f))),
    (f, open) => {
      if (free(f)) return cheapest(f, ofSuit(open, f.T));
      const secure = securing(f, open);
      // Partner's card is as good as mine, so mine adds nothing.
      const idle =
        secure &&
        partnerWins(f) &&
        !f.rest[f.led]!.split('').some(
          (rank) => height(rank) > height(f.best!.card) && height(rank) < height(secure.card),
        );
      return secure && !idle ? [secure.card] : lowestHeld(f);
    },
  ),

  // Last hand.
  m(
    '17.V.4',
    8,
    (f) => fourth(f) && !partnerWins(f) && !(f.noRuff && free(f)),
    (f, open) => cheapest(f, open),
  ),
  m(
    '17.V.4.partner',
    8,
    (f) => fourth(f) && partnerWins(f),
    (f, open) => (follows(f) ? lowestHeld(f) : open.filter((card) => card[1] !== f.T)),
  ),
];

import type {Card, Suit} from '@quinola/cards';
import {book, free, lowest, ofSuit, plain} from '../advice.js';
import {L, P, R, wins, type Facts} from '../facts.js';
import {figures, has, height} from '../holding.js';

const m = book('whist.leitfaden.');

/** How strong a plain suit is when choosing a discard: figures count before length. */
const strength = ({hold}: Facts, suit: Suit): number =>
  [...hold[suit]!].reduce((sum, rank) => sum + Math.max(0, height(rank) - 10) * 3 + 1, 0);

const weakestFirst = (f: Facts): Suit[] => plain(f).sort((a, b) => strength(f, a) - strength(f, b));

/** Whether to discard: I neither follow suit nor ruff. */
const discarding = (f: Facts, open: readonly Card[]): boolean =>
  free(f) &&
  open.some((card) => card[1] !== f.T) &&
  (f.noRuff || f.best!.by === P || !open.some((card) => wins(f, card)));

/** Vienna 1834, §17 XVIII: what to discard so that partner can read it. */
export const discards = [
  m(
    '17.XVIII.3',
    7,
    (f, open) => discarding(f, open) && f.trickNo > 7,
    (f) =>
      plain(f)
        .filter((suit) => has(f.hold[suit]!, 'AKQ'))
        .map((suit) => `A${suit}`),
  ),
  m(
    '17.XVIII.4',
    8,
    (f) => free(f) && f.led === f.T && [L, R].includes(f.trick[0]!.by) && !f.thrown[0] && !f.showed[0],
    (f) => {
      const strongest = weakestFirst(f).at(-1);
      return strongest && figures(f.hold[strongest]!) ? lowest(ofSuit(f.hand, strongest)) : [];
    },
    // Any card of it shows it, and of equals either suit is the strongest.
    {
      allows: (f, open) => {
        const most = strength(f, weakestFirst(f).at(-1) ?? f.T);
        return open.filter((card) => card[1] !== f.T && strength(f, card[1]!) === most);
      },
    },
  ),
  m(
    '17.XVIII.2',
    9,
    (f, open) => discarding(f, open) && f.thrown[0] !== '',
    (f, open) => {
      const suit = f.thrown[0]!.at(-1)!;
      return f.hold[suit] && !figures(f.hold[suit]!) ? lowest(ofSuit(open, suit)) : [];
    },
    // Of two suits that were thrown from, either is gone on with.
    {allows: (f, open) => open.filter((card) => f.thrown[0]!.includes(card[1]!))},
  ),
  m(
    '17.XVIII.1',
    9,
    discarding,
    (f, open) => {
      const suit = weakestFirst(f).find((weak) => ofSuit(open, weak).length);
      return suit ? lowest(ofSuit(open, suit)) : [];
    },
    // Of suits that are equally weak any will do.
    {
      allows: (f, open) => {
        const weakest = strength(f, weakestFirst(f)[0] ?? f.T);
        return open.filter((card) => card[1] !== f.T && strength(f, card[1]!) === weakest);
      },
    },
  ),
];

import {suitOf, type Card} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {BASTA, manilleOf, SPADILLE} from '../../src/kit/rules/index.js';
import {deuxNeeds, type OmbreMove, type OmbreView} from '../../src/ombre/rules/index.js';
import {
  beside,
  hasShownVoid,
  isBest,
  isHigher,
  isHighest,
  isLowest,
  isMatador,
  isPlain,
  isTrump,
  plain,
  trumps,
} from './seen.js';
import {card, ledBy, playing, type Sight} from './sight.js';

// What the sentences about leads say to a reader (`Reading`).

type Read = Readonly<Record<string, Reading<OmbreView, OmbreMove>>>;

const ombreLeads = (holds: (sight: Sight) => boolean) =>
  playing((sight) => sight.isOmbre && sight.leads && holds(sight));
const defenderLeads = (holds: (sight: Sight) => boolean) =>
  playing((sight) => !sight.isOmbre && sight.leads && holds(sight));
const hand = (sight: Sight): readonly Card[] => sight.hand;
const tops = (sight: Sight): readonly Card[] => plain(sight, hand(sight)).filter((one) => isBest(sight, one));
const out = (sight: Sight): readonly Card[] => trumps(sight, sight.unseen);
const ombreSitsLast = ({later, ombre}: Sight): boolean => later.at(-1) === ombre;
const isRedTrump = ({trump}: Sight): boolean => trump === 'H' || trump === 'D';
const needs = ({view}: Sight): number => (view.options.players === 2 ? deuxNeeds(view.options) : 5);

/** What he leads as Ombre. */
export const leadsOfOmbre: Read = {
  premiers: {
    sentence: 'Every card left is sure: trumps from the top, then the others.',
    when: ombreLeads((sight) => {
      const own = trumps(sight, hand(sight));
      const others = out(sight);
      const enough = [...own]
        .sort((a, b) => sight.rules.strength(b) - sight.rules.strength(a))
        .slice(0, others.length);
      return (
        plain(sight, hand(sight)).every((one) => isBest(sight, one)) &&
        (!others.length || (own.length >= others.length && enough.every((one) => isBest(sight, one))))
      );
    }),
    asks: card((one, sight) => {
      const own = trumps(sight, hand(sight));
      return isHighest(sight, one, out(sight).length && own.length ? own : hand(sight));
    }),
  },
  'play.10': {
    sentence: 'A small trump first: two trumps fall, and the two highest draw the rest.',
    when: ombreLeads(
      (sight) =>
        isRedTrump(sight) &&
        !sight.tricks.length &&
        hand(sight).includes(SPADILLE) &&
        hand(sight).includes(manilleOf(sight.trump)) &&
        sight.unseen.includes(BASTA) &&
        trumps(sight, hand(sight)).length > 5,
    ),
    asks: card((one, sight) => isLowest(sight, one, trumps(sight, hand(sight))) && isTrump(sight, one)),
  },
  'g8.t1': {
    sentence: 'With poor side cards neither Spadille nor Manille is led first, but a good trump below them.',
    when: ombreLeads(
      (sight) =>
        !ledBy(sight, 'ombre').includes(sight.trump) &&
        [SPADILLE, manilleOf(sight.trump)].some((one) => hand(sight).includes(one)) &&
        trumps(sight, hand(sight)).length > 3 &&
        out(sight).length > 3 &&
        tops(sight).length < 2 &&
        plain(sight, hand(sight)).length - tops(sight).length > 2,
    ),
    asks: card((one, sight) => {
      const others = trumps(sight, hand(sight)).filter((other) => !isMatador(sight, other));
      return others.includes(one) && isHighest(sight, one, others);
    }),
  },
  'g7.t3': {
    sentence:
      'One opponent follows no trump, so the other has those that are out: the side suits are played, and trumps are kept.',
    when: ombreLeads(
      (sight) =>
        sight.order.length > 2 &&
        sight.order.filter((seat) => seat !== sight.seat && !hasShownVoid(sight, seat, sight.trump))
          .length === 1 &&
        out(sight).length > trumps(sight, hand(sight)).length &&
        !trumps(sight, hand(sight)).some((one) => isBest(sight, one)) &&
        tops(sight).length > 0,
    ),
    asks: card((one, sight) => isHighest(sight, one, tops(sight)) && isPlain(sight, one)),
  },
  'g5.t4': {
    sentence:
      'Trumps have been led, the highest is out, and those left make the tricks that are missing: the best side cards are played, trumps are kept.',
    when: ombreLeads((sight) => {
      const own = trumps(sight, hand(sight));
      return (
        ledBy(sight, 'ombre').includes(sight.trump) &&
        own.length + sight.ombreTricks >= needs(sight) &&
        out(sight).length > 0 &&
        !own.some((one) => isBest(sight, one)) &&
        own.length <= out(sight).length &&
        tops(sight).length > 0
      );
    }),
    asks: card((one, sight) => isHighest(sight, one, tops(sight)) && isPlain(sight, one)),
  },
  'g3.t5a': {
    sentence: 'Both opponents have voids, and would ruff: the Ombre draws their trumps.',
    when: ombreLeads(
      (sight) =>
        out(sight).length > 0 &&
        trumps(sight, hand(sight)).length > 1 &&
        sight.order.every(
          (seat) =>
            seat === sight.seat ||
            [...'SHDC'].some((suit) => suit !== sight.trump && hasShownVoid(sight, seat, suit)),
        ),
    ),
    asks: card((one, sight) => isTrump(sight, one)),
  },
  'g1.end': {
    sentence: 'As long as the Ombre commands trumps he draws them, and keeps his kings for the end.',
    when: ombreLeads((sight) => {
      const own = trumps(sight, hand(sight));
      const isStrong = (one: Card): boolean =>
        !isMatador(sight, one) &&
        out(sight).every((other) => isMatador(sight, other) || isHigher(sight, one, other));
      const commands =
        own.some((one) => isBest(sight, one)) || (2 * own.length > out(sight).length && own.some(isStrong));
      return out(sight).length > 0 && own.length > 1 && commands;
    }),
    asks: card((one, sight) => isTrump(sight, one)),
  },
  'engine.masters': {
    sentence: 'A card that nothing can beat, or only a ruff.',
    when: ombreLeads((sight) => hand(sight).some((one) => isBest(sight, one))),
    asks: card((one, sight) => isBest(sight, one)),
  },
};

/** What he leads as a defender, and what either leads. */
export const leadsOfDefence: Read = {
  'play.6': {
    sentence:
      'The Ombre began with a side suit, so his game is not great; he sits in the middle, and the eldest hand embarrasses him most by leading trumps.',
    when: defenderLeads(
      (sight) =>
        sight.order.length > 2 &&
        sight.order[0] === sight.seat &&
        sight.order[1] === sight.ombre &&
        ledBy(sight, 'ombre').length > 0 &&
        ledBy(sight, 'ombre')[0] !== sight.trump,
    ),
    asks: card((one, sight) => isTrump(sight, one) && isLowest(sight, one, trumps(sight, hand(sight)))),
  },
  'play.7': {
    sentence: 'Never lead trumps when the Ombre sits last.',
    when: defenderLeads(ombreSitsLast),
    asks: card((one, sight) => isPlain(sight, one)),
  },
  'g3.t1': {
    sentence: 'Never lead a king when the Ombre sits last and one has too few trumps to stop him.',
    when: defenderLeads((sight) => ombreSitsLast(sight) && trumps(sight, hand(sight)).length < 3),
    asks: card((one, sight) => isTrump(sight, one) || !one.startsWith('K')),
  },
  'g7.t2': {
    sentence:
      'Spadille took the Ombre’s trump, and the other defender did not follow: a small trump, since he may have Basta.',
    when: defenderLeads((sight) => {
      const last = sight.tricks.at(-1);
      return (
        last?.leader === sight.ombre &&
        sight.unseen.includes(BASTA) &&
        isTrump(sight, last.cards[0]!.card) &&
        last.cards.some((one) => one.seat === sight.seat && one.card === SPADILLE) &&
        last.cards.some((one) => ![sight.seat, sight.ombre].includes(one.seat) && isPlain(sight, one.card))
      );
    }),
    asks: card((one, sight) => {
      const small = trumps(sight, hand(sight)).filter((other) => !isMatador(sight, other));
      return small.includes(one) && isLowest(sight, one, small);
    }),
  },
  'g1.t2a': {
    sentence: 'A queen with her knave beside her is a good lead.',
    when: defenderLeads(() => true),
    asks: card(
      (one, sight) => isPlain(sight, one) && one.startsWith('Q') && hand(sight).includes(`J${suitOf(one)}`),
    ),
  },
  'play.8a': {
    sentence: 'A suit that the defence has opened is continued.',
    when: defenderLeads((sight) => ledBy(sight, 'others').some((suit) => suit !== sight.trump)),
    asks: card((one, sight) => isPlain(sight, one) && ledBy(sight, 'others').includes(suitOf(one))),
  },
  'g4.t1': {
    sentence: 'From king and queen the king is led: the queen is good after him.',
    when: defenderLeads((sight) => !ombreSitsLast(sight)),
    asks: card(
      (one, sight) => isPlain(sight, one) && one.startsWith('K') && hand(sight).includes(`Q${suitOf(one)}`),
    ),
  },
  'engine.king': {
    sentence: 'With trumps enough against the Ombre a king makes his trick at once.',
    when: defenderLeads((sight) => trumps(sight, hand(sight)).length > 2),
    asks: card((one, sight) => isPlain(sight, one) && one.startsWith('K') && isBest(sight, one)),
  },
  'play.8b': {
    sentence: 'A suit that the Ombre opened is not returned.',
    when: defenderLeads((sight) => ledBy(sight, 'ombre').length > 0),
    asks: card((one, sight) => isTrump(sight, one) || !ledBy(sight, 'ombre').includes(suitOf(one))),
  },
  'play.8c': {
    sentence: 'A long suit is led: the Ombre may have one card of it.',
    when: defenderLeads(() => true),
    asks: card((one, sight) => isPlain(sight, one) && beside(sight, one).length > 2),
  },
  'engine.top': {
    sentence: 'Nothing but trumps, and the highest of them.',
    when: defenderLeads((sight) => hand(sight).every((one) => isTrump(sight, one))),
    asks: card((one, sight) => isBest(sight, one) && isHighest(sight, one, hand(sight))),
  },
  'engine.lead': {
    sentence: 'Nothing better is to be led: a card that costs little.',
    when: playing((sight) => sight.leads),
    // What costs little among cards that other maxims have not ruled out cannot be told from the sentence.
    asks: card(() => true),
  },
};

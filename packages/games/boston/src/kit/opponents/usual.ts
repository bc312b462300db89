import {suitOf, type Card} from '@quinola/cards';
import {bookOf, type Maxim} from '@quinola/opponents';
import {isMaster, ofSuit, type CardFacts} from './facts.js';

const first = (_facts: CardFacts, open: readonly Card[]): readonly Card[] => open.slice(0, 1);

const winsWith = ({words, best}: CardFacts, [usual]: readonly Card[]): boolean =>
  best !== null && words.wins(usual!, best.card);

const canFollow = ({hand, led}: CardFacts): boolean => ofSuit(hand, led).length > 0;

/**
 * What is usual where no maxim speaks: the first of the open cards, which the caller puts there, and why.
 * @param prefix of the ids, as `boston.`
 */
export function usualMaxims(prefix: string): readonly Maxim<CardFacts, Card>[] {
  const all = `${prefix}engine.`;
  const inMisere = bookOf<CardFacts, Card>(all, 'engine', ({misere, isDeclarer}) => misere && isDeclarer);
  const onMisere = bookOf<CardFacts, Card>(all, 'engine', ({misere, isDeclarer}) => misere && !isDeclarer);
  const leads = bookOf<CardFacts, Card>(all, 'engine', ({misere, leading}) => !misere && leading);
  const follows = bookOf<CardFacts, Card>(all, 'engine', ({misere, leading}) => !misere && !leading);
  const LAST = 10;
  return [
    inMisere('away', LAST, ({leading}) => leading, first),
    inMisere('danger', LAST, (facts) => !facts.leading && !canFollow(facts), first),
    inMisere(
      'over',
      LAST,
      (facts) => canFollow(facts) && ofSuit(facts.hand, facts.led).every((card) => winsWith(facts, [card])),
      first,
    ),
    onMisere('press', LAST, () => true, first),
    leads(
      'draw',
      LAST,
      ({ofSide, trump, unseen}, [usual]) =>
        ofSide && suitOf(usual!) === trump && ofSuit(unseen, trump).length > 0,
      first,
    ),
    leads('top', LAST, (facts, [usual]) => isMaster(facts, usual!), first),
    leads('lead', LAST, () => true, first),
    follows(
      'ruff',
      LAST,
      (facts, open) => !canFollow(facts) && suitOf(open[0]!) === facts.trump && winsWith(facts, open),
      first,
    ),
    follows('win', LAST, winsWith, first),
    follows('give', LAST, (facts, open) => !winsWith(facts, open), first),
  ];
}

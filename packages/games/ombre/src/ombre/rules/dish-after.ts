import {playerAt, type Seat} from '@quinola/play';
import {drawDish, loseDish, type DishChange} from '../../kit/rules/index.js';
import {contraOf, dishOf, handSize} from './table.js';
import type {OmbreView, Settlement} from './types.js';

/** What becomes of the dish: first it may be won, then somebody may pay a bête. */
export interface DishEnd {
  readonly drawn: DishChange | null;
  readonly bete: DishChange | null;
}

/**
 * The dish after an offered game, for which the Ombre has already paid (L. 1705-1745): whoever alone has the most tricks wins
 * it, but neither the Ombre nor one who accepted; and who played against him pays a bête unless he has them.
 */
function dishAfterOffer(
  {options, offer, dish, seats, tricksWon}: OfferTable,
  contra: Seat,
  {outcome, bete}: Settlement,
): DishEnd {
  if (contra < 0) return {drawn: null, bete: null};
  const rules = dishOf(options);
  const most = Math.max(...tricksWon);
  const isAlone = tricksWon.filter((won) => won === most).length === 1;
  // Of a game for all tricks, or for none, the number of tricks says nothing: it is lost to whoever played against it.
  const best = bete === 0 ? -1 : outcome === 'lost' ? contra : isAlone ? tricksWon.indexOf(most) : -1;
  const mayWin = best >= 0 && !offer!.answers.some(({seat, accepts}) => accepts && seat === best);
  const drawn = mayWin ? drawDish(rules, dish, [seats[best]!]) : null;
  if (best === contra) return {drawn, bete: null};
  // What he would have drawn, in which the Ombre's bête lies already; or by option as much as the Ombre put down.
  const single = options.contraBete === 'equal' ? offer!.bete : drawn ? dish.pool.base : undefined;
  return {drawn, bete: loseDish(rules, drawn?.dish ?? dish, [seats[contra]!], 'renounce', single)};
}

type OfferTable = Pick<OmbreView, 'options' | 'dish' | 'seats' | 'offer' | 'tricksWon'>;
type EndTable = OfferTable & Pick<OmbreView, 'ombre' | 'vole' | 'forfeit'>;

/** What happens to the dish: the Ombre wins it, or pays a bête; before that another may win it. */
export function dishAfter(table: EndTable, whole: Settlement): DishEnd {
  if (table.offer?.bete) return dishAfterOffer(table, contraOf(table), whole);
  const {options, dish, ombre, vole, tricksWon} = table;
  const rules = dishOf(options);
  const by = playerAt(table, ombre);
  if (whole.bete === 0) {
    const all = options.voleTakesAll === 'on' && vole && tricksWon[ombre] === handSize(options);
    const drawn = drawDish(rules, dish, [by], all);
    if (table.forfeit < 0) return {drawn, bete: null};
    // The bête of a false claim is what lay there to be won.
    const fault = [playerAt(table, table.forfeit)];
    return {drawn, bete: loseDish(rules, drawn.dish, fault, 'renounce', dish.pool.base)};
  }
  if (options.codilleTakesDish === 'on' && whole.codilleBy >= 0) {
    const drawn = drawDish(rules, dish, [playerAt(table, whole.codilleBy)]);
    return {drawn, bete: loseDish(rules, drawn.dish, [by], whole.bete, dish.pool.base)};
  }
  return {drawn: null, bete: loseDish(rules, dish, [by], whole.bete)};
}

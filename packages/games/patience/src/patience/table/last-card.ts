import type {Card} from '@quinola/cards';
import type {Compiled, Pile} from '../rules/compile.js';

const RANKS = 'A23456789TJQK';

/** The top card of a pile in the finished picture, if there is one. */
export function lastCard({def}: Compiled, {group, index, size, suit}: Pile): Card | null {
  const {base, build, role} = group;
  const own = (def.preset ?? []).find(({to}) => to === `${group.id}.${index}`);
  if (role === 'display') {
    const rank =
      own?.rank ??
      def.program
        .flatMap((step) => ('divert' in step ? (step.divert ?? []) : []))
        .find(({to}) => to.includes(group.id))?.rank;
    return rank ? rank + (own?.suit ?? 'SSHHDDCC'[index]!) : null;
  }
  // Kings that carry their packets stay when everything else is gone.
  if (role === 'packet') return base ? base.rank + 'SSHHDDCC'[index]! : null;
  if (!base || !build || !size) return null;
  const begin = RANKS.indexOf(own?.rank ?? base.rank);
  const end = (begin + (build.dir === 'down' ? 1 - size : size - 1)) % 13;
  return RANKS[(end + 13) % 13]! + (own?.suit ?? suit ?? 'SHDC'[index % 4]!);
}

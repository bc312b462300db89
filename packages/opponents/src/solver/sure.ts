import {COUNT, highest, topOf} from './bits.js';
import {avoid, forgetRelevant, hands, left, partners, relevant, theirs, trump} from './board.js';

// Tricks that a side is sure of, told by looking instead of searching. Each function sets as relevant the
// cards that its answer rests on. Names: `me` leads, `mate` is the partner, `foe` plays after me and `fow`
// before me; hands are meant as `seat << 2`.

/** The highest cards of a holding, above all of others. */
function above(mine: number, others: number): number {
  return others ? mine & ~(highest(others) * 2 - 1) : mine;
}

/** What the partner's winners of each suit rest on. */
const mateMarks = new Int32Array(4);

/**
 * Tricks that the side of `leader` is sure of when `leader` leads: trumps, the leader's winners, and after
 * crossing over once the partner's. Counts no further than `need`.
 */
export function quickTricks(tricks: number, leader: number, need: number): number {
  const me = leader << 2,
    mate = me ^ 8,
    foe = ((leader + 1) & 3) << 2,
    fow = foe ^ 8;
  forgetRelevant();
  let sum = 0,
    cap = tricks,
    drawn = true,
    foeRuffs = false,
    fowRuffs = false;
  if (trump >= 0) {
    const l = hands[me | trump]!,
      p = hands[mate | trump]!,
      a = hands[foe | trump]!,
      b = hands[fow | trump]!;
    const nl = COUNT[l]!,
      np = COUNT[p]!,
      na = COUNT[a]!,
      nb = COUNT[b]!;
    const most = na > nb ? na : nb,
      longest = nl > np ? nl : np;
    foeRuffs = na > 0;
    fowRuffs = nb > 0;
    const own = above(l, a | b | p),
      rounds = COUNT[own]!;
    drawn = rounds >= most;
    if (most === 0) sum = longest;
    else if (drawn) {
      // The leader draws them all; with the partner out of trumps too, what is left of them is good.
      sum = np > rounds ? rounds : nl;
      relevant[trump] = topOf(own, np > rounds ? rounds : most > np ? most : np);
    } else {
      // The highest trumps win whenever they are played, and so do more trumps than the foes have.
      const run = above(l | p, a | b),
        size = COUNT[run]!,
        length = longest - na - nb;
      let tops = size < longest ? size : longest;
      if (length > 0 && length >= tops) sum = length;
      else if (tops) {
        if (tops > need) tops = need;
        relevant[trump] = topOf(run, tops);
        sum = tops;
      }
    }
    // Nobody must be forced to spend those trumps on side suits.
    cap = sum + tricks - longest;
    if (sum >= need || cap < need) return sum;
  }
  let matePart = 0,
    link = false;
  for (let s = 0; s < 4; s++) {
    mateMarks[s] = 0;
    if (s === trump) continue;
    const l = hands[me | s]!,
      p = hands[mate | s]!,
      a = hands[foe | s]!,
      b = hands[fow | s]!;
    const wl = above(l, a | b),
      wp = above(p, a | b);
    if (!wl && !wp) continue;
    const nl = COUNT[l]!,
      np = COUNT[p]!,
      na = COUNT[a]!,
      nb = COUNT[b]!,
      most = na > nb ? na : nb;
    // How often the suit can be led before a foe ruffs.
    let rounds = 13;
    if (!drawn) {
      if (foeRuffs) rounds = na;
      if (fowRuffs && nb < rounds) rounds = nb;
      if (!rounds) continue;
    }
    // The leader cashes as long as the partner has a lower card to play.
    const cl = COUNT[wl]!,
      cp = COUNT[wp]!;
    let mine = cl;
    if (wl && wp && (wl & -wl) < highest(wp)) {
      if (np - cp < mine) mine = np - cp;
      if (mine === 0 && highest(wl) > (p & -p)) mine = 1;
    }
    if (mine > rounds) mine = rounds;
    if (mine) {
      let marked = mine;
      if (mine === cl && mine >= most && np <= mine) {
        // The others run out: small cards win as well.
        mine = nl < rounds ? nl : rounds;
        marked = most > np ? most : np;
      }
      if (marked) relevant[s] = topOf(wl, marked);
      sum += mine;
      if (sum >= need) return sum < cap ? sum : cap;
    }
    const rest = np - mine;
    let part = cp < rest ? cp : rest;
    if (part > 0) {
      mateMarks[s] = topOf(wp, part);
      if (mine + part >= most && nl <= mine + part) part = rest;
      if (mine + part > rounds) part = rounds - mine;
      if (part > 0) {
        if (nl > mine && (l & -l) < highest(wp)) link = true;
        matePart += part;
      }
    }
  }
  if (link) {
    sum += matePart;
    for (let s = 0; s < 4; s++) relevant[s] = relevant[s]! | mateMarks[s]!;
  }
  return sum < cap ? sum : cap;
}

/** Whether the side against `leader` is sure of `need` tricks although it does not lead. */
export function sureTricks(tricks: number, leader: number, need: number): boolean {
  const me = leader << 2,
    mate = me ^ 8,
    foe = ((leader + 1) & 3) << 2,
    fow = foe ^ 8;
  forgetRelevant();
  if (trump >= 0) {
    const l = hands[me | trump]!,
      p = hands[mate | trump]!,
      a = hands[foe | trump]!,
      b = hands[fow | trump]!;
    const na = COUNT[a]!,
      nb = COUNT[b]!,
      longest = na > nb ? na : nb;
    if (longest - COUNT[l]! - COUNT[p]! >= need) return true;
    const run = above(a | b, l | p);
    if (COUNT[run]! >= need && longest >= need) {
      relevant[trump] = topOf(run, need);
      return true;
    }
  }
  // If they hold the highest of every suit that can be led, they get in at once.
  const mateRuffs = trump >= 0 && hands[mate | trump] !== 0;
  let foeIn = false,
    fowIn = false;
  for (let s = 0; s < 4; s++) {
    if (!hands[me | s]) continue;
    const top = highest(left[s]!);
    if (hands[foe | s]! & top) foeIn = true;
    else if (hands[fow | s]! & top) fowIn = true;
    else return false;
    if (s === trump) {
      // Their trumps may fall together then.
      if (need > 1 && hands[foe | s] && hands[fow | s]) return false;
    } else if (mateRuffs && !hands[mate | s]) return false;
  }
  if (need > 1) {
    let r0 = 0,
      r1 = 0,
      r2 = 0,
      r3 = 0;
    if (foeIn) {
      if (quickTricks(tricks, (leader + 1) & 3, need) < need) return false;
      r0 = relevant[0]!;
      r1 = relevant[1]!;
      r2 = relevant[2]!;
      r3 = relevant[3]!;
    }
    if (fowIn && quickTricks(tricks, (leader + 3) & 3, need) < need) return false;
    relevant[0] = relevant[0]! | r0;
    relevant[1] = relevant[1]! | r1;
    relevant[2] = relevant[2]! | r2;
    relevant[3] = relevant[3]! | r3;
  }
  for (let s = 0; s < 4; s++) if (hands[me | s]) relevant[s] = relevant[s]! | highest(left[s]!);
  return true;
}

/**
 * Whether a side is sure of one or two trump tricks though it has not the highest trump: by honours that
 * back each other up, or a guarded king that plays after the ace.
 * @param first a hand of the side, `second` the other; `before` plays before `first`, `between` before `second`
 * @param free whether `first` can't be made to lead from its king
 */
function slowTrumps(
  first: number,
  second: number,
  before: number,
  between: number,
  need: number,
  free: boolean,
): boolean {
  let rest = left[trump]!;
  const size = COUNT[rest]!;
  if (need > 2 || size < need + 2) return false;
  const ace = highest(rest),
    king = highest((rest ^= ace)),
    queen = highest((rest ^= king));
  const x = hands[first | trump]!,
    y = hands[second | trump]!,
    ours = x | y;
  if (ours & ace || !(ours & king)) return false;
  const nx = COUNT[x]!,
    ny = COUNT[y]!,
    longest = nx > ny ? nx : ny;
  forgetRelevant();
  if (ours & queen && longest > need) {
    const low = need === 1 ? queen : highest(rest ^ queen);
    relevant[trump] = low;
    return (ours & low) !== 0;
  }
  relevant[trump] = king;
  return (
    need === 1 &&
    ((free && (x & king) !== 0 && nx > 1 && (hands[before | trump]! & ace) !== 0) ||
      ((y & king) !== 0 && ny > 1 && (hands[between | trump]! & ace) !== 0))
  );
}

/** Tricks that `leader` can cash without anybody's help, no further than `need`. */
function cashed(leader: number, need: number): number {
  forgetRelevant();
  let sum = 0;
  for (let s = 0; s < 4; s++) {
    const mine = hands[(leader << 2) | s]!;
    if (!mine) continue;
    let rounds = need - sum;
    for (let seat = 0; s !== trump && trump >= 0 && seat < 4; seat++) {
      // Even a friend's ruff would take the lead away.
      if (seat !== leader && hands[(seat << 2) | trump])
        rounds = Math.min(rounds, COUNT[hands[(seat << 2) | s]!]!);
    }
    const winners = above(mine, left[s]! & ~mine);
    rounds = Math.min(rounds, COUNT[winners]!);
    if (rounds) relevant[s] = topOf(winners, rounds);
    sum += rounds;
    if (sum === need) break;
  }
  return sum;
}

/**
 * The tricks that we win of the last `tricks` when that can be told without search, exact as far as it
 * decides `need`; -1 when it can't.
 */
export function evidentTricks(tricks: number, leader: number, need: number): number {
  const ours = !((theirs >> leader) & 1),
    other = tricks - need + 1;
  const mine = ours ? need : other;
  if (!partners) {
    if (avoid || cashed(leader, mine) < mine) return -1;
    return ours ? mine : tricks - mine;
  }
  const quick = quickTricks(tricks, leader, mine);
  if (quick >= mine) return ours ? quick : tricks - quick;
  const me = leader << 2,
    foe = ((leader + 1) & 3) << 2,
    foes = ours ? other : need;
  if (trump >= 0 && slowTrumps(me, me ^ 8, foe ^ 8, foe, mine, tricks > 2))
    return ours ? mine : tricks - mine;
  if (sureTricks(tricks, leader, foes) || (trump >= 0 && slowTrumps(foe, foe ^ 8, me, me ^ 8, foes, true))) {
    return ours ? tricks - foes : foes;
  }
  return -1;
}

import type {MoveLike} from '@quinola/play';
import type {KitPanelWords} from '../strings.js';
import type {AuctionAsk} from './ask.js';

/**
 * The question for a bid with few games: those that the hand can reasonably make, the best on top, each with how often it is made.
 * @param all shows all games
 * @param isWanted whether a bid must be among them: one that is advised, or that a lesson asks for
 */
export function fewGames(
  ask: AuctionAsk,
  {asks}: Pick<KitPanelWords, 'asks'>,
  all: () => void,
  isWanted: (move: MoveLike) => boolean,
): AuctionAsk {
  const {likely, rungs, columns: _, groups: __, ...other} = ask;
  const named = (likely ?? []).flatMap(({bid, made, suit}) => {
    const rung = rungs.find(({id}) => id === bid);
    return rung && ask.bid(rung) ? [{rung, made, suit}] : [];
  });
  const wanted = rungs.flatMap((rung) => {
    const move = ask.bid(rung);
    const isNamed = named.some((one) => one.rung === rung);
    return move && !isNamed && isWanted(move) ? [{rung, made: null, suit: undefined}] : [];
  });
  const few = [...wanted, ...named];
  const noneLikely = wanted.length ? ask.question : asks.noneLikely;
  const question = !likely ? asks.looking : named.length ? asks.likely : noneLikely;
  return {
    ...other,
    ...(question !== undefined && {question}),
    // The worst is the lowest; each is a row of its own.
    rungs: few.toReversed().map(({rung}, rank) => ({...rung, group: rung.id, rank})),
    words(rung) {
      const {made, suit, rung: own} = few.find((one) => one.rung.id === rung.id)!;
      const words = ask.words(own, suit);
      const odds = made === null ? null : asks.made(Math.round(made * 10));
      return {...words, needs: [words.needs, odds].filter(Boolean).join('; ')};
    },
    answers: [{label: asks.allGames, act: all}, ...ask.answers],
  };
}

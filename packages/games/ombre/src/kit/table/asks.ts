import type {Auction, MoveLike, Turn} from '@quinola/play';
import {figureOf, type AuctionAsk, type KitPanelWords, type RoomHost, type RoomPlan} from '@quinola/table';
import type {FamilyPanelWords, FamilyRoomWords} from '../words/types.js';

/** What the question for a bid reads of its table. */
interface BiddingTable extends RoomHost {
  readonly gameWords: FamilyRoomWords;
  readonly gamePanelWords: FamilyPanelWords | null;
  readonly panelWords: KitPanelWords | null;
}

/** What each game of the family says of its bids. */
interface BiddingWords extends Pick<AuctionAsk, 'rungs' | 'words' | 'likely'> {
  /** The question to whom nobody has bid before. */
  readonly openAsk: string;
  readonly plan: RoomPlan;
  /** All moves that may be made now. */
  readonly moves: Iterable<MoveLike>;
}

/** The question for a bid: the ladder with what each game needs and pays. */
export function biddingAsk(
  table: BiddingTable,
  {auction, turn}: {readonly auction: Auction<string>; readonly turn: Turn},
  {openAsk, plan, moves, rungs, words, likely}: BiddingWords,
): AuctionAsk {
  const {high} = auction;
  const {answerAsk, overbidAsk} = table.gamePanelWords!;
  const all = [...moves] as readonly (MoveLike & {readonly bid?: string})[];
  return {
    kind: 'auction',
    question:
      high === null
        ? openAsk
        : (turn.phase === 'bidding.answering' ? answerAsk : overbidAsk)(
            table.whoSits(high.by),
            table.gameWords.games[high.bid]!,
          ),
    rungs,
    auction,
    likely,
    whose: (by) => ({who: table.whoSits(by), figure: figureOf(table, plan, by)}),
    words,
    bid: ({id}) =>
      all.find(({type, bid}) => (type === 'BID' && bid === id) || (type === 'HOLD' && id === high?.bid)) ??
      null,
    answers: [{label: table.panelWords!.asks.pass, move: {type: 'PASS'}}],
  };
}

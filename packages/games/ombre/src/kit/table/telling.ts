import type {Happening} from '@quinola/play';
import {sessionSentence, type TellingTable} from '@quinola/table';
import type {FamilyPanelWords, FamilyRoomWords} from '../words/types.js';

/** What the sentences of the family read of their table. */
interface FamilyTelling extends TellingTable {
  readonly gameWords: Pick<FamilyRoomWords, 'games'>;
  readonly gamePanelWords: FamilyPanelWords | null;
}

/** What happens in an auction. */
interface Bidding extends Happening {
  readonly seat: number;
  readonly bid: string;
}

/** The announcement of what happens at every table of the family: bids, and what happens at every table. */
export function familySentence(table: FamilyTelling, happening: Happening): string | null {
  const {passed, bid, held} = table.gamePanelWords!;
  const {type, seat, bid: game} = happening as Bidding;
  switch (type) {
    case 'passed':
      return passed(table.whoSits(seat));
    case 'bid':
      return bid(table.whoSits(seat), table.gameWords.games[game]!);
    case 'held':
      return held(table.whoSits(seat), table.gameWords.games[game]!);
    default:
      return sessionSentence(table, happening);
  }
}

import {SKY} from '../../kit/rules/index.js';
import {packStatus} from '../../kit/table/status.js';
import {LAST_SAFE_FOR_SKY, LAST_TRICK} from '../rules/game.js';
import type {TarokHost} from './host.js';
import {piecesOut} from './pieces.js';

/** How many tricks before its limit the holder of Sky is warned. */
const WARNING = 3;

/** What is at stake now: the last trick, Sky that must be played, the Pagat, the kings. */
function stake({gamePanelWords, view}: TarokHost): string {
  const {tricks, hand, trick} = view!;
  const number = tricks.length + 1;
  if (!gamePanelWords) return '';
  if (number === LAST_TRICK) return gamePanelWords.ultimo;
  const safe = LAST_SAFE_FOR_SKY - number;
  if (hand.includes(SKY) && safe >= 0 && safe < WARNING) return gamePanelWords.skyLimit(safe);
  // What the others have led leaves no space for more text.
  if (trick.length) return '';
  const {pagat, kings} = piecesOut(view!);
  return pagat ? gamePanelWords.pagatOut : kings.length ? gamePanelWords.kingsOut(kings) : '';
}

/** The line under the trick: what all games with 78 cards say, the announcing, and what is at stake. */
export function statusOf(table: TarokHost): string {
  const {phase} = table.context!.turn;
  const said = packStatus(table, {
    announcing: table.gameWords.yourAnnounce,
    'drawing.deal': table.gamePanelWords?.drawAskTwo ?? '',
  });
  return phase === 'playing.trick' && said ? `${said} ${stake(table)}` : said;
}

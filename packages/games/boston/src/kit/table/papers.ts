import type {Suit} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import type {Auction, Seat} from '@quinola/play';
import {suitSign} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {coloursOf} from '../rules/suits.js';
import type {FamilyPanelWords, FamilyRoomWords} from '../words/types.js';

/** What the papers read of their table. */
export interface PaperTable {
  readonly gameWords: FamilyRoomWords;
  readonly gamePanelWords: Pick<FamilyPanelWords, 'words'> | null;
  readonly view: {readonly auction: Auction<string>} | null;
}

/** The sign of a suit. */
export const sign = (suit: Suit): TemplateResult => suitSign(signPath(suit, 0, 0), suit);

/** The plaque that says which suits are the best, the second, and the others; before the first deal its place is kept. */
export function plaque({gameWords}: Pick<PaperTable, 'gameWords'>, highest: Suit | null): TemplateResult {
  if (highest === null) return html`<div class="up paper blank"><b>${gameWords.title}</b></div>`;
  const {best, second: secondWord, others: othersWord, colours} = gameWords;
  const {second, others} = coloursOf(highest);
  return html`<div class="up paper plaque" role="img" aria-label=${colours(highest, second)}>
    <span aria-hidden="true">${sign(highest)} ${best}</span>
    <span aria-hidden="true">${sign(second)} ${secondWord}</span>
    <span aria-hidden="true">${others.map(sign)} ${othersWord}</span>
  </div>`;
}

/** What a seat said last, in words. */
export function lastWord({gameWords, gamePanelWords, view}: PaperTable, seat: Seat): string | null {
  const {said} = view!.auction;
  const at = said.findLastIndex(({by}) => by === seat);
  if (at < 0 || !gamePanelWords) return null;
  const {bid} = said[at]!;
  if (bid === null) return gamePanelWords.words.pass;
  const isHeld = said.slice(0, at).some((word) => word.bid === bid);
  return isHeld ? gamePanelWords.words.hold : gameWords.bid(bid as never);
}

import {css} from 'lit';
import {tightStyles} from './tight.js';
import {trickPaperStyles} from './trick-papers.js';
import {trickRoomStyles} from './trick-room.js';
import {trickSayStyles} from './trick-say.js';
import {trickSeatStyles} from './trick-seats.js';
import {trickStageStyles} from './trick-stage.js';

/**
 * The room of games of tricks. Upright it is one column of bands: papers, seats, the trick, what is asked, the hand. Lying it
 * has three columns above the hand: a seat and the note, the trick, a seat and the papers.
 */
const bands = css`
  .frame {
    --med: max(42px, 12cqw);
    --tw: min(21cqw, 12.4cqh);
  }
  .frame:has(.hand.rows) {
    --tw: min(17.8cqw, 10.9cqh);
  }
  .room {
    grid-template:
      'papers' auto
      'seats' auto
      'open' auto
      'stage' minmax(0, 1fr)
      'say' auto
      'note' auto
      'hand' auto
      / minmax(0, 1fr);
    gap: 0;
    row-gap: calc(var(--gap) * 0.8);
  }
`;

/** All looks of a trick room that its first hand needs. What is adopted later wins. */
export const trickStyles = [
  bands,
  trickSeatStyles,
  trickPaperStyles,
  trickStageStyles,
  trickSayStyles,
  trickRoomStyles,
  tightStyles,
];

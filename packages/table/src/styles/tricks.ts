import {css} from 'lit';
import {tightStyles} from './tight.js';
import {trickPaperStyles} from './trick-papers.js';
import {trickRoomStyles} from './trick-room.js';
import {trickSayStyles} from './trick-say.js';
import {trickSeatStyles} from './trick-seats.js';
import {trickStageStyles} from './trick-stage.js';

/**
 * The room of trick-taking games. In portrait it is one column of rows: papers, seats, the trick, the prompt, the hand. In
 * landscape it has three columns above the hand: a seat and the note, the trick, a seat and the papers.
 */
const bands = css`
  .frame {
    --med: max(42px, 12cqw);
    --tw: min(21cqw, 12.4cqh);
  }
  .frame:has(> .room > .hand.rows) {
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

/** All styles of a trick room that the first hand needs. Styles adopted later override them. */
export const trickStyles = [
  bands,
  trickSeatStyles,
  trickPaperStyles,
  trickStageStyles,
  trickSayStyles,
  trickRoomStyles,
  tightStyles,
];

import {css} from 'lit';

/**
 * Declarations of a part that scrolls by itself: at its end the page stays where it is. Only where it has something to scroll, as a
 * timeline of its scrolling tells: recent browsers keep the wheel from the page over any other part too. Where there are no such
 * timelines (before Chromium 115 and Safari 26, in Firefox) the page scrolls at its end.
 *
 * The animation goes on beyond the end: one that is over keeps what it does where there is nothing to scroll any more.
 */
export const scrollsAlone = css`
  animation: quinola-scrolls-alone linear;
  animation-timeline: scroll(self);
  animation-range: normal calc(100% + 1px);
`;

/** Declarations of a part on paper that scrolls: a shadow at an edge shows that there is more beyond it. */
export const showsMore = css`
  background:
    linear-gradient(var(--quinola-paper) 30%, #0000) top / 100% 28px no-repeat local,
    linear-gradient(#0000, var(--quinola-paper) 70%) bottom / 100% 28px no-repeat local,
    linear-gradient(#0005, #0000) top / 100% 9px no-repeat scroll,
    linear-gradient(#0000, #0005) bottom / 100% 9px no-repeat scroll;
`;

/** What {@linkcode scrollsAlone} needs once in each table. */
export const scrollingStyles = css`
  @keyframes quinola-scrolls-alone {
    from,
    to {
      /* Sideways a finger moves the page, if two of them have enlarged it. */
      overscroll-behavior-y: contain;
    }
  }
`;

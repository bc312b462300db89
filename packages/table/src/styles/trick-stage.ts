import {css} from 'lit';

/** The middle of a trick-taking table: the trick, and where each player's card lies in it. */
export const trickStageStyles = css`
  .stage {
    grid-area: stage;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    min-width: 0;
    min-height: 0;
    position: relative;
  }
  /* As large as the room allows, but not larger than the stage; a container of its own, because a note may take some of its height. */
  .trick {
    --wide: 3.2;
    --high: 1.56;
    position: relative;
    width: min(100%, var(--tw) * var(--wide));
    height: min(100%, var(--tw) * 1.53 * var(--high));
    container-type: size;
    /* Set outside: inside the container the type would be sized by the trick. */
    font-size: var(--xs);
  }
  .trick.of3 {
    --wide: 2.4;
    --high: 1.4;
  }
  .trick:is(.of5, .of6) {
    --wide: 4.1;
    --high: 1.52;
    --tw: min(20cqw, 12cqh);
  }
  .trick .card,
  .trick .yours {
    --cw: min(100cqw / var(--wide), 100cqh / (1.53 * var(--high)));
    position: absolute;
    left: calc(50% - var(--cw) / 2 + var(--x) * var(--cw));
    top: calc(50% - var(--ch) / 2 + var(--y) * var(--ch));
    --ch: calc(var(--cw) * 1.53);
    rotate: var(--r);
  }
  .yours {
    display: grid;
    place-items: end center;
    width: var(--cw);
    height: var(--ch);
    padding-bottom: 0.4em;
    border: 1px dashed color-mix(in srgb, var(--quinola-gilt) 75%, transparent);
    border-top: 0;
    font-style: italic;
  }
  .at-s {
    --x: 0;
    --y: 0.27;
    --r: -1deg;
  }
  .at-w {
    --x: -1.06;
    --y: 0;
    --r: -4deg;
  }
  .at-n {
    --x: 0;
    --y: -0.27;
    --r: 1deg;
  }
  .at-e {
    --x: 1.06;
    --y: 0;
    --r: 4deg;
  }
  .of3 :is(.at-w, .at-e) {
    --y: -0.17;
  }
  .of3 .at-w {
    --x: -0.66;
  }
  .of3 .at-e {
    --x: 0.66;
  }
  .of3 .at-s {
    --y: 0.17;
  }
  :is(.of5, .of6) .at-w {
    --x: -1.52;
    --y: 0.08;
  }
  :is(.of5, .of6) .at-e {
    --x: 1.52;
    --y: 0.08;
  }
  .at-nw {
    --x: -0.56;
    --y: -0.24;
    --r: -2deg;
  }
  .at-ne {
    --x: 0.56;
    --y: -0.24;
    --r: 2deg;
  }
  .of6 .at-nw {
    --x: -0.9;
  }
  .of6 .at-ne {
    --x: 0.9;
  }
  .room:has(.on-stage) :is(.caption, .trick) {
    display: none;
  }
`;

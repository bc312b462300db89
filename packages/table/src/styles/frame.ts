import {css} from 'lit';

/** The frame of every table: edge, title, tools and room, laid out by the shape of the box. */
export const frameStyles = css`
  /*
   * Out of the flow, so that a change inside only lays out this part. In the flow every change would measure the wrapper twice, and
   * because all sizes depend on it (container units), all styles within would be recalculated each time.
   */
  .frame {
    position: absolute;
    inset: 0;
  }
  /*
   * Where the height follows from the width, Chromium lays the wrapper out twice, and the first time without a height, by which
   * everything within would be styled for nothing: its content waits for the second.
   */
  @container table (max-height: 0px) {
    .frame {
      content-visibility: hidden;
    }
  }
  .coming {
    position: relative;
  }
  .frame,
  .coming {
    display: grid;
    grid-template:
      'room' minmax(0, 1fr)
      'tools' auto
      / minmax(0, 1fr);
    gap: var(--gap);
    min-width: 0;
    min-height: 0;
    padding: max(var(--pad), env(safe-area-inset-top)) max(var(--pad), env(safe-area-inset-right))
      max(calc(var(--pad) * 0.6), env(safe-area-inset-bottom)) max(var(--pad), env(safe-area-inset-left));
    font-size: var(--fs);
    --own-width: min(17.2cqw, 11.6cqh);
    --strip: 24px;
    --beside: calc(2 * var(--pad));
    --cw: var(--quinola-card-width, var(--own-width));
    --ch: calc(var(--cw) * 1.53);
  }
  .frame::before {
    content: '';
    position: absolute;
    inset: calc(var(--pad) * 0.36);
    border: 1px solid var(--quinola-gilt);
    opacity: 0.6;
    pointer-events: none;
  }
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Kept free for what is offered at a first visit: two lines and a row of buttons. */
  .room > .offer {
    grid-area: note;
    min-height: calc(4em + 55px);
  }
  .title {
    grid-area: title;
    display: none;
    padding-inline-start: 2px;
    font-size: 1.25em;
    font-variant-caps: small-caps;
    letter-spacing: 0.03em;
    line-height: 1.15;
  }
  .title i {
    display: block;
    font-size: var(--xs);
    font-variant-caps: normal;
    opacity: 0.85;
  }
  .tools {
    grid-area: tools;
    display: flex;
    min-width: 0;
    padding-top: calc(var(--gap) * 0.4);
    border-top: 1px solid color-mix(in srgb, var(--quinola-gilt) 55%, transparent);
  }
  .tools .button {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.15em;
    min-width: 0;
    min-height: var(--tap);
    padding: 2px;
    font-size: var(--xs);
    line-height: 1.1;
    background: none;
    border: 0;
  }
  .icon {
    width: 1.8em;
    height: 1.8em;
  }
  .q svg.icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
  }
  .message {
    grid-area: room;
    align-self: start;
    justify-self: start;
    box-sizing: border-box;
    width: min(100%, 30em);
    z-index: 40;
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding: 6px 6px 6px 12px;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-inline-start: 4px solid var(--quinola-accent);
  }
  .message > span {
    flex: 1;
  }
  .message .button {
    color: inherit;
    background: none;
  }
  .button {
    font: inherit;
    min-height: 36px;
    min-width: 44px;
    padding: 4px 12px;
    color: var(--quinola-ink);
    background: var(--quinola-button, #0003);
    border: 1px solid color-mix(in srgb, currentColor 70%, transparent);
    border-radius: 3px;
  }
  @media (pointer: coarse) {
    .button {
      min-height: 44px;
    }
  }
  .button[disabled] {
    opacity: 0.45;
  }
  .room {
    direction: ltr;
    grid-area: room;
    position: relative;
    display: grid;
    gap: var(--gap);
    min-width: 0;
    min-height: 0;
  }
  /* In a right-to-left page each line runs as its own words do: those of the page as they are read there, ours from left to right. */
  :host(:dir(rtl))
    .q
    :is(p, small, li, td, th, dt, dd, h2, h3, caption, legend, label, .button, .button > span, .plate > i) {
    unicode-bidi: plaintext;
  }
  .air {
    position: absolute;
    inset: 0;
    pointer-events: none;
    z-index: 20;
  }
  .front {
    grid-area: room;
    place-self: center;
    padding: 24px;
    text-align: center;
  }
  .probe {
    position: absolute;
    width: var(--cw);
  }
  .vh,
  .defs {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Large portrait boxes: a tablet, a kiosk. */
  @container table (max-aspect-ratio: 66/100) and (min-width: 700px) {
    .frame {
      border: 1.2cqmin solid var(--quinola-edge);
      --beside: calc(2 * var(--pad) + 2.4cqmin);
      --own-width: min(17.4cqw, 10.4cqh);
    }
    .title {
      display: block;
      text-align: center;
    }
    .title i {
      display: inline;
      margin-inline-start: 0.6em;
    }
    .tools .button {
      flex-direction: row;
      gap: 0.6em;
      font-size: var(--fs);
    }
  }
  /* Landscape: the tools stand at the right. */
  @container table (min-aspect-ratio: 115/100) {
    .frame {
      --rail: max(60px, 6.6cqw);
      --beside: calc(2 * var(--pad) + 2.4cqmin + var(--rail) + var(--gap));
      grid-template: 'room tools' minmax(0, 1fr) / minmax(0, 1fr) var(--rail);
      border: 1.2cqmin solid var(--quinola-edge);
      --own-width: min(9.4cqw, 16cqh);
    }
    .title {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      align-content: flex-start;
    }
    .title i {
      order: 1;
      width: 100%;
    }
    .tools {
      flex-direction: column;
      justify-content: space-evenly;
      padding: 0 0 0 calc(var(--gap) * 0.5);
      border-top: 0;
      border-inline-start: 1px solid color-mix(in srgb, var(--quinola-gilt) 55%, transparent);
    }
    .tools .button {
      flex: 0 1 auto;
      min-height: max(44px, 9.5cqh);
    }
  }
  /* A telephone in landscape: no title, no wooden edge. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .frame {
      border: 0;
      --fs: max(13px, 0.8125rem);
      --gap: 5px;
      --pad: 8px;
      --beside: calc(2 * var(--pad) + var(--rail) + var(--gap));
      --own-width: min(9.4cqw, 16.2cqh);
    }
    .title {
      display: none;
    }
  }
  @container table (max-height: 559px) and (max-aspect-ratio: 115/100) {
    .tools .button span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  :host([kiosk]) .frame {
    --fs: max(20px, 2.25cqmin);
    --xs: max(20px, 1.93cqmin);
    --tap: max(56px, 6.2cqmin);
  }
  /* A kiosk has a line above the room with the title, the languages and the button for a new match. */
  :host([kiosk]) .room.room {
    padding-top: calc(var(--tap) + 4px);
  }
  :host([kiosk]) .title.title {
    grid-area: auto;
    position: absolute;
    inset: 0 0 auto;
    height: var(--tap);
    display: flex;
    flex-wrap: nowrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.8em;
    font-size: 1em;
  }
  :host([kiosk]) .title.title i {
    display: none;
  }
`;

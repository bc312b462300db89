import {css} from 'lit';

/** The layout of a bank room in boxes of all shapes. */
export const bankRoomStyles = css`
  .room {
    grid-template:
      'papers' auto
      'house' auto
      'punters' auto
      'stage' minmax(0, 1fr)
      'say' auto
      'note' auto
      'hand' auto
      / minmax(0, 1fr);
    gap: 0;
    row-gap: calc(var(--gap) * 0.8);
  }
  .frame {
    --heap: min(19cqw, 12cqh);
  }
  /* Each in the middle of what is his. */
  .punters .lying,
  .punters:not(.many) .seat {
    justify-content: center;
  }
  .frame:has(.punters.many:not(.aside)) {
    --med: max(32px, 8cqw);
    --pw: min(10.5cqw, 6.2cqh);
  }
  @container table (max-aspect-ratio: 66/100) and (min-width: 700px) {
    .room {
      grid-template:
        'title' auto
        'papers' auto
        'house' auto
        'punters' auto
        'stage' minmax(0, 1fr)
        'say' auto
        'note' auto
        'hand' auto
        / minmax(0, 1fr);
      row-gap: var(--gap);
    }
    .up,
    .tally {
      padding: 0.5em 0.8em;
    }
  }
  @container table (min-aspect-ratio: 115/100) {
    .frame,
    .frame:has(.punters.many:not(.aside)) {
      --med: max(40px, 8.6cqmin);
      --heap: min(8.2cqw, 15cqh);
      --pw: min(4.9cqw, 7.4cqh);
    }
    .room {
      grid-template:
        'title house papers' auto
        'punters punters punters' auto
        'note stage score' minmax(0, 1fr)
        'note say score' auto
        'hand hand hand' auto
        / minmax(0, 1fr) minmax(0, 1.75fr) minmax(0, 1fr);
      gap: calc(var(--gap) * 0.6) var(--gap);
    }
    .room:has(.heaps) {
      grid-template:
        'title house papers' auto
        'left stage right' minmax(0, auto)
        'note stage score' minmax(0, 1fr)
        'note say score' auto
        'hand hand hand' auto
        / minmax(0, 1fr) minmax(0, 1.75fr) minmax(0, 1fr);
    }
    .papers {
      display: contents;
    }
    .up {
      grid-area: papers;
      place-self: start end;
      padding: 0.4em 0.7em;
    }
    .score {
      grid-area: score;
      align-self: end;
      justify-self: end;
      flex-direction: column;
      align-items: flex-end;
      gap: 2px;
      max-width: 100%;
    }
    .score .tally {
      flex: none;
      width: 100%;
    }
    .chest {
      width: min(6em, 9cqw);
      height: min(3.1em, 4.7cqw);
    }
    .punters {
      justify-content: center;
      grid-auto-columns: minmax(0, max(13cqw, 9em));
      gap: calc(var(--gap) * 2);
    }
    .punters.aside {
      display: contents;
    }
    .punters.aside .side {
      display: flex;
      flex-direction: column;
      gap: calc(var(--gap) * 0.6);
      grid-area: left;
    }
    .punters.aside .side + .side {
      grid-area: right;
      align-items: flex-end;
    }
    .punters.aside:not(.many) .seat {
      justify-content: flex-start;
    }
    .punters.aside .side + .side .seat {
      flex-direction: row-reverse;
      text-align: end;
    }
    .punters.aside .lying {
      width: calc(var(--cw) * (1 + 0.6 * (var(--n) - 1)));
      max-width: 100%;
    }
    .punters.aside.many {
      --med: max(34px, 7cqmin);
    }
    .punters.many .seat {
      flex-direction: row;
      flex-wrap: wrap;
      gap: 0.4em;
      text-align: start;
    }
    .punters.many .lying {
      justify-content: start;
    }
    .punters.many .plate {
      flex: 0 1 auto;
      width: auto;
    }
    .lying {
      --cw: var(--pw);
    }
    .self {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.75fr) minmax(0, 1fr);
    }
    .self .hand {
      --beside: 40cqw;
    }
    .places {
      --place: min(6.6cqw, 11.2cqh);
    }
    .docked {
      align-self: end;
      max-height: 100%;
      display: flex;
    }
  }
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .frame,
    .frame:has(.punters.many:not(.aside)) {
      --med: 36px;
      --heap: min(8.6cqw, 15.6cqh);
      --pw: min(4.1cqw, 8cqh);
    }
    /* What is said has a wide column: its line and its buttons do not wrap. */
    .room,
    .room:has(.heaps) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.2fr) minmax(0, 1fr);
    }
    .self .hand {
      --own-width: min(9.4cqw, 14cqh);
    }
    .self .beside b {
      font-size: 1.3em;
    }
    .q .answers.respond.large .button {
      min-height: var(--tap);
    }
    .status {
      padding: 0.1em 0.9em;
    }
    .say {
      gap: 2px;
    }
    .caption {
      min-height: 0;
    }
    .heap figcaption {
      margin-top: 0.2em;
    }
    .house .heap figcaption {
      display: none;
    }
    /* Cards beside the name, the stake below it. */
    .punters:not(.aside) .seat {
      display: grid;
      grid-template: 'figure plate lies' auto 'figure stake lies' auto / auto minmax(0, auto) auto;
      gap: 0 0.4em;
      justify-content: start;
    }
    .punters:not(.aside) .figure {
      grid-area: figure;
    }
    .punters:not(.aside) .stake {
      grid-area: stake;
    }
    .punters:not(.aside) .lying {
      grid-area: lies;
      justify-content: start;
      width: calc(var(--cw) * 2.2);
    }
    .punters:not(.aside) {
      grid-auto-columns: minmax(0, auto);
    }
    .punters.many:not(.aside) .figure {
      display: none;
    }
    /* Far enough from each other that nobody's stake is taken for another's. */
    .punters.many:not(.aside) {
      --pw: min(3.6cqw, 6.6cqh);
      line-height: 1.08;
      column-gap: calc(var(--gap) * 4);
    }
    .punters.many:not(.aside) .seat {
      grid-template: 'plate plate' auto 'lies stake' auto / auto minmax(0, auto);
    }
    .self .beside {
      align-self: end;
    }
  }
  /* The larger type of a kiosk on a telephone: what is asked and the cards are shown, and the names. */
  @container table (max-aspect-ratio: 115/100) and (max-width: 559px) and (max-height: 799px) {
    :host([kiosk]) :is(.figure, .caption, .chest, .up, .player .coins, .house .plate > i, .heap figcaption) {
      display: none;
    }
    :host([kiosk]) .say {
      min-height: 0;
    }
    :host([kiosk]) .player .stake {
      min-height: 0;
    }
    :host([kiosk]) .heaps .heap {
      --cw: min(100cqw / (1.5 * var(--n)), 100cqh / 1.53);
    }
  }
  /* Smaller than any telephone: only the cards, the prompt and what is asked are shown, and the names. */
  @container table (max-aspect-ratio: 115/100) and (max-height: 559px) {
    .figure,
    .caption,
    .chest,
    .player .blank {
      display: none;
    }
    .player .stake {
      min-height: 0;
    }
    .q .answers.respond.large .button {
      min-height: var(--tap);
    }
    .self .hand {
      --own-width: min(17.2cqw, 10.4cqh);
    }
  }
  @container table (max-height: 359px) {
    .figure,
    .caption,
    .up,
    .player .stake .coins {
      display: none;
    }
    .self .hand {
      --own-width: min(9.4cqw, 12cqh);
    }
  }
  /* Where many sit, of whoever keeps the bank the name remains. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 339px) {
    .room:has(.punters.many:not(.aside)) .house > :not(.player),
    .room:has(.punters.many:not(.aside)) .house .lying {
      display: none;
    }
    .room:has(.punters.many:not(.aside)) .self .hand {
      --own-width: 9.4cqh;
    }
    .room:has(.punters.many:not(.aside)) .plate > i {
      display: none;
    }
  }
`;

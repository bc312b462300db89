import {css} from 'lit';

/** What tables on 78 cards show once their service is there: cards open before their owners, the count, the order of the cards. */
export const packLaterStyles = css`
  .cover .sheet.small {
    --below: calc(var(--ch) * 1.6 + 28px);
  }
  /* Before cards are dealt or looked at there is nothing that must stay in sight. */
  @container (min-width: 720px) {
    .room:not(:has(.hand li, .covered)) + .cover .sheet.small {
      inset: 0;
      margin: auto;
      height: fit-content;
      max-height: 100%;
    }
  }
  /* Where it is narrow the table makes room for the sheet between the others and the hand, so that it covers neither. */
  @container (max-width: 719px) {
    .q:has(.sheet.small) {
      grid-template:
        'title menu' auto
        'score score' minmax(44px, auto)
        'seats seats' auto
        'trick trick' auto
        'status status' auto
        'hand hand' auto
        'tools tools' auto
        / minmax(0, 1fr) auto;
    }
    .q:has(.sheet.small) :is(.room, .cover) {
      display: grid;
      grid-area: score-start / 1 / hand-end / -1;
      grid-template-rows: subgrid;
    }
    .cover .sheet.small {
      position: static;
      grid-area: 3 / 1 / 5;
      align-self: end;
      width: 100%;
      max-height: none;
    }
    .q:has(.sheet.small) .word {
      position: static;
    }
  }
  @container (max-width: 519px) {
    .cover .sheet {
      min-width: 100%;
    }
    .sheet .lines .cards {
      --cw: 44px;
      --ch: 67px;
    }
    /* Three lines, so that the hand stays where it is. */
    .status {
      min-height: 74px;
      font-size: 15px;
    }
    .before:has(:nth-child(4)) .card + .card {
      margin-inline-start: -13px;
    }
  }
  /* What a deal has brought lies below the papers, which are as wide. */
  @container (min-width: 720px) {
    .sheet.own:not(.small) {
      top: 62px;
      max-height: calc(100% - 62px);
    }
    .room:has(+ .cover .own:not(.small)) .seat {
      visibility: hidden;
    }
  }
  .sheet .lines .cards {
    display: inline-flex;
    vertical-align: middle;
    margin: 0;
  }
  /* Names leave the middle to the sheets that ask. */
  @container (min-width: 720px) and (max-width: 999px) {
    .seat.at1 {
      align-items: start;
    }
    .seat.at3 {
      align-items: end;
    }
    .side .plate {
      max-width: 108px;
    }
  }
  /* In the middle, where neither a trick nor the Skat lies. */
  @container (min-width: 1000px) {
    .room:not(:has(.trick .card, .tray)) + .cover .sheet.small {
      inset: auto 0 var(--below);
      max-width: var(--most, 440px);
    }
  }
  @container (max-width: 373px) {
    .tally b {
      font-size: 14px;
    }
    .q:has(.sheet.small) .backs {
      display: none;
    }
    .q:has(.sheet.small) .seat {
      min-height: 0;
    }
    .sheet .body table,
    .sheet footer,
    .sheet footer .button {
      font-size: 14px;
    }
    .sheet .body th.num {
      font-size: 12px;
    }
    .cover .sheet .body {
      padding-inline: 11px;
    }
    .sheet .body :is(th, td) {
      padding-inline: 2px;
    }
    .sheet footer .button {
      padding: 4px 8px;
    }
    .packet ~ p {
      display: none;
    }
    .sheet .spread > * {
      height: 41px;
    }
  }
  /* The sheet asks what the line below it says. */
  .room:has(+ .cover .sheet.small) .status {
    visibility: hidden;
  }
  .sheet .down {
    border: 2px solid var(--quinola-paper);
    background: var(--b);
  }
  .covered {
    grid-area: hand;
    align-self: end;
    display: flex;
    justify-content: center;
  }
  .covered .card {
    flex: none;
    margin-inline-end: calc(min(var(--cw) * 0.4, (100% - var(--cw)) / 24) - var(--cw));
    background: color-mix(in srgb, var(--b) 38%, var(--quinola-paper));
    border: 2px solid var(--quinola-paper);
  }
  .covered .card:last-child {
    margin: 0;
  }
  .covered .card::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--quinola-card-back, none);
  }
  .before {
    display: flex;
    gap: 3px;
    rotate: none;
    --cw: 30px;
    --ch: 46px;
  }
  .before.at0 {
    grid-area: trick;
    place-self: end start;
  }
  .before.at1 {
    grid-area: trick;
    place-self: start start;
  }
  .before.at3 {
    grid-area: trick;
    place-self: start end;
  }
  .before.at2 {
    grid-area: trick;
    place-self: start end;
  }
  @container (min-width: 1000px) {
    .before {
      --cw: 48px;
      --ch: 73px;
    }
  }
  .sheet .down::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--quinola-card-back, none);
  }
  .sheet button.down:hover,
  .sheet button.down:focus-visible {
    translate: 0 -6px;
  }
  .tray button.card {
    cursor: pointer;
  }
  .scale {
    position: relative;
    height: 22px;
    margin: 2px 0 8px;
    background: linear-gradient(#0000, #0001);
    border-bottom: 1px solid currentColor;
  }
  .scale i {
    position: absolute;
    bottom: 0;
    width: 2px;
    height: 100%;
    background: var(--quinola-accent);
    transition: left 0.25s cubic-bezier(0.2, 0.7, 0.2, 1);
  }
  .scale i::before {
    content: '';
    position: absolute;
    left: -4px;
    top: -2px;
    border: 5px solid #0000;
    border-top-color: var(--quinola-accent);
  }
  .scale .par {
    background: currentColor;
    opacity: 0.6;
    height: 60%;
  }
  .scale .par::before {
    content: none;
  }
  .scale span {
    position: absolute;
    bottom: 3px;
    font-size: 12px;
    translate: 4px 0;
    opacity: 0.8;
  }
  .sheet .body .so {
    display: flex;
    justify-content: space-between;
    margin: 0;
  }
  .sheet .body .packet {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0 0 4px;
    min-height: var(--ch);
    --cw: 44px;
    --ch: 67px;
  }
  @container (max-width: 519px) {
    .sheet .body .packet {
      --cw: 36px;
      --ch: 55px;
    }
    .sheet .scale {
      margin-bottom: 4px;
    }
  }
  .packet strong {
    font-weight: 400;
    font-size: 26px;
  }
  .order span {
    display: inline-block;
    min-width: 24px;
    white-space: nowrap;
  }
  .order .held {
    font-weight: 700;
    text-decoration: underline;
  }
  .order sub {
    font-size: 10px;
    opacity: 0.8;
  }
  .hands {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 4px 16px;
    margin-bottom: 10px;
    font-size: 15px;
  }
  .hands .sign {
    margin-inline-end: 2px;
  }
  .sheet .body .hands p {
    margin: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    .scale i {
      transition: none;
    }
  }
`;

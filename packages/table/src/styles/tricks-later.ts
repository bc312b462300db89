import {css} from 'lit';

/** Styles of tricks that the first cards do not need: the page's own backs, the best and the led card, who thinks, what is said. */
export const trickLaterStyles = css`
  :host([back='diaper']) .backs .card {
    --net: #0000 42%, var(--quinola-paper) 50%, #0000 58%;
    background-color: var(--b);
  }
  .backs .card::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--quinola-card-back, none);
  }
  .trick .best {
    box-shadow:
      0 0 0 2px var(--quinola-gilt),
      0 0 14px #0008;
  }
  .led {
    position: absolute;
    left: 50%;
    bottom: -0.5em;
    translate: -50% 0;
    z-index: 3;
    padding: 0 0.5em;
    white-space: nowrap;
    line-height: 1.25;
    font-style: normal;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border: 1px solid var(--quinola-gilt);
    border-radius: 1em;
  }
  .dots {
    white-space: nowrap;
  }
  .dots i {
    display: inline-block;
    width: 4px;
    height: 4px;
    margin-inline-start: 3px;
    border-radius: 2px;
    background: currentColor;
    animation: think 1.2s infinite;
  }
  .dots i:nth-child(2) {
    animation-delay: 0.2s;
  }
  .dots i:nth-child(3) {
    animation-delay: 0.4s;
  }
  @keyframes think {
    50% {
      opacity: 0.2;
    }
  }
  /* Leaves the underlined words above free, even if its second card lies higher. */
  .say .own > .won,
  .plate > .won {
    margin-top: 3px;
  }
  /* A player who sits alone on his side has room beside his name. */
  .seat:only-child .plate > i {
    white-space: nowrap;
  }
  @container table (max-aspect-ratio: 115/100) {
    .seats .seat.at-n:only-child .word {
      inset: 0 auto auto calc(100% + 1.2em);
      max-width: 24cqw;
    }
  }
  .seat:only-child .plate:has(> i) ~ .before {
    margin-inline-start: 1em;
  }
  /* The shape of a ribbon. */
  .word {
    position: absolute;
    /* Leaves the backs free, which overlap the foot of the silhouette. */
    top: calc(100% + 0.35em + var(--med) * 0.14);
    left: 0;
    z-index: 8;
    width: max-content;
    max-width: min(60cqw, 16em);
    padding: 0.2em 0.75em;
    font-style: italic;
    line-height: 1.2;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-block: 1px solid var(--quinola-gilt);
    box-shadow: 0 1px 3px #0007;
  }
  .seat:is(.at-e, .at-ne) .word {
    left: auto;
    right: 0;
  }
  /* The trick lies below these players: their speech is shown above their names. */
  .seat:is(.at-nw, .at-n, .at-ne) .word {
    top: auto;
    bottom: 0;
    left: auto;
    right: 0;
    max-width: 100%;
  }
  /* As high as the line of the prompt, so that the ribbon stands above it. */
  .say .own:has(.word) {
    align-self: stretch;
    align-content: center;
  }
  .say .own .word {
    top: auto;
    bottom: calc(100% + 3px);
    left: auto;
    right: 0;
  }
  @container table (min-aspect-ratio: 115/100) {
    .seat.at-n .word {
      top: 0;
      bottom: auto;
      left: calc(100% + 0.4em);
      right: auto;
      max-width: 11em;
    }
  }
  /* The papers begin nearer there. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) {
    .seat.at-n .word {
      max-width: 8em;
    }
  }
  /* A ladder of bids covers what is below the seats, and names stand below silhouettes where many sit: speech lies over their feet. */
  @container table (max-aspect-ratio: 115/100) {
    .room:has(.auction) .seats:not(.many) .seat:not(:only-child) .word {
      inset: auto auto -0.2em 0;
      max-width: 100%;
    }
    /* Names stand above them there. */
    .room:has(.auction) .seats:not(.many) .seat:not(:only-child):has(.word) .plate {
      align-self: start;
    }
    .seats.many .seat .word {
      inset: calc(var(--med) * 1.24 - 1.5em) auto auto 0;
      max-width: 100%;
    }
    .seats.many .seat .word {
      left: 50%;
      translate: -50%;
    }
  }
  /* The whole tariff card lies over what the visitor has said himself; it shows who bid what. */
  .room:has(.tariff:not(.few)) .say .own .word {
    visibility: hidden;
  }
  /* So it does over what is said at the seat whose place is the corner there. */
  @container table (min-aspect-ratio: 115/100) and (max-height: 479px) and (max-width: 699px) {
    .room:has(.tariff:not(.few)) .seat.at-n .word {
      visibility: hidden;
    }
  }
  @container table (max-aspect-ratio: 66/100) and (min-width: 700px) {
    .room:has(.auction) .seats:not(.many) .seat:is(.at-e, .at-ne):not(:only-child) .word {
      inset-inline: auto 0;
    }
    /* The ladder is between those at the sides, and their names stand below them; below those in the upper corners is the ladder. */
    .room:has(.auction):has(.at-n, .at-nw) .seats:not(.many) .seat:is(.at-w, .at-e):not(:only-child) .word {
      inset-block: calc(100% + 0.35em) auto;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dots i {
      animation: none;
    }
  }
`;

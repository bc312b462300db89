import {css} from 'lit';

/** What is seen of tricks only once play goes on: the page's own backs, the best card and the one led, who thinks, words spoken. */
export const trickLaterStyles = css`
  .plate > i + i::before {
    content: '· ';
  }
  @container (max-width: 359px) {
    .plate {
      font-size: 13px;
      padding-inline: 4px;
    }
  }
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
    bottom: -9px;
    translate: -50% 0;
    padding: 0 8px 1px;
    white-space: nowrap;
    font-size: 14px;
    line-height: 16px;
    font-style: normal;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border: 1px solid var(--quinola-gilt);
    border-radius: 8px;
  }
  /* Beside the card that falls next. */
  .at1 .led,
  .at2 .led {
    left: 28%;
  }
  .at0 .led,
  .at3 .led {
    left: 72%;
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
  .word {
    position: absolute;
    top: 100%;
    z-index: 3;
    width: max-content;
    max-width: 150px;
    padding: 4px 10px;
    font-style: italic;
    font-size: 15px;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border-radius: 10px;
    box-shadow: 0 1px 4px #0006;
  }
  @media (prefers-reduced-motion: reduce) {
    .dots i {
      animation: none;
    }
  }
`;

import {css} from 'lit';

/** The layout of a patience, measured in its own unit: whatever the width, nothing but `--u` changes. */
export const patienceStyles = css`
  .room {
    gap: 8px;
  }
  .board {
    display: grid;
    justify-items: center;
    min-width: 0;
  }
  .layout {
    position: relative;
    container-type: inline-size;
    width: 100%;
    max-width: calc(clamp(440px, 84vh, 860px) * var(--w) / var(--h));
    aspect-ratio: var(--w) / var(--h);
  }
  .pile {
    --u: calc(100cqi / var(--w));
    --cw: calc(0.915 * var(--u));
    --ch: calc(1.4 * var(--u));
    position: absolute;
    left: calc(var(--x) * var(--u) - var(--cw) / 2);
    top: calc(var(--y) * var(--u) - var(--ch) / 2);
    width: var(--cw);
    height: var(--ch);
    padding: 0;
    border: 0;
    font: inherit;
    color: inherit;
    background: none;
    rotate: var(--r);
    touch-action: manipulation;
  }
  .pile .card {
    position: absolute;
    left: calc(var(--dx, 0) * var(--u));
    top: calc(var(--dy, 0) * var(--u));
  }
  .place {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font-style: normal;
    font-size: calc(0.42 * var(--u));
    opacity: 0.85;
    border: 1px solid color-mix(in srgb, currentColor 70%, transparent);
    border-radius: 2px;
  }
  .packet .place {
    border-style: dashed;
  }
  .face.small text {
    font-size: 100px;
    fill: var(--suit, var(--quinola-black));
  }
  .count {
    position: absolute;
    right: -4px;
    bottom: -4px;
    min-width: 1.5em;
    padding: 0 3px;
    font-size: 12px;
    line-height: 1.4;
    font-weight: 500;
    text-align: center;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
    border: 1px solid var(--quinola-gilt);
    border-radius: 9px;
  }
  .deeds {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px;
    min-height: 40px;
  }
  .deeds .first {
    border-color: var(--quinola-gilt);
    box-shadow: 0 0 0 1px var(--quinola-gilt);
  }
  .status {
    min-height: 22px;
    text-align: center;
    font-size: 15px;
  }
  .status .face {
    display: inline-block;
    width: 13px;
    height: 20px;
    margin-inline-start: 5px;
    vertical-align: -5px;
    background: var(--quinola-paper);
  }
  @container (max-width: 519px) {
    .q {
      padding: 10px 8px 12px;
    }
    .title {
      padding-inline-start: 6px;
    }
    .deeds .button {
      padding: 4px 8px;
    }
  }
`;

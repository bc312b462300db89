import {css} from 'lit';
import {scrollsAlone} from './scrolling.js';

/** The panel "How the game goes": the drawing of the statechart, with the active states highlighted. */
export const chartStyles = css`
  .sheet.charted {
    width: min(100%, 44em);
    height: 100%;
  }
  .charted .body {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .charted .drawing {
    flex: 1 0 200px;
    min-height: 0;
    overflow: auto;
    ${scrollsAlone}
    border: 1px solid #0003;
    background: #fff5;
  }
  .drawing svg {
    display: block;
    margin: auto;
    font-size: 13px;
    fill: currentColor;
  }
  .drawing :is(.border, .fold, .way path, .chip rect) {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.2;
  }
  .drawing .state .border {
    fill: var(--quinola-paper);
  }
  .drawing [data-kind='chance'] .border {
    stroke-dasharray: 5 3;
  }
  .drawing .states .border {
    stroke-opacity: 0.5;
  }
  .drawing .name {
    font-size: 14.5px;
    font-weight: 600;
  }
  .drawing .states .name {
    font-variant-caps: small-caps;
    font-weight: 400;
  }
  .drawing .way path {
    stroke-opacity: 0.55;
  }
  .drawing .way .head {
    fill: currentColor;
    stroke: none;
  }
  .drawing .chip rect {
    stroke-opacity: 0.4;
  }
  .drawing .chip text {
    font-size: 10.5px;
    text-anchor: middle;
  }
  .drawing .lit {
    color: var(--quinola-accent);
  }
  .drawing .lit :is(.border, path:not(.head)) {
    stroke-width: 2.5;
    stroke-opacity: 1;
  }
  .drawing .chip.lit rect {
    fill: currentColor;
  }
  .drawing .chip.lit text {
    fill: var(--quinola-paper);
  }
  .charted .always {
    margin-top: 8px;
    font-size: 14px;
  }
  .charted .always.lit {
    color: var(--quinola-accent);
  }
  @media print {
    .charted .drawing {
      overflow: visible;
      border: 0;
    }
    .drawing svg {
      width: auto;
      max-width: 100%;
      height: auto;
      max-height: 88vh;
    }
  }
`;

import {css} from 'lit';

/** Contents of sheets: tables, cards, diagrams, abbreviations. */
export const contentStyles = css`
  .sheet table {
    border-collapse: collapse;
    margin: 0 0 10px;
    min-width: 100%;
  }
  .sheet caption {
    text-align: start;
    font-variant-caps: small-caps;
    padding: 4px 0;
  }
  .sheet th,
  .sheet td {
    padding: 3px 10px 3px 0;
    text-align: start;
    font-weight: 400;
    border-bottom: 1px solid #0002;
    vertical-align: top;
  }
  .sheet thead th {
    font-variant-caps: small-caps;
    font-size: 15px;
  }
  .sheet .num {
    text-align: end;
  }
  .sheet small,
  .sheet .source {
    font-size: 14px;
    font-style: italic;
  }
  .sheet .cards {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0 0 8px;
    --cw: 56px;
    --ch: 86px;
  }
  .sheet figure {
    margin: 0;
    text-align: center;
    font-size: 14px;
  }
  .sheet button.card {
    cursor: pointer;
  }
  .sheet .won .card {
    box-shadow: 0 0 0 2px var(--quinola-gilt);
  }
  .sheet .laid {
    width: min(130px, 22cqi);
    margin-inline-start: auto;
  }
  .diagram {
    display: grid;
    grid-template:
      '. n .' auto
      'w . e' auto
      '. s .' auto
      / 1fr 1fr 1fr;
    gap: 4px 10px;
    font-size: 15px;
    margin-bottom: 10px;
  }
  .diagram b {
    font-weight: 400;
    font-variant-caps: small-caps;
  }
  .diagram .body p,
  .diagram p {
    margin: 0 !important;
    white-space: nowrap;
  }
  .run {
    white-space: nowrap;
  }
  .h0 {
    grid-area: s;
  }
  .h1 {
    grid-area: w;
  }
  .h2 {
    grid-area: n;
  }
  .h3 {
    grid-area: e;
  }
  @container table (max-width: 519px) {
    .diagram {
      grid-template:
        'n e' auto
        'w s' auto
        / 1fr 1fr;
    }
    .sheet th,
    .sheet td {
      padding-inline-end: 1.8cqw;
      font-size: 15px;
    }
    .sheet table:has(tr > :nth-child(6)) :is(th, td) {
      padding-inline-end: 3px;
    }
    .sheet thead .num {
      font-size: 13px;
    }
  }
  /* Narrow enough for four names in a row. */
  @container table (max-width: 359px) {
    .sheet .body {
      padding-inline: 10px;
    }
    .sheet th,
    .sheet td {
      font-size: 14px;
    }
    .sheet thead .num {
      font-size: 12px;
    }
  }
  .sheet abbr {
    text-decoration: underline dotted;
    cursor: help;
  }
`;

import {css} from 'lit';

/** What a table of Tarok-ombre shows once its service is there: the ladder of the games, the cards that may be asked for. */
export const tarokOmbreLaterStyles = css`
  .sheet .rung {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    align-content: center;
    gap: 0 12px;
  }
  .rung b {
    font-weight: 500;
  }
  .rung small {
    font-style: normal;
  }
  /* What a game too low would cost is no choice: so that all that may be said is seen at once. */
  .rung[disabled] small {
    display: none;
  }
  @container (max-width: 373px) {
    .sheet .rung {
      padding: 4px 8px;
    }
    .sheet .rung small {
      font-size: 13px;
    }
    .sheet .palette {
      --cw: 34px;
      --ch: 52px;
    }
  }
  .palette {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    --cw: 40px;
    --ch: 61px;
  }
  .palette div {
    display: flex;
    gap: 4px;
  }
  @container (max-width: 519px) {
    .sheet .rung[disabled] {
      min-height: 30px;
    }
    .palette {
      gap: 4px;
      --cw: 36px;
      --ch: 55px;
    }
    .palette div {
      display: contents;
    }
  }
  /* Three suits beside each other. */
  @container (min-width: 720px) {
    .cover .sheet.small:has(.palette) {
      --most: 492px;
      max-width: var(--most);
    }
    .palette {
      column-gap: 4px;
    }
    .palette div {
      gap: 2px;
    }
  }
  .palette .away {
    filter: brightness(0.72) saturate(0.5);
  }
  .sheet .palette .away {
    cursor: default;
  }
  .sheet th small {
    display: block;
  }
  .sheet .no {
    margin: 8px 0 0;
    color: var(--quinola-accent);
  }
`;

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
  .sheet .rung[disabled] {
    min-height: 30px;
  }
  @container table (max-width: 519px) {
    .palette {
      gap: 4px;
      --cw: 33px;
      --ch: 50px;
    }
    .palette div {
      display: contents;
    }
  }
  @container table (max-height: 479px) {
    .palette {
      justify-content: center;
      gap: 4px;
      --cw: min(36px, 4.3cqw);
      --ch: max(44px, var(--cw) * 1.53);
    }
    .room:has(.palette) .game small {
      display: none;
    }
    .palette div {
      display: contents;
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

import {css} from 'lit';

/** Styles of Tarok-ombre loaded with its features: the cards that can be asked for. */
export const tarokOmbreLaterStyles = css`
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

// Compiled, never run: the tags in React 19.
import type {} from 'quinola/react';

export const table = (
  <whist-table
    rules="warsaw"
    undoable
    schools="hoyle"
    lang="pl"
    className="wide"
    onquinola-score={({happening}) => happening.type}
  />
);
// @ts-expect-error A theme that does not exist.
export const unknown = <whist-table theme="neon" />;
// @ts-expect-error JSX would set it over the method.
export const method = <whist-table undo />;

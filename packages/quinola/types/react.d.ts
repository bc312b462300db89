import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import type {TableTags} from './jsx.js';

/** The tags as React takes them. */
type Tables = {
  [Tag in keyof TableTags]: DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Tag]>, HTMLElementTagNameMap[Tag]> &
    TableTags[Tag];
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tables {}
  }
}

import type {HTMLAttributes} from 'preact';
import type {TableTags} from './jsx.js';

/** The tags as Preact takes them. */
type Tables = {[Tag in keyof TableTags]: HTMLAttributes<HTMLElementTagNameMap[Tag]> & TableTags[Tag]};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tables {}
  }
}

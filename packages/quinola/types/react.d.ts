// Written by `node build/readmes.mjs` from the doc comments of the elements.
import type {WhistTable} from '@quinola/whist';
import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import type {WhistTableProperties} from './jsx.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'whist-table': DetailedHTMLProps<HTMLAttributes<WhistTable>, WhistTable> & WhistTableProperties;
    }
  }
}

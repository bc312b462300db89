// Written by `node build/readmes.mjs` from the doc comments of the elements.
import type {WhistTable} from '@quinola/whist';
import type {HTMLAttributes} from 'preact';
import type {WhistTableProperties} from './jsx.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'whist-table': HTMLAttributes<WhistTable> & WhistTableProperties;
    }
  }
}

// Written by `node build/readmes.mjs` from the doc comments of the elements.
import type {WhistTable} from '@quinola/whist';
import type {PatienceTable} from '@quinola/patience';
import type {TarokTable} from '@quinola/tarok';
import type {TarokOmbreTable} from '@quinola/tarok/ombre.js';
import type {ReversisTable} from '@quinola/reversis';
import type {OmbreTable} from '@quinola/ombre';
import type {QuadrilleTable} from '@quinola/ombre/quadrille.js';
import type {CinquilleTable} from '@quinola/ombre/cinquille.js';
import type {HTMLAttributes} from 'preact';
import type {WhistTableProperties, PatienceTableProperties, TarokTableProperties, TarokOmbreTableProperties, ReversisTableProperties, OmbreTableProperties, QuadrilleTableProperties, CinquilleTableProperties} from './jsx.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'whist-table': HTMLAttributes<WhistTable> & WhistTableProperties;
      'patience-table': HTMLAttributes<PatienceTable> & PatienceTableProperties;
      'tarok-table': HTMLAttributes<TarokTable> & TarokTableProperties;
      'tarok-ombre-table': HTMLAttributes<TarokOmbreTable> & TarokOmbreTableProperties;
      'reversis-table': HTMLAttributes<ReversisTable> & ReversisTableProperties;
      'ombre-table': HTMLAttributes<OmbreTable> & OmbreTableProperties;
      'quadrille-table': HTMLAttributes<QuadrilleTable> & QuadrilleTableProperties;
      'cinquille-table': HTMLAttributes<CinquilleTable> & CinquilleTableProperties;
    }
  }
}

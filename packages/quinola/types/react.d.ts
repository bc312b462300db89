// Written by `node build/readmes.mjs` from the doc comments of the elements.
import type {WhistTable} from '@quinola/whist';
import type {PatienceTable} from '@quinola/patience';
import type {TarokTable} from '@quinola/tarok';
import type {TarokOmbreTable} from '@quinola/tarok/ombre.js';
import type {ReversisTable} from '@quinola/reversis';
import type {OmbreTable} from '@quinola/ombre';
import type {QuadrilleTable} from '@quinola/ombre/quadrille.js';
import type {CinquilleTable} from '@quinola/ombre/cinquille.js';
import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import type {WhistTableProperties, PatienceTableProperties, TarokTableProperties, TarokOmbreTableProperties, ReversisTableProperties, OmbreTableProperties, QuadrilleTableProperties, CinquilleTableProperties} from './jsx.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'whist-table': DetailedHTMLProps<HTMLAttributes<WhistTable>, WhistTable> & WhistTableProperties;
      'patience-table': DetailedHTMLProps<HTMLAttributes<PatienceTable>, PatienceTable> & PatienceTableProperties;
      'tarok-table': DetailedHTMLProps<HTMLAttributes<TarokTable>, TarokTable> & TarokTableProperties;
      'tarok-ombre-table': DetailedHTMLProps<HTMLAttributes<TarokOmbreTable>, TarokOmbreTable> & TarokOmbreTableProperties;
      'reversis-table': DetailedHTMLProps<HTMLAttributes<ReversisTable>, ReversisTable> & ReversisTableProperties;
      'ombre-table': DetailedHTMLProps<HTMLAttributes<OmbreTable>, OmbreTable> & OmbreTableProperties;
      'quadrille-table': DetailedHTMLProps<HTMLAttributes<QuadrilleTable>, QuadrilleTable> & QuadrilleTableProperties;
      'cinquille-table': DetailedHTMLProps<HTMLAttributes<CinquilleTable>, CinquilleTable> & CinquilleTableProperties;
    }
  }
}

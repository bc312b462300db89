import {GameTable, handStyles, poolStyles, trickStyles} from '@quinola/table';
import {lyingStyles, paperStyles} from '../../table/styles.js';

/** What is loaded with the first cards of a table of Boston, Tri-Boston or Boston-Whist. */
export const contractsStyles = [
  ...GameTable.styles,
  handStyles,
  ...trickStyles,
  poolStyles,
  paperStyles,
  lyingStyles,
];

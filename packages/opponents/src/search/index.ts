export {
  CEILING,
  DEALS,
  FIRST_ANSWER,
  flatSearch,
  searched,
  type Budget,
  type Findings,
  type Search,
  type Trial,
} from './flat.js';
export {contractTrial, type PlayOut} from './contract.js';
export {exactWorth} from './exact.js';

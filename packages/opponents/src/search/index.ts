export {
  CEILING,
  DEALS,
  FIRST_ANSWER,
  pairedSearch,
  searched,
  SURE,
  type Budget,
  type SearchFindings,
  type Search,
  type Trial,
} from './paired.js';
export {
  bookAndSearch,
  bookFirst,
  movesWeighed,
  thinkingOver,
  type BookAndSearch,
  type Pace,
  type Weighing,
} from './book-and-search.js';
export {cardTrial, type PlayedOut} from './card-trial.js';
export {solvedTrial, type SolvedTrialRules} from './solved-trial.js';
export {eachTrial, type EachForHimself} from './each-trial.js';
export {cardWeighing, type CardsWeighed} from './card-weighing.js';
export {contractTrial, weighingByRules, type PlayOut} from './contract.js';
export {
  bidIn,
  likelyBids,
  reasonableGames,
  type BidTrial,
  type LikelyBid,
  type TriedGame,
} from './likely-bids.js';
export {exactWorth} from './exact.js';

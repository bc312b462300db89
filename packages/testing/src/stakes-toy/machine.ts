import {
  asking,
  chance,
  match,
  over,
  sheets,
  shuffleCutDeal,
  tableSetup,
  type ChartProfile,
} from '@quinola/chart';
import {playersDue} from '@quinola/play';
import {stakes, type StakesHappening, type StakesView} from './game.js';

/** The chart profile of the toy. */
export const stakesProfile: ChartProfile<StakesView, StakesHappening> = {
  beats: {dealt: {travel: 2}, staked: {travel: 1}, cried: {speak: 1}, turned: {travel: 1}},
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settled'] : []),
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
  // Who has staked may cry at any time; he is asked about it when one only is left to stake.
  asks: ({stake, turn}) => stake > 0 && playersDue(turn.must).length === 1,
};

const {table, opened} = tableSetup(stakes, stakesProfile);

/** Its chart. */
export const stakesMachine = table.createMachine(
  match(opened, {
    ...shuffleCutDeal({deal: {shuffling: 'staking'}}),
    staking: asking(['STAKE'], ['staking', 'turning'], {several: true, rights: ['CRY']}),
    turning: chance('settled'),
    ...sheets({laid: ['settled'], then: ['shuffling', 'over']}),
    over: over(),
  }),
);

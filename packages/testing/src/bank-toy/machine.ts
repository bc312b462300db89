import {asking, match, over, sheets, shuffleCutDeal, tableSetup, type ChartProfile} from '@quinola/chart';
import {bankGame, type BankHappening, type BankView} from './game.js';

/** The chart profile of the toy. */
export const bankProfile: ChartProfile<BankView, BankHappening> = {
  beats: {shuffled: {travel: 1}, staked: {travel: 1}, drawn: {travel: 1}, answered: {speak: 1}},
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settled'] : []),
  dealEnds: ['deal-settled'],
  staked: 'staked',
  paid: 'paid',
};

const {table, opened} = tableSetup(bankGame, bankProfile);

/** Its chart. */
export const bankMachine = table.createMachine(
  match(opened, {
    ...shuffleCutDeal({deal: {shuffling: 'staking'}}),
    staking: asking(['STAKE', 'DONE'], ['staking', 'drawing'], {several: true}),
    drawing: asking(['DRAW'], ['drawing', 'answering', 'settled']),
    answering: asking(['TAKE', 'LEAVE'], ['answering', 'drawing', 'settled'], {several: true}),
    ...sheets({laid: ['settled'], then: ['shuffling', 'over']}),
    over: over(),
  }),
);

import {part} from '../parts.js';
import type {Settlement} from '../settlement.js';
import {answersOf, refuseByHonours} from './calling.js';
import {answer, call, show, silent} from './calls.js';
import {ledgerOf, worthOf} from './ledger.js';
import {mark, stop} from './marking.js';
import {rubberPlan} from './rotation.js';
import {windowAfterTrick} from './window.js';

/** How deals end and are paid. */
export const settlement: Settlement = {
  mark,
  window: windowAfterTrick,
  refuseCall: refuseByHonours,
  answers: answersOf,
  ledger: ledgerOf,
  worth: worthOf,
  plan: (table) =>
    table.options.table === 'four'
      ? rubberPlan(table.options, table.rubber, table.rubbers)
      : part('company').plan(table),
  acts: {CALL: call, SHOW: show, SILENT: silent, ANSWER: answer, STOP: stop},
};

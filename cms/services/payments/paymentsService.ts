import type { Part } from '../../platform/parts/part';
import { settleOpenPayments } from './settleOpenPayments';

/** Advance payments. */
export const paymentsService: Part = {
  place: 110,
  chores: [settleOpenPayments],
};

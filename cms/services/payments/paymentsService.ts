import type { Part } from '../../platform/part';
import { paymentRoutes } from './paymentRoutes';
import { settleOpenPayments } from './settleOpenPayments';

/** Advance payments. */
export const paymentsService: Part = {
  place: 110,
  routes: paymentRoutes,
  chores: [settleOpenPayments],
};

import type { Part } from '../../platform/part';
import { paymentRoutes } from './paymentRoutes';
import { settleOpenPayments } from './settleOpenPayments';

/** Advance payments. */
export const paymentsService: Part = { routes: paymentRoutes, chores: [settleOpenPayments] };

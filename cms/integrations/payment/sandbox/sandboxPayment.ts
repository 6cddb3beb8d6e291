import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { env } from '../../../platform/env/env';
import { PaymentFault } from '../PaymentFault';
import type { PaymentService } from '../payment';
import { readNotice } from '../readNotice';
import { cancelSandboxPayment } from './cancelSandboxPayment';
import { findSandboxPayment } from './findSandboxPayment';
import { refundSandboxPayment } from './refundSandboxPayment';
import { sandboxSecret } from './sandboxSecret';

/** Path of the sandbox's payment page. */
export const SANDBOX_PATH = '/web/payments/sandbox';

const secretText = (): string => randomBytes(24).toString('base64url');

/**
 * Payment provider for development and demos. It has its own table, payment page and signed notices, so it behaves like
 * a real provider but takes no money.
 * @param payload the CMS
 */
export function sandboxPayment(payload: Payload): PaymentService {
  const confirm: PaymentService['confirm'] = async ({ processId, processToken }) => {
    const payment = await findSandboxPayment(payload, processId);
    if (!payment || payment.processToken !== processToken)
      throw new PaymentFault('The sandbox has no payment with this id');
    return payment.state;
  };
  return {
    name: 'sandbox',
    init: async ({ reference, amount, title, fullName, expiresAt }) => {
      const processId = secretText();
      const processToken = secretText();
      await payload.db.create({
        collection: 'sandboxPayments',
        data: {
          processId,
          processToken,
          state: 'pending',
          reference,
          amount,
          title,
          fullName,
          expiresAt: Date.parse(expiresAt),
        },
      });
      return { processId, processToken, url: `${env.cmsUrl}${SANDBOX_PATH}/${processId}` };
    },
    // The payment pages are served by this same process, so they are always reachable.
    isPageReachable: () => Promise.resolve(true),
    confirm,
    cancel: async (process) => {
      await cancelSandboxPayment(payload, process);
      return confirm(process);
    },
    refund: (refund) => refundSandboxPayment(payload, refund),
    readNotice: (body, signature) => readNotice(sandboxSecret(), body, signature),
  };
}

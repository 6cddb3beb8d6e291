import { isWeak } from '../../platform/env/startupFaults';

/** Lists configuration errors because of which a public CMS must not take payments. */
export function paymentFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  const { PAYMENT_URL, PAYMENT_SECRET = '', ALLOW_SANDBOX_PAYMENTS } = env;
  if (PAYMENT_URL && isWeak(PAYMENT_SECRET))
    return [
      'PAYMENT_SECRET is missing or too weak: set the one by which the payment provider signs its notices',
    ];
  if (!PAYMENT_URL && ALLOW_SANDBOX_PAYMENTS !== 'true')
    return [
      'PAYMENT_URL is missing, so that payments would only be played: set it, or ALLOW_SANDBOX_PAYMENTS=true if that is meant',
    ];
  return [];
}

import { address, count, integrationEnv, origins, secret, text } from '../../platform/env/variables';

export const paymentEnv = integrationEnv(
  'The provider that takes advance payments. Without it, an embedded sandbox, in which no money moves (docs/explanation/payments.md).',
  {
    url: address('PAYMENT_URL', 'Its address.'),
    token: text('PAYMENT_TOKEN', 'Token of our account.'),
    secret: secret('PAYMENT_SECRET', 'Secret that signs notices and calls.'),
    timeoutMs: count('PAYMENT_TIMEOUT_MS', 10_000, 'Timeout in ms.'),
    pageOrigins: origins(
      'PAYMENT_PAGE_ORIGINS',
      "Origins of the provider's payment pages, separated by spaces. Empty: PAYMENT_URL's. The site shows no others in its frame.",
    ),
    pageCheck: text(
      'PAYMENT_PAGE_CHECK',
      "false: a payment starts without a check that the payment page's origin answers. For a CMS that cannot reach it.",
    ),
    allowsSandbox: text(
      'ALLOW_SANDBOX_PAYMENTS',
      'true: a public CMS may use the sandbox. Otherwise it does not start without PAYMENT_URL.',
    ),
  },
);

import { SANDBOX_PATH } from '../../integrations/payment/sandbox/sandboxPayment';
import { paymentEnv } from '../../integrations/payment/paymentEnv';
import { errorShape } from '../../platform/http/answerShapes';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import type { Route } from '../../platform/http/route';
import { sandboxDecision } from './sandboxDecision';
import { sandboxPage } from './sandboxPage';

const pageResponses = {
  200: { description: 'An HTML page for a frame of the site' },
  404: { description: 'An HTML page about the unknown payment' },
};

/** Routes of the built-in sandbox provider. Empty if a real provider is configured. */
export const sandboxRoutes: readonly Route[] = paymentEnv.values.url
  ? []
  : [
      {
        method: 'GET',
        path: `${SANDBOX_PATH}/{processId}`,
        handler: limitReads(sandboxPage),
        docs: {
          summary: 'Page of the built-in demo payment provider, which moves no money',
          params: { processId: 'The payment; ?lang=he or en' },
          answers: { ...pageResponses, 429: { ...TOO_MANY_READS, schema: errorShape } },
        },
      },
      {
        method: 'POST',
        path: `${SANDBOX_PATH}/{processId}`,
        handler: limitReads(sandboxDecision),
        docs: {
          summary: 'Choice of the payer on the page of the demo provider',
          params: { processId: 'The payment; ?lang=he or en' },
          answers: { ...pageResponses, 429: { ...TOO_MANY_READS, schema: errorShape } },
        },
      },
    ];

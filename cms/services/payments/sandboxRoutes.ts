import { SANDBOX_PATH } from '../../integrations/payment/sandbox/sandboxPayment';
import { paymentEnv } from '../../integrations/payment/paymentEnv';
import { errorShape } from '../../platform/http/answerShapes';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import type { Route } from '../../platform/http/route';
import { sandboxDecision } from './sandboxDecision';
import { sandboxPage } from './sandboxPage';

const pageAnswers = {
  200: { description: 'A page for a frame of the site' },
  404: { description: 'A page that says there is no such payment' },
};

/** Pages of the embedded sandbox provider; none when a real provider is configured. */
export const sandboxRoutes: readonly Route[] = paymentEnv.values.url
  ? []
  : [
      {
        method: 'GET',
        path: `${SANDBOX_PATH}/{processId}`,
        handler: limitReads(sandboxPage),
        docs: {
          summary: 'The page of the embedded payment provider, in which no money moves',
          params: { processId: 'The payment; ?lang=he or en' },
          answers: { ...pageAnswers, 429: { ...TOO_MANY_READS, schema: errorShape } },
        },
      },
      {
        method: 'POST',
        path: `${SANDBOX_PATH}/{processId}`,
        handler: limitReads(sandboxDecision),
        docs: {
          summary: 'What the payer chose on it',
          params: { processId: 'The payment; ?lang=he or en' },
          answers: { ...pageAnswers, 429: { ...TOO_MANY_READS, schema: errorShape } },
        },
      },
    ];

import { z } from 'zod';
import { handleIntake } from '../../intake/handleIntake';
import { confirmPayment } from './confirmPayment';
import { processShape } from './findPayment';
import { initPayment } from './initPayment';
import { initPaymentSchema } from './initPaymentSchema';
import { paymentAnswerShape, paymentStateShape } from './paymentAnswer';
import { REFERENCE } from '../../intake/reference';
import { noticeShape } from '../../integrations/payment/readNotice';
import { SANDBOX_PATH } from '../../integrations/payment/sandbox/sandboxPayment';
import { paymentEnv } from '../../integrations/payment/paymentEnv';
import { envelope, errorShape } from '../../platform/http/answerShapes';
import { intakeDocs } from '../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import type { Route } from '../../platform/http/route';
import { NOTICE_SIGNATURE, paymentNotice } from './paymentNotice';
import { releasePayment } from './releasePayment';
import { sandboxDecision } from './sandboxDecision';
import { sandboxPage } from './sandboxPage';

const pageAnswers = {
  200: { description: 'A page for a frame of the site' },
  404: { description: 'A page that says there is no such payment' },
};

/** The embedded provider's own pages; there are none where a real one takes the payments. */
const sandboxRoutes: readonly Route[] = [
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
    handler: sandboxDecision,
    docs: {
      summary: 'What the payer chose on it',
      params: { processId: 'The payment; ?lang=he or en' },
      answers: pageAnswers,
    },
  },
];

/** The calls of advance payments. */
export const paymentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/web/transactions/init-iframe',
    handler: handleIntake(initPayment),
    docs: intakeDocs({
      summary: 'Begins an advance payment; refusals carry the same envelope, with status 0',
      body: initPaymentSchema,
      accepted: {
        description: 'The reservation is stored and can be paid at the address',
        schema: envelope(paymentAnswerShape),
        headers: { [REFERENCE]: 'The number by which staff find the reservation' },
      },
    }),
  },
  {
    method: 'POST',
    path: '/web/transactions/confirm',
    handler: handleIntake(confirmPayment),
    docs: intakeDocs({
      summary: 'How a payment stands, by the provider’s word',
      body: processShape,
      accepted: { description: 'Its state', schema: envelope(paymentStateShape) },
    }),
  },
  {
    method: 'POST',
    path: '/web/transactions/release',
    handler: handleIntake(releasePayment),
    docs: intakeDocs({
      summary:
        'The payer gives a payment up: what was held for it is free again; the body may call itself text/plain',
      body: processShape,
      accepted: { description: 'How the payment stands then', schema: envelope(paymentStateShape) },
    }),
  },
  {
    method: 'POST',
    path: '/web/transactions/notice',
    handler: paymentNotice,
    docs: {
      summary: 'The payment provider tells how a payment ended',
      headers: { [NOTICE_SIGNATURE]: 't=<seconds>,v1=<HMAC-SHA256 of "seconds.body" in hex>' },
      body: noticeShape,
      answers: {
        200: { description: 'It is noted', schema: envelope(z.literal(true)) },
        403: { description: 'It is not signed as it should be, or too old', schema: errorShape },
        404: { description: 'There is no such payment', schema: errorShape },
        413: { description: 'The body is too large', schema: errorShape },
      },
    },
  },
  ...(paymentEnv.values.url ? [] : sandboxRoutes),
];

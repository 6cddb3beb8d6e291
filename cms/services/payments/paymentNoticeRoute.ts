import { paymentService } from '../../integrations/payment/paymentService';
import { refusedAnswer } from '../../intake/answers';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { findPayable } from '../../intake/payable';
import { Refusal } from '../../intake/Refusal';
import { readBody } from '../../intake/steps/readBody';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Handler, Route } from '../../platform/http/route';
import { envelope, errorShape } from '../../platform/http/answerShapes';
import { noticeShape } from '../../integrations/payment/readNotice';
import { z } from 'zod';

const MAX_BYTES = 10_000;
export const NOTICE_SIGNATURE = 'X-Signature';

/**
 * `POST /web/transactions/notice`: receives the provider's signed notice about the result of a payment. A repeated
 * notice gets the same response and changes nothing.
 */
export const paymentNotice: Handler = async (request, { payload }) => {
  try {
    const body = new TextDecoder().decode(await readBody(request, MAX_BYTES));
    const notice = paymentService(payload).readNotice(body, request.headers.get(NOTICE_SIGNATURE));
    if (!notice) throw new Refusal(403, 'wrongSignature');
    const payable = findPayable(payload);
    if (!(await payable.find(payload, notice.processId))) throw new Refusal(404, 'unknownPayment');
    await inTransaction(payload, (req) => payable.settle(req, notice.processId, notice.state));
    return Response.json({ body: true });
  } catch (error) {
    if (error instanceof Refusal) return refusedAnswer(error, 'en');
    throw error;
  }
};

export const paymentNoticeRoute: Route = {
  method: 'POST',
  path: '/web/transactions/notice',
  handler: limitReads(paymentNotice, { languageOf: () => 'en' }),
  docs: {
    summary: 'Notice of the payment provider about the end of a payment',
    headers: { [NOTICE_SIGNATURE]: 't=<seconds>,v1=<HMAC-SHA256 of "seconds.body" in hex>' },
    body: noticeShape,
    answers: {
      200: { description: 'The notice is stored', schema: envelope(z.literal(true)) },
      403: { description: 'The signature is invalid or too old', schema: errorShape },
      404: { description: 'Unknown payment', schema: errorShape },
      413: { description: 'The body is too large', schema: errorShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};

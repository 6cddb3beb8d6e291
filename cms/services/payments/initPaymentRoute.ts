import { paymentService } from '../../integrations/payment/paymentService';
import { toAgorot } from '../../integrations/payment/agorot';
import type { StartedPayment } from '../../integrations/payment/payment';
import { refusedInEnvelope } from '../../intake/answers';
import { intakeRoute } from '../../intake/intakeRoute';
import { findPayable, type Offer } from '../../intake/payable';
import { createReference, REFERENCE } from '../../intake/reference';
import { Refusal } from '../../intake/Refusal';
import { initPaymentSchema, type InitPayment } from './initPaymentSchema';
import { PAYMENT_REFUSED, paymentAnswerShape } from './paymentAnswer';
import { envelope } from '../../platform/http/answerShapes';

interface PreparedPayment {
  offer: Offer;
  started: StartedPayment;
  isPageReachable: boolean;
}

/**
 * `POST /web/transactions/init-iframe`: starts an advance payment (corporate-site §7, project-marketing §4, §7). It
 * first holds the item, so that two payers cannot pay for it. Then it starts the payment at the provider and stores it.
 * Only then does the response give the URL of the payment frame.
 */
export const initPaymentRoute = intakeRoute<InitPayment, PreparedPayment>({
  path: '/web/transactions/init-iframe',
  summary: 'Starts an advance payment; rejections use the same envelope, with status 0',
  body: initPaymentSchema,
  accepted: {
    description: 'The reservation is stored and can be paid at the returned address',
    schema: envelope(paymentAnswerShape),
    headers: { [REFERENCE]: 'Reference number of the reservation' },
  },
  captcha: true,
  form: 'initPayment',
  timesPerAddress: 10,
  maxBytes: 32_000,
  consents: ({ checkbox1, checkbox2 }) => ({
    reservationTerms: checkbox1 === true,
    commercial: checkbox2 === true,
  }),
  prepare: async ({ idNumber, fullName, email, phone, assetName, description, emailCode }, context) => {
    const { payload } = context;
    const reference = createReference('P');
    const payable = findPayable(payload);
    const offer = await payable.hold(context, { assetName, email, idNumber, emailCode }, reference);
    const { title, amount, heldUntil } = offer;
    try {
      const order = { reference, idNumber, fullName, email, phone, assetName, description, title };
      const provider = paymentService(payload);
      const started = await provider.init({
        ...order,
        amount: toAgorot(amount),
        expiresAt: heldUntil.toISOString(),
      });
      const isPageReachable = await provider.isPageReachable(started.url);
      if (!isPageReachable)
        payload.logger.error(
          `The payment page of ${reference} does not answer: ${new URL(started.url).origin}`,
        );
      return { offer, started, isPageReachable };
    } catch (err) {
      payload.logger.error({ err, msg: `The payment ${reference} could not begin` });
      await payable.drop(payload, offer);
      throw new Refusal(503, 'paymentUnavailable', { headers: { 'Retry-After': '60' } });
    }
  },
  undo: async ({ offer, started }, { payload }) => {
    await findPayable(payload).drop(payload, offer);
    await paymentService(payload).cancel(started);
  },
  store: async (
    { gRecaptchaResponse: _answer, emailCode: _code, ...payer },
    context,
    req,
    { offer, started, isPageReachable },
  ) => {
    const { processId, processToken, url } = started;
    const provider = paymentService(context.payload).name;
    const process = { processId, processToken };
    await findPayable(context.payload).store(req, context, { payer, offer, process, provider });
    return {
      body: {
        body: {
          status: 1,
          data: { processId, url, processToken, ...(!isPageReachable && { pageAnswers: false }) },
        },
      },
      headers: { [REFERENCE]: offer.reference },
    };
  },
  answerRefusal: (refusal, language) => refusedInEnvelope(refusal, language, PAYMENT_REFUSED),
});

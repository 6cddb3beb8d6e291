import { paymentService } from '../../integrations/payment/paymentService';
import type { StartedPayment } from '../../integrations/payment/payment';
import type { Apartment } from '../../payload-types';
import { refusedInEnvelope } from '../../intake/answers';
import { consentProof } from '../../intake/consent';
import { inboxEntry } from '../../inbox/inboxEntry';
import type { Intake, IntakeContext } from '../../intake/intake';
import { parseWith } from '../../intake/parseWith';
import { createReference, REFERENCE } from '../../intake/reference';
import { Refusal } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import { initPaymentSchema, type InitPayment } from './initPaymentSchema';
import { PAYMENT_REFUSED } from './paymentAnswer';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Who did not pay after all is forgotten; book-keeping keeps the others. */
const UNPAID_DAYS = 30;
/** The word by which content says that an apartment is taken (project-marketing §3). */
const TAKEN = 'משוריין';
const AGOROT = 100;

interface PreparedPayment {
  reference: string;
  amount: number;
  started: StartedPayment;
}

async function findApartment({ payload }: IntakeContext, assetName: string): Promise<Apartment | undefined> {
  const { docs } = await payload.find({
    collection: 'apartments',
    where: { assetName: { equals: assetName } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs[0];
}

async function isPaid({ payload }: IntakeContext, assetName: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'reservations',
    where: { and: [{ assetName: { equals: assetName } }, { paymentState: { equals: 'paid' } }] },
  });
  return totalDocs > 0;
}

/**
 * What is to be paid for an apartment, in shekels.
 * @throws Refusal 422 when it cannot be reserved, or is already
 */
async function advancePaymentOf(context: IntakeContext, assetName: string): Promise<number> {
  const apartment = await findApartment(context, assetName);
  const refusal = (key: 'unknownAsset' | 'assetTaken') =>
    new Refusal(422, 'invalidFields', { errors: { assetName: [fieldText(key, context.language)] } });
  if (!apartment?.advancePayment) throw refusal('unknownAsset');
  if (apartment.moreInfoContentHTML?.trim() === TAKEN || (await isPaid(context, assetName)))
    throw refusal('assetTaken');
  return apartment.advancePayment;
}

/**
 * `POST /web/transactions/init-iframe` (corporate-site §7, project-marketing §4, §7): the provider is asked first, so that no reservation is
 * stored that cannot be paid; its address is answered only when the reservation is stored.
 */
export const initPayment: Intake<InitPayment, PreparedPayment> = {
  form: 'initPayment',
  maxBytes: 32_000,
  parse: (body, { language }) => parseWith(initPaymentSchema, body, language),
  substance: ({ gRecaptchaResponse: _answer, ...substance }) => substance,
  captchaAnswer: ({ gRecaptchaResponse }) => gRecaptchaResponse,
  prepare: async ({ idNumber, fullName, email, phone, assetName, description }, context) => {
    const amount = await advancePaymentOf(context, assetName);
    const reference = createReference('P');
    const order = { reference, idNumber, fullName, email, phone, assetName, description };
    try {
      const started = await paymentService(context.payload).init({
        ...order,
        amount: Math.round(amount * AGOROT),
      });
      return { reference, amount, started };
    } catch (err) {
      context.payload.logger.error({ err, msg: `The payment ${reference} could not begin` });
      throw new Refusal(503, 'paymentUnavailable', { headers: { 'Retry-After': '60' } });
    }
  },
  store: async (input, context, req, { reference, amount, started }) => {
    const { gRecaptchaResponse: _answer, uri, ...fields } = input;
    const { processId, processToken, url } = started;
    const entry = await inboxEntry(req, context, {
      collection: 'reservations',
      topic: fields.assetName,
      email: fields.email,
      phone: fields.phone,
      uri,
    });
    await req.payload.create({
      collection: 'reservations',
      req,
      data: {
        ...fields,
        ...entry,
        ...consentProof(fields.checkbox1, fields.checkbox2),
        reference,
        amount,
        paymentState: 'pending',
        provider: paymentService(context.payload).name,
        processId,
        processToken,
        deleteAfter: new Date(Date.now() + UNPAID_DAYS * DAY_MS).toISOString(),
        // Staff hear of it when it is paid.
        delivery: null,
        language: context.language,
      },
      depth: 0,
    });
    return {
      body: { body: { status: 1, data: { processId, url, processToken } } },
      headers: { [REFERENCE]: reference },
    };
  },
  answerRefusal: (refusal, language) => refusedInEnvelope(refusal, language, PAYMENT_REFUSED),
};

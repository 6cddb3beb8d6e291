import { hrApplication } from './hrApplication';
import { queueDelivery } from '../../outbox/queueDelivery';
import type { Job } from '../../payload-types';
import { consentProof } from '../../intake/consent';
import { storeAttachment } from '../../intake/files/storeAttachment';
import { inboxEntry } from '../../inbox/inboxEntry';
import type { Intake, IntakeContext } from '../../intake/intake';
import { parseWith } from '../../intake/parseWith';
import { createReference, REFERENCE } from '../../intake/reference';
import { fieldText } from '../../intake/texts/fieldTexts';
import { applySchema, type JobApplication } from './applySchema';
import { CV_BASE64_MAX, readCv, type InspectedCv } from './readCv';

type ApplyInput = JobApplication & { cv: InspectedCv };

/** Everything of the payload but the CV. */
const FIELDS_MAX_BYTES = 20_000;

/** The job that is applied for, if it is open to everybody. */
async function findJob({ payload, language }: IntakeContext, orderId: number): Promise<Job | undefined> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { orderId: { equals: orderId } },
    locale: language,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs[0];
}

/** `POST /web/jobs/apply`, the specification's `postForm` (corporate-site §3, §5, §7). The HR system is told by a job. */
export const apply: Intake<ApplyInput> = {
  form: 'apply',
  maxBytes: CV_BASE64_MAX + FIELDS_MAX_BYTES,
  parse: async (body, { language }) => {
    const parsed = parseWith(applySchema, body, language);
    if ('errors' in parsed) return parsed;
    const cv = await readCv(parsed.data.cvFileBase64, parsed.data.fileNameWithExtension);
    if (!cv) return { errors: { cvFileBase64: [fieldText('cvFile', language)] } };
    return { data: { ...parsed.data, cv } };
  },
  substance: ({ gRecaptchaResponse: _answer, cv: _cv, ...substance }) => substance,
  captchaAnswer: ({ gRecaptchaResponse }) => gRecaptchaResponse,
  check: async ({ orderId }, context) =>
    (await findJob(context, orderId)) ? null : { orderId: [fieldText('unknownJob', context.language)] },
  store: async (input, context, req) => {
    const { cv, orderId, firstName, lastName, phone, isReferral } = input;
    const reference = createReference('J');
    const collection = 'applications';
    const email = input.email ?? null;
    const entry = await inboxEntry(req, context, { collection, topic: String(orderId), email, phone });
    const { id } = await req.payload.create({
      collection,
      req,
      data: {
        ...entry,
        ...consentProof(true),
        reference,
        orderId,
        jobName: (await findJob(context, orderId))?.jobName ?? null,
        firstName,
        lastName,
        phone,
        email,
        isReferral,
        ...(input.isReferral && {
          referralName: input.referralName,
          referralPhone: input.referralPhone,
          referralEmail: input.referralEmail,
        }),
        cv: await storeAttachment(req, { ...cv, owner: { collection, reference } }),
        language: context.language,
      },
      depth: 0,
    });
    await queueDelivery(req, hrApplication, { id, reference });
    return { body: { body: true }, headers: { [REFERENCE]: reference } };
  },
};

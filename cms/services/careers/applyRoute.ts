import { applicationConfirmation } from './applicationConfirmation';
import { hrApplication } from './hrApplication';
import { queueConfirmation } from '../../outbox/confirmation/queueConfirmation';
import type { Job } from '../../payload-types';
import { storeAttachment } from '../../intake/files/storeAttachment';
import { inboxEntry } from '../../inbox/inboxEntry';
import { storeEntry } from '../../inbox/storeEntry';
import type { IntakeContext } from '../../intake/intake';
import { intakeRoute } from '../../intake/intakeRoute';
import { createReference, REFERENCE } from '../../intake/reference';
import { fieldText } from '../../intake/texts/fieldTexts';
import { applySchema, type JobApplication } from './applySchema';
import { CV_BASE64_MAX } from './cvLimits';
import { notClosed } from './notClosed';
import { readCv, type InspectedCv } from './readCv';
import { envelope } from '../../platform/http/answerShapes';
import { z } from 'zod';

/** Maximum size of the request body without the CV. */
const FIELDS_MAX_BYTES = 20_000;

/** Finds a job that is published and still open. */
async function findJob({ payload, language }: IntakeContext, orderId: number): Promise<Job | undefined> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { and: [{ orderId: { equals: orderId } }, notClosed()] },
    locale: language,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs[0];
}

/**
 * `POST /web/jobs/apply`: stores a job application, called `postForm` in the specification (corporate-site §3, §5, §7).
 * A queued delivery then sends it to the HR system.
 */
export const applyRoute = intakeRoute<JobApplication, InspectedCv>({
  path: '/web/jobs/apply',
  summary: 'Applies for a job, for oneself or for a friend',
  body: applySchema,
  accepted: {
    description: 'The application and its CV are stored',
    schema: envelope(z.literal(true)),
    headers: { [REFERENCE]: 'Reference number of the application' },
  },
  captcha: true,
  form: 'apply',
  maxBytes: CV_BASE64_MAX + FIELDS_MAX_BYTES,
  consents: ({ isReferral }) => (isReferral ? { referralTerms: true } : { applicantTerms: true }),
  check: async ({ orderId }, context) =>
    (await findJob(context, orderId)) ? null : { orderId: [fieldText('unknownJob', context.language)] },
  prepare: ({ cvFileBase64, fileNameWithExtension }, { language }) =>
    readCv(cvFileBase64, fileNameWithExtension, language),
  store: async (input, context, req, cv) => {
    const { orderId, firstName, lastName, phone, isReferral } = input;
    const reference = createReference('J');
    const collection = 'applications';
    const email = input.email ?? null;
    const entry = await inboxEntry(req, context, { collection, topic: String(orderId), email, phone });
    const id = await storeEntry(req, collection, {
      ...entry,
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
    });
    await queueConfirmation(
      req,
      applicationConfirmation,
      {
        id,
        reference,
        address: input.isReferral ? input.referralEmail : email,
      },
      [hrApplication],
    );
    return { body: { body: true }, headers: { [REFERENCE]: reference } };
  },
});

import { leadConfirmation } from './leadConfirmation';
import { crmLead } from './crmLead';
import { queueConfirmation } from '../../outbox/confirmation/queueConfirmation';
import { findCompany } from '../../intake/contactCompany';
import { inboxEntry } from '../../inbox/inboxEntry';
import { storeEntry } from '../../inbox/storeEntry';
import { intakeRoute } from '../../intake/intakeRoute';
import { createReference, REFERENCE } from '../../intake/reference';
import { fieldText } from '../../intake/texts/fieldTexts';
import { LEAD_ACCEPTED, leadRefused, leadAnswerShape } from './leadAnswer';
import { leadCompany } from './leadCompany';
import { leadConsents } from './leadConsents';
import { leadSchema, type Lead } from './leadSchema';
import { envelope } from '../../platform/http/answerShapes';

/**
 * `POST /web/bmby/lead`: stores a lead about a project or a product, from a landing page, or from eligible buyers
 * (corporate-site §3, §7). A queued delivery then sends it to the CRM.
 */
export const leadRoute = intakeRoute<Lead>({
  path: '/web/bmby/lead',
  summary: 'Leaves contact details about a project or a product; rejections use the same envelope',
  body: leadSchema,
  accepted: {
    description: 'The lead is stored',
    schema: envelope(leadAnswerShape),
    headers: { [REFERENCE]: 'Reference number of the lead' },
  },
  captcha: true,
  form: 'lead',
  maxBytes: 32_000,
  consents: leadConsents,
  check: async ({ companyId }, { payload, language }) => {
    if (companyId === null || (await findCompany(payload, companyId)) !== null) return null;
    return { companyId: [fieldText('unknownCompany', language)] };
  },
  store: async ({ gRecaptchaResponse: _answer, uri, ...sent }, context, req) => {
    const reference = createReference('L');
    const fields = {
      ...sent,
      formData: sent.formData ?? {},
      companyId: await leadCompany(req, { companyId: sent.companyId, uri }),
    };
    const entry = await inboxEntry(req, context, {
      collection: 'leads',
      // The topic includes the apartment, so that a question about another apartment is not marked as a duplicate.
      topic: [fields.projectId, fields.companyId, fields.projectStatus, sent.formData?.assetName || null]
        .filter((part, index) => index < 3 || part !== null)
        .map((part) => part ?? '')
        .join('/'),
      email: fields.email,
      phone: fields.phone,
      uri,
    });
    const id = await storeEntry(req, 'leads', {
      ...fields,
      ...entry,
      reference,
      language: context.language,
    });
    await queueConfirmation(req, leadConfirmation, { id, reference, address: fields.email }, [crmLead]);
    return { body: LEAD_ACCEPTED, headers: { [REFERENCE]: reference } };
  },
  answerRefusal: leadRefused,
});

import { contactConfirmation } from './contactConfirmation';
import { contactMail } from './contactMail';
import { queueConfirmation } from '../../outbox/confirmation/queueConfirmation';
import { inboxEntry } from '../../inbox/inboxEntry';
import { storeEntry } from '../../inbox/storeEntry';
import { intakeRoute } from '../../intake/intakeRoute';
import { createReference, REFERENCE } from '../../intake/reference';
import type { FieldErrors } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import { findCompany, findSubjects } from '../../intake/contactCompany';
import { contactUsSchema, type ContactUs } from './contactUsSchema';
import { envelope } from '../../platform/http/answerShapes';
import { z } from 'zod';

/**
 * `POST /web/contactUs/sendContactUs`: stores a message of the contact form and queues a mail to the contact address
 * (corporate-site §3, §7).
 */
export const contactUsRoute = intakeRoute<ContactUs>({
  path: '/web/contactUs/sendContactUs',
  summary: 'Sends a contact message',
  body: contactUsSchema,
  accepted: {
    description: 'The message is stored',
    schema: envelope(z.literal(true)),
    headers: { [REFERENCE]: 'Reference number of the message' },
  },
  captcha: true,
  form: 'contactUs',
  maxBytes: 32_000,
  consents: ({ allowedMarketing, allowedSmsAndEmail }) => ({
    marketing: allowedMarketing,
    smsAndEmail: allowedSmsAndEmail,
  }),
  check: async ({ companyId, contactUsSubject }, { payload, language }): Promise<FieldErrors | null> => {
    const company = await findCompany(payload, companyId);
    if (company === null) return { companyId: [fieldText('unknownCompany', language)] };
    const subjects = await findSubjects(payload, company, language);
    if (subjects.some(({ id }) => id === contactUsSubject)) return null;
    return { contactUsSubject: [fieldText('unknownSubject', language)] };
  },
  store: async ({ gRecaptchaResponse: _answer, contactUsSubject, uri, ...message }, context, req) => {
    const reference = createReference('M');
    const entry = await inboxEntry(req, context, {
      collection: 'messages',
      topic: String(contactUsSubject),
      email: message.senderEmail,
      phone: message.senderPhone,
      uri,
    });
    const id = await storeEntry(req, 'messages', {
      ...message,
      ...entry,
      subject: contactUsSubject,
      reference,
      language: context.language,
    });
    await queueConfirmation(req, contactConfirmation, { id, reference, address: message.senderEmail }, [
      contactMail,
    ]);
    return { body: { body: true }, headers: { [REFERENCE]: reference } };
  },
});

import { mailService } from '../../integrations/mail/mailService';
import { replyToVisitor } from '../../integrations/mail/replyToVisitor';
import { detailLines, quoteLines } from '../../integrations/mail/mailDetails';
import { env } from '../../platform/env/env';
import type { Message } from '../../payload-types';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import { readDelivered } from '../../outbox/readDelivered';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { siteSettings } from '../../platform/settings/siteSettings';

const yesNo = (value: boolean | null | undefined): string => (value ? 'כן' : 'לא');

/** Returns the text of the mail to staff: one line per field, followed by the visitor's message as a quotation. */
function textOf(message: Message): string {
  const subject = typeof message.subject === 'object' ? message.subject?.name : null;
  const lines = detailLines([
    ['מספר פנייה', message.reference],
    ['נושא', subject ?? message.freeTextSubject],
    ['שם', message.senderName],
    ['טלפון', message.senderPhone],
    ['דוא״ל', message.senderEmail],
    ['הסכמה לדיוור שיווקי', yesNo(message.allowedMarketing)],
    ['הסכמה ל־SMS ולדוא״ל', yesNo(message.allowedSmsAndEmail)],
    ['נשלח מהדף', message.source?.uri],
  ]);
  const link = `${env.cmsUrl}/admin/collections/messages/${message.id}`;
  return [
    ...lines,
    '',
    ...(message.content ? quoteLines(message.content) : ['(ללא הודעה)']),
    '',
    `לטיפול בפנייה: ${link}`,
  ].join('\n');
}

/** Forwards a contact message to the site's contact address. A reply to the mail goes to the visitor. */
export const contactMail: DeliveryKind = {
  slug: 'contactMail',
  label: { he: 'דוא״ל לצוות', en: 'E-mail to staff' },
  collection: 'messages',
  maxAttempts: 12,
  deliver: async (order) => {
    const { payload, key } = order;
    const message = await readDelivered(order, 'messages', { locale: 'he', depth: 1 });
    const { email } = await siteSettings({ payload }, 'he');
    if (!email)
      throw new DeliveryFault('The site settings have no e-mail address. Enter one to receive messages.');
    await mailService(payload).send({
      to: email,
      ...replyToVisitor(message.senderEmail),
      subject: `פנייה ${message.reference} מאת ${message.senderName}`,
      text: textOf(message),
      key,
    });
  },
};

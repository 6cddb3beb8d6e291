import { mailService } from '../../integrations/mail/mailService';
import { replyToVisitor } from '../../integrations/mail/replyToVisitor';
import { detailLine } from '../../integrations/mail/mailDetails';
import { env } from '../../platform/env/env';
import type { FormEntry } from '../../payload-types';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import { readDelivered } from '../../outbox/readDelivered';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { siteSettings } from '../../platform/settings/siteSettings';

/** Returns the text of the mail to staff. Files are not attached; staff download them from the CMS. */
function textOf(entry: FormEntry): string {
  const link = `${env.cmsUrl}/admin/collections/formEntries/${entry.id}`;
  const files = entry.attachments?.length ?? 0;
  return [
    `מספר פנייה: ${entry.reference}`,
    `טופס: ${entry.formTitle ?? ''}`,
    ...(entry.source?.uri ? [detailLine('נשלח מהדף', entry.source.uri)] : []),
    '',
    ...(entry.answers ?? []).map(({ caption, alias, value }) =>
      detailLine(caption || alias || '', value ?? ''),
    ),
    ...(files > 0 ? ['', `קבצים מצורפים: ${files} (להורדה מתוך הפנייה)`] : []),
    '',
    `לטיפול בפנייה: ${link}`,
  ].join('\n');
}

/**
 * Sends an entry to the form's e-mail address, or to the site's address if the form has none. A reply goes to the
 * visitor.
 */
export const formEntryMail: DeliveryKind = {
  slug: 'formEntryMail',
  label: { he: 'דוא״ל לצוות', en: 'E-mail to staff' },
  collection: 'formEntries',
  maxAttempts: 12,
  deliver: async (order) => {
    const { payload, key } = order;
    const entry = await readDelivered(order, 'formEntries', { locale: 'he' });
    const formId = typeof entry.form === 'object' ? entry.form?.id : entry.form;
    const form = formId
      ? await payload.findByID({
          collection: 'forms',
          id: formId,
          depth: 0,
          trash: true,
          disableErrors: true,
        })
      : null;
    const { email } = await siteSettings({ payload }, 'he');
    const to = form?.email || email;
    if (!to)
      throw new DeliveryFault(
        'Neither the form nor the site settings have an e-mail address. Enter one to receive entries.',
      );
    await mailService(payload).send({
      to,
      ...replyToVisitor(entry.email),
      subject: `${entry.formTitle ?? 'טופס'}: פנייה ${entry.reference}`,
      text: textOf(entry),
      key,
    });
  },
};

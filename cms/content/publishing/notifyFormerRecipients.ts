import { shortIsraelMoment } from '@group/rules/time/israelTime';
import type { PayloadRequest } from 'payload';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales/locales';
import { findMailQueue } from '../../platform/parts/mailQueue';
import { recipientChanges, type Recipients } from './recipients';

/** The document or global that contains the recipients' e-mail addresses. */
interface Place {
  /** Label of the collection or global. */
  label: unknown;
  slug: string;
  /** Link to the document or global in the admin. */
  link: string;
}

const TEXTS: Readonly<Record<Locale, (place: string, to: string, name: string, at: string) => string[]>> = {
  he: (place, to, name, at) => [
    'שלום,',
    `פניות מהאתר לא יישלחו עוד לכתובת הזאת. הכתובת הוחלפה כאן: ${place}.`,
    `הכתובת החדשה: ${to || 'אין'}. ההחלפה נעשתה על ידי ${name}, ${at}.`,
    'אם השינוי אינו מוכר, יש לפנות מיד למנהל המערכת.',
  ],
  en: (place, to, name, at) => [
    'Hello,',
    `Messages from the site are no longer sent to this address. It was changed in ${place}.`,
    `New address: ${to || 'none'}. Changed by ${name}, ${at}.`,
    'If you do not recognize this change, tell an administrator at once.',
  ],
};

const addressesIn = (recipients: Recipients, field: string): string[] =>
  (recipients[field] ?? '').split(', ').filter(Boolean);

/**
 * Sends an e-mail to former recipients of messages whose address was changed. Editors can redirect messages that they
 * may not read themselves, so the former recipient should notice. The e-mail is written in both languages and queued in
 * the transaction of the request.
 * @param req request of the change; changes by the CMS itself are not reported
 */
export async function notifyFormerRecipients(
  req: PayloadRequest,
  { label, slug, link }: Place,
  before: Recipients,
  after: Recipients,
): Promise<void> {
  const { user } = req;
  if (!user) return;
  const queueMail = findMailQueue(req.payload);
  const name = 'name' in user && typeof user.name === 'string' ? user.name : String(user.id);
  for (const { field, to = '' } of recipientChanges(before, after)) {
    const kept = new Set(addressesIn(after, field));
    const text = (['he', 'en'] as const)
      .map((language) =>
        TEXTS[language](
          labelText(label, slug, language),
          to,
          name,
          shortIsraelMoment(new Date(), language),
        ).join('\n'),
      )
      .join('\n\n');
    for (const address of addressesIn(before, field).filter((former) => !kept.has(former)))
      await queueMail(req, {
        to: address,
        subject: 'פניות מהאתר נשלחות לכתובת אחרת · Messages go to another address',
        text: `${text}\n\n${link}`,
      });
  }
}

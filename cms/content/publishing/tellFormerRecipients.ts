import { shortIsraelMoment } from '@group/rules/time/israelTime';
import type { PayloadRequest } from 'payload';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales';
import { findOrderMail } from '../../platform/orderMail';
import { recipientChanges, type Recipients } from './recipients';

/** Where the addresses stand. */
interface Place {
  /** Of the collection's or global's kind, in both languages. */
  label: unknown;
  slug: string;
  /** Where it is seen in the admin. */
  link: string;
}

const TEXTS: Readonly<Record<Locale, (place: string, to: string, name: string, at: string) => string[]>> = {
  he: (place, to, name, at) => [
    'שלום,',
    `פניות מהאתר לא יישלחו עוד לכתובת הזאת. המקום שבו הוחלפה: ${place}.`,
    `הכתובת החדשה: ${to || 'אין'}. ההחלפה: ${name}, ${at}.`,
    'אם השינוי אינו מוכר, יש לפנות מיד למנהל המערכת.',
  ],
  en: (place, to, name, at) => [
    'Hello,',
    `What visitors send is no longer delivered to this address. Where it was changed: ${place}.`,
    `The new address: ${to || 'none'}. Changed by ${name}, ${at}.`,
    'If you do not know of this change, tell an administrator at once.',
  ],
};

const addressesIn = (recipients: Recipients, field: string): string[] =>
  (recipients[field] ?? '').split(', ').filter(Boolean);

/**
 * Tells the addresses to which visitors' messages went that they go elsewhere from now on: editors choose these addresses, and see no
 * messages themselves. In both languages, since which of them is read there is not known; in the transaction of the request.
 * @param req of who changes it; what the CMS changes by itself is told to nobody
 */
export async function tellFormerRecipients(
  req: PayloadRequest,
  { label, slug, link }: Place,
  before: Recipients,
  after: Recipients,
): Promise<void> {
  const { user } = req;
  if (!user) return;
  const orderMail = findOrderMail(req.payload);
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
      await orderMail(req, {
        to: address,
        subject: 'פניות מהאתר נשלחות לכתובת אחרת · Messages go to another address',
        text: `${text}\n\n${link}`,
      });
  }
}

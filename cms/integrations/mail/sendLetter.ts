import type { Payload } from 'payload';
import type { Locale } from '../../platform/locales';
import { writeLetter, type Letter } from './writeLetter';
import { mailService } from './mailService';

interface VisitorLetter extends Omit<Letter, 'siteName'> {
  to: string;
  /** Subject of the mail; the reference number is in it, so that answers are found. */
  subject: string;
  /** The same for every attempt to send it. */
  key: string;
  /** It answers by itself what somebody sent in that address's name. */
  autoReplied?: boolean;
}

const CONTACT: Record<Locale, string> = { he: 'לשאלות:', en: 'Questions:' };

/**
 * Sends a letter to a visitor, under the site's name and with its phone and address for questions.
 * @throws when the mail was not accepted
 */
export async function sendLetter(
  payload: Payload,
  { to, subject, key, autoReplied = false, ...letter }: VisitorLetter,
): Promise<void> {
  const { language } = letter;
  const { siteName, email, phone } = await payload.findGlobal({
    slug: 'siteSettings',
    locale: language,
    fallbackLocale: language === 'he' ? 'en' : 'he',
    depth: 0,
  });
  const contact = [phone, email].filter(Boolean);
  const closing = contact.length > 0 ? [`${CONTACT[language]} ${contact.join(' · ')}`] : [];
  await mailService(payload).send({
    to,
    ...(email && { replyTo: email }),
    subject,
    ...writeLetter({ ...letter, siteName, closing: [...letter.closing, ...closing] }),
    key,
    autoReplied,
  });
}

import type { PayloadRequest } from 'payload';
import { isPlainAddress } from '../../../integrations/mail/isPlainAddress';
import { admitRecipient } from '../../../outbox/confirmation/admitRecipient';
import { queueMail } from '../../../outbox/mail/queueMail';
import type { Locale } from '../../../platform/locales';
import { currentCode } from './emailCode';

const TEXTS: Record<Locale, { subject: string; text: string[] }> = {
  he: {
    subject: 'קוד לשריון דירה: {code}',
    text: [
      'הקוד להמשך השריון: {code}',
      'יש להקליד אותו בטופס השריון. הקוד תקף ל־15 דקות לפחות.',
      'לא ביקשתם לשריין דירה? כנראה מישהו הקליד את הכתובת שלכם בטעות. אין צורך לעשות דבר.',
    ],
  },
  en: {
    subject: 'Code for your reservation: {code}',
    text: [
      'The code to go on with your reservation: {code}',
      'Please enter it in the reservation form. It works for at least 15 minutes.',
      'If you did not ask to reserve a home, somebody probably typed your address by mistake. There is nothing to do.',
    ],
  },
};

/**
 * Sends a code to an address, in the transaction of the request.
 * @returns false when the address has reached its limit of mails
 */
export async function sendCode(req: PayloadRequest, email: string, language: Locale): Promise<boolean> {
  if (!isPlainAddress(email) || !(await admitRecipient(req, email))) return false;
  const { subject, text } = TEXTS[language];
  const filled = (line: string) => line.replace('{code}', currentCode(email));
  await queueMail(req, { to: email, subject: filled(subject), text: text.map(filled).join('\n\n') });
  return true;
}

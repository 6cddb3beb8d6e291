import type { PayloadRequest } from 'payload';
import { isPlainAddress } from '../../../integrations/mail/isPlainAddress';
import { sendsConfirmations } from '../../../outbox/confirmation/sendsConfirmations';
import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';
import { queueMail } from '../../../outbox/mail/queueMail';
import { incrementTally, traceKey } from '../../../platform/database/tally';
import { widerNetwork } from '../../../platform/http/clientAddress';
import type { Locale } from '../../../platform/locales/locales';
import { currentCode, WINDOW_MS } from './emailCode';

const TEXTS: Record<Locale, { subject: string; text: string[] }> = {
  he: {
    subject: 'קוד לשריון דירה: {code}',
    text: [
      'הקוד להמשך שריון הדירה: {code}',
      'יש להקליד אותו בטופס השריון. הקוד תקף ל־15 דקות לפחות.',
      'אם לא ביקשתם לשריין דירה, כנראה מישהו הקליד את הכתובת שלכם בטעות. אין צורך לעשות דבר.',
    ],
  },
  en: {
    subject: 'Code for your reservation: {code}',
    text: [
      'Your code to continue the reservation: {code}',
      'Enter it in the reservation form. It is valid for at least 15 minutes.',
      'If you did not ask to reserve a home, someone probably typed your address by mistake. You do not need to do anything.',
    ],
  },
};

const HOUR_MS = 60 * 60 * 1000;
/**
 * Maximum number of code mails to one mailbox per time window, and of requests for one mailbox from one network per
 * hour.
 */
const MAX_MAILS = 3;

interface CodeRequest {
  email: string;
  /** IP address of the client. */
  address: string;
  language: Locale;
}

/**
 * Queues a mail with a code, in the transaction of the request. The first request for a mailbox in each 15-minute
 * window always sends a mail. Strangers who request codes for a mailbox therefore cannot keep its owner from getting
 * one.
 * @returns false if mail is not possible, or if this client has requested too many codes for the mailbox
 */
export async function sendCode(
  req: PayloadRequest,
  { email, address, language }: CodeRequest,
): Promise<boolean> {
  if (!sendsConfirmations() || !isPlainAddress(email)) return false;
  const mailbox = normalizeMailbox(email);
  const sent = await incrementTally(req, traceKey('holds:codes', mailbox), WINDOW_MS);
  const asker = traceKey('holds:codesFor', mailbox, widerNetwork(address) ?? address);
  const isOften = (await incrementTally(req, asker, HOUR_MS)).count > MAX_MAILS;
  if (sent.count > 1 && isOften) return false;
  // Send no further mail: an earlier one already contains a valid code.
  if (sent.count > MAX_MAILS) return true;
  const { subject, text } = TEXTS[language];
  const filled = (line: string) => line.replace('{code}', currentCode(email));
  await queueMail(req, { to: email, subject: filled(subject), text: text.map(filled).join('\n\n') });
  return true;
}

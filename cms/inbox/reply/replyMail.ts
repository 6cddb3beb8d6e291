import { readDelivered } from '../../outbox/readDelivered';
import { sendVisitorMail } from '../../integrations/mail/sendVisitorMail';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { formatDateTime } from '../../platform/labels/formatValues';
import { REPLY_TEXTS, visitorLanguage } from '../replyTexts';

/** Delivery that mails a reply to the visitor, in the visitor's language, with the original message quoted. */
export const replyMail: DeliveryKind = {
  slug: 'replyMail',
  label: { he: 'תשובה לפונה', en: 'Reply to the sender' },
  collection: 'replies',
  maxAttempts: 12,
  deliver: async (order) => {
    const { payload, key } = order;
    const reply = await readDelivered(order, 'replies');
    const language = visitorLanguage(reply.language);
    const words = REPLY_TEXTS[language];
    const { quote, quotedAt } = reply;
    await sendVisitorMail(payload, {
      to: reply.to,
      subject: reply.subject,
      key,
      language,
      title: reply.subject,
      paragraphs: reply.text.split(/\n{2,}/),
      facts: [[words.reference, reply.reference]],
      closing: [],
      ...(quote && { quote: { intro: words.wrote(formatDateTime(quotedAt ?? '', language)), text: quote } }),
    });
  },
};

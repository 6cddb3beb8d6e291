import { DeliveryFault } from '../../integrations/DeliveryFault';
import { sendVisitorMail } from '../../integrations/mail/sendVisitorMail';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { alertLink, CONFIRM_PATH } from './alertLinks';
import { alertText } from './alertTexts';
import { confirmToken } from './alertTokens';
import { toLocale } from '../../platform/locales/locales';

/**
 * Asks a new subscriber to confirm the e-mail address. An unconfirmed address gets no other mail. It contains no text
 * from the visitor, who may have typed another person's address.
 */
export const alertRequestMail: DeliveryKind = {
  slug: 'alertRequestMail',
  label: { he: 'בקשה לאישור הרשמה להתראות', en: 'Request to confirm alerts' },
  collection: 'alertRequests',
  courtesy: true,
  maxAttempts: 7,
  deliver: async ({ payload, recordId, key }) => {
    const request = await payload.findByID({
      collection: 'alertRequests',
      id: recordId,
      disableErrors: true,
    });
    if (!request || request.expiresAt <= Date.now())
      throw new DeliveryFault('The request has expired', { permanent: true });
    const language = toLocale(request.language);
    const say = alertText(language);
    await sendVisitorMail(payload, {
      to: request.email,
      subject: say('confirmTitle'),
      key,
      autoReplied: true,
      language,
      title: say('confirmTitle'),
      paragraphs: [say('confirmMail'), say('linkExpires')],
      action: {
        label: say('confirm'),
        url: alertLink(CONFIRM_PATH, confirmToken(request.key, request.expiresAt), language),
      },
      facts: [],
      closing: [say('notYou')],
    });
  },
};

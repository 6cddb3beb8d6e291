import { mailService } from '../../integrations/mail/mailService';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';

/** Delivery that sends a system mail to a user, for example for a password reset. */
export const queuedMail: DeliveryKind = {
  slug: 'queuedMail',
  label: { he: 'הודעת מערכת בדוא״ל', en: 'System e-mail' },
  collection: 'queuedMails',
  maxAttempts: 8,
  deliver: async ({ payload, recordId, key }) => {
    const mail = await payload.findByID({ collection: 'queuedMails', id: recordId, disableErrors: true });
    if (!mail?.text)
      throw new DeliveryFault('The e-mail was deleted before it was sent', { permanent: true });
    const { to, subject, text } = mail;
    await mailService(payload).send({ to, subject, text, key, confidential: true });
    await payload.db.updateOne({
      collection: 'queuedMails',
      id: recordId,
      data: { text: null },
      returning: false,
    });
  },
};

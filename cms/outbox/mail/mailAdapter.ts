import type { EmailAdapter, SendEmailOptions } from 'payload';
import { inTransaction } from '../../platform/database/inTransaction';
import { sender } from '../../integrations/mail/sender';
import { queueMail } from './queueMail';

/**
 * How Payload sends mail: by the outbox, so that a mail server that is down delays it and no more.
 * A mail goes to one person, as plain text.
 */
export const mailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: sender(),
  defaultFromName: '',
  sendEmail: (message) => inTransaction(payload, (req) => queueMail(req, plainMail(message))),
});

/** @throws Error for a mail that this adapter cannot send as it is: several receivers, attachments, no text */
function plainMail({ to, subject, text, html, attachments }: SendEmailOptions) {
  const body = text ?? html;
  if (typeof to !== 'string' || typeof body !== 'string' || attachments)
    throw new Error('Mails of the CMS have one receiver, a text, and no attachments');
  return { to, subject: subject ?? '', text: body };
}

import type { EmailAdapter, SendEmailOptions } from 'payload';
import { inTransaction } from '../../platform/database/inTransaction';
import { sender } from '../../integrations/mail/sender';
import { queueMail } from './queueMail';

/**
 * Payload's e-mail adapter. It queues mails in the outbox, so that an unavailable mail server only delays them. Each
 * mail has exactly one recipient and plain text.
 */
export const mailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: sender(),
  defaultFromName: '',
  sendEmail: (message) => inTransaction(payload, (req) => queueMail(req, plainMail(message))),
});

/**
 * Converts Payload's mail options to a plain mail.
 * @throws Error if the mail has several recipients, attachments or no text
 */
function plainMail({ to, subject, text, html, attachments }: SendEmailOptions) {
  const body = text ?? html;
  if (typeof to !== 'string' || typeof body !== 'string' || attachments)
    throw new Error('A mail needs one recipient and a plain text, and cannot have attachments');
  return { to, subject: subject ?? '', text: body };
}

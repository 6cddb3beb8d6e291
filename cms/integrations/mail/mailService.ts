import type { Payload } from 'payload';
import { embeddedMail } from './embedded';
import type { MailService } from './mail';
import { mailEnv } from './mailEnv';
import { smtpMail } from './smtp';

/** Returns the mail server at SMTP_URL, or the embedded mail service if that variable is not set. */
export function mailService(payload: Payload): MailService {
  const { url } = mailEnv.values;
  return url ? smtpMail(url) : embeddedMail(payload);
}

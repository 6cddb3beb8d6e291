import type { Payload } from 'payload';
import { embeddedMail } from './embedded';
import type { MailService } from './mail';
import { mailEnv } from './mailEnv';
import { smtpMail } from './smtp';

/** Mail by the server that SMTP_URL names; without one, mails are kept in the CMS. */
export function mailService(payload: Payload): MailService {
  const { url } = mailEnv.values;
  return url ? smtpMail(url) : embeddedMail(payload);
}

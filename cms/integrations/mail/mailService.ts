import type { Payload } from 'payload';
import { env } from '../../platform/env';
import { embeddedMail } from './embedded';
import type { MailService } from './mail';
import { smtpMail } from './smtp';

/** Mail by the server that SMTP_URL names; without one, mails are kept in the CMS. */
export function mailService(payload: Payload): MailService {
  return env.smtpUrl ? smtpMail(env.smtpUrl) : embeddedMail(payload);
}

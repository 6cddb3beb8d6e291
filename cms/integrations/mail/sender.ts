import { env } from '../../platform/env/env';
import { mailEnv } from './mailEnv';

/** Sender address of the CMS's mails. */
export function sender(): string {
  return mailEnv.values.from ?? `no-reply@${new URL(env.siteUrl).hostname}`;
}

import { env } from '../../platform/env';
import { mailEnv } from './mailEnv';

/** Address that the CMS's mails come from. */
export function sender(): string {
  return mailEnv.values.from ?? `no-reply@${new URL(env.siteUrl).hostname}`;
}

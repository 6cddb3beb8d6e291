import { env } from '../../platform/env';

/** Address that the CMS's mails come from. */
export function sender(): string {
  return env.mailFrom ?? `no-reply@${new URL(env.siteUrl).hostname}`;
}

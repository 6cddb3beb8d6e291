import { env } from '../../platform/env/env';
import { mailEnv } from './mailEnv';

/**
 * Returns the From header for mails of the CMS.
 * @param name replaces the name in `MAIL_FROM`
 */
export function sender(name = ''): string {
  const from = mailEnv.values.from ?? `no-reply@${new URL(env.siteUrl).hostname}`;
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  const quotable = name.replace(/["\\\p{Cc}]/gu, '').trim();
  return quotable ? `"${quotable}" <${address}>` : from;
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../platform/database/query';
import { Refusal } from '../Refusal';
import type { PassedCaptcha } from './verifyCaptcha';

/**
 * Captcha tokens that were used more than once, with their expiry. They are rejected from memory, so that further
 * attempts cost no database write.
 */
const replayed = new Map<string, number>();

/**
 * Rejects a captcha token that this process has already seen used twice.
 * @throws Refusal 403
 */
export function refuseReplayed({ key }: PassedCaptcha): void {
  if (replayed.has(key)) throw new Refusal(403, 'captchaReplayed');
}

function rememberReplayed({ key, expiresAt }: PassedCaptcha): void {
  for (const [old, until] of replayed) if (until < Date.now()) replayed.delete(old);
  replayed.set(key, expiresAt);
}

/**
 * Marks a captcha token as used, in the transaction that stores the request. If that transaction rolls back, the token
 * stays valid.
 * @throws Refusal 403 if the token was used before
 */
export async function consumeCaptcha(scope: Scope, captcha: PassedCaptcha): Promise<void> {
  const { key, expiresAt } = captcha;
  const rows = await query(
    scope,
    sql`INSERT INTO spent_captchas (key, expires_at) VALUES (${key}, ${expiresAt})
        ON CONFLICT (key) DO NOTHING RETURNING id`,
  );
  if (rows.length > 0) return;
  rememberReplayed(captcha);
  throw new Refusal(403, 'captchaReplayed');
}

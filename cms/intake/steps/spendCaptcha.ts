import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../platform/database/query';
import { Refusal } from '../Refusal';
import type { PassedCaptcha } from './verifyCaptcha';

/** Replayed answers until they expire, rejected before they cost a database write. */
const replayed = new Map<string, number>();

/**
 * Rejects an answer that this process knows as replayed.
 * @throws Refusal 403
 */
export function refuseReplayed({ key }: PassedCaptcha): void {
  if (replayed.has(key)) throw new Refusal(403, 'captchaReplayed');
}

function noteReplayed({ key, expiresAt }: PassedCaptcha): void {
  for (const [old, until] of replayed) if (until < Date.now()) replayed.delete(old);
  replayed.set(key, expiresAt);
}

/**
 * Spends a captcha answer in the transaction that stores the request; a rollback makes it valid again.
 * @throws Refusal 403 for a spent answer
 */
export async function spendCaptcha(scope: Scope, captcha: PassedCaptcha): Promise<void> {
  const { key, expiresAt } = captcha;
  const rows = await query(
    scope,
    sql`INSERT INTO spent_captchas (key, expires_at) VALUES (${key}, ${expiresAt})
        ON CONFLICT (key) DO NOTHING RETURNING id`,
  );
  if (rows.length > 0) return;
  noteReplayed(captcha);
  throw new Refusal(403, 'captchaReplayed');
}

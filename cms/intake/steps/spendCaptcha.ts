import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../platform/database/query';
import { Refusal } from '../Refusal';
import type { PassedCaptcha } from './verifyCaptcha';

/** Answers that were sent again, until they expire: those are refused before anything is counted for them. */
const replayed = new Map<string, number>();

/**
 * Refuses an answer that this process has seen sent again.
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
 * Uses up a captcha answer, in the transaction that stores the request: if that fails, the answer is still good.
 * @throws Refusal 403 when it was used before
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

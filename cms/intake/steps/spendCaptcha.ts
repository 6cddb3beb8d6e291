import { sql } from '@payloadcms/db-sqlite/drizzle';
import { query, type Scope } from '../../platform/database/query';
import { Refusal } from '../Refusal';
import type { PassedCaptcha } from './verifyCaptcha';

/**
 * Uses up a captcha answer, in the transaction that stores the request: if that fails, the answer is still good.
 * @throws Refusal 403 when it was used before
 */
export async function spendCaptcha(scope: Scope, { key, expiresAt }: PassedCaptcha): Promise<void> {
  const rows = await query(
    scope,
    sql`INSERT INTO spent_captchas (key, expires_at) VALUES (${key}, ${expiresAt})
        ON CONFLICT (key) DO NOTHING RETURNING id`,
  );
  if (rows.length === 0) throw new Refusal(403, 'captchaReplayed');
}

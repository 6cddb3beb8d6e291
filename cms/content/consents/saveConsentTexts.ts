import { CONSENT_KEYS, type ConsentKey } from '@group/rules/forms/consentKeys';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { publishedConsents } from '../../platform/settings/publishedConsents';
import { query } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';
import { type Locale, LOCALES } from '../../platform/locales/locales';

/**
 * Stores the published consent texts of each language under their version, unless that version is already stored.
 * @returns the texts that are empty
 */
export async function saveConsentTexts(req: PayloadRequest): Promise<{ key: ConsentKey; locale: Locale }[]> {
  const empty: { key: ConsentKey; locale: Locale }[] = [];
  for (const locale of LOCALES) {
    const { version, texts } = await publishedConsents(req.payload, locale, req);
    await query(
      req,
      sql`INSERT INTO ${tableOf(req.payload, 'consentVersions')} (version, texts)
          VALUES (${version}, ${JSON.stringify(texts)}::jsonb) ON CONFLICT (version) DO NOTHING`,
    );
    empty.push(...CONSENT_KEYS.filter((key) => !texts[key].trim()).map((key) => ({ key, locale })));
  }
  return empty;
}

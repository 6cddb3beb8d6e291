import { CONSENT_KEYS, type ConsentTexts } from '@group/rules/forms/consentKeys';
import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import type { Locale } from '../locales/locales';
import { consentVersion } from './consentVersion';

export interface PublishedConsents {
  version: string;
  texts: ConsentTexts;
}

/**
 * Reads the published consent texts in one language. A missing text is an empty string.
 * @param req request in whose transaction the texts are read
 */
export async function publishedConsents(
  payload: Payload,
  language: Locale,
  req?: PayloadRequest,
): Promise<PublishedConsents> {
  const stored = await payload.findGlobal({
    slug: 'consentTexts',
    locale: language,
    fallbackLocale: false,
    depth: 0,
    // Isolates the locale, because Payload's local API writes its locale into the request it is given.
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
  });
  const texts = Object.fromEntries(CONSENT_KEYS.map((key) => [key, stored[key] ?? ''])) as ConsentTexts;
  return { version: consentVersion(texts), texts };
}

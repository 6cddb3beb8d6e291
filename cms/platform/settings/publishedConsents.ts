import { CONSENT_KEYS, type ConsentTexts } from '@group/rules/forms/consentKeys';
import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import type { Locale } from '../locales/locales';
import { consentVersion } from './consentVersion';

export interface PublishedConsents {
  version: string;
  texts: ConsentTexts;
}

/**
 * Reads the published consent texts of a language. A missing text is empty.
 * @param req reads in its transaction
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
    // The local API writes its locale into the given request.
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
  });
  const texts = Object.fromEntries(CONSENT_KEYS.map((key) => [key, stored[key] ?? ''])) as ConsentTexts;
  return { version: consentVersion(texts), texts };
}

import { CONSENT_KEYS, type ConsentKey, type ConsentTexts } from '@group/rules/forms/consentKeys';
import type { Payload } from 'payload';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { Refusal } from '../Refusal';
import { type PublishedConsents, publishedConsents } from '../../platform/settings/publishedConsents';

/**
 * Request header with the version of the consent texts that the visitor saw. It is a header because the specification
 * fixes the request bodies.
 */
export const CONSENT_VERSION = 'X-Consent-Version';

/** Proof of a consent: the accepted texts, their version and the time. */
export interface ConsentProof {
  consentVersion: string | null;
  consentText: string | null;
  consentAt: string | null;
}

/**
 * Consents that a visitor gave: either to the site-wide texts, by key, or to a single text that is defined on the page
 * itself.
 */
export type GivenConsents = Partial<Record<ConsentKey, boolean>> | { text: string; version: string };

interface Shown {
  payload: Payload;
  language: Locale;
  /** Version of the texts that the client sent in the header; null if it sent none. */
  consentVersion: string | null;
}

/**
 * Format of the versions that forms send. Older records use other formats, such as `2026-11 he`, which a form can never
 * send.
 */
const VERSION = /^[0-9a-f]{16}$/;

const NONE: ConsentProof = { consentVersion: null, consentText: null, consentAt: null };

async function findConsents({
  payload,
  language,
  consentVersion,
}: Shown): Promise<PublishedConsents | undefined> {
  // A client that sends no version is assumed to have shown the current texts.
  if (consentVersion === null) return publishedConsents(payload, language);
  if (!VERSION.test(consentVersion)) return undefined;
  const { docs } = await payload.find({
    collection: 'consentVersions',
    where: { version: { equals: consentVersion } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [kept] = docs;
  if (kept) return { version: kept.version, texts: kept.texts as ConsentTexts };
  const current = await Promise.all(LOCALES.map((locale) => publishedConsents(payload, locale)));
  return current.find(({ version }) => version === consentVersion);
}

/**
 * Returns the proof of a visitor's consents: the texts in the version that the visitor saw.
 * @param given the visitor's consents
 * @throws Refusal 422 if the visitor consented to a version that was never published
 */
export async function consentProof(given: GivenConsents, shown: Shown): Promise<ConsentProof> {
  const consentAt = new Date().toISOString();
  if ('text' in given) return { consentVersion: given.version, consentText: given.text, consentAt };
  const keys = CONSENT_KEYS.filter((key) => given[key] === true);
  if (keys.length === 0) return NONE;
  const consents = await findConsents(shown);
  if (!consents) throw new Refusal(422, 'unknownConsents');
  return {
    consentVersion: consents.version,
    consentText: keys.map((key) => consents.texts[key]).join('\n'),
    consentAt,
  };
}

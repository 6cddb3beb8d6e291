import { CONSENT_KEYS, type ConsentKey, type ConsentTexts } from '@group/rules/forms/consentKeys';
import type { Payload } from 'payload';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { Refusal } from '../Refusal';
import { type PublishedConsents, publishedConsents } from '../../platform/settings/publishedConsents';

/** Request header with the version of the texts that the visitor saw. It leaves the specified payloads unchanged. */
export const CONSENT_VERSION = 'X-Consent-Version';

/** Accepted consent texts, their version and time of consent. */
export interface ConsentProof {
  consentVersion: string | null;
  consentText: string | null;
  consentAt: string | null;
}

/** Consents by general text, or one to a text of the page that the visitor saw. */
export type GivenConsents = Partial<Record<ConsentKey, boolean>> | { text: string; version: string };

interface Shown {
  payload: Payload;
  language: Locale;
  /** Version that the client sent; null if it sent none. */
  consentVersion: string | null;
}

/** Versions that forms can have shown. Former consents have other versions, such as `2026-11 he`. */
const VERSION = /^[0-9a-f]{16}$/;

const NONE: ConsentProof = { consentVersion: null, consentText: null, consentAt: null };

async function findConsents({
  payload,
  language,
  consentVersion,
}: Shown): Promise<PublishedConsents | undefined> {
  // A client that names no version is taken to show the current texts.
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
 * Returns the proof of a visitor's consents: the texts of the version that the visitor saw.
 * @param given the visitor's consents
 * @throws Refusal 422 when a consent was given to a version that was never published
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

import { createHash } from 'node:crypto';
import { CONSENT_KEYS, type ConsentTexts } from '@group/rules/forms/consentKeys';

const LENGTH = 16;

/**
 * Returns the version of the consent texts in one language. It is a hash, so the same texts always have the same
 * version.
 */
export const consentVersion = (texts: ConsentTexts): string =>
  createHash('sha256')
    .update(JSON.stringify(CONSENT_KEYS.map((key) => texts[key])))
    .digest('hex')
    .slice(0, LENGTH);

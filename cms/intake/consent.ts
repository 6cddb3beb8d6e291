import consents from './consents.json' with { type: 'json' };

/** What a document keeps of a consent: which text the visitor agreed to, and when. */
export interface ConsentProof {
  consentVersion: string | null;
  consentAt: string | null;
}

/**
 * Proof of a visitor's consent. The texts by version stand in `consents.json`; a test of the site holds its texts to them.
 * @param given whether the visitor agreed to any of them
 */
export function consentProof(...given: boolean[]): ConsentProof {
  return given.includes(true)
    ? { consentVersion: consents.version, consentAt: new Date().toISOString() }
    : { consentVersion: null, consentAt: null };
}

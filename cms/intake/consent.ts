import consents from './consents.json' with { type: 'json' };

/** Version of the accepted consent text and time of consent. */
export interface ConsentProof {
  consentVersion: string | null;
  consentAt: string | null;
}

/**
 * Creates the proof of a visitor's consent. `consents.json` holds the texts by version; a test of the site compares
 * its texts with them.
 * @param given the visitor's consents; one is enough
 */
export function consentProof(...given: boolean[]): ConsentProof {
  return given.includes(true)
    ? { consentVersion: consents.version, consentAt: new Date().toISOString() }
    : { consentVersion: null, consentAt: null };
}

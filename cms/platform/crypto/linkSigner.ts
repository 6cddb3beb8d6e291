import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '../env/env';

interface LinkSigner {
  /**
   * Signs the parts of a link.
   * @returns a signature that can be used in a URL
   */
  sign: (...parts: string[]) => string;
  /** Checks whether a signature belongs to exactly these parts. */
  isSigned: (signature: string, ...parts: string[]) => boolean;
}

/**
 * Creates a signer for the parameters of links in mails, so that nobody can forge such a link.
 * @param purpose selects a key derived from `PAYLOAD_SECRET`; links of one purpose are invalid for another
 */
export function linkSigner(purpose: string): LinkSigner {
  const hash = (parts: readonly string[]): Buffer =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', env.payloadSecret, '', purpose, 32)))
      .update(JSON.stringify(parts))
      .digest();
  return {
    sign: (...parts) => hash(parts).toString('base64url'),
    isSigned: (signature, ...parts) => {
      const [given, right] = [Buffer.from(signature, 'base64url'), hash(parts)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

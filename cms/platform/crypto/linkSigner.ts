import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '../env/env';

interface LinkSigner {
  /** @returns the signature of the parts, URL-safe */
  sign: (...parts: string[]) => string;
  /** True when the signature matches exactly these parts. */
  isSigned: (signature: string, ...parts: string[]) => boolean;
}

/**
 * Signs the parameters of links in mails, so that they cannot be forged.
 * @param purpose selects a key derived from PAYLOAD_SECRET
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

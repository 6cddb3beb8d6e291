import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from './env';

interface LinkSigner {
  /** @returns the signature of the parts, as it stands in an address */
  sign: (...parts: string[]) => string;
  /** Whether it is our signature of exactly these parts. */
  isSigned: (signature: string, ...parts: string[]) => boolean;
}

/**
 * Signs what links in mails carry, so that nobody makes one up.
 * @param purpose each has a key of its own, derived from PAYLOAD_SECRET
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

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../env/env';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Sealer {
  /**
   * Encrypts a text with a key derived from `PAYLOAD_SECRET`.
   * @param text the secret to encrypt
   * @param context what the secret belongs to; decryption succeeds only with the same context
   */
  seal: (text: string, context: string) => string;
  /**
   * Decrypts a text that `seal` encrypted.
   * @returns null if the text was modified, belongs to another context, or the secret has changed
   */
  unseal: (sealed: string, context: string) => string | null;
}

/**
 * Creates functions that encrypt and decrypt secrets, so that they can be stored in the database.
 * @param purpose selects a derived key; each purpose has its own
 * @param secret secret from which the key is derived
 */
export function sealer(purpose: string, secret = env.payloadSecret): Sealer {
  const keyOf = (): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal: (text, context) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(), iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal: (sealed, context) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, keyOf(), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

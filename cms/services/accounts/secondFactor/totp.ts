import { generateSecret, generateURI, verifySync } from 'otplib';
import { toDataURL } from 'qrcode';

/** RFC 6238, as every authenticator app has it: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
/** A clock may go wrong by one step, either way (RFC 6238, 5.2). */
const SKEW_SECONDS = STEP_SECONDS;
const ISSUER = 'Even Derech CMS';

/** A new secret: 160 bits, in Base32. */
export const makeSecret = (): string => generateSecret();

/**
 * The secret as a picture that an authenticator app reads.
 * @param email the account, as the app lists it
 * @returns a `data:` address
 */
export const qrCodeOf = (secret: string, email: string): Promise<string> =>
  toDataURL(generateURI({ issuer: ISSUER, label: email, secret }), { margin: 2, width: 240 });

/**
 * Which step a code is of.
 * @param code six digits; spaces do not count
 * @param secret in Base32
 * @param lastStep the step of the last code that was used
 * @returns null for a wrong code, one of another time, or of a step that is not after the last
 */
export function stepOfCode(code: string, secret: string, lastStep: number | null): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({
    secret,
    token,
    epoch: Math.floor(Date.now() / 1000),
    epochTolerance: SKEW_SECONDS,
  });
  if (!result.valid || !('timeStep' in result)) return null;
  return lastStep === null || result.timeStep > lastStep ? result.timeStep : null;
}

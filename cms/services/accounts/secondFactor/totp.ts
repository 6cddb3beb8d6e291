import { generateSecret, generateURI, verifySync } from 'otplib';
import { toDataURL } from 'qrcode';

/**
 * Length of a time step. The codes follow RFC 6238 with the defaults of authenticator apps: SHA-1, six digits, thirty
 * seconds.
 */
const STEP_SECONDS = 30;
/** Accepted clock difference between phone and server: one step (RFC 6238, 5.2). */
const SKEW_SECONDS = STEP_SECONDS;
const ISSUER = 'Even Derech CMS';

/** Creates a random secret of 160 bits in Base32. */
export const makeSecret = (): string => generateSecret();

/**
 * Renders a secret as a QR code for authenticator apps.
 * @param email account name shown in the app
 * @returns a data URL
 */
export const qrCodeOf = (secret: string, email: string): Promise<string> =>
  toDataURL(generateURI({ issuer: ISSUER, label: email, secret }), { margin: 2, width: 240 });

/**
 * Verifies an authenticator code and returns its time step.
 * @param code six digits; spaces are ignored
 * @param secret secret of the account in Base32
 * @param lastStep time step of the last accepted code, or null
 * @returns null for a wrong, expired or used code
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

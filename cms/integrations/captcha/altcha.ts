import { hkdfSync } from 'node:crypto';
import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Payload as Answer,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { env } from '../../platform/env/env';
import type { Captcha } from './captcha';
import { captchaEnv } from './captchaEnv';

/**
 * Time for which a challenge stays valid. The browser solves it in about a second, but may then upload files for long:
 * 40 MB at 20 KB per second take 35 minutes.
 */
const VALID_MS = 2 * 60 * 60 * 1000;
/**
 * PBKDF2 rounds per attempt. With these rounds, two hundred attempts take 0.2 to 2 seconds, depending on the device.
 */
const ROUNDS = 2000;
/**
 * Largest relative deviation from the average number of attempts. It makes the number of attempts for a challenge
 * unpredictable.
 */
const SPREAD = 0.4;
const MAX_ANSWER_LENGTH = 4000;

const secret = (purpose: string): string =>
  Buffer.from(hkdfSync('sha256', env.payloadSecret, '', `altcha ${purpose}`, 32)).toString('hex');

const answerSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(ROUNDS),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Creates a proof-of-work challenge. This captcha needs no account and no external service.
 * @param counter number of the attempt that solves the challenge
 */
export function createAltchaChallenge(
  counter = randomInt(
    Math.floor(captchaEnv.values.attempts * (1 + SPREAD)),
    Math.ceil(captchaEnv.values.attempts * (1 - SPREAD)),
  ),
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter,
    deriveKey,
    expiresAt: new Date(Date.now() + VALID_MS),
    hmacSignatureSecret: secret('challenge'),
    hmacKeySignatureSecret: secret('key'),
  });
}

/** Decodes the token from the browser. Returns null if it is malformed. */
function decode(text: string): (Answer & z.infer<typeof answerSchema>) | null {
  if (text.length > MAX_ANSWER_LENGTH) return null;
  try {
    return answerSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Captcha that the CMS provides itself: a proof of work in the ALTCHA protocol. */
export const altcha: Captcha = {
  verify: async (text) => {
    const answer = decode(text);
    if (!answer) return { passed: false, failure: 'captchaWrong' };
    const { verified, expired } = await verifySolution({
      ...answer,
      deriveKey,
      hmacSignatureSecret: secret('challenge'),
      hmacKeySignatureSecret: secret('key'),
    });
    if (!verified) return { passed: false, failure: expired ? 'captchaExpired' : 'captchaWrong' };
    const { parameters, signature } = answer.challenge;
    return { passed: true, key: `altcha:${signature}`, expiresAt: parameters.expiresAt * 1000 };
  },
};

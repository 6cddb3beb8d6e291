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

/** The browser solves a challenge in about a second, then uploads: 40 MB at 20 KB a second take 35 minutes. */
const VALID_MS = 2 * 60 * 60 * 1000;
/** PBKDF2 rounds of one attempt. Two hundred attempts take 0.2 to 2 seconds, depending on the device. */
const ROUNDS = 2000;
/** Maximum deviation from the average number of attempts, so that it is not predictable. */
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
 * Creates a proof-of-work challenge. It needs no account and no external service.
 * @param counter attempt with the solution
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

/** Decodes the browser's answer; null if it is malformed. */
function decode(text: string): (Answer & z.infer<typeof answerSchema>) | null {
  if (text.length > MAX_ANSWER_LENGTH) return null;
  try {
    return answerSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Embedded captcha: proof of work by the ALTCHA protocol. */
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

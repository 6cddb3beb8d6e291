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
import { env } from '../../platform/env';
import type { Captcha } from './captcha';
import { captchaEnv } from './captchaEnv';

/** Visitors may take their time with a form: the browser fetches a challenge when it sends, and has it solved in about a second. */
const VALID_MS = 10 * 60 * 1000;
/** PBKDF2 rounds of one attempt: two hundred attempts take a browser between a fifth of a second and two, by device. */
const ROUNDS = 2000;
/** How far the number of attempts lies from the average at most, so that it cannot be known. */
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
 * A new challenge for a browser: proof of work, with no account and no other service.
 * @param counter the attempt that finds the answer
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

/** What the browser sent, or null when it is no answer at all. */
function decode(text: string): (Answer & z.infer<typeof answerSchema>) | null {
  if (text.length > MAX_ANSWER_LENGTH) return null;
  try {
    return answerSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** The embedded captcha: the browser proves that it worked, by ALTCHA's protocol. */
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

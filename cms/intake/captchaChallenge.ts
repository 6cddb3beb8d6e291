import { z } from 'zod';
import { createAltchaChallenge } from '../integrations/captcha/altcha';
import { captchaEnv } from '../integrations/captcha/captchaEnv';
import type { Handler } from '../platform/http/route';

/**
 * Schema of a challenge in the ALTCHA protocol. It keeps unknown parameters, because the signature covers all of them.
 */
export const challengeShape = z
  .object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      memoryCost: z.number().optional(),
      parallelism: z.number().optional(),
      expiresAt: z.number().optional(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'CaptchaChallenge', description: 'A proof-of-work challenge' });

/**
 * `GET /web/captcha/challenge`: creates a proof-of-work challenge. Responds with 404 if another captcha is configured.
 */
export const captchaChallenge: Handler = async () => {
  if (captchaEnv.values.provider !== 'altcha') return Response.json({ error: 'Not found' }, { status: 404 });
  return Response.json(await createAltchaChallenge(), { headers: { 'Cache-Control': 'no-store' } });
};

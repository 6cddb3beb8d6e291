import { createHash } from 'node:crypto';
import { z } from 'zod';
import { env } from '../../platform/env/env';
import type { Captcha } from './captcha';
import { captchaEnv } from './captchaEnv';

export const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

const TIMEOUT_MS = 5000;
/** Time for which a used token is remembered. It is longer than the two minutes for which Google accepts a token. */
const VALID_MS = 3 * 60 * 1000;

const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/**
 * Google's invisible reCAPTCHA. Accepts only tokens that were created on the site's pages. If the service is
 * unreachable or sends a malformed response, the verification fails (project-marketing §3).
 */
export const recaptcha: Captcha = {
  verify: async (answer, address) => {
    const verdict = await ask(answer, address);
    if (!verdict) return { passed: false, failure: 'captchaUnreachable' };
    const errors = verdict['error-codes'] ?? [];
    if (errors.includes('timeout-or-duplicate')) return { passed: false, failure: 'captchaExpired' };
    if (!verdict.success || (verdict.hostname && verdict.hostname !== new URL(env.siteUrl).hostname))
      return { passed: false, failure: 'captchaWrong' };
    const key = `recaptcha:${createHash('sha256').update(answer).digest('base64url')}`;
    return { passed: true, key, expiresAt: Date.now() + VALID_MS };
  },
};

async function ask(answer: string, address: string): Promise<z.infer<typeof verdictSchema> | null> {
  try {
    const response = await fetch(captchaEnv.values.verifyUrl ?? VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: captchaEnv.values.secret, response: answer, remoteip: address }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? verdictSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

import { createAltchaChallenge } from '../integrations/captcha/altcha';
import { env } from '../platform/env';
import type { Handler } from '../platform/http/route';

/** `GET /web/captcha/challenge`: a proof of work for the browser to do; 404 where another captcha guards the forms. */
export const captchaChallenge: Handler = async () => {
  if (env.captchaProvider !== 'altcha') return Response.json({ error: 'Not found' }, { status: 404 });
  return Response.json(await createAltchaChallenge(), { headers: { 'Cache-Control': 'no-store' } });
};

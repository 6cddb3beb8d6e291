import { createHash } from 'node:crypto';
import { jwtSign } from 'payload';
import { env } from '../platform/env/env';

const SECRET = createHash('sha256').update(env.payloadSecret).digest('hex').slice(0, 32);

/** Returns the cookie of a session whose signature is valid but whose account does not exist. */
export async function newSession({ secret = SECRET, seconds = 60 } = {}): Promise<{ Cookie: string }> {
  const fieldsToSign = { id: 1, collection: 'users', email: 'a@example.com' };
  const { token } = await jwtSign({ fieldsToSign, secret, tokenExpiration: seconds });
  return { Cookie: `payload-lng=en; payload-token=${token}` };
}

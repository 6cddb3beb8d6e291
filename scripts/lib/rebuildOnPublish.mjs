import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const QUIET_MS = 100;
const MAX_BODY = 10_000;

/**
 * Whether a notice comes from the CMS.
 * @param {string} body the body exactly as it came
 * @param {string | undefined} signature value of the header X-Signature
 * @param {string} secret
 */
export function isSigned(body, signature, secret) {
  const wanted = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/**
 * One build at a time: what is asked for while one runs, however often, becomes one more after it.
 * @param {() => Promise<void>} build must not throw
 * @param {number} [quiet] milliseconds to wait for more notices before a build
 */
export function oneAtATime(build, quiet = QUIET_MS) {
  let busy = false;
  let again = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const go = async () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    await build();
    busy = false;
    if (again) {
      again = false;
      await go();
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(go, quiet);
  };
}

/**
 * Listens for the CMS's signed notices of published changes and calls for a build.
 * @param {{ port: number, host?: string, secret: string, onChange: () => unknown }} options `host`: the address on which it listens
 * @returns {Promise<import('node:http').Server>}
 */
export function rebuildOnPublish({ port, host = 'localhost', secret, onChange }) {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
      if (body.length > MAX_BODY) request.destroy();
    });
    request.on('end', () => {
      const accepted =
        request.method === 'POST' && isSigned(body, String(request.headers['x-signature'] ?? ''), secret);
      response.writeHead(accepted ? 202 : 401).end();
      if (accepted) onChange();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

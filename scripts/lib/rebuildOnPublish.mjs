import { createHmac, timingSafeEqual } from 'node:crypto';
import { httpServer } from '../../packages/http-server/httpServer.mjs';

const DEBOUNCE_MS = 25;
const MAX_BODY = 10_000;
/** Largest accepted difference between the clocks of the CMS and the builder, in milliseconds. */
const CLOCKS_MS = 5 * 60_000;

/**
 * Checks the signature of a text that claims to come from the CMS.
 * @param {string} body exactly as it was signed
 * @param {string | undefined} signature value of the header X-Signature
 * @param {string} secret
 */
export function isSigned(body, signature, secret) {
  const wanted = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/**
 * Returns a function that requests a build and runs only one build at a time. All requests during a build are served by
 * one further build.
 * @param {() => Promise<void>} build must not throw
 * @param {{ gather?: number, onWaiting?: () => void }} [options] `gather`: milliseconds between the first request and
 *   the build, to collect further requests; `onWaiting`: called for each request during a build
 */
export function oneAtATime(build, { gather = DEBOUNCE_MS, onWaiting } = {}) {
  let busy = false;
  let again = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const go = async () => {
    if (busy) {
      again = true;
      onWaiting?.();
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
    timer ??= setTimeout(() => {
      timer = undefined;
      void go();
    }, gather);
  };
}

/**
 * Checks that a message comes from the CMS and was sent just now. The signature covers the purpose, the time in
 * milliseconds and the body. So the message cannot be sent again later or used for another purpose.
 * @param {'builds' | 'notice'} purpose
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} body
 * @param {string} secret
 */
function isAuthentic(purpose, headers, body, secret) {
  const moment = String(headers['x-timestamp'] ?? '');
  const isNow = Math.abs(Date.now() - Number(moment)) < CLOCKS_MS;
  return isNow && isSigned(`${purpose} ${moment} ${body}`, String(headers['x-signature'] ?? ''), secret);
}

/**
 * Starts a server that receives the CMS's signed notices of published changes. It also responds to the CMS's requests
 * for the last builds.
 * @param {{ port: number, host?: string, secret: string, onChange: () => unknown, builds: () => Promise<string> }}
 *   options `host` is the interface to listen on; `builds` returns lines of JSON
 * @returns {Promise<import('node:http').Server>}
 */
export function rebuildOnPublish({ port, host = 'localhost', secret, onChange, builds }) {
  const server = httpServer((request, response) => {
    if (request.method === 'GET') {
      if (!isAuthentic('builds', request.headers, '', secret)) {
        response.writeHead(401).end();
        return;
      }
      builds().then(
        (lines) => response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).end(lines),
        (error) => {
          console.error(error);
          response.writeHead(500).end();
        },
      );
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
      if (body.length > MAX_BODY) request.destroy();
    });
    request.on('end', () => {
      const accepted = request.method === 'POST' && isAuthentic('notice', request.headers, body, secret);
      response.writeHead(accepted ? 202 : 401).end();
      if (accepted) onChange();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

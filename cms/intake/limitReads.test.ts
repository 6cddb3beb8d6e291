import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '../platform/env/env';
import type { Route } from '../platform/http/route';
import { startContactCms, type ContactCms } from '../test/contactHarness';

const MAX = 3;
/**
 * Routes without a read limit, each with the reason. Forms (`handleIntake`) have their own limits and are not listed
 * here.
 */
const UNLIMITED: Readonly<Record<string, string>> = {
  'GET /web/health': 'health probes must never be rejected',
  'GET /web/health/live': 'reads nothing',
  'GET /web/health/ready': 'probes of the machines must never be refused',
  'GET /web/metrics': 'only who has METRICS_TOKEN reads anything',
  'GET /web/content/version': 'counts its reads itself, and refuses them in the shape of REST',
  'POST /web/content/addresses': 'reads a body only with the key of the site build',
};

let cms: ContactCms;
let routes: readonly Route[] = [];
const { restReadsPerAddress, trustedProxies } = env;
beforeAll(async () => {
  cms = await startContactCms();
  ({ routes } = cms.payload.config.custom as { routes: readonly Route[] });
  Object.assign(env, { restReadsPerAddress: MAX, trustedProxies: 1 });
});
afterAll(async () => {
  Object.assign(env, { restReadsPerAddress, trustedProxies });
  await cms.stop();
});

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;
const isForm = ({ method, docs }: Route): boolean =>
  method === 'POST' && docs.answers[429]?.description === 'Too many requests' && Boolean(docs.body);

const send = ({ method, path }: Route, address: string, language = 'en-us'): Promise<Response> =>
  fetch(`${cms.url}${path.replace(/\{\w+\}/g, '1')}`, {
    method,
    headers: { 'X-Forwarded-For': address, 'X-Accept-Language': language },
  });

/** Sends reads until the limit of an IP address is reached. */
async function exhaust(address: string): Promise<void> {
  const slots = routes.find(({ path }) => path === '/web/appointments/slots');
  if (!slots) throw new Error('There are no slots');
  for (let read = 0; read < MAX; read += 1) expect((await send(slots, address)).status).not.toBe(429);
}

describe('an address above the read limit', () => {
  it('is rejected by every route that reads, except the listed ones', async () => {
    await exhaust('192.0.2.1');
    const unlimited: string[] = [];
    for (const route of routes.filter((one) => !isForm(one))) {
      const answer = await send(route, '192.0.2.1');
      const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
      if (answer.status !== 429 || code !== 'tooManyReads') unlimited.push(nameOf(route));
      else expect(Object.keys(route.docs.answers), nameOf(route)).toContain('429');
    }
    expect(unlimited.sort()).toEqual(Object.keys(UNLIMITED).sort());
  });

  it('gets Retry-After and a message in its language; other addresses are not affected', async () => {
    await exhaust('192.0.2.3');
    const [subjects] = routes.filter(({ path }) => path.startsWith('/web/contactUs/subjects'));
    if (!subjects) throw new Error('There are no subjects');
    const refused = await send(subjects, '192.0.2.3');
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds > 0 && seconds <= 600).toBe(true);
    expect(await refused.json()).toEqual({
      error: 'Too many requests came from your connection. Please try again in a few minutes.',
      code: 'tooManyReads',
    });
    expect((await send(subjects, '192.0.2.2')).status).not.toBe(429);
  });

  it('is rejected in the format of the public forms contract', async () => {
    await exhaust('192.0.2.4');
    const refused = await fetch(`${cms.url}/umbraco/forms/api/v1/definitions/1?culture=en-us`, {
      headers: { 'X-Forwarded-For': '192.0.2.4' },
    });
    expect(refused.headers.get('Retry-After')).toBeTruthy();
    expect(await refused.json()).toEqual({
      title: 'Too many requests came from your connection. Please try again in a few minutes.',
      status: 429,
      code: 'tooManyReads',
    });
  });
});

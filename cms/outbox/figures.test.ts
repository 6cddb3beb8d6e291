import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const TOKEN = 'token of the figures of the tests';
vi.hoisted(() => {
  process.env.METRICS_TOKEN = 'token of the figures of the tests';
  // No server listens on this port.
  process.env.MARKET_URL = 'http://127.0.0.1:9';
});

import { message, runDeliveries, send, startContactCms, type ContactCms } from '../test/contactHarness';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

const ask = (token?: string) =>
  fetch(`${cms.url}/web/metrics`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });

/**
 * Reads the value of a metric. The line is its name and labels as Prometheus writes them. Undefined if the metric is
 * missing.
 */
async function figure(line: string): Promise<number | undefined> {
  const text = await (await ask(TOKEN)).text();
  const found = text.split('\n').find((row) => row.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

it('require the token', async () => {
  expect((await ask()).status).toBe(401);
  expect((await ask(`${TOKEN}s`)).status).toBe(401);
  const answer = await ask(TOKEN);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.text()).toMatch(/^process_cpu_seconds_total \d/m);
});

it('report which external systems are reachable, without the embedded ones', async () => {
  expect(await figure('cms_integration_up{integration="market"}')).toBe(0);
  expect(await figure('cms_integration_up{integration="crm"}')).toBeUndefined();
});

it('count submissions and their results', async () => {
  const key = { 'Idempotency-Key': 'counted-0000-0000-0000-000000000000' };
  const fields = message(cms);
  for (let twice = 0; twice < 2; twice += 1) expect((await send(cms, fields, key)).status).toBe(200);
  expect((await send(cms, message(cms, { gRecaptchaResponse: '' }))).status).toBe(403);
  expect((await send(cms, message(cms, { senderName: '' }))).status).toBe(422);
  const results = { accepted: 1, replayed: 1, captchaMissing: 1, invalidFields: 1 };
  for (const [result, count] of Object.entries(results))
    expect(await figure(`cms_intake_requests_total{form="contactUs",result="${result}"}`)).toBe(count);
  expect(await figure('cms_intake_seconds_count{form="contactUs"}')).toBe(4);
});

it('report waiting deliveries, their age and delivered ones', async () => {
  const [target] = (await cms.payload.find({ collection: 'deliveries', depth: 0 })).docs.map(
    ({ kind }) => kind,
  );
  expect(await figure(`cms_outbox_waiting{target="${target}"}`)).toBe(1);
  expect(await figure(`cms_outbox_oldest_seconds{target="${target}"}`)).toBeLessThan(600);
  await runDeliveries(cms.payload);
  expect(await figure(`cms_outbox_waiting{target="${target}"}`)).toBeUndefined();
  expect(await figure(`cms_outbox_attempts_total{target="${target}",result="delivered"}`)).toBe(1);
  await cms.payload.update({
    collection: 'deliveries',
    where: { kind: { equals: target } },
    data: { state: 'dead' },
  });
  expect(await figure(`cms_outbox_dead{target="${target}"}`)).toBe(1);
});

import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetRates, startContactCms, type ContactCms } from '../../test/contactHarness';
import {
  ASSET,
  beginPayment,
  createApartment,
  initPayment,
  post,
  type Begun,
} from '../../test/paymentHarness';
import { settleOpenPayments } from './settleOpenPayments';

/** A fake payment provider. It returns the responses that a test sets per path, and records the requests. */
const provider = await vi.hoisted(async () => {
  const http = await import('node:http');
  const says = new Map<string, { status: number; body: object }>();
  const asked: string[] = [];
  let begun = 0;
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    begun += path === '/payments' ? 1 : 0;
    const started = { processId: `p${begun}`, processToken: 't', url: `https://localhost:9/pay/p${begun}` };
    const { status, body } = says.get(path) ?? {
      status: 200,
      body: path === '/payments' ? started : { state: 'pending' },
    };
    request.resume().on('end', () => response.writeHead(status).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  process.env.PAYMENT_URL = `http://localhost:${(server.address() as AddressInfo).port}`;
  process.env.PAYMENT_SECRET = 'a secret of payments that is long enough';
  return { server, says, asked };
});

const MINUTE_MS = 60_000;
let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  await createApartment(cms);
});
afterAll(async () => {
  await cms.stop();
  provider.server.closeAllConnections();
  provider.server.close();
});
beforeEach(async () => {
  await forgetRates(cms.payload);
  provider.says.clear();
  provider.asked.splice(0);
  for (const collection of ['apartmentHolds', 'reservations'] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
});

const stateOf = async () =>
  (
    (await (await fetch(`${cms.url}/web/apartments/state?assets=${ASSET}`)).json()) as Record<
      string,
      { state: string }
    >
  )[ASSET]?.state;
const cancels = () => provider.asked.filter((path) => path === '/payments/cancel').length;
const release = ({ processId, processToken }: Begun) =>
  post(cms, '/web/transactions/release', { processId, processToken });

it.each([
  ['has not closed the payment', { status: 200, body: { state: 'pending' } }],
  ['does not answer', { status: 503, body: {} }],
])('a silent page keeps its home until the hold expires when the provider %s', async (_name, answer) => {
  await beginPayment(cms);
  provider.says.set('/payments/cancel', answer);
  const silent = Date.now() + 5 * MINUTE_MS + 1000;
  expect(await settleOpenPayments(cms.payload, silent)).toBe(0);
  expect(cancels()).toBe(1);
  expect(await stateOf()).toBe('held');
  // The provider is asked again only after another five minutes, not at every run.
  expect(await settleOpenPayments(cms.payload, silent + MINUTE_MS)).toBe(0);
  expect(cancels()).toBe(1);
  expect(await settleOpenPayments(cms.payload, silent + 5 * MINUTE_MS)).toBe(0);
  expect(cancels()).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * MINUTE_MS + 1000 });
  try {
    expect(await stateOf()).toBe('free');
  } finally {
    vi.useRealTimers();
  }
});

it('records a payment that the bank approves during the cancellation', async () => {
  await beginPayment(cms);
  provider.says.set('/payments/cancel', { status: 200, body: { state: 'paid' } });
  expect(await settleOpenPayments(cms.payload, Date.now() + 6 * MINUTE_MS)).toBe(1);
  expect(await stateOf()).toBe('taken');
});

it('reports a page whose server does not answer, and its home is free after the provider has closed the payment', async () => {
  const answer = (await (await initPayment(cms)).json()) as {
    body: { data: Begun & { pageAnswers?: boolean } };
  };
  expect(answer.body.data.pageAnswers).toBe(false);
  expect(await (await release(answer.body.data)).json()).toMatchObject({ body: { status: 'pending' } });
  expect(await stateOf()).toBe('held');
  provider.says.set('/payments/cancel', { status: 200, body: { state: 'expired' } });
  expect(await (await release(answer.body.data)).json()).toMatchObject({ body: { status: 'expired' } });
  expect(await stateOf()).toBe('free');
});

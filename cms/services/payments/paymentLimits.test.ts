import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetRates, startContactCms, type ContactCms } from '../../test/contactHarness';
import { cheapCaptcha } from '../../test/cheapCaptcha';
import { createApartment, initPayment, payerNumber, post, type Begun } from '../../test/paymentHarness';
import { settleOpenPayments } from './settleOpenPayments';

// With these settings, one IP address may confirm 60 times and release 10 times. All addresses together may send 20
// requests.
vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '1';
  process.env.FORM_LIMIT_PER_ADDRESS = '1';
  process.env.FORM_LIMIT_IN_ALL = '20';
});

const MINUTE_MS = 60_000;
const STRANGERS = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
const VICTIM = '10.9.9.9';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  // Up to a third of the apartments may be held without an e-mail code. With six apartments, two payments need none.
  for (let number = 0; number < 6; number += 1) await createApartment(cms, { assetName: `HOME-${number}` });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['sandboxPayments', 'apartmentHolds', 'reservations'] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
});

async function begin(number: number, address: string): Promise<Begun> {
  const fields = payerNumber(number, {
    assetName: `HOME-${number}`,
    gRecaptchaResponse: await cheapCaptcha(),
  });
  const answer = await initPayment(cms, fields, { 'X-Forwarded-For': address });
  return ((await answer.json()) as { body: { data: Begun } }).body.data;
}
const call = async (
  name: 'confirm' | 'release',
  { processId, processToken }: Pick<Begun, 'processId' | 'processToken'>,
  address: string,
): Promise<number> =>
  (await post(cms, `/web/transactions/${name}`, { processId, processToken }, { 'X-Forwarded-For': address }))
    .status;
const repeat = async (times: number, send: () => Promise<number>): Promise<Set<number>> =>
  new Set(await Promise.all(Array.from({ length: times }, send)));
const stateOf = async (name: string) =>
  (
    (await (await fetch(`${cms.url}/web/apartments/state?assets=${name}`)).json()) as Record<
      string,
      { state: string }
    >
  )[name]?.state;

/**
 * Sends the heartbeat of the victim's open page four minutes after the payment started. Checks that the hold still
 * exists four minutes later.
 * @returns status of the response
 */
async function askLater(payment: Begun): Promise<number> {
  const later = Date.now() + 4 * MINUTE_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  try {
    const status = await call('confirm', payment, VICTIM);
    await settleOpenPayments(cms.payload, later + 4 * MINUTE_MS);
    expect(await stateOf('HOME-0')).toBe('held');
    return status;
  } finally {
    vi.useRealTimers();
  }
}

it.each([
  ['other addresses', STRANGERS],
  ["the payer's own address", [VICTIM]],
])('no flood from %s ends the hold of another payer', async (_name, addresses) => {
  const payment = await begin(0, VICTIM);
  const own = await begin(1, STRANGERS[0] ?? '');
  for (const address of addresses) {
    const answers = await repeat(70, () => call('confirm', own, address));
    expect([...answers].every((status) => status === 200 || status === 429)).toBe(true);
  }
  expect(await askLater(payment)).toBe(200);
});

it('a page that asks too often is refused and stays alive', async () => {
  const payment = await begin(0, VICTIM);
  expect(await repeat(60, () => call('confirm', payment, VICTIM))).toEqual(new Set([200]));
  expect(await askLater(payment)).toBe(429);
});

it.each(['confirm', 'release'] as const)('no flood of unknown payments blocks %s', async (name) => {
  const payment = await begin(0, VICTIM);
  for (const address of [...STRANGERS, VICTIM])
    expect(await repeat(15, () => call(name, { ...payment, processToken: 'wrong' }, address))).toEqual(
      new Set([404]),
    );
  expect(await call(name, payment, VICTIM)).toBe(200);
});

it('a payment can be released as often as its page asks, from any address', async () => {
  const payment = await begin(0, VICTIM);
  for (const address of STRANGERS)
    expect(await repeat(8, () => call('release', payment, address))).toEqual(new Set([200]));
  expect(await stateOf('HOME-0')).toBe('free');
});

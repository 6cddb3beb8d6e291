import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../../platform/env/env';
import {
  forgetRates,
  message,
  send,
  solveCaptcha,
  startContactCms,
  type ContactCms,
} from '../../test/contactHarness';
import { addressLimits, limitAddress } from './limitRate';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());
beforeEach(() => forgetRates(cms.payload));

const inAll = async () =>
  (await cms.payload.find({ collection: 'rateLimits', where: { key: { equals: 'contactUs:all' } } })).docs[0]
    ?.count ?? 0;

describe('total limit of a form', () => {
  it('counts valid messages, and neither wrong captchas nor invalid fields', async () => {
    await send(cms, message(cms, { gRecaptchaResponse: 'bogus' }));
    await send(
      cms,
      message(cms, { gRecaptchaResponse: await solveCaptcha(cms.url), contactUsSubject: 999_999 }),
    );
    expect(await inAll()).toBe(0);
    expect((await send(cms)).status).toBe(200);
    expect(await inAll()).toBe(1);
  });
});

describe('limit of an address', () => {
  it('covers all networks of an IPv6 customer', async () => {
    const most = Object.values(addressLimits('contactUs', '2001:db8:1:0::/64')).at(-1) ?? 0;
    expect(most).toBe(5 * env.formLimitPerAddress);
    const from = (number: number) => `2001:db8:1:${number.toString(16)}::/64`;
    for (let number = 0; number < most; number += 1)
      await limitAddress(cms.payload, 'contactUs', from(number));
    await expect(limitAddress(cms.payload, 'contactUs', from(most))).rejects.toMatchObject({ status: 429 });
    await limitAddress(cms.payload, 'contactUs', '2001:db8:2:0::/64');
  });

  it('is a multiple of the usual one for forms of which many come from one address', async () => {
    for (let number = 0; number < 2 * env.formLimitPerAddress; number += 1)
      await limitAddress(cms.payload, 'confirmPayment', '10.0.0.1', 2);
    await expect(limitAddress(cms.payload, 'confirmPayment', '10.0.0.1', 2)).rejects.toMatchObject({
      status: 429,
    });
  });
});

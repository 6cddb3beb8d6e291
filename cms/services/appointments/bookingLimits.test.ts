import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { booking, createMeeting } from '../../test/appointmentHarness';
import { solveCaptcha, startContactCms, type ContactCms } from '../../test/contactHarness';
import { post } from '../../test/paymentHarness';

vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '1';
  process.env.FORM_LIMIT_PER_ADDRESS = '2';
});

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

it('no stranger uses up the bookings of a mailbox', async () => {
  const { id } = await createMeeting(cms.payload);
  const { slots } = (await (await fetch(`${cms.url}/web/appointments/slots?meeting=${id}`)).json()) as {
    slots: { startsAt: string }[];
  };
  const book = async (at: number, address: string): Promise<number> => {
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    const fields = { ...booking(id, slots[at]?.startsAt ?? '', {}), gRecaptchaResponse };
    return (await post(cms, '/web/appointments', fields, { 'X-Forwarded-For': address })).status;
  };
  const stranger = [await book(2, '10.0.0.1'), await book(4, '10.0.0.1'), await book(6, '10.0.0.1')];
  expect(stranger).toEqual([200, 200, 429]);
  expect(await book(8, '10.0.0.2')).toBe(200);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMeeting } from '../test/appointmentHarness';
import { startContactCms, type ContactCms } from '../test/contactHarness';

const MOST = 9;
vi.hoisted(() => {
  process.env.REST_READS_PER_ADDRESS = '9';
  process.env.TRUSTED_PROXIES = '1';
});

let cms: ContactCms;
let paths: string[] = [];
beforeAll(async () => {
  cms = await startContactCms();
  const { id, project } = await createMeeting(cms.payload);
  paths = [
    `appointments/slots?meeting=${id}`,
    `appointments/kinds?project=${typeof project === 'object' ? project.id : project}`,
    'appointments/calendar?token=1.x',
    'appointments/manage?token=1.x',
    'lotteries/1',
    'lotteries/1/draw',
    'captcha/challenge',
    'alerts/confirm?token=1.x',
    'alerts/unsubscribe?token=1.x',
  ];
});
afterAll(() => cms.stop());

const read = (path: string, address: string): Promise<Response> =>
  fetch(`${cms.url}/web/${path}`, {
    headers: { 'X-Forwarded-For': address, 'X-Accept-Language': 'en-us' },
  });

it('one address reads what asks the database so many times in ten minutes, and others as before', async () => {
  for (const path of paths) expect((await read(path, '192.0.2.1')).status).not.toBe(429);
  expect(paths).toHaveLength(MOST);
  for (const path of paths) {
    const refused = await read(path, '192.0.2.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds > 0 && seconds <= 600).toBe(true);
    expect(await refused.json()).toEqual({
      error: 'Too many requests came from your connection. Please try again in a few minutes.',
      code: 'tooManyReads',
    });
  }
  for (const path of paths) expect((await read(path, '192.0.2.2')).status).not.toBe(429);
});

import { jest } from '@jest/globals';

jest.unstable_mockModule('./receiver.mjs', () => ({ startReceiver: async () => undefined }));
const { watchContent } = await import('./watchContent.mjs');

afterEach(() => jest.useRealTimers());

it('treats a new day like a notice, once the site exists', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-10T21:30:00Z') });
  const follow = jest.fn(async () => undefined);
  const settings = /** @type {import('./settings.mjs').Settings} */ (/** @type {unknown} */ ({}));
  const siteIsThere = await watchContent(settings, { follow });
  siteIsThere();
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(follow).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(follow).toHaveBeenCalledTimes(2);
});

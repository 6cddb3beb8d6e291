import { jest } from '@jest/globals';
import { israelDay, onEachNewDay } from './israelDay.mjs';

afterEach(() => jest.useRealTimers());

it.each([
  ['2026-01-10T21:59:00Z', '2026-01-10'],
  ['2026-01-10T22:00:00Z', '2026-01-11'],
  ['2026-07-10T21:00:00Z', '2026-07-11'],
])('at %s it is %s in Israel', (time, day) => expect(israelDay(Date.parse(time))).toBe(day));

it('calls once after each midnight in Israel, also after a machine slept', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-10T21:58:30Z') });
  const call = jest.fn();
  const end = onEachNewDay(call);
  jest.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_600_000);
  expect(call).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.parse('2026-01-14T10:00:00Z'));
  jest.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(2);
  end();
  jest.advanceTimersByTime(2 * 86_400_000);
  expect(call).toHaveBeenCalledTimes(2);
});

import { jest } from '@jest/globals';
import { onEachNewDay } from './israelDay.mjs';

afterEach(() => jest.useRealTimers());

it('calls once after each midnight in Israel, also after the machine slept', () => {
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

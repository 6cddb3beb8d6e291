import { act, screen } from '@testing-library/react';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Countdown } from './Countdown';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const at = (time: string) => `2026-03-${time}Z`;
const timer = () => screen.getByRole('timer');
const said = () => screen.getByRole('status');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const seeAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Countdown', () => {
  it('shows hh:mm:ss and ticks each second', () => {
    renderWithProviders(<Countdown end={at('01T13:05:09')} />, { language: 'en' });
    expect(timer()).toHaveTextContent('03:05:09');
    pass(1000);
    expect(timer()).toHaveTextContent('03:05:08');
    pass(9000);
    expect(timer()).toHaveTextContent('03:04:59');
  });

  it.each([
    ['en', '1 year 2 months 3 days 02:00:01'],
    ['he', '1 שנה חודשיים 3 ימים 02:00:01'],
  ] as const)('has years, months and days before them: %s', (language, text) => {
    renderWithProviders(<Countdown end="2027-05-04T12:00:01Z" />, { language });
    expect(timer().textContent?.replace(/[\u200e\u200f]/g, '')).toBe(text);
  });

  it('ends once and stops', () => {
    const onEnd = jest.fn();
    renderWithProviders(<Countdown end={at('01T10:00:02')} onEnd={onEnd} />);
    pass(1999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(timer()).toHaveTextContent('00:00:00');
    pass(10_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([undefined, null, '', 'soon', '2020-01-01T00:00:00Z'])('has already ended for %j', (end) => {
    const onEnd = jest.fn();
    renderWithProviders(<Countdown end={end} onEnd={onEnd} />);
    expect(timer()).toHaveTextContent('00:00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('reads the clock when a suspended tab becomes visible', () => {
    const onEnd = jest.fn();
    renderWithProviders(<Countdown end={at('01T11:00:00')} onEnd={onEnd} />);
    // Simulates a suspended tab: the clock advances, timers do not.
    jest.setSystemTime(Date.parse(at('01T10:59:58')));
    seeAgain();
    expect(timer()).toHaveTextContent('00:00:02');
    jest.setSystemTime(Date.parse(at('01T12:00:00')));
    seeAgain();
    expect(onEnd).toHaveBeenCalledTimes(1);
    seeAgain();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('changes once a minute under reduced motion', () => {
    mockMedia('prefers-reduced-motion');
    renderWithProviders(<Countdown end={at('01T11:30:30')} />);
    expect(timer()).toHaveTextContent(/^01:30$/);
    pass(89_999);
    expect(timer()).toHaveTextContent(/^01:30$/);
    pass(1);
    expect(timer()).toHaveTextContent(/^01:29$/);
  });

  it('announces only the last hour, ten minutes and minute, once each', () => {
    renderWithProviders(<Countdown end={at('01T11:00:02')} />, { language: 'en' });
    expect(said()).toBeEmptyDOMElement();
    pass(2000);
    expect(said()).toHaveTextContent('Less than 1 hour left');
    pass(5 * 60_000);
    expect(said()).toHaveTextContent('Less than 1 hour left');
    pass(45 * 60_000);
    expect(said()).toHaveTextContent('Less than 10 minutes left');
    pass(9 * 60_000);
    expect(said()).toHaveTextContent('Less than 1 minute left');
    pass(60_000);
    expect(said()).toBeEmptyDOMElement();
  });
});

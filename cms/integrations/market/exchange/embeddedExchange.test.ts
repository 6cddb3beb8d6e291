import { describe, expect, it } from 'vitest';
import { GRAPH_RANGES, parseMarketBoard, parseMarketGraph } from '../market';
import { embeddedExchange } from './embeddedExchange';
import { sessionOf } from './tradingCalendar';

const at = (iso: string) => embeddedExchange(() => Date.parse(iso));
const first = async (iso: string) => {
  const { stocks } = await at(iso).readBoard();
  return stocks[0];
};

describe('the trading calendar', () => {
  it.each([
    ['an ordinary Monday', '2026-11-23', { opens: 600, closes: 1055 }],
    ['a Friday', '2026-11-20', { opens: 600, closes: 840 }],
    ['a Sunday of 2026', '2026-11-22', null],
    ['a Saturday', '2026-11-21', null],
    ['a Sunday of 2025', '2025-11-23', { opens: 600, closes: 960 }],
    ['a Friday of 2025', '2025-11-21', null],
    ['the last Sunday of the old week', '2026-01-04', null],
    ['the eve of the New Year', '2026-09-11', null],
    ['a Day of Atonement', '2026-09-21', null],
    ['Purim', '2026-03-03', null],
    ['Purim of a leap year', '2027-03-23', null],
    ['half a month into the first Adar of a leap year', '2024-02-22', { opens: 600, closes: 1045 }],
    ['Passover', '2026-04-02', null],
    ['Memorial Day', '2026-04-21', null],
    ['Independence Day', '2026-04-22', null],
    ['Independence Day that is put off', '2024-05-14', null],
    ['Memorial Day before it', '2024-05-13', null],
    ['Independence Day that is put forward', '2025-05-01', null],
    ['the fast of Av', '2026-07-23', null],
    ['a Friday before a Sunday that is a holiday', '2028-03-10', null],
  ])('%s', (_name, date, session) => expect(sessionOf(date)).toEqual(session));
});

describe('the embedded exchange', () => {
  it.each([
    ['before the day begins', '2026-11-23T10:10:00+02:00', false, '2026-11-20T14:00', '2026-11-23T10:15'],
    ['when it has begun', '2026-11-23T10:16:00+02:00', true, '2026-11-23T10:01', undefined],
    ['in the middle of it', '2026-11-23T13:20:00+02:00', true, '2026-11-23T13:05', undefined],
    ['when it is over', '2026-11-23T19:00:00+02:00', false, '2026-11-23T17:35', '2026-11-24T10:15'],
    ['on a Sabbath', '2026-11-21T12:00:00+02:00', false, '2026-11-20T14:00', '2026-11-23T10:15'],
    ['in summer', '2026-07-01T12:00:00+03:00', true, '2026-07-01T11:45', undefined],
  ])('%s', async (_name, now, open, last, opensAt) => {
    const board = await at(now).readBoard();
    expect(board.open).toBe(open);
    expect(board.opensAt?.slice(0, 16)).toBe(opensAt);
    expect(board.stocks[0]?.lastTransaction.slice(0, 16)).toBe(last);
  });

  it('returns the same at the same time, and other figures later', async () => {
    const [one, same, later] = await Promise.all([
      first('2026-11-23T13:20:00+02:00'),
      first('2026-11-23T13:20:30+02:00'),
      first('2026-11-23T15:20:00+02:00'),
    ]);
    expect(same).toEqual(one);
    const { points } = await at('2026-11-23T13:20:00+02:00').readGraph('EVDR', 'day');
    expect(new Set(points.map(({ rate }) => rate)).size).toBeGreaterThan(15);
    expect(later?.volume).toBeGreaterThan(one?.volume ?? Infinity);
    expect(later?.base).toBe(one?.base);
  });

  it('starts a day at the previous close', async () => {
    const evening = await first('2026-11-23T20:00:00+02:00');
    const morning = await first('2026-11-24T10:40:00+02:00');
    expect(morning?.base).toBe(evening?.rate);
  });

  it('derives the 52-week range from the shown graph', async () => {
    const exchange = at('2026-11-23T13:20:00+02:00');
    const { stocks } = await exchange.readBoard();
    for (const { symbol, rate, range52Weeks } of stocks) {
      const { points } = await exchange.readGraph(symbol, 'year');
      const rates = points.map((point) => point.rate);
      expect(Math.min(...rates)).toBeGreaterThanOrEqual(range52Weeks.low);
      expect(Math.max(...rates)).toBeLessThanOrEqual(range52Weeks.high);
      expect(rates.at(-1)).toBe(rate);
    }
  });

  it('returns valid provider responses', async () => {
    const exchange = at('2026-11-20T13:00:00+02:00');
    const omitted: string[] = [];
    const board = await exchange.readBoard();
    expect(parseMarketBoard(board, (message) => omitted.push(message))).toEqual(board);
    for (const range of GRAPH_RANGES) {
      const graph = await exchange.readGraph('EVDR', range);
      expect(parseMarketGraph(graph, (message) => omitted.push(message))).toEqual(graph);
    }
    expect(omitted).toEqual([]);
  });

  it.each([
    ['day', '2026-11-23T10:00', 38],
    ['week', '2026-11-17T10:00', 68],
    ['month', '2026-10-26', 21],
    ['year', '2025-11-24', 240],
    ['fiveYears', '2021-11-2', 262],
  ] as const)('shows a %s from its start until now', async (range, begins, about) => {
    const { points } = await at('2026-11-23T13:20:00+02:00').readGraph('EVDR', range);
    expect(points[0]?.time.slice(0, begins.length)).toBe(begins);
    expect(points.at(-1)?.time.slice(0, 16)).toBe('2026-11-23T13:05');
    expect(Math.abs(points.length - about)).toBeLessThan(10);
  });

  it('rejects an unknown symbol', async () =>
    expect(at('2026-11-20T13:00:00+02:00').readGraph('XXXX', 'day')).rejects.toThrow('does not list XXXX'));
});

import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '../../platform/database/query';
import { BOARD, FakeMarket, says, type MarketMood } from '../../test/FakeMarket';
import type { RunningCms } from '../../test/startCms';

const TIMEOUT_MS = 1000;
const MINUTE_MS = 60_000;
const NOON = Date.parse('2026-11-23T13:20:00+02:00');

const market = new FakeMarket();
let cms: RunningCms;

beforeAll(async () => {
  // Set the environment first, because the CMS reads its settings when it is imported.
  Object.assign(process.env, {
    MARKET_URL: await market.open(),
    MARKET_TOKEN: 'token of ours',
    MARKET_TIMEOUT_MS: String(TIMEOUT_MS),
    MARKET_INTERVAL_MS: String(MINUTE_MS),
  });
  const { startCms } = await import('../../test/startCms');
  cms = await startCms();
  cms.payload.logger.warn = vi.fn();
});
afterAll(async () => {
  await cms.stop();
  await market.close();
});

/** Moves on for every test, because an instance of the CMS reuses a row for one second. */
let clock = NOON;
const advance = (ms: number): void => {
  clock += ms;
  vi.setSystemTime(clock);
};
beforeEach(async () => {
  await query({ payload: cms.payload }, sql`DELETE FROM market_figures RETURNING id`);
  market.heard.splice(0);
  market.mood = says(BOARD);
  vi.useFakeTimers({ toFake: ['Date'], now: clock });
  advance(MINUTE_MS);
});
afterEach(() => void vi.useRealTimers());

interface Answer {
  stockDto?: { securityLastRate: number };
  bonds?: unknown[];
  late: boolean;
  time: string | null;
  open: boolean;
}

const ask = (path: string, culture = 'he-il') =>
  fetch(`${cms.url}${path}`, { headers: { 'X-Accept-Language': culture } });
const askFor = async (path: string): Promise<Answer> => (await (await ask(path)).json()) as Answer;
const SUMMARY = '/web/stocks/ABCD/summary';
const board = (changes: object) => says({ ...BOARD, ...changes });
const [STOCK] = BOARD.stocks;
const [BOND] = BOARD.bonds;
const rateOf = (rate: number) => board({ stocks: [{ ...BOARD.stocks[0], rate }] });

describe('figures of the provider', () => {
  it('appear with the specification’s field names, in the visitor’s language and in Israel’s time zone', async () => {
    const circumstances = { late: false, open: true, opensAt: null, delayMinutes: 15, demonstration: false };
    const dto = {
      symbol: 'ABCD',
      name: 'אבגד',
      securityLastRate: 4512,
      securityPercentageChange: 2.55,
      changeValue: 112,
      securityDailyAggVolume: 120_500,
      basePrice: 4400,
    };
    const time = '2026-11-23T13:05:00+02:00';
    expect(await askFor(SUMMARY)).toEqual({
      stockDto: { ...dto, range52Weeks: { low: 3900, high: 4700 }, lastTransaction: time },
      time,
      ...circumstances,
    });
    expect(await askFor('/web/stocks/banner')).toEqual({ items: [dto], time, ...circumstances });
    expect(await askFor('/web/stocks/abcd/graph?range=year')).toEqual({
      symbol: 'ABCD',
      range: 'year',
      grapStocksDtos: [
        { time: '2026-11-23T10:00:00+02:00', securityLastRate: 4400, volume: 100 },
        { time, securityLastRate: 4512, volume: 900 },
      ],
      time,
      ...circumstances,
    });
    expect(await (await ask('/web/bonds', 'en-us')).json()).toEqual({
      bonds: [
        {
          symbol: 'ABCD.B1',
          bondName: 'Abcd Bond A',
          securityLastRate: 101.2,
          changeValue: -0.35,
          bondVolume: 300_000_000,
          range52Weeks: { low: 97.1, high: 103.4 },
          securityDailyAggVolume: 40_000,
          lastTransaction: '2026-11-23T13:01:00+02:00',
        },
      ],
      ...circumstances,
      time: '2026-11-23T13:01:00+02:00',
    });
  });

  it('are requested with our key, which no answer contains', async () => {
    const response = await ask(SUMMARY);
    expect(market.heard).toEqual([{ path: '/board', authorization: 'Bearer token of ours' }]);
    expect((await response.text()) + JSON.stringify([...response.headers])).not.toContain('token of ours');
  });

  it('can be cached for seconds, and are served stale while they are refreshed', async () => {
    const response = await ask(SUMMARY);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=15, stale-while-revalidate=30');
  });

  it('are an empty list for a group without bonds', async () => {
    market.mood = board({ bonds: [] });
    expect(await askFor('/web/bonds')).toMatchObject({ bonds: [], time: null, late: false });
  });
});

describe('questions to the provider', () => {
  it('are sent once for 1,000 simultaneous visitors', async () => {
    const { handleRequest } = await import('../../platform/http/handleRequest');
    const paths = [SUMMARY, '/web/bonds', '/web/stocks/banner'];
    const responses = await Promise.all(
      Array.from({ length: 1000 }, (_none, index) =>
        handleRequest(new Request(`${cms.url}${paths[index % paths.length]}`), cms.payload),
      ),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(market.heard).toHaveLength(1);
  });

  it('are sent once for two instances', async () => {
    const { handleRequest } = await import('../../platform/http/handleRequest');
    const other = Object.create(cms.payload) as Payload;
    const responses = await Promise.all(
      [cms.payload, other, cms.payload, other].map((payload) =>
        handleRequest(new Request(`http://localhost${SUMMARY}`), payload),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(market.heard).toHaveLength(1);
  });

  it('are sent once per interval while the exchange is open', async () => {
    await ask(SUMMARY);
    advance(MINUTE_MS - 1000);
    await ask(SUMMARY);
    expect(market.heard).toHaveLength(1);
    advance(2000);
    market.mood = rateOf(4600);
    // The first request still gets the stale figures; they are refreshed in the background.
    expect((await askFor(SUMMARY)).stockDto?.securityLastRate).toBe(4512);
    await vi.waitFor(async () => {
      advance(1000);
      expect((await askFor(SUMMARY)).stockDto?.securityLastRate).toBe(4600);
    });
    expect(market.heard).toHaveLength(2);
  });

  it('wait for the opening while the exchange is closed', async () => {
    market.mood = board({ open: false, opensAt: new Date(clock + 5 * MINUTE_MS).toISOString() });
    expect(await askFor(SUMMARY)).toMatchObject({ open: false, late: false });
    advance(4 * MINUTE_MS);
    await ask(SUMMARY);
    expect(market.heard).toHaveLength(1);
    advance(2 * MINUTE_MS);
    market.mood = says(BOARD);
    expect(await askFor(SUMMARY)).toMatchObject({ open: true, late: false });
    expect(market.heard).toHaveLength(2);
  });

  it('are sent for known stocks only', async () => {
    const response = await ask('/web/stocks/NONE/graph', 'en-us');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no such security.', code: 'unknownStock' });
    expect((await ask('/web/stocks/NONE/summary')).status).toBe(404);
    expect(market.heard.map(({ path }) => path)).toEqual(['/board']);
  });

  it('are sent for known ranges only', async () => {
    const response = await ask('/web/stocks/ABCD/graph?range=century');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: { range: ['הערך אינו תקין.'] } });
    expect(market.heard).toEqual([]);
  });
});

const bondsOf = (...rows: unknown[]) => board({ bonds: rows });

describe('a wrong row of the provider', () => {
  it.each<[string, object, object]>([
    ['a rate of zero', { rate: 0 }, { securityLastRate: null, changeValue: null }],
    ['a rate below zero', { rate: -3 }, { securityLastRate: null, changeValue: null }],
    ['a text for a rate', { rate: '101.2' }, { securityLastRate: null, changeValue: null }],
    ['no rate', { rate: undefined }, { securityLastRate: null, changeValue: null }],
    ['no rate of the day before', { base: null }, { securityLastRate: 101.2, changeValue: null }],
    ['no last transaction', { lastTransaction: null }, { lastTransaction: null }],
    ['a last transaction that is no time', { lastTransaction: 'soon' }, { lastTransaction: null }],
    ['a transaction of the future', { lastTransaction: '2036-01-01T00:00:00Z' }, { lastTransaction: null }],
    ['a volume below zero', { volume: -1 }, { securityDailyAggVolume: null }],
    ['no size', { bondVolume: null }, { bondVolume: null }],
    ['half a range', { range52Weeks: { low: 97.1 } }, { range52Weeks: { low: 97.1, high: null } }],
    ['no range', { range52Weeks: null }, { range52Weeks: { low: null, high: null } }],
    [
      'a range from high to low',
      { range52Weeks: { low: 9, high: 8 } },
      { range52Weeks: { low: null, high: null } },
    ],
    ['a name in one language', { name: { en: 'Abcd Bond A', he: ' ' } }, { bondName: 'Abcd Bond A' }],
  ])('with %s keeps its other values and all other rows', async (_name, wrong, shown) => {
    market.mood = bondsOf({ ...BOND, ...wrong }, { ...BOND, symbol: 'ABCD.B2' });
    const { bonds, late } = await askFor('/web/bonds');
    expect(bonds).toEqual([
      expect.objectContaining({ symbol: 'ABCD.B1', ...shown }),
      expect.objectContaining({ symbol: 'ABCD.B2', securityLastRate: 101.2 }),
    ]);
    expect(late).toBe(false);
  });

  it.each([
    ['without a symbol', { symbol: undefined }, /symbol/],
    ['with a symbol of another kind', { symbol: 7 }, /symbol/],
    ['without a name', { name: undefined }, /name/],
    ['with empty names', { name: { he: '', en: ' ' } }, /without a name/],
    ['with a symbol that is used', { symbol: 'ABCD.B2' }, /its key is used/],
  ])('%s is omitted and logged', async (_name, wrong, reason) => {
    market.mood = bondsOf({ ...BOND, symbol: 'ABCD.B2' }, { ...BOND, ...wrong });
    expect((await askFor('/web/bonds')).bonds).toEqual([expect.objectContaining({ symbol: 'ABCD.B2' })]);
    expect(cms.payload.logger.warn).toHaveBeenLastCalledWith(
      expect.stringMatching(/^Market data: Row 1 of bonds is left out/),
    );
    expect(cms.payload.logger.warn).toHaveBeenLastCalledWith(expect.stringMatching(reason));
  });

  it('among stocks does not affect the other stocks, their banner or the bonds', async () => {
    market.mood = board({ stocks: [null, { ...STOCK, lastTransaction: null, rate: 'x' }] });
    const unknown = { securityLastRate: null, securityPercentageChange: null, changeValue: null };
    expect(await askFor(SUMMARY)).toMatchObject({
      stockDto: { symbol: 'ABCD', basePrice: 4400, lastTransaction: null, ...unknown },
      time: null,
    });
    expect(await askFor('/web/stocks/banner')).toMatchObject({ items: [unknown], time: null });
    expect((await askFor('/web/bonds')).bonds).toHaveLength(1);
  });

  it('that is the only row leads to the answer that there are no figures', async () => {
    market.mood = bondsOf({ ...BOND, symbol: '' });
    expect((await ask('/web/bonds')).status).toBe(503);
    expect((await ask(SUMMARY)).status).toBe(200);
  });

  it('of a graph is omitted, and the others are sorted by time', async () => {
    const [early, late] = ['2026-11-23T10:00:00+02:00', '2026-11-23T13:05:00+02:00'];
    const points = [
      { time: late, rate: 4512, volume: null },
      { time: early, rate: 4400, volume: 100 },
      { time: null, rate: 4400, volume: 100 },
      { time: '2026-11-23T11:00:00+02:00', rate: 0, volume: 100 },
    ];
    market.mood = (response, path) =>
      void response.end(JSON.stringify(path === '/board' ? BOARD : { points }));
    const graph = (await (await ask('/web/stocks/ABCD/graph?range=year')).json()) as object;
    expect(graph).toMatchObject({
      grapStocksDtos: [
        { time: early, securityLastRate: 4400, volume: 100 },
        { time: late, securityLastRate: 4512, volume: null },
      ],
    });
  });
});

/** Ways in which the provider can fail, as behaviours of the fake server. */
const FAULTS: [string, MarketMood][] = [
  ['is down', (response) => void response.destroy()],
  ['answers an error', (response) => void response.writeHead(500).end('{}')],
  ['is silent', () => undefined],
  ['sends no JSON', (response) => void response.end('<html>')],
  ['sends another thing', (response) => void response.end('{"stocks":[]}')],
  ['sends no stocks', board({ stocks: [] })],
  ['sends stocks without names alone', board({ stocks: [{ ...STOCK, name: {} }] })],
  ['sends without an end', (response) => void response.end(`"${'x'.repeat(3_000_000)}"`)],
];

describe.each(FAULTS)('a provider that %s', (_name, mood) => {
  it('leaves the last good figures, with their time, marked as late', async () => {
    const good = await askFor(SUMMARY);
    market.mood = mood;
    advance(10 * MINUTE_MS);
    const response = await ask(SUMMARY);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=5, stale-while-revalidate=30');
    expect(await response.json()).toEqual({ ...good, late: true });
  });
});

describe('a provider that fails', () => {
  it('is asked at growing intervals, and its first good answer counts at once', async () => {
    await ask(SUMMARY);
    market.mood = (response) => void response.writeHead(503).end();
    const waits = [10, 1.5, 2.5, 4.5].map((minutes) => minutes * MINUTE_MS);
    for (const wait of waits) {
      advance(wait);
      expect(await askFor(SUMMARY)).toMatchObject({ late: true });
    }
    expect(market.heard).toHaveLength(1 + waits.length);
    advance(2 * MINUTE_MS);
    await Promise.all(Array.from({ length: 20 }, () => ask(SUMMARY)));
    expect(market.heard).toHaveLength(1 + waits.length);
    market.mood = rateOf(4600);
    advance(10 * MINUTE_MS);
    expect(await askFor(SUMMARY)).toMatchObject({ late: false, stockDto: { securityLastRate: 4600 } });
  });

  it('answers that there are no figures when it has never answered', async () => {
    market.mood = (response) => void response.destroy();
    const response = await ask('/web/bonds', 'en-us');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: 'Market data are not available right now. Please try again in a few minutes.',
      code: 'noFigures',
    });
    await Promise.all(Array.from({ length: 20 }, () => ask(SUMMARY)));
    expect(market.heard).toHaveLength(1);
  });

  it('is asked again when the lease of a dead instance has expired', async () => {
    const { claimLease } = await import('./cachedFigures');
    expect(await claimLease(cms.payload, 'board', clock + 5000)).toBe(true);
    expect(await claimLease(cms.payload, 'board', clock + 5000)).toBe(false);
    advance(6000);
    expect((await ask(SUMMARY)).status).toBe(200);
    expect(market.heard).toHaveLength(1);
  });
});
